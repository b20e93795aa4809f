"""The running server: owns the store, the hub, limits, jobs and metrics."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from pandemonium.app.errors import ServerError
from pandemonium.engine.registry import about
from pandemonium.server.config import Config
from pandemonium.server.health import HealthCheck
from pandemonium.server.jobs.bot_pool import BotPool
from pandemonium.server.jobs.job_queue import JobQueue
from pandemonium.server.limits import Limits
from pandemonium.server.metrics import Metrics
from pandemonium.server.notifications.notifier import Notifier
from pandemonium.server.storage.store import PLAYING, Store
from pandemonium.server.tables import feed
from pandemonium.server.tables.erasure import Erasure
from pandemonium.server.tables.hub import Hub
from pandemonium.server.tables.identities import Identities
from pandemonium.server.tables.ladders import Ladders
from pandemonium.server.tables.notices import Notices
from pandemonium.server.tables.retention import Retention
from pandemonium.server.wire.connection import Connection
from pandemonium.server.wire.sessions import Sessions
from pandemonium.server.wire.table_lists import TableLists


class Server:
    """All parts of one server, wired together."""

    def __init__(self, config: Config, store: Store) -> None:
        """`store` is open; nothing runs yet."""
        self.config = config
        self.store = store
        self.identities = Identities(store)
        self.metrics = Metrics()
        self.hub = Hub(store, self.identities, BotPool(), config.pace, metrics=self.metrics)
        self.health = HealthCheck(store, config.place, lambda: self.hub.now())
        self.connections: set[Connection] = set()
        self.notices = Notices(self)
        self.sessions = Sessions(self)
        self.lists = TableLists(self)
        self.erasure = Erasure(self)
        self.retention = Retention(self)
        self.limits = Limits(config.is_limited)
        self.notifier = Notifier(self)
        self.jobs = JobQueue()
        self.ladders = Ladders(store)
        self.metrics.gauge("connections", lambda: len(self.connections))
        self.metrics.gauge("tables_in_use", lambda: len(self.hub.tables))

    @classmethod
    @contextlib.asynccontextmanager
    async def running(cls, config: Config) -> AsyncIterator["Server"]:
        """A server that runs for as long as the block lasts."""
        store = await Store.open(config.place)
        server = cls(config, store)
        try:
            await server.hub.start()
            server.hub.spawn(server.notices.listen())
            server.hub.spawn(server.retention.run())
            server.hub.spawn(server.notifier.sender.run())
            yield server
        finally:
            try:
                await server.stop()
            finally:
                await store.close()

    async def close_connections(self) -> None:
        """Ask all clients to reconnect soon, and close their connections."""
        await asyncio.gather(*[each.close_gracefully() for each in list(self.connections)])

    async def stop(self) -> None:
        """Close connections, jobs and tables."""
        await self.close_connections()
        await self.jobs.close()
        self.notifier.close()
        await self.hub.close()

    # ------------------------------------------------------------------ links and feeds

    def invitation(self, table: str, secret: str) -> str:
        """The invitation link; browsers never send the fragment with the secret."""
        return f"{self.config.public_url}/t/{table}#{secret}"

    async def feed(self, secret: str, language: str) -> str:
        """The feed of the guest with this secret: the tables where it is their turn."""
        guest = await self.identities.find_by_feed(secret)
        if guest is None:
            raise ServerError("no-such-page")
        tables = await self.store.tables_of(guest.id)
        waiting = [
            (table, about(table.game).title)
            for table, is_asked in tables
            if is_asked and table.status == PLAYING
        ]
        return feed.atom(guest, waiting, self.config.public_url, self.hub.words(language))
