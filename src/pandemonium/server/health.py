"""Health checks: the database is writable and the disk has room."""

import asyncio
import errno
import math
import shutil
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from pandemonium.engine.errors import file_problem
from pandemonium.server.storage.database import StoreError, is_postgres
from pandemonium.server.storage.store import Store

KEPT = 5.0  # seconds for which a result is cached: probes must not cause load
MAX_CHECK_SECONDS = 5.0  # seconds
MIN_FREE = 4 << 20  # bytes on the disk: SQLite needs some for its WAL


@dataclass(eq=False)
class HealthCheck:
    """Checks a store on request, with a cached result."""

    store: Store
    place: str  # its folder, or the URL of a PostgreSQL
    now: Callable[[], float]
    clock: Callable[[], float] = time.monotonic
    _until: float = -math.inf
    _problem: StoreError | None = None
    _busy: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def check(self) -> None:
        """Raise a `StoreError` if the server cannot work."""
        async with self._busy:
            if self.clock() >= self._until:
                self._problem = await self._find_problem()
                self._until = self.clock() + KEPT
        if self._problem is not None:
            raise StoreError(self._problem.key, self._problem.details)

    async def _find_problem(self) -> StoreError | None:
        """The current problem, if any, without the cache."""
        try:
            if not is_postgres(self.place):
                await asyncio.to_thread(check_disk, self.place)
            async with asyncio.timeout(MAX_CHECK_SECONDS):
                await self.store.save_heartbeat(self.now())
        except TimeoutError:
            return StoreError("store-away")
        except OSError as problem:
            return StoreError("store-disk", {"problem": file_problem(problem)})
        except StoreError as problem:
            return problem
        return None


def check_disk(folder: str) -> None:
    """Raise a `StoreError` if the disk of a folder is full."""
    if shutil.disk_usage(folder).free < MIN_FREE:
        full = OSError(errno.ENOSPC, "")
        raise StoreError("store-disk", {"problem": file_problem(full)})
