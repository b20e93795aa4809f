"""Retention: deletes finished tables, and the chat of finished games, after some days.

In small batches, so that no request waits. Without a setting nothing is deleted.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, select, tuple_

from pandemonium.engine.errors import PandemoniumError
from pandemonium.server.storage.sql_tables import entries, guests, shared_games, tables
from pandemonium.server.storage.store import FINISHED
from pandemonium.server.tables.erasure import replace_data

if TYPE_CHECKING:
    from pandemonium.server.server import Server

log = logging.getLogger(__name__)

DAY = 24 * 3600.0  # seconds
EVERY = 600.0  # seconds between two rounds
PAUSE = 0.1  # seconds between two batches
BATCH = 20  # tables
REMOVED = "removed"  # a notice: a table


class Retention:
    """Deletes what is older than the configuration allows."""

    def __init__(self, server: "Server") -> None:
        self._server = server
        self._store = server.store
        self._chat_done = (0.0, "")  # when and which: the last table whose chat was deleted
        server.notices.on(REMOVED, lambda words: self._close_table(words[0]))

    async def run(self) -> None:
        """Clean up periodically, for as long as the server runs."""
        while True:
            try:
                await self._server.erasure.resume()
                await self.clean()
            except PandemoniumError as problem:  # the next round does it
                log.warning("clean-up failed: %s", problem)
            await asyncio.sleep(EVERY)

    async def clean(self) -> None:
        """Delete everything that is due now."""
        config, now = self._server.config, self._server.hub.now()
        if config.keep_finished:
            await self._remove_tables(now - config.keep_finished * DAY)
        if config.keep_chat:
            await self._remove_chat(now - config.keep_chat * DAY)

    async def remove(self, table: str) -> None:
        """Delete a table, with its entries."""

        def change(connection: Connection) -> None:
            connection.execute(delete(entries).where(entries.c.table_id == table))
            for others in (guests, shared_games):
                connection.execute(delete(others).where(others.c.table_id == table))
            connection.execute(delete(tables).where(tables.c.id == table))

        await self._store.writer.write(change)
        self._close_table(table)
        self._server.lists.changed((), is_open=True)
        await self._server.notices.send(REMOVED, table)

    async def _remove_tables(self, before: float) -> None:
        """Delete the tables whose game ended before a time."""
        is_old = tables.c.status.in_(FINISHED) & (tables.c.updated < before)
        query = select(tables.c.id).where(is_old).order_by(tables.c.updated).limit(BATCH)
        while rows := await self._store.read(query):
            for row in rows:
                await self.remove(row.id)
            await asyncio.sleep(PAUSE)

    async def _remove_chat(self, before: float) -> None:
        """Delete the chat of tables whose game ended before a time."""
        place = tuple_(tables.c.updated, tables.c.id)
        while rows := await self._store.read(
            select(tables.c.id, tables.c.updated)
            .where(
                tables.c.status.in_(FINISHED), tables.c.updated < before, place > self._chat_done
            )
            .order_by(tables.c.updated, tables.c.id)
            .limit(BATCH)
        ):
            ids = [row.id for row in rows]
            is_chat = entries.c.table_id.in_(ids) & (entries.c.kind == "said")
            await replace_data(self._server, await self._store.read(select(entries).where(is_chat)))
            self._chat_done = (rows[-1].updated, rows[-1].id)
            await asyncio.sleep(PAUSE)

    def _close_table(self, table: str) -> None:
        """Close a table that is in memory, for everybody who watches it."""
        live = self._server.hub.tables.pop(table, None)
        if live is not None:
            live.close("no-such-table")
