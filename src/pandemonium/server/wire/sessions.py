"""Sessions: the open connections of an identity, which end on every server with their token."""

import asyncio
from typing import TYPE_CHECKING

from pandemonium.engine.errors import PandemoniumError
from pandemonium.server.tables.notices import RETRY
from pandemonium.server.wire.connection import UNWANTED, Connection

if TYPE_CHECKING:
    from pandemonium.server.server import Server

ENDED = "ended"  # a notice about an identity and a time
REVOKED = "revoked"  # a notice about an identity, one of whose tokens is no longer valid
BATCH = 500  # tokens that are looked up at once
REMEMBERED = 60.0  # seconds: longer than any handshake takes


class Sessions:
    """Closes the connections of an identity, on every server of the database."""

    def __init__(self, server: "Server") -> None:
        self._server = server
        self._ended: dict[str, float] = {}  # when, by identity
        self._revoked: dict[str, float] = {}  # the same, of single tokens
        server.notices.on(ENDED, lambda words: self._end_remotely(words[0], float(words[1])))
        server.notices.on(REVOKED, lambda words: self._revoke_here(words[0]))
        server.notices.on_missed(lambda: self._check(list(server.connections)))

    async def end(self, identity: str) -> None:
        """Close every connection that was authenticated before now."""
        now = self._server.hub.now()
        self._end_here(identity, now)
        await self._server.notices.send(ENDED, identity, repr(now))

    async def end_revoked(self, identity: str) -> None:
        """Close the connections of an identity whose token is no longer valid."""
        self._revoke_here(identity)
        await self._server.notices.send(REVOKED, identity)

    def add(self, connection: Connection) -> None:
        """Add a connection; it is closed if its session ended during the handshake."""
        self._server.connections.add(connection)
        ended = self._ended.get(connection.who)
        if ended is not None and connection.since <= ended:
            connection.close(UNWANTED, "who-are-you")
        elif ended is not None or connection.who in self._revoked:
            self._check([connection])  # the clocks of two servers differ a little

    def _end_here(self, identity: str, moment: float) -> None:
        """Close the connections of this server that were authenticated up to a time."""
        now = self._server.hub.now()
        self._ended = _recent(self._ended, now) | {identity: moment}
        for connection in list(self._server.connections):
            if connection.who == identity and connection.since <= moment:
                connection.close(UNWANTED, "who-are-you")

    def _end_remotely(self, identity: str, moment: float) -> None:
        """The same by the clock of another server: connections that seem newer are checked."""
        self._end_here(identity, moment)
        self._check([conn for conn in self._server.connections if conn.who == identity])

    def _revoke_here(self, identity: str) -> None:
        """Check the tokens of all connections of an identity to this server."""
        now = self._server.hub.now()
        self._revoked = _recent(self._revoked, now) | {identity: now}
        self._check([conn for conn in self._server.connections if conn.who == identity])

    def _check(self, connections: list[Connection]) -> None:
        """Close those whose token is no longer valid, in the background."""
        self._server.hub.spawn(self._close_invalid([conn for conn in connections if conn.token]))

    async def _close_invalid(self, connections: list[Connection]) -> None:
        for start in range(0, len(connections), BATCH):
            batch = connections[start : start + BATCH]
            valid = await self._valid({connection.token for connection in batch})
            for connection in batch:
                if connection.token not in valid:
                    connection.close(UNWANTED, "who-are-you")

    async def _valid(self, tokens: set[str]) -> set[str]:
        """Those of the tokens that are valid; retries while the database is unavailable."""
        while True:
            try:
                return await self._server.identities.devices.valid_tokens(tokens)
            except PandemoniumError:
                await asyncio.sleep(RETRY)


def _recent(moments: dict[str, float], now: float) -> dict[str, float]:
    """What happened so lately that a handshake may have begun before."""
    return {who: at for who, at in moments.items() if now - at < REMEMBERED}
