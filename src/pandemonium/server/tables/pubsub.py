"""News: which table has grown, told to whoever follows in this process.

One server tells itself. Several on one PostgreSQL are told by it (LISTEN and NOTIFY), ids only: who
wants to know more reads the entries. After a broken connection something may have been missed; then
a notice about no table in particular is given, which means: look after all of yours.
"""

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator
from typing import NamedTuple

CHANNEL = "pandemonium"
MAX_QUEUED = 10_000  # notices that a follower may be behind; then it is told to look everywhere
ALL_TABLES = ""  # the table of a notice that means all tables


class Notice(NamedTuple):
    """Table `table` has entries up to `number`; or `about` says what else is new there."""

    table: str
    number: int = 0
    about: str = ""

    def serialize(self) -> str:
        """As one line."""
        return f"{self.table} {self.number} {self.about}".rstrip()

    @classmethod
    def parse(cls, line: str) -> "Notice":
        """What was written."""
        table, number, *about = line.split(" ", 2)
        return cls(table, int(number), *about)


class Subscription:
    """The notices for one follower, in order: `async for notice in following`."""

    def __init__(self) -> None:
        """Nothing is new."""
        self._notices: deque[Notice] = deque()
        self._arrived = asyncio.Event()

    def put(self, notice: Notice) -> None:
        """Add one; who is too far behind is told to look everywhere."""
        if len(self._notices) >= MAX_QUEUED:
            self._notices.clear()
            notice = Notice(ALL_TABLES)
        self._notices.append(notice)
        self._arrived.set()

    def __aiter__(self) -> AsyncIterator[Notice]:
        """All that comes."""
        return self

    async def __anext__(self) -> Notice:
        """The next one, when it is there."""
        while not self._notices:
            self._arrived.clear()
            await self._arrived.wait()
        return self._notices.popleft()


class PubSub:
    """Within one process; `PostgresNews` reaches the others too."""

    def __init__(self) -> None:
        """Nobody follows."""
        self._subscriptions: set[Subscription] = set()

    @contextlib.asynccontextmanager
    async def subscribe(self) -> AsyncIterator[Subscription]:
        """Follow for as long as the block lasts."""
        following = Subscription()
        self._subscriptions.add(following)
        try:
            yield following
        finally:
            self._subscriptions.discard(following)

    def deliver_locally(self, notice: Notice) -> None:
        """Hand a notice to everybody who follows here."""
        for following in self._subscriptions:
            following.put(notice)

    async def publish(self, table: str, number: int = 0, about: str = "") -> None:
        """Tell every server what is not an entry; of entries the store tells by itself."""
        self.deliver_locally(Notice(table, number, about))
