"""Replays: of finished games, and of any record that a client sends.

Events are sent at once, positions in slices, compressed. Anyone who may see a table may see all of
its game when it is over; before that there is no record, hence no replay.
"""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, TypeVar

from litestar import Response, get, post
from litestar.params import FromQuery, QueryParameter

from pandemonium.app import records
from pandemonium.app.errors import ServerError
from pandemonium.app.payloads import Key, NewTable, RequestBody, TableCreated
from pandemonium.app.records import REPLAYING, Slice, Source
from pandemonium.app.table_core import TableCore
from pandemonium.engine.registry import about
from pandemonium.engine.task import NOBODY
from pandemonium.server.api.dependencies import AnyRequest, Body, Caller, CurrentCaller, Path
from pandemonium.server.tables.live_table import LiveTable
from pandemonium.table import limits
from pandemonium.table.fields import Doc, Length, Range

T = TypeVar("T")

MAX_AT_ONCE = 64  # positions


@dataclass(kw_only=True)
class Continue(RequestBody):
    """Play on from a position of a finished game, against bots."""

    key: Key
    ply: Annotated[int, Range(0, limits.MAX_PLY), Doc("after this action of the record")]
    seat: Annotated[int, Range(0, limits.MAX_SEATS - 1), Doc("your seat")]
    level: Annotated[str, Length(0, limits.MAX_LEVEL_LENGTH), Doc("of the bots on all other seats")]


@dataclass(kw_only=True)
class ReplayRecord(RequestBody):
    """The request to replay a record from a file."""

    text: Annotated[str, Length(0, limits.MAX_RECORD_LENGTH), Doc("the record")]
    seat: Annotated[
        int, Range(NOBODY, limits.MAX_SEATS - 1), Doc("whose view to show; -1: a spectator's")
    ] = NOBODY


@dataclass(kw_only=True)
class ContinueRecord(Continue):
    """Play on from a position of a record."""

    text: Annotated[str, Length(0, limits.MAX_RECORD_LENGTH), Doc("the record")]


@dataclass(kw_only=True)
class RecordMoments(ReplayRecord):
    """The request for some positions of a record."""

    first: Annotated[int, Range(0, limits.MAX_PLY)] = 0
    count: Annotated[int, Range(1, MAX_AT_ONCE)] = MAX_AT_ONCE
    open: Annotated[bool, Doc("with what all seats knew")] = False
    words: Annotated[bool, Doc("also in words")] = False


# ---------------------------------------------------------------------- of a table


@get("/api/tables/{table:str}/replay")
async def replay_table(
    caller: CurrentCaller,
    request: AnyRequest,
    table: Path,
    seat: Annotated[int | None, QueryParameter(ge=NOBODY, le=limits.MAX_SEATS - 1)] = None,
) -> Response[bytes]:
    """A finished game: its players, and its events as a seat saw them.

    The default seat is your own, if you have one; -1 is a spectator.
    """
    live, source = await find(caller, table)
    viewer = live.session.seat_of(caller.guest.id) if seat is None else seat
    return await respond(caller, request, records.replay_game, source, viewer)


@get("/api/tables/{table:str}/replay/positions")
async def replay_positions(
    caller: CurrentCaller,
    request: AnyRequest,
    table: Path,
    seat: Annotated[int, QueryParameter(ge=NOBODY, le=limits.MAX_SEATS - 1)] = NOBODY,
    first: Annotated[int, QueryParameter(ge=0, le=limits.MAX_PLY)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MAX_AT_ONCE)] = MAX_AT_ONCE,
    open: FromQuery[bool] = False,  # noqa: A002 - its name on the wire
    words: FromQuery[bool] = False,
) -> Response[bytes]:
    """The positions of a finished game from ply `first` on, as a seat saw them, or `open`."""
    _, source = await find(caller, table)
    positions = Slice(seat, first, count, open, words)
    return await respond(caller, request, records.replay_moments, source, positions)


@post("/api/tables/{table:str}/continue")
async def continue_game(caller: CurrentCaller, table: Path, data: Body[Continue]) -> TableCreated:
    """A new table whose game begins at a position of this one; all other seats are bots."""
    live = await caller.table(table)
    record, setup = await live.compute(TableCore.record), live.session.setup
    await caller.check_tables()
    await live.compute(TableCore.check_seat, data.seat)
    position = await caller.call(records.position_after, record, data.ply, seconds=REPLAYING)
    options = about(setup.game).upgraded(setup.options, setup.revision)
    seats = len(live.session.seats)
    return await _begin_at(caller, data, setup.game, seats, options, position, setup.pack)


async def find(caller: Caller, table: str) -> tuple[LiveTable, Source]:
    """A finished table and its game, if the caller may see it."""
    live = await caller.table(table)
    caller.spend("look")
    return live, await live.compute(TableCore.source)


# ---------------------------------------------------------------------- of a record


@post("/api/records/replay", status_code=200)
async def replay_record(
    caller: CurrentCaller, request: AnyRequest, data: Body[ReplayRecord]
) -> Response[bytes]:
    """Replay a record; a refusal names the line that is wrong."""
    source = record_source(caller, data.text)
    return await respond(caller, request, records.replay_game, source, data.seat)


@post("/api/records/positions", status_code=200)
async def record_positions(
    caller: CurrentCaller, request: AnyRequest, data: Body[RecordMoments]
) -> Response[bytes]:
    """Positions of a record from ply `first` on."""
    source = record_source(caller, data.text)
    positions = Slice(data.seat, data.first, data.count, data.open, data.words)
    return await respond(caller, request, records.replay_moments, source, positions)


@post("/api/records/continue")
async def continue_record(caller: CurrentCaller, data: Body[ContinueRecord]) -> TableCreated:
    """A new table whose game begins at a position of a record; all other seats are bots."""
    await caller.check_tables()
    caller.spend("record")
    game, players, options, position = await caller.call(
        records.continued, data.text, data.ply, seconds=REPLAYING
    )
    if data.seat >= players:
        raise ServerError("no-playing-on")
    return await _begin_at(caller, data, game, players, options, position)


async def _begin_at(
    caller: Caller,
    data: Continue,
    game: str,
    players: int,
    options: dict[str, object],
    position: dict[str, object],
    pack: str = "",
) -> TableCreated:
    """A new table for somebody alone with bots, whose game begins at a position."""
    request = NewTable(
        key=data.key,
        game=game,
        players=players,
        options=options,
        pack=pack,
        bots=[data.level] * (players - 1),
    )
    return caller.created(await caller.server.hub.make(caller.guest, request, position, data.seat))


def record_source(caller: Caller, text: str) -> Source:
    """The source for a record; the first request costs more than those for a cached replay."""
    is_known = caller.server.hub.workers.holds(_record_key(text))
    caller.spend("look" if is_known else "record")
    return Source(text, [])


# ---------------------------------------------------------------------- responses


def _record_key(record: str) -> str:
    """The key under which a worker caches the replay of a record."""
    return hashlib.sha256(record.encode(errors="replace")).hexdigest()


async def call_replay(caller: Caller, work: Callable[..., T], source: Source, *args: object) -> T:
    """The result of a function about a game, from the worker that caches its replay."""
    key = _record_key(source.record)
    return await caller.call(work, source, *args, seconds=REPLAYING, key=key)


async def respond(
    caller: Caller, request: AnyRequest, work: Callable[..., bytes], source: Source, wanted: object
) -> Response[bytes]:
    """A response that a worker computes, compressed if the client accepts gzip."""
    is_packed = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"Vary": "Accept-Encoding, Accept-Language"}
    if is_packed:
        headers["Content-Encoding"] = "gzip"
    body = await call_replay(caller, work, source, wanted, caller.language, is_packed)
    return Response(body, media_type="application/json", headers=headers)
