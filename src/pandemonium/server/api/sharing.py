"""Sharing a finished game by a link: somebody who sat there shares it, and may stop that again.

A link shows the game and the names of its players: no chat, no table, and nobody's identity. Its
secret is sent in bodies and never in addresses, which servers log.
"""

import secrets
from dataclasses import dataclass
from typing import Annotated

from litestar import Response, delete, get, post, put
from sqlalchemy import delete as delete_rows
from sqlalchemy import select

from pandemonium.app import records
from pandemonium.app.errors import ServerError
from pandemonium.app.payloads import RequestBody, Secret
from pandemonium.app.records import Slice, Source, shared_source
from pandemonium.app.table_core import TableCore
from pandemonium.engine.task import NOBODY
from pandemonium.server.api.dependencies import AnyRequest, Body, Caller, CurrentCaller, Path
from pandemonium.server.api.replays import MAX_AT_ONCE, respond
from pandemonium.server.storage.sql_tables import shared_games
from pandemonium.server.tables.live_table import LiveTable
from pandemonium.table import limits
from pandemonium.table.errors import TableError
from pandemonium.table.fields import Doc, Range

SECRET_BYTES = 24

Hands = Annotated[bool, Doc("whether it shows all hands; else only what spectators saw")]


@dataclass(kw_only=True)
class ShareGame(RequestBody):
    """The request to share a game, or to share it differently."""

    hands: Hands = False


@dataclass
class SharedGame:
    """The link of a shared game; it is empty while the game is not shared."""

    url: str
    hands: Hands = False


@dataclass(kw_only=True)
class ReplayShared(RequestBody):
    """The request to replay a shared game."""

    secret: Annotated[Secret, Doc("the fragment of the link, after #")]
    seat: Annotated[
        int, Range(NOBODY, limits.MAX_SEATS - 1), Doc("from where one looks; -1: a spectator")
    ] = NOBODY


@dataclass(kw_only=True)
class SharedMoments(ReplayShared):
    """The request for some positions of a shared game."""

    first: Annotated[int, Range(0, limits.MAX_PLY)] = 0
    count: Annotated[int, Range(1, MAX_AT_ONCE)] = MAX_AT_ONCE
    open: Annotated[bool, Doc("with what all seats knew")] = False
    words: Annotated[bool, Doc("also in words")] = False


# ---------------------------------------------------------------------- for those who sat there


@get("/api/tables/{table:str}/share")
async def read_share(caller: CurrentCaller, table: Path) -> SharedGame:
    """The link of a finished game, for those who sat there."""
    await _finished(caller, table)
    return await _share_of(caller, table)


@put("/api/tables/{table:str}/share")
async def share_game(caller: CurrentCaller, table: Path, data: Body[ShareGame]) -> SharedGame:
    """Share a finished game, with or without all hands; a link that exists stays the same."""
    await _finished(caller, table)
    store, secret = caller.server.store, secrets.token_urlsafe(SECRET_BYTES)
    await store.share_game(table, secret, data.hands, caller.guest.id)
    return await _share_of(caller, table)


@delete("/api/tables/{table:str}/share")
async def stop_sharing(caller: CurrentCaller, table: Path) -> None:
    """Stop sharing a game: its link shows nothing any more, also if it is shared again."""
    await _finished(caller, table)
    await caller.server.store.change(
        delete_rows(shared_games).where(shared_games.c.table_id == table)
    )


async def _finished(caller: Caller, table: str) -> LiveTable:
    """A finished game at whose table this guest sat."""
    live = await caller.table(table)
    caller.spend("look")
    if caller.guest.id not in live.people:
        raise ServerError("not-seated")
    if live.session.status != "over":
        raise TableError("not-over")
    return live


async def _share_of(caller: Caller, table: str) -> SharedGame:
    rows = await caller.server.store.read(
        select(shared_games).where(shared_games.c.table_id == table)
    )
    if not rows:
        return SharedGame("")
    url = f"{caller.server.config.public_url}/?page=replay#{rows[0].secret}"
    return SharedGame(url, rows[0].hands)


# ---------------------------------------------------------------------- for everybody with the link


@post("/api/shared/replay", status_code=200)
async def replay_shared(
    caller: CurrentCaller, request: AnyRequest, data: Body[ReplayShared]
) -> Response[bytes]:
    """A shared game: its players' names, and its events as a seat or a spectator saw them."""
    source = await _source(caller, data.secret)
    seat = data.seat if source.hands else NOBODY
    return await respond(caller, request, records.replay_game, source, seat)


@post("/api/shared/positions", status_code=200)
async def shared_positions(
    caller: CurrentCaller, request: AnyRequest, data: Body[SharedMoments]
) -> Response[bytes]:
    """Positions of a shared game from ply `first` on."""
    source = await _source(caller, data.secret)
    seat = data.seat if source.hands else NOBODY
    wanted = Slice(seat, data.first, data.count, data.open and source.hands, data.words)
    return await respond(caller, request, records.replay_moments, source, wanted)


async def _source(caller: Caller, secret: str) -> Source:
    """The game that a link shows; a link that was revoked is refused like any other."""
    caller.spend("look")
    query = select(shared_games).where(shared_games.c.secret == secret)
    rows = await caller.server.store.read(query)
    live = await caller.server.hub.table(rows[0].table_id) if rows else None
    if live is None:
        raise ServerError("not-shared")
    return shared_source(await live.compute(TableCore.source), rows[0].hands)
