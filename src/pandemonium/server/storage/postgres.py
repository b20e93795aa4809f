"""The long-lived connection to PostgreSQL: receives notices and renews leases.

When it breaks, it reconnects with backoff; subscribers then get a notice about `ALL_TABLES`.
"""

import asyncio
import contextlib
from typing import Any

from sqlalchemy.engine import URL

from pandemonium.server.storage.database import StoreError
from pandemonium.server.tables.pubsub import ALL_TABLES, CHANNEL, Notice, PubSub

FIRST_BACKOFF, MAX_BACKOFF = 0.1, 5.0  # seconds between two attempts
TIMEOUT = 10.0  # seconds for one command
PING_EVERY = 20.0  # seconds between heartbeats


class ListenConnection:
    """A connection that reconnects; `generation` changes whenever it is lost or made."""

    def __init__(self, url: URL) -> None:
        """Use `open` to create one."""
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection: Any = None
        self._busy = asyncio.Lock()  # it can do one thing at a time
        self._is_closing = False
        self._reconnecting: asyncio.Task[None] | None = None
        self._pinging: asyncio.Task[None] | None = None
        self.generation = 0
        self.pubsub = PubSub()

    @classmethod
    async def open(cls, url: URL) -> "ListenConnection":
        """Connect; `StoreError` if the database is unreachable."""
        connection = cls(url)
        try:
            await connection._connect()
        except _problems():
            raise StoreError("store-away") from None
        connection._pinging = asyncio.create_task(connection._ping(), name="listening")
        return connection

    async def fetch_value(self, query: str, *arguments: object) -> object:
        """The first value of a query; `StoreError` while the connection is broken."""
        try:
            async with self._busy:
                return await self._connection.fetchval(query, *arguments, timeout=TIMEOUT)
        except TimeoutError:  # half-open, as after a pulled cable: nothing else would notice
            self._connection.terminate()
            raise StoreError("store-away") from None
        except _problems():
            raise StoreError("store-away") from None

    async def close(self) -> None:
        self._is_closing = True
        tasks = [task for task in (self._reconnecting, self._pinging) if task is not None]
        for task in tasks:
            task.cancel()
        try:
            await asyncio.gather(*tasks, return_exceptions=True)
            if not self._connection.is_closed():
                await self._connection.close(timeout=TIMEOUT)
        finally:
            self._connection.terminate()  # if we are cancelled meanwhile

    async def _connect(self) -> None:
        """Connect, and subscribe to the notices of other servers."""
        import asyncpg  # an optional dependency

        connection = await asyncpg.connect(self._address, timeout=TIMEOUT)
        try:
            await connection.add_listener(CHANNEL, self._on_notice)
        except BaseException:
            connection.terminate()
            raise
        connection.add_termination_listener(self._on_lost)
        self._connection = connection
        self.generation += 1

    async def _ping(self) -> None:
        """Send a heartbeat: a connection that broke silently delivers no notices."""
        while not self._is_closing:
            await asyncio.sleep(PING_EVERY)
            with contextlib.suppress(StoreError):
                await self.fetch_value("SELECT 1")

    def _on_notice(self, _connection: object, _process: int, _channel: str, payload: str) -> None:
        """Deliver a notice of another server to the subscribers."""
        self.pubsub.receive(payload)

    def _on_lost(self, _connection: object) -> None:
        """Start to reconnect after the connection was lost."""
        self.generation += 1  # other servers can take over at once
        if not self._is_closing:
            self._reconnecting = asyncio.get_running_loop().create_task(self._reconnect())

    async def _reconnect(self) -> None:
        """Reconnect with exponential backoff."""
        pause = FIRST_BACKOFF
        while not self._is_closing:
            with contextlib.suppress(*_problems()):
                await self._connect()
                self.pubsub.deliver_locally(Notice(ALL_TABLES))
                return
            await asyncio.sleep(pause)
            pause = min(2 * pause, MAX_BACKOFF)


class PostgresPubSub(PubSub):
    """Pub/sub through PostgreSQL, to all other servers."""

    def __init__(self, connection: ListenConnection) -> None:
        """`connection` delivers its notices here."""
        super().__init__()
        self._connection = connection
        connection.pubsub = self

    async def publish(self, table: str, number: int = 0, about: str = "") -> None:
        payload = self.payload(Notice(table, number, about))
        await self._connection.fetch_value("SELECT pg_notify($1, $2)", CHANNEL, payload)


def _problems() -> tuple[type[BaseException], ...]:
    """The exceptions of a broken connection."""
    import asyncpg

    return (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)
