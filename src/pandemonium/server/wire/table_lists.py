"""TableLists: pushes the lists of tables to the connections that follow them, such as home pages.

Changes that happen together are sent together, and nothing is read while nobody follows.
"""

import asyncio
from collections.abc import Collection
from typing import TYPE_CHECKING

from pandemonium.app.messages import UNSET, Tables
from pandemonium.app.messages.encoding import embed, encode, write
from pandemonium.app.payloads import TableListing
from pandemonium.engine.errors import PandemoniumError
from pandemonium.server.storage.store import Store
from pandemonium.server.wire.connection import Connection

if TYPE_CHECKING:
    from pandemonium.server.server import Server

LISTED = "listed"  # a notice: whether the open tables have changed (1 or 0), and whose own
DELAY = 0.3  # seconds from a change to the message
PAUSE = 4.0  # seconds between two messages


async def tables_of(store: Store, who: str) -> list[TableListing]:
    """The tables where somebody has a seat, the latest first."""
    return [
        TableListing(table.id, table.game, table.status, asked, table.card)
        for table, asked in await store.tables_of(who)
    ]


async def open_tables(store: Store) -> list[TableListing]:
    """The public tables that are not over, the latest first."""
    return [
        TableListing(table.id, table.game, table.status, False, table.card)
        for table in await store.lobby()
    ]


class TableLists:
    """Who follows the lists of tables on this server, and what they were sent."""

    def __init__(self, server: "Server") -> None:
        self._server = server
        self._followers: dict[Connection, tuple[bytes, bytes]] = {}  # own and open tables, as sent
        self._people: set[str] = set()  # whose own tables have changed
        self._is_open_changed = False
        self._is_sending = False
        server.hub.on_listed = self.changed
        server.notices.on(LISTED, lambda words: self._mark(words[1:], words[0] == "1"))
        server.notices.on_missed(self._mark_all)

    async def follow(self, connection: Connection) -> None:
        """Send both lists now, and each again when it changes."""
        self._followers[connection] = (b"", b"")
        store = self._server.store
        mine, opened = await tables_of(store, connection.who), await open_tables(store)
        self._push(connection, encode(mine), encode(opened))

    def unfollow(self, connection: Connection) -> None:
        """Send nothing any more."""
        self._followers.pop(connection, None)

    def changed(self, people: Collection[str], is_open: bool) -> None:
        """Note a change of these people's own tables, or of the open ones, on every server."""
        self._mark(people, is_open)
        self._server.hub.spawn(
            self._server.notices.send(LISTED, str(int(is_open)), *sorted(people))
        )

    def _mark_all(self) -> None:
        self._mark({connection.who for connection in self._followers}, True)

    def _mark(self, people: Collection[str], is_open: bool) -> None:
        """Send what has changed soon, if anybody follows it."""
        if not self._followers:
            return
        self._people.update(people)
        self._is_open_changed |= is_open
        if not self._is_sending:
            self._is_sending = True
            self._server.hub.spawn(self._send_rounds())

    async def _send_rounds(self) -> None:
        """Send what has changed, with pauses, until nothing has."""
        pause = DELAY
        try:
            while self._people or self._is_open_changed:
                await asyncio.sleep(pause)
                pause = PAUSE
                people, is_open = self._people, self._is_open_changed
                self._people, self._is_open_changed = set(), False
                try:
                    await self._send(people, is_open)
                except PandemoniumError:  # without the database: in the next round
                    self._people |= people
                    self._is_open_changed |= is_open
        finally:
            self._is_sending = False

    async def _send(self, people: set[str], is_open: bool) -> None:
        """Read the lists that have changed, each once, and send them."""
        store = self._server.store
        opened = encode(await open_tables(store)) if is_open else None
        followed = people & {connection.who for connection in self._followers}
        mine = {who: encode(await tables_of(store, who)) for who in followed}
        for connection in list(self._followers):
            self._push(connection, mine.get(connection.who), opened)

    def _push(self, connection: Connection, mine: bytes | None, opened: bytes | None) -> None:
        """Send the lists that are new to a connection."""
        if connection not in self._followers:
            return
        sent = self._followers[connection]
        now = (sent[0] if mine is None else mine, sent[1] if opened is None else opened)
        if now == sent:
            return
        self._followers[connection] = now
        lists = [embed(new) if new != old else UNSET for new, old in zip(now, sent, strict=True)]
        connection.send_bytes(write(Tables(mine=lists[0], open=lists[1])))
