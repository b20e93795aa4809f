"""Your statistics: one query finds your finished tables, `app/player_stats.py` counts them."""

import asyncio
from typing import Annotated

from litestar import get
from litestar.params import QueryParameter
from msgspec import json
from sqlalchemy import Select, select, update

from pandemonium.app.player_stats import Statistics, decode_results, statistics_of
from pandemonium.app.table_core import TableCore
from pandemonium.server.api.dependencies import CurrentGuest, CurrentServer
from pandemonium.server.server import Server
from pandemonium.server.storage.sql_tables import guests, tables
from pandemonium.server.storage.store import IS_LESSON, OVER

BACKFILL_BATCH = 25  # tables of an older version whose result is computed per request
MOST_LISTED = 5000


@get("/api/me/statistics")
async def read_statistics(
    server: CurrentServer,
    guest: CurrentGuest,
    most: Annotated[int, QueryParameter(ge=0, le=MOST_LISTED)] = 50,
) -> Statistics:
    """Your finished games, counted; the latest `most` of them are listed."""
    server.limits.spend("look", guest.id)
    rows = await server.store.read(finished_tables(guest.id))
    missing = [row.id for row in rows if row.result is None]
    if missing:
        await _backfill(server, missing[:BACKFILL_BATCH])
        rows = await server.store.read(finished_tables(guest.id))
    stored = [(row.id, row.game, row.result) for row in rows if row.result is not None]
    played = await asyncio.to_thread(decode_results, stored)
    statistics = await asyncio.to_thread(statistics_of, guest.id, played, most)
    statistics.unread = len(rows) - len(stored)
    return statistics


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
            values = {"result": json.encode(result).decode()}
            await server.store.change(update(tables).where(tables.c.id == table).values(values))
