"""Replays: of finished games, and of any record that a client sends.

Events are sent at once, positions in slices, compressed. Anyone who may see a table may see all of
its game when it is over; before that there is no record, hence no replay.
"""

import hashlib
from collections.abc import Callable
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta

from pandemonium.app.payloads import Key, NewTable, RequestBody, TableCreated
from pandemonium.app.records import (
    REPLAYING,
    Slice,
    Source,
    position_after,
    replay_game,
    replay_moments,
)
from pandemonium.app.replays import events_of_the_game
from pandemonium.app.table_core import TableCore
from pandemonium.engine.registry import about
from pandemonium.engine.task import NOBODY
from pandemonium.server.api.dependencies import (
    AnyRequest,
    CurrentGuest,
    CurrentServer,
    Path,
    language_of,
)
from pandemonium.server.server import Server
from pandemonium.server.tables.identities import Identity
from pandemonium.server.tables.live_table import LiveTable

MOST_AT_ONCE = 64  # positions
LONGEST_RECORD = 100_000  # letters; a game of people has a tenth of it

Seat = Annotated[int, Meta(ge=NOBODY, le=15)]
FROM_SEAT = "from where one looks; -1: a spectator"


class Continue(RequestBody):
    """Play on from a position of a finished game, against bots."""

    key: Key
    ply: Annotated[int, Meta(ge=0, le=1_000_000, description="after this action of the record")]
    seat: Annotated[int, Meta(ge=0, le=15, description="where one sits")]
    level: Annotated[str, Meta(max_length=40, description="of the bots on all other seats")]


class ReplayRecord(RequestBody):
    """A record to replay."""

    text: Annotated[str, Meta(max_length=LONGEST_RECORD, description="the record")]
    seat: Annotated[Seat, Meta(description=FROM_SEAT)] = NOBODY


class RecordMoments(ReplayRecord):
    """Positions of a record."""

    first: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    count: Annotated[int, Meta(ge=1, le=MOST_AT_ONCE)] = MOST_AT_ONCE
    open: Annotated[bool, Meta(description="with what all seats knew")] = False
    words: Annotated[bool, Meta(description="also in words")] = False


# ---------------------------------------------------------------------- of a table


@get("/api/tables/{table:str}/replay")
async def replay_table(
    server: CurrentServer,
    guest: CurrentGuest,
    request: AnyRequest,
    table: Path,
    seat: Annotated[int | None, QueryParameter(ge=NOBODY, le=15)] = None,
) -> Response[bytes]:
    """A finished game: its players, and its events as a seat saw them.

    The default seat is your own, if you have one; -1 is a spectator.
    """
    live, source = await find(server, guest, table)
    wanted = live.session.seat_of(guest.id) if seat is None else seat
    return await _respond(server, guest, request, source, replay_game, wanted)


@get("/api/tables/{table:str}/replay/positions")
async def replay_positions(
    server: CurrentServer,
    guest: CurrentGuest,
    request: AnyRequest,
    table: Path,
    seat: Annotated[int, QueryParameter(ge=NOBODY, le=15)] = NOBODY,
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST_AT_ONCE)] = MOST_AT_ONCE,
    open: FromQuery[bool] = False,  # noqa: A002 - its name on the wire
    words: FromQuery[bool] = False,
) -> Response[bytes]:
    """The positions of a finished game from ply `first` on, as a seat saw them, or `open`."""
    _, source = await find(server, guest, table)
    wanted = Slice(seat, first, count, open, words)
    return await _respond(server, guest, request, source, replay_moments, wanted)


@post("/api/tables/{table:str}/continue")
async def continue_game(
    server: CurrentServer, guest: CurrentGuest, table: Path, data: JSONBody[Continue]
) -> TableCreated:
    """A new table whose game begins at a position of this one; all other seats are bots."""
    live = await server.hub.admit(table, guest.id)
    record, setup = await live.compute(TableCore.record), live.session.setup
    server.limits.spend("table", guest.id)
    server.limits.check_tables(await server.store.count_unfinished(guest.id))
    await live.compute(TableCore.check_seat, data.seat)
    owner = server.hub.owner_of(guest.id)
    position = await server.hub.workers.call(
        position_after, record, data.ply, owner=owner, seconds=REPLAYING
    )
    request = NewTable(
        key=data.key,
        game=setup.game,
        players=len(live.session.seats),
        options=about(setup.game).upgraded(setup.options, setup.revision),
        pack=setup.pack,
        bots=[data.level] * (len(live.session.seats) - 1),
    )
    made = await server.hub.make(guest, request, position, data.seat)
    return TableCreated(made.id, server.invitation(made.id, made.invite))


async def find(server: Server, guest: Identity, table: str) -> tuple[LiveTable, Source]:
    """A finished table and its game, if this guest may see it."""
    live = await server.hub.admit(table, guest.id)
    server.limits.spend("look", guest.id)
    record, around = await live.compute(TableCore.record), await live.compute(TableCore.news)
    summary = await live.compute(TableCore.summary)
    return live, Source(record, events_of_the_game(around), summary, live.id)


# ---------------------------------------------------------------------- of a record


@post("/api/records/replay", status_code=HTTP_200_OK)
async def replay_record(
    server: CurrentServer, guest: CurrentGuest, request: AnyRequest, data: JSONBody[ReplayRecord]
) -> Response[bytes]:
    """Replay a record; a refusal names the line that is wrong."""
    source = _source(server, guest, data.text)
    return await _respond(server, guest, request, source, replay_game, data.seat)


@post("/api/records/positions", status_code=HTTP_200_OK)
async def record_positions(
    server: CurrentServer, guest: CurrentGuest, request: AnyRequest, data: JSONBody[RecordMoments]
) -> Response[bytes]:
    """Positions of a record from ply `first` on."""
    source = _source(server, guest, data.text)
    wanted = Slice(data.seat, data.first, data.count, data.open, data.words)
    return await _respond(server, guest, request, source, replay_moments, wanted)


def _source(server: Server, guest: Identity, text: str) -> Source:
    """The source for a record; the first request costs more than those for a cached replay."""
    is_known = server.hub.workers.holds(record_key(text))
    server.limits.spend("look" if is_known else "record", guest.id)
    return Source(text, [])


# ---------------------------------------------------------------------- responses


def record_key(record: str) -> str:
    """The key under which a worker caches the replay of a record."""
    return hashlib.sha256(record.encode(errors="replace")).hexdigest()


async def _respond(
    server: Server,
    guest: Identity,
    request: AnyRequest,
    source: Source,
    work: Callable[[Source, Any, str, bool], bytes],
    wanted: object,
) -> Response[bytes]:
    """A response that a worker computes, compressed if the client accepts gzip."""
    is_packed = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"Vary": "Accept-Encoding, Accept-Language"}
    if is_packed:
        headers["Content-Encoding"] = "gzip"
    body = await server.hub.workers.call(
        work,
        source,
        wanted,
        language_of(request),
        is_packed,
        owner=server.hub.owner_of(guest.id),
        seconds=REPLAYING,
        key=record_key(source.record),
    )
    return Response(body, media_type="application/json", headers=headers)
