"""Pub/sub: notices that a table has new entries, for every subscriber in this process.

A single server publishes to itself. Several servers on one PostgreSQL use LISTEN and NOTIFY; a
notice holds ids only, and subscribers read the entries. After a lost connection notices may be
missing: subscribers then get one about `ALL_TABLES`, which means to resync every table.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator
from typing import NamedTuple

CHANNEL = "pandemonium"
MAX_QUEUED = 10_000  # notices of one subscription; beyond that it must resync all tables
ALL_TABLES = ""  # the table of a notice that means all tables


class Notice(NamedTuple):
    """Table `table` has entries up to `number`; or `about` is what else is new there."""

    table: str
    number: int = 0
    about: str = ""

    def serialize(self) -> str:
        """The notice as one line of text."""
        return f"{self.table} {self.number} {self.about}".rstrip()

    @classmethod
    def parse(cls, line: str) -> "Notice":
        """The notice in a line of text."""
        table, number, *about = line.split(" ", 2)
        return cls(table, int(number), *about)


class Subscription:
    """The notices for one subscriber, in order: `async for notice in subscription`."""

    def __init__(self) -> None:
        self._notices: deque[Notice] = deque()
        self._arrived = asyncio.Event()

    def put(self, notice: Notice) -> None:
        """Add a notice; a subscriber that is too far behind gets one about `ALL_TABLES`."""
        if len(self._notices) >= MAX_QUEUED:
            self._notices.clear()
            notice = Notice(ALL_TABLES)
        self._notices.append(notice)
        self._arrived.set()

    def __aiter__(self) -> AsyncIterator[Notice]:
        return self

    async def __anext__(self) -> Notice:
        while not self._notices:
            self._arrived.clear()
            await self._arrived.wait()
        return self._notices.popleft()


class PubSub:
    """Pub/sub within one process; `PostgresPubSub` reaches the other servers too."""

    def __init__(self) -> None:
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

    def deliver_locally(self, notice: Notice) -> None:
        """Put a notice into every subscription of this process."""
        for subscription in self._subscriptions:
            subscription.put(notice)

    async def publish(self, table: str, number: int = 0, about: str = "") -> None:
        """Publish a notice to every server; those about entries come from the store."""
        self.deliver_locally(Notice(table, number, about))
