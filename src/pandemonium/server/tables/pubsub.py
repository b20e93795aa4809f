"""Pub/sub: notices of other servers that a table has new entries.

A single server has nobody to notify. Several servers on one PostgreSQL use LISTEN and NOTIFY; a
notice holds ids only, and subscribers read the entries. PostgreSQL sends a notice to its sender
too: `PubSub.payload` stamps it with the server's origin, and `PubSub.receive` drops what has our
own. After a lost connection notices may be missing: subscribers
then get one about `ALL_TABLES`, which means to resync every table.
"""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from typing import NamedTuple

CHANNEL = "pandemonium"
MAX_QUEUED = 10_000  # notices of one subscription; beyond that it must resync all tables
ALL_TABLES = ""  # the table of a notice that means all tables
# A payload holds origin * ORIGIN_UNIT + number where that of an older version has the number alone.
# An older version takes it for a high number and reads all new entries.
ORIGIN_UNIT = 10**9


class Notice(NamedTuple):
    """Table `table` has entries up to `number`; or `about` is what else is new there."""

    table: str
    number: int = 0
    about: str = ""

    def serialize(self, origin: int) -> str:
        """The payload of a notice from the server with this origin."""
        return f"{self.table} {origin * ORIGIN_UNIT + self.number} {self.about}".rstrip()

    @classmethod
    def parse(cls, payload: str) -> tuple["Notice", int]:
        """The notice in a payload, and its origin; that of an older version is 0."""
        table, numbers, *about = payload.split(" ", 2)
        origin, number = divmod(int(numbers), ORIGIN_UNIT)
        return cls(table, number, *about), origin


class Subscription:
    """The notices for one subscriber, in order: `async for notice in subscription`."""

    def __init__(self) -> None:
        self._notices: asyncio.Queue[Notice] = asyncio.Queue()

    def put(self, notice: Notice) -> None:
        """Add a notice; a subscriber that is too far behind gets one about `ALL_TABLES`."""
        if self._notices.qsize() >= MAX_QUEUED:  # so nobody waits for this queue
            self._notices, notice = asyncio.Queue(), Notice(ALL_TABLES)
        self._notices.put_nowait(notice)

    def __aiter__(self) -> AsyncIterator[Notice]:
        return self

    async def __anext__(self) -> Notice:
        return await self._notices.get()


class PubSub:
    """The notices for a single server, of which there are none; see `PostgresPubSub`."""

    def __init__(self) -> None:
        self.origin = 1 + secrets.randbelow(ORIGIN_UNIT)  # the id of this server in notices
        self._subscriptions: set[Subscription] = set()

    @contextlib.asynccontextmanager
    async def subscribe(self) -> AsyncIterator[Subscription]:
        """A subscription for as long as the block lasts."""
        subscription = Subscription()
        self._subscriptions.add(subscription)
        try:
            yield subscription
        finally:
            self._subscriptions.discard(subscription)

    def payload(self, notice: Notice) -> str:
        """A notice as it is sent, with the origin of this server."""
        return notice.serialize(self.origin)

    def receive(self, payload: str) -> None:
        """Deliver a notice of another server; ignores our own and what isn't a notice."""
        with contextlib.suppress(ValueError):
            notice, origin = Notice.parse(payload)
            if origin != self.origin:
                self.deliver_locally(notice)

    def deliver_locally(self, notice: Notice) -> None:
        """Put a notice into every subscription of this process."""
        for subscription in self._subscriptions:
            subscription.put(notice)

    async def publish(self, table: str, number: int = 0, about: str = "") -> None:
        """Send a notice to every other server; those about entries come from the store."""
