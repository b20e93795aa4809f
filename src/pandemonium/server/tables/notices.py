"""Notices between the servers of one database that do not announce an entry."""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from pandemonium.engine.errors import PandemoniumError
from pandemonium.server.tables.pubsub import ALL_TABLES, Notice

if TYPE_CHECKING:
    from pandemonium.server.server import Server

log = logging.getLogger(__name__)

NO_TABLE = "-"  # in place of a table id
RETRY = 1.0  # seconds between attempts to notify the other servers

Handler = Callable[[list[str]], None]


class Notices:
    """Sends notices to the other servers, and hands theirs to the handler of their kind."""

    def __init__(self, server: "Server") -> None:
        self._server = server
        self._handlers: dict[str, Handler] = {}
        self._missed: list[Callable[[], None]] = []

    def on(self, kind: str, handler: Handler) -> None:
        """Call `handler` with the words of each notice of this kind from another server."""
        self._handlers[kind] = handler

    def on_missed(self, handler: Callable[[], None]) -> None:
        """Call `handler` when notices may have been missed."""
        self._missed.append(handler)

    async def send(self, kind: str, *words: str) -> None:
        """Notify the other servers; retries in the background while the database is unavailable."""
        about = " ".join((kind, self._server.hub.name, *words))
        try:
            await self._server.store.pubsub.publish(NO_TABLE, about=about)
        except PandemoniumError:
            self._server.hub.spawn(self._send_later(about))

    async def _send_later(self, about: str) -> None:
        """Retry at intervals until it succeeds."""
        while True:
            await asyncio.sleep(RETRY)
            try:
                await self._server.store.pubsub.publish(NO_TABLE, about=about)
            except PandemoniumError as problem:
                log.warning("could not notify other servers: %s", problem)
            else:
                return

    async def listen(self) -> None:
        """Handle notices for as long as the server runs."""
        async with self._server.store.pubsub.subscribe() as subscription:
            async for notice in subscription:
                self._handle(notice)

    def _handle(self, notice: Notice) -> None:
        """Call the handlers of a notice."""
        if notice.table == ALL_TABLES:
            for handler in self._missed:
                handler()
        elif notice.table == NO_TABLE:
            kind, *words = notice.about.split(" ")
            if kind in self._handlers:
                self._handlers[kind](words[1:])  # the first is the sender
