"""Sessions: the open connections of an identity, which end on every server when its token does."""

import asyncio
from typing import TYPE_CHECKING

from pandemonium.engine.errors import PandemoniumError
from pandemonium.server.tables.notices import RETRY
from pandemonium.server.wire.connection import UNWANTED, Connection

if TYPE_CHECKING:
    from pandemonium.server.server import Server

ENDED = "ended"  # a notice: the sessions of an identity up to a moment
BATCH = 500  # tokens that are looked up at once
REMEMBERED = 60.0  # seconds: longer than any handshake takes


class Sessions:
    """Ends connections, here and on the other servers of the database."""

    def __init__(self, server: "Server") -> None:
        """No session has ended."""
        self._server = server
        self._ended: dict[str, float] = {}  # when, by identity
        server.notices.on(ENDED, lambda words: self._end_here(words[0], float(words[1])))
        server.notices.on_missed(lambda: server.hub.spawn(self._check_all()))

    async def end(self, identity: str) -> None:
        """End every connection that was authenticated before now."""
        now = self._server.hub.now()
        self._end_here(identity, now)
        await self._server.notices.send(ENDED, identity, repr(now))

    def add(self, connection: Connection) -> None:
        """One more; it ends at once if its session ended during the handshake."""
        self._server.connections.add(connection)
        if connection.since <= self._ended.get(connection.who, float("-inf")):
            connection.close(UNWANTED, "who-are-you")

    def _end_here(self, identity: str, moment: float) -> None:
        """End the connections of this server that were authenticated up to a moment."""
        now = self._server.hub.now()
        self._ended = {who: at for who, at in self._ended.items() if now - at < REMEMBERED}
        self._ended[identity] = moment
        for connection in list(self._server.connections):
            if connection.who == identity and connection.since <= moment:
                connection.close(UNWANTED, "who-are-you")

    async def _check_all(self) -> None:
        """End the connections whose token is no longer valid."""
        checked = [one for one in self._server.connections if one.token]
        for start in range(0, len(checked), BATCH):
            some = checked[start : start + BATCH]
            valid = await self._valid({one.token for one in some})
            for connection in some:
                if connection.token not in valid:
                    connection.close(UNWANTED, "who-are-you")

    async def _valid(self, tokens: set[str]) -> set[str]:
        """Those of the tokens that are valid, once the database answers."""
        while True:
            try:
                return await self._server.identities.valid_tokens(tokens)
            except PandemoniumError:
                await asyncio.sleep(RETRY)
