"""Who runs the bots and the clocks of a table, where several servers share it."""

import hashlib

from pandemonium.server.postgres import KeptConnection


class Locks:
    """Of a server that is alone: every table is its own."""

    async def hold(self, table_id: str) -> bool:  # noqa: ARG002 - of all servers, this one
        """Whether this server runs the table; asked for as often as one likes."""
        return True

    async def release(self, table_id: str) -> None:
        """Another may run it."""


class PostgresLocks(Locks):
    """One advisory lock per table, held by the kept connection.

    When that breaks, PostgreSQL gives the locks to whoever asks first; so nothing is
    remembered here for longer than the connection lives.
    """

    def __init__(self, kept: KeptConnection) -> None:
        """No table is held."""
        self._kept = kept
        self._held: dict[str, int] = {}  # with which connection

    async def hold(self, table_id: str) -> bool:
        """Whether this server runs the table: it does already, or nobody else does."""
        if self._held.get(table_id) == self._kept.generation:
            return True
        asked = self._kept.generation
        got = await self._kept.fetch_value("SELECT pg_try_advisory_lock($1)", _number(table_id))
        if got:
            self._held[table_id] = asked
        return bool(got)

    async def release(self, table_id: str) -> None:
        """Let another server run it."""
        if self._held.pop(table_id, None) == self._kept.generation:
            await self._kept.fetch_value("SELECT pg_advisory_unlock($1)", _number(table_id))


def _number(table_id: str) -> int:
    """The number of a table's lock: 64 bits with a sign, as PostgreSQL counts."""
    digest = hashlib.sha256(table_id.encode()).digest()
    return int.from_bytes(digest[:8], "big", signed=True)
