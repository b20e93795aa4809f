"""Leases: which server runs the bots and clocks of a table that several servers share.

A server on PostgreSQL has a row with a heartbeat and holds a lease on each table that it runs. Its
leases are valid for as long as its row is: one statement renews them all. When its process ends,
PostgreSQL notices the lost connection and another server can take over at once; when it hangs, its
row expires.
"""

import asyncio
import contextlib
import os
import secrets
import socket
import time

from pandemonium.server.storage.database import StoreError
from pandemonium.server.storage.postgres import ListenConnection

LEASE = 15.0  # seconds without a heartbeat until others may take over
HEARTBEAT = 5.0  # seconds between two renewals
MARGIN = 3.0  # seconds before expiry from which a server no longer relies on its leases

NOW = "extract(epoch FROM now())::float8"
# $1 is this server, $2 its name, $3 the length of a lease. Expired servers are deleted.
REGISTER = f"""
WITH gone AS (DELETE FROM servers WHERE expires < {NOW} AND id <> $1)
INSERT INTO servers (id, name, backend, seen, expires)
VALUES ($1, $2, pg_backend_pid(), {NOW}, {NOW} + $3)
ON CONFLICT (id) DO UPDATE
SET backend = excluded.backend, seen = excluded.seen, expires = excluded.expires
"""
# $1 is this server, $2 the length of a lease, $3 the margin. Nothing comes back if it was too late.
RENEW = f"""
UPDATE servers SET seen = {NOW}, expires = {NOW} + $2
WHERE id = $1 AND backend = pg_backend_pid() AND expires > {NOW} + $3
RETURNING id
"""
# $1 is the table, $2 this server. Nothing comes back if another server that is alive has it.
ACQUIRE = f"""
WITH alive AS MATERIALIZED (
    SELECT id FROM servers
    WHERE id <> $2 AND expires > {NOW} AND backend IN (SELECT pid FROM pg_stat_activity)
)
INSERT INTO leases (table_id, server)
SELECT $1, $2 WHERE NOT EXISTS (
    SELECT FROM leases WHERE table_id = $1 AND server IN (SELECT id FROM alive)
)
ON CONFLICT (table_id) DO UPDATE SET server = excluded.server
WHERE leases.server NOT IN (SELECT id FROM alive)
RETURNING table_id
"""
RELEASE = "DELETE FROM leases WHERE table_id = ANY($1) AND server = $2"
UNREGISTER = "DELETE FROM servers WHERE id = $1"


def clock() -> float:
    """A monotonic clock that also runs while the computer is suspended."""
    boot_time = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot_time is None else time.clock_gettime(boot_time)


class Locks:
    """The locks of a single server, which runs every table."""

    async def try_acquire(self, table_id: str) -> bool:  # noqa: ARG002 - of all servers, this one
        """Whether this server runs the table."""
        return True

    async def release(self, table_id: str) -> None:
        """Let another server run the table."""

    async def close(self) -> None:
        """Release all tables for other servers."""


class Leases(Locks):
    """The leases of this server in PostgreSQL.

    Held leases are cached until shortly before they expire, by a local clock that was read before
    the renewal was sent. So a server that was suspended knows that it must renew first.
    """

    def __init__(self, connection: ListenConnection) -> None:
        """Use `open` to create one."""
        self._connection = connection
        self._id = secrets.token_hex(8)
        self._held: set[str] = set()
        self._to_release: set[str] = set()
        self._until = 0.0  # by `clock`
        self._generation = 0  # of the connection that renewed last
        self._renewing = asyncio.Lock()
        self._closing = asyncio.Event()
        self._heartbeat_task: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, connection: ListenConnection) -> "Leases":
        """Register this server and start its heartbeat."""
        leases = cls(connection)
        await leases._renew()
        leases._heartbeat_task = asyncio.create_task(leases._heartbeat(), name="heartbeat")
        return leases

    async def try_acquire(self, table_id: str) -> bool:
        """Whether this server holds the lease, or could acquire it."""
        if not self._is_current():
            await self._renew()
        if table_id in self._held:
            return True
        self._to_release.discard(table_id)
        held = self._held
        is_ours = await self._connection.fetch_value(ACQUIRE, table_id, self._id) is not None
        if is_ours:
            held.add(table_id)  # if the leases lapsed meanwhile, this set is stale
        return is_ours

    async def release(self, table_id: str) -> None:
        """Release a lease; if that fails, the next heartbeat retries."""
        self._held.discard(table_id)
        self._to_release.add(table_id)
        with contextlib.suppress(StoreError):
            await self._release()

    async def close(self) -> None:
        """Unregister this server, so that others need not wait for its leases to expire."""
        self._closing.set()
        if self._heartbeat_task is not None:
            await self._heartbeat_task
        with contextlib.suppress(StoreError):
            await self._connection.fetch_value(UNREGISTER, self._id)

    def _is_current(self) -> bool:
        """Whether the leases of the last renewal are still valid."""
        return clock() < self._until and self._generation == self._connection.generation

    async def _renew(self) -> None:
        """Renew all leases at once; if it is too late, register again with none."""
        async with self._renewing:
            sent, generation = clock(), self._connection.generation
            renewed = await self._connection.fetch_value(RENEW, self._id, LEASE, MARGIN)
            is_late = clock() - sent > MARGIN or generation != self._connection.generation
            if renewed is None or is_late or generation != self._generation:
                self._held = set()
                sent, generation = clock(), self._connection.generation
                await self._connection.fetch_value(REGISTER, self._id, _name(), LEASE)
            self._until, self._generation = sent + LEASE - MARGIN, generation

    async def _release(self) -> None:
        """Delete the leases that are to be released."""
        if unwanted := list(self._to_release):
            await self._connection.fetch_value(RELEASE, unwanted, self._id)
            self._to_release.difference_update(unwanted)

    async def _heartbeat(self) -> None:
        """Renew periodically for as long as the server runs."""
        while not self._closing.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), HEARTBEAT)
                return
            with contextlib.suppress(StoreError):  # the database is unavailable: leases run out
                await self._renew()
                await self._release()


def _name() -> str:
    """The name of this server for people: its machine and process."""
    return f"{socket.gethostname()} (PID {os.getpid()})"
