"""Notices between the servers of one database that are about no single entry."""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from pandemonium.engine.errors import PandemoniumError
from pandemonium.server.tables.pubsub import ALL_TABLES, Notice

if TYPE_CHECKING:
    from pandemonium.server.server import Server

log = logging.getLogger(__name__)

NO_TABLE = "-"  # where other notices name a table
RETRY = 1.0  # seconds between attempts to notify the other servers

Handler = Callable[[list[str]], None]


class Notices:
    """Sends notices to the other servers, and hands theirs to the handler of their kind."""

    def __init__(self, server: "Server") -> None:
        """Nobody handles any."""
        self._server = server
        self._handlers: dict[str, Handler] = {}
        self._missed: list[Callable[[], None]] = []

    def on(self, kind: str, handler: Handler) -> None:
        """Call it with the words of each notice of a kind from another server."""
        self._handlers[kind] = handler

    def on_missed(self, handler: Callable[[], None]) -> None:
        """Call it when notices may have been missed."""
        self._missed.append(handler)

    async def send(self, kind: str, *words: str) -> None:
        """Notify the other servers; while the database is away, go on trying in the background."""
        about = " ".join((kind, self._server.hub.name, *words))
        try:
            await self._server.store.pubsub.publish(NO_TABLE, about=about)
        except PandemoniumError:
            self._server.hub.spawn(self._send_later(about))

    async def _send_later(self, about: str) -> None:
        """Try until it succeeds."""
        while True:
            await asyncio.sleep(RETRY)
            try:
                await self._server.store.pubsub.publish(NO_TABLE, about=about)
            except PandemoniumError as problem:
                log.warning("other servers were not notified: %s", problem)
            else:
                return

    async def listen(self) -> None:
        """Handle what comes, as long as the server runs."""
        async with self._server.store.pubsub.subscribe() as following:
            async for notice in following:
                self._handle(notice)

    def _handle(self, notice: Notice) -> None:
        """One notice; those of this server are not for itself."""
        if notice.table == ALL_TABLES:
            for handler in self._missed:
                handler()
        elif notice.table == NO_TABLE:
            kind, _, rest = notice.about.partition(" ")
            sender, *words = rest.split(" ")
            if sender != self._server.hub.name and kind in self._handlers:
                self._handlers[kind](words)
