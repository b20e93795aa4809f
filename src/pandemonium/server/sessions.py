"""Sessions: the open connections of an identity, which end on every server when its token does."""

import asyncio
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

from pandemonium.engine.errors import PandemoniumError
from pandemonium.server.news import EVERYWHERE, Notice
from pandemonium.server.socket import UNWANTED, Connection

if TYPE_CHECKING:
    from pandemonium.server.server import Server

log = logging.getLogger(__name__)

NO_TABLE = "-"  # where other notices name a table
ENDED, ERASED, REMOVED = "ended", "erased", "removed"  # what a notice says happened
RETRY = 1.0  # seconds between attempts to notify the other servers
BATCH = 500  # tokens that are looked up at once
REMEMBERED = 60.0  # seconds: longer than any handshake takes


class Sessions:
    """Ends connections, here and on the other servers of the database."""

    def __init__(self, server: "Server") -> None:
        """No session has ended."""
        self._server = server
        self._ended: dict[str, float] = {}  # when, by identity

    async def end(self, identity: str) -> None:
        """End every connection that was authenticated before now."""
        now = self._server.hub.now()
        self._end_here(identity, now)
        await self.notify(f"{ENDED} {self._server.hub.name} {identity} {now!r}")

    async def notify(self, about: str, table: str = NO_TABLE) -> None:
        """Notify all servers; while the database is away, go on trying in the background."""
        try:
            await self._server.store.news.tell(table, about=about)
        except PandemoniumError:
            self._server.hub.keep_running(self._notify_later(about, table))

    async def _notify_later(self, about: str, table: str) -> None:
        """Try until it succeeds."""
        while True:
            await asyncio.sleep(RETRY)
            try:
                await self._server.store.news.tell(table, about=about)
            except PandemoniumError as problem:
                log.warning("other servers were not notified: %s", problem)
            else:
                return

    def add(self, connection: Connection) -> None:
        """One more; it ends at once if its session ended during the handshake."""
        self._server.connections.add(connection)
        if connection.since <= self._ended.get(connection.who, float("-inf")):
            connection.end(UNWANTED, "who-are-you")

    async def follow(self) -> None:
        """End what other servers ask for, as long as the server runs."""
        async with self._server.store.news.subscribe() as following:
            async for notice in following:
                if notice.table == EVERYWHERE:  # some may have been missed
                    self._server.hub.keep_running(self._check_all())
                else:
                    self._hear(notice)

    async def _check_all(self) -> None:
        """End the connections whose token is no longer valid."""
        checked = [one for one in self._server.connections if one.token]
        for start in range(0, len(checked), BATCH):
            some = checked[start : start + BATCH]
            valid = await self._valid({one.token for one in some})
            for connection in some:
                if connection.token not in valid:
                    connection.end(UNWANTED, "who-are-you")

    async def _valid(self, tokens: set[str]) -> set[str]:
        """Those of the tokens that are valid, once the database answers."""
        while True:
            try:
                return await self._server.identities.valid(tokens)
            except PandemoniumError:
                await asyncio.sleep(RETRY)

    def _hear(self, notice: Notice) -> None:
        """One notice."""
        kind, *words = notice.about.split(" ")
        if kind == ENDED and len(words) == 3 and words[0] != self._server.hub.name:
            self._end_here(words[1], float(words[2]))

    def _end_here(self, identity: str, moment: float) -> None:
        """End the connections of this server that were authenticated up to a moment."""
        now = self._server.hub.now()
        self._ended = {who: at for who, at in self._ended.items() if now - at < REMEMBERED}
        self._ended[identity] = moment
        for connection in self._of(identity):
            if connection.since <= moment:
                connection.end(UNWANTED, "who-are-you")

    def _of(self, identity: str) -> Iterable[Connection]:
        """The connections of somebody."""
        return [one for one in self._server.connections if one.who == identity]
