"""Rate limits per person or address, and limits on connections and unfinished tables.

Each kind of request has a token bucket: it refills at a steady rate up to its burst size, and a
request takes one token. A refusal names the seconds until the next token.
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
    burst: int


# By address: what needs no identity.
RATES = {
    "request": Rate(20, 200),
    "guest": Rate(1 / 30, 30),  # a school class behind one address
    "recovery": Rate(1 / 60, 5),
    # By identity.
    "message": Rate(20, 100),
    "look": Rate(10, 60),  # consider, why not: the server computes
    "watch": Rate(5, 60),  # sends a whole table; a client that reconnects watches all of its own
    "history": Rate(2, 30),
    "device": Rate(1 / 30, 5),  # a code for another device
    "webhook": Rate(1 / 20, 6),  # the server calls an address at once
    "email": Rate(1 / 60, 4),  # and writes to one
    "mail-address": Rate(1 / 3600, 3),  # by address: codes to confirm it
    "confirm": Rate(1 / 60, 6),  # attempts to guess such a code
    "mail": Rate(1 / 120, 20),  # mails to one person
    "hint": Rate(0.2, 5),  # a bot thinks
    "advise": Rate(1, 30),  # a bot thinks for a moment, once per decision
    "setup": Rate(2, 30),  # layouts and card packs are computed
    "record": Rate(0.5, 10),  # replays a record that somebody sent
    "job": Rate(1 / 20, 6),  # occupies a process for a minute
    "chat": Rate(0.5, 8),
    "rename": Rate(0.1, 10),  # written at all of their tables
    # What becomes an entry of a table, which is stored permanently.
    "act": Rate(20, 100),
    "change": Rate(1, 60),  # drawing a board changes it many times
    "undo": Rate(1, 30),
    "around": Rate(1, 30),
    "table": Rate(1 / 60, 10),
}
MAX_CONNECTIONS = 5000
MAX_PER_ADDRESS = 200
MAX_PER_IDENTITY = 20
MAX_UNFINISHED = 50  # tables that one person has made
SWEEP_EVERY = 60.0  # seconds between removals of full buckets


class LimitError(ServerError):
    """A limit is exceeded; nothing was done."""


class Limits:
    """The token buckets and connection counts of everybody."""

    def __init__(self, is_on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        """All buckets are full; without `is_on` nothing is limited."""
        self._is_on = is_on
        self._clock = clock
        # the tokens in each bucket, and since when
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._swept = clock()
        self._connections: Counter[tuple[str, str]] = Counter()

    def spend(self, kind: str, who: str) -> None:
        """Take a token from somebody's bucket; `LimitError` if it is empty."""
        if not self._is_on:
            return
        rate, now = RATES[kind], self._clock()
        self._sweep(now)
        tokens, since = self._buckets.get((kind, who), (float(rate.burst), now))
        tokens = min(rate.burst, tokens + (now - since) * rate.per_second)
        if tokens < 1:
            seconds = math.ceil((1 - tokens) / rate.per_second)
            raise LimitError("too-fast", {"seconds": seconds})
        self._buckets[kind, who] = (tokens - 1, now)

    def check_tables(self, unfinished: int) -> None:
        """Refuse another table to a person who has too many unfinished ones."""
        if self._is_on and unfinished >= MAX_UNFINISHED:
            raise LimitError("too-many-tables", {"most": MAX_UNFINISHED})

    @contextlib.contextmanager
    def connection(self, identity: str, address: str) -> Iterator[None]:
        """Count a connection for as long as the block lasts; `LimitError` if there are too many."""
        counted = (("all", ""), ("address", address), ("identity", identity))
        most = (MAX_CONNECTIONS, MAX_PER_ADDRESS, MAX_PER_IDENTITY)
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
        """Remove buckets that are full again, so that strangers use no memory."""
        if now - self._swept < SWEEP_EVERY:
            return
        self._swept = now
        for (kind, who), (tokens, since) in list(self._buckets.items()):
            if tokens + (now - since) * RATES[kind].per_second >= RATES[kind].burst:
                del self._buckets[kind, who]
