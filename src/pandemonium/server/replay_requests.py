"""Replays over HTTP: of the finished games here, and of any record that somebody has.

What happened is sent at once, positions in slices, packed: they are much alike. Whoever may look at
a table may see all of its game when it is over; before that there is no record, hence no replay.
"""

import asyncio
import gzip
import hashlib
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta, Raw, Struct, json

from pandemonium.engine.record import Record
from pandemonium.engine.registry import about
from pandemonium.engine.task import NOBODY
from pandemonium.server import wording
from pandemonium.server.http import AnyRequest, Here, Me, Path, language_of
from pandemonium.server.identities import Identity
from pandemonium.server.live import LiveTable
from pandemonium.server.messages import Key, News, Section
from pandemonium.server.replaying import Replay, position_after
from pandemonium.server.requests import Dice, Made, NewTable, Request
from pandemonium.server.server import Server
from pandemonium.table import Prompt
from pandemonium.table.summary import Summary

MOST_AT_ONCE = 64  # positions
LONGEST_RECORD = 100_000  # letters; a game of people has a tenth of it
PACKED = 3  # how hard: more takes long and wins little

Seat = Annotated[int, Meta(ge=NOBODY, le=15)]
FROM_SEAT = "from where one looks; -1: a spectator"


class GameReplay(Struct):
    """What happened in a game, and all that stays the same; positions are asked for in slices."""

    table: Annotated[str, Meta(description="its id; empty where a record was read")]
    seat: Annotated[int | None, Meta(description="from where one looks; null: a spectator")]
    last: Annotated[int, Meta(description="the number of the last ply; 0 is the set-up")]
    summary: Annotated[Summary, Meta(description="the people, as they were in the end")]
    description: Annotated[dict[str, Any], Meta(description="what never changes: the cards")]
    news: Annotated[list[News], Meta(description="what the seat was told, by ply")]
    dice: Annotated[
        Dice | None, Meta(description="of a record; those of a table are asked for there")
    ] = None


class Moment(Struct):
    """The table after one ply."""

    ply: int
    view: dict[str, Any]
    prompt: Prompt
    sections: Annotated[list[Section], Meta(description="the same in words, if wished")] = []


class Continue(Request):
    """Play on from a position of a finished game, against bots."""

    key: Key
    ply: Annotated[int, Meta(ge=0, le=1_000_000, description="after this action of the record")]
    seat: Annotated[int, Meta(ge=0, le=15, description="where one sits")]
    level: Annotated[str, Meta(max_length=40, description="of the bots on all other seats")]


class ReplayRecord(Request):
    """A record from one's own disk."""

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
    server: Here,
    guest: Me,
    request: AnyRequest,
    table: Path,
    seat: Annotated[int | None, QueryParameter(ge=NOBODY, le=15)] = None,
) -> Response[bytes]:
    """A finished game: who played, and all that happened as a seat was told it.

    Without a seat it is one's own, or none; -1 is a spectator.
    """
    live, replay = await find(server, guest, table)
    own = live.room.seat_of(guest.id) if seat is None else seat
    make = partial(_told, replay, own, live.room.summary(None), language_of(request), live.id)
    return await _sent(request, make)


@get("/api/tables/{table:str}/replay/positions")
async def replay_positions(
    server: Here,
    guest: Me,
    request: AnyRequest,
    table: Path,
    seat: Annotated[int, QueryParameter(ge=NOBODY, le=15)] = NOBODY,
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST_AT_ONCE)] = MOST_AT_ONCE,
    open: FromQuery[bool] = False,  # noqa: A002 - its name on the wire
    words: FromQuery[bool] = False,
) -> Response[bytes]:
    """The positions of a finished game from ply `first` on, as a seat saw them, or `open`."""
    live, replay = await find(server, guest, table)
    wish = RecordMoments(text="", seat=seat, first=first, count=count, open=open, words=words)
    make = partial(_moments, replay, wish, live.room.summary(None), language_of(request))
    return await _sent(request, make)


@post("/api/tables/{table:str}/continue")
async def continue_game(server: Here, guest: Me, table: Path, data: JSONBody[Continue]) -> Made:
    """A new table whose game begins at a position of this one; all other seats are bots."""
    live = await server.hub.admit(table, guest.id)
    record, setup = live.room.record(), live.room.setup
    server.limits.spend("table", guest.id)
    server.limits.check_tables(await server.store.count_unfinished(guest.id))
    live.room.running.state.check_seat(data.seat)
    position = await asyncio.to_thread(position_after, record, data.ply)
    wish = NewTable(
        key=data.key,
        game=setup.game,
        players=record.players,
        options=about(setup.game).upgraded(setup.options, setup.revision),
        pack=setup.pack,
        bots=[data.level] * (record.players - 1),
    )
    made = await server.hub.make(guest, wish, position, data.seat)
    return Made(made.id, server.invitation(made.id, made.invite))


async def find(server: Server, guest: Identity, table: str) -> tuple[LiveTable, Replay]:
    """A table with the replay of its game, for whoever may look at it when it is over."""
    live = await server.hub.admit(table, guest.id)
    server.limits.spend("look", guest.id)
    record, around = live.room.record(), live.room.news(None)
    return live, await server.replays.find(table, lambda: Replay(record, around))


# ---------------------------------------------------------------------- of a record


@post("/api/records/replay", status_code=HTTP_200_OK)
async def replay_record(
    server: Here, guest: Me, request: AnyRequest, data: JSONBody[ReplayRecord]
) -> Response[bytes]:
    """A game from a record that somebody has; what is wrong with it is said, with the place."""
    replay = await _read(server, guest, data.text)
    make = partial(_told, replay, data.seat, replay.summary(), language_of(request))
    return await _sent(request, make)


@post("/api/records/positions", status_code=HTTP_200_OK)
async def record_positions(
    server: Here, guest: Me, request: AnyRequest, data: JSONBody[RecordMoments]
) -> Response[bytes]:
    """Positions of a record from ply `first` on."""
    replay = await _read(server, guest, data.text)
    make = partial(_moments, replay, data, replay.summary(), language_of(request))
    return await _sent(request, make)


async def _read(server: Server, guest: Identity, text: str) -> Replay:
    """The replay of a record; to make one costs more than to look at one."""
    name = "record " + hashlib.sha256(text.encode(errors="replace")).hexdigest()
    server.limits.spend("look" if server.replays.has(name) else "record", guest.id)
    return await server.replays.find(name, lambda: Replay(Record.read(text)))


# ---------------------------------------------------------------------- what is sent


def _told(
    replay: Replay, seat: int | None, summary: Summary, language: str, table: str = ""
) -> bytes:
    """All that is said of a game at once."""
    own, words = replay.seat(seat), replay.words(summary, language)
    told = GameReplay(
        table=table,
        seat=own,
        last=replay.last,
        summary=summary,
        description=_raw(wording.description(replay.game, language)),
        news=wording.news(replay.told(own), words),
        dice=None if table else replay.dice(),
    )
    return json.encode(told)


def _moments(replay: Replay, wish: RecordMoments, summary: Summary, language: str) -> bytes:
    """Some positions."""
    seat, words = replay.seat(wish.seat), replay.words(summary, language)
    last = min(wish.first + wish.count, replay.last + 1)
    return json.encode(
        [
            Moment(
                ply,
                replay.view(ply, seat, wish.open),
                replay.prompt(ply, words),
                replay.sections(ply, seat, words) if wish.words else [],
            )
            for ply in range(wish.first, last)
        ]
    )


async def _sent(request: AnyRequest, make: Callable[[], bytes]) -> Response[bytes]:
    """An answer that takes a while to make, packed for whoever can unpack it."""
    is_packed = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"Vary": "Accept-Encoding, Accept-Language"}
    if is_packed:
        headers["Content-Encoding"] = "gzip"
    body = await asyncio.to_thread(lambda: gzip.compress(make(), PACKED) if is_packed else make())
    return Response(body, media_type="application/json", headers=headers)


def _raw(encoded: bytes) -> Any:
    """What is encoded already."""
    return Raw(encoded)


HANDLERS = [replay_table, replay_positions, continue_game, replay_record, record_positions]
