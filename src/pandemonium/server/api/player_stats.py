"""Your statistics: one query finds your finished tables, `app/player_stats.py` counts them."""

import asyncio
from collections.abc import Iterable
from typing import Annotated

from litestar import get
from litestar.params import QueryParameter
from msgspec import json
from sqlalchemy import Select, select, update

from pandemonium.app.player_stats import FinishedTable, Statistics, statistics_of
from pandemonium.app.results import Result
from pandemonium.app.table_core import TableCore
from pandemonium.server.api.dependencies import CurrentCaller
from pandemonium.server.server import Server
from pandemonium.server.storage.sql_tables import guests, tables
from pandemonium.server.storage.store import IS_LESSON, OVER, json_text

BACKFILL_BATCH = 25  # tables of an older version whose result is computed per request
MAX_LISTED = 5000


@get("/api/me/statistics")
async def read_statistics(
    caller: CurrentCaller, most: Annotated[int, QueryParameter(ge=0, le=MAX_LISTED)] = 50
) -> Statistics:
    """Your finished games, counted; the latest `most` of them are listed."""
    caller.spend("look")
    server, who = caller.server, caller.guest.id
    rows = await server.store.read(finished_tables(who))
    missing = [row.id for row in rows if row.result is None]
    if missing:
        await _backfill(server, missing[:BACKFILL_BATCH])
        rows = await server.store.read(finished_tables(who))
    stored = [(row.id, row.game, row.result) for row in rows if row.result is not None]
    played = await asyncio.to_thread(decode_results, stored)
    statistics = await asyncio.to_thread(statistics_of, who, played, most)
    statistics.unread = len(rows) - len(stored)
    return statistics


def decode_results(rows: Iterable[tuple[str, str, str]]) -> list[FinishedTable]:
    """Finished tables from their id, game and stored result."""
    decode = json.Decoder(Result).decode
    return [FinishedTable(table, game, decode(result)) for table, game, result in rows]


def finished_tables(who: str) -> Select[*tuple[str, str, str | None]]:
    """The query for all finished tables where somebody sits, the latest first."""
    return (
        select(tables.c.id, tables.c.game, tables.c.result)
        .join(guests, guests.c.table_id == tables.c.id)
        .where(guests.c.identity_id == who, guests.c.seated.is_(True), tables.c.status == OVER)
        .where(~IS_LESSON)
        .order_by(tables.c.updated.desc())
    )


async def _backfill(server: Server, ids: list[str]) -> None:
    """Store the results of games that ended under a version that did not."""
    for table in ids:
        live = await server.hub.table(table)
        result = (await live.compute(TableCore.listing)).result if live is not None else None
        if result is not None:
            values = {"result": json_text(result)}
            await server.store.change(update(tables).where(tables.c.id == table).values(values))
