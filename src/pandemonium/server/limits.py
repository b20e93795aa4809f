"""How much one person, or one address, may ask for: so that nobody can keep the others waiting.

A rate is a jar: it fills slowly up to its size, and every wish takes something out. Whoever finds
it empty is told how long it takes.
"""

import contextlib
import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from pandemonium.app.errors import ServerError


class Rate(NamedTuple):
    """`per_second` in the long run, `at_once` after a pause."""

    per_second: float
    at_once: int


# Per address: what can be done without being anybody.
RATES = {
    "request": Rate(20, 200),
    "guest": Rate(1 / 30, 30),  # a class of pupils behind one address comes in at once
    "recovery": Rate(1 / 60, 5),
    # Per identity.
    "message": Rate(20, 100),
    "look": Rate(10, 60),  # consider, why not: these make the server think
    "watch": Rate(5, 60),  # a whole table is sent; a client that reconnects asks for all of its own
    "history": Rate(2, 30),
    "hint": Rate(0.2, 5),  # these make a bot think
    "setup": Rate(2, 30),  # layouts and card packs are computed
    "record": Rate(0.5, 10),  # a game from somebody's disk is played again
    "job": Rate(1 / 20, 6),  # these make a process work for a minute
    "chat": Rate(0.5, 8),
    "rename": Rate(0.1, 10),  # written at every table of theirs
    # What becomes an entry of a table, which is kept for ever.
    "act": Rate(20, 100),
    "change": Rate(1, 60),  # a board that is drawn is changed again and again
    "undo": Rate(1, 30),
    "around": Rate(1, 30),
    "table": Rate(1 / 60, 10),
}
MOST_CONNECTIONS = 5000
MOST_PER_ADDRESS = 200
MOST_PER_IDENTITY = 20
MOST_UNFINISHED = 50  # tables that one person has made
SWEEP = 60.0  # seconds between two times that full jars are thrown away


class LimitError(ServerError):
    """Somebody asks for too much; nothing was done."""


class Limits:
    """What everybody has left."""

    def __init__(self, is_on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        """Everybody has everything; without `is_on` it stays so."""
        self._is_on = is_on
        self._clock = clock
        self._jars: dict[tuple[str, str], tuple[float, float]] = {}  # what is left, and since when
        self._swept = clock()
        self._connections: Counter[tuple[str, str]] = Counter()

    def spend(self, kind: str, who: str) -> None:
        """Take one wish of a kind out of somebody's jar; `LimitError` if it is empty."""
        if not self._is_on:
            return
        rate, now = RATES[kind], self._clock()
        self._sweep(now)
        left, since = self._jars.get((kind, who), (float(rate.at_once), now))
        left = min(rate.at_once, left + (now - since) * rate.per_second)
        if left < 1:
            seconds = math.ceil((1 - left) / rate.per_second)
            raise LimitError("too-fast", {"seconds": seconds})
        self._jars[kind, who] = (left - 1, now)

    def check_tables(self, unfinished: int) -> None:
        """Refuse another table to whoever has made too many that are not over."""
        if self._is_on and unfinished >= MOST_UNFINISHED:
            raise LimitError("too-many-tables", {"most": MOST_UNFINISHED})

    @contextlib.contextmanager
    def connection(self, identity: str, address: str) -> Iterator[None]:
        """Count a connection for as long as the block lasts; `LimitError` if there are too many."""
        counted = (("all", ""), ("address", address), ("identity", identity))
        most = (MOST_CONNECTIONS, MOST_PER_ADDRESS, MOST_PER_IDENTITY)
        if self._is_on:
            for name, limit in zip(counted, most, strict=True):
                if self._connections[name] >= limit:
                    raise LimitError("too-many-connections")
        self._connections.update(counted)
        try:
            yield
        finally:
            self._connections.subtract(counted)
            for name in counted:
                if not self._connections[name]:
                    del self._connections[name]

    def _sweep(self, now: float) -> None:
        """Throw away what is full again, so that strangers who come and go leave nothing here."""
        if now - self._swept < SWEEP:
            return
        self._swept = now
        for (kind, who), (left, since) in list(self._jars.items()):
            if left + (now - since) * RATES[kind].per_second >= RATES[kind].at_once:
                del self._jars[kind, who]
