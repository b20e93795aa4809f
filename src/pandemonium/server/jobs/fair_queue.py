"""FairQueue: a semaphore that is fair (round robin) among addresses, then among people.

One person with fifty requests, or fifty guests at one address, wait behind their own requests, not
in front of everybody else's.
"""

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator
from typing import NamedTuple


class Owner(NamedTuple):
    """On whose behalf work is done: a network address and an identity; either may be unknown."""

    address: str = ""
    person: str = ""


NOBODY = Owner()


class _Waiter(NamedTuple):
    """A request in the queue, and the future that grants it a slot."""

    owner: Owner
    granted: asyncio.Future[None]


class FairQueue:
    """A number of slots; a free one goes to the owner who holds the fewest."""

    def __init__(self, slots: int, per_address: int | None = None) -> None:
        """All slots are free; one address holds at most `per_address` of them, else all."""
        self._free = slots
        self._per_address = slots if per_address is None else per_address
        self._waiting: list[_Waiter] = []
        self._running: Counter[tuple[str, str]] = Counter()

    @contextlib.asynccontextmanager
    async def slot(self, owner: Owner = NOBODY) -> AsyncIterator[None]:
        """Hold a slot for as long as the block lasts."""
        await self._acquire(owner)
        try:
            yield
        finally:
            self._release(owner)

    @property
    def is_full(self) -> bool:
        """Whether a request would have to wait."""
        return not self._free or bool(self._waiting)

    def waiting(self, owner: Owner) -> int:
        """How many requests from the owner's address wait for a slot."""
        return sum(waiter.owner.address == owner.address for waiter in self._waiting)

    async def _acquire(self, owner: Owner) -> None:
        waiter = _Waiter(owner, asyncio.get_running_loop().create_future())
        self._waiting.append(waiter)
        self._grant()
        try:
            await waiter.granted
        except asyncio.CancelledError:
            if waiter in self._waiting:
                self._waiting.remove(waiter)
            elif not waiter.granted.cancelled():  # it was granted in the same moment: pass it on
                self._release(owner)
            raise

    def _release(self, owner: Owner) -> None:
        self._count(owner, -1)
        self._free += 1
        self._grant()

    def _grant(self) -> None:
        """Hand out free slots, to the least loaded owners first."""
        self._waiting = [waiter for waiter in self._waiting if not waiter.granted.done()]
        while self._free and (allowed := list(filter(self._is_allowed, self._waiting))):
            waiter = min(allowed, key=self._load)  # the first of equals: the longest waiting
            self._waiting.remove(waiter)
            self._free -= 1
            self._count(waiter.owner, 1)
            waiter.granted.set_result(None)

    def _is_allowed(self, waiter: _Waiter) -> bool:
        """Whether the waiter's address may hold one more slot."""
        return self._running["address", waiter.owner.address] < self._per_address

    def _load(self, waiter: _Waiter) -> tuple[int, int]:
        """How many slots the waiter's address and person hold now."""
        owner = waiter.owner
        return self._running["address", owner.address], self._running["person", owner.person]

    def _count(self, owner: Owner, change: int) -> None:
        for key in (("address", owner.address), ("person", owner.person)):
            self._running[key] += change
            if not self._running[key]:
                del self._running[key]
