"""Health checks: the database is writable and the disk has room."""

import asyncio
import errno
import shutil
import time
from collections.abc import Callable

from pandemonium.engine.errors import file_problem
from pandemonium.server.storage.database import StoreError, is_postgres
from pandemonium.server.storage.store import Store

KEPT = 5.0  # seconds for which a result is cached: probes must not cause load
LONGEST_CHECK = 5.0  # seconds
LEAST_FREE = 4 << 20  # bytes on the disk: SQLite needs some for its WAL


class HealthCheck:
    """Checks a store on request, with a cached result."""

    def __init__(
        self,
        store: Store,
        place: str,
        now: Callable[[], float],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`place` is the folder of the store, or the URL of a PostgreSQL; `now` its clock."""
        self._store = store
        self._now = now
        self._folder = None if is_postgres(place) else place
        self._clock = clock
        self._until = clock()
        self._problem: StoreError | None = None
        self._busy = asyncio.Lock()

    async def check(self) -> None:
        """Raise a `StoreError` if the server cannot work."""
        async with self._busy:
            if self._clock() >= self._until:
                self._problem = await self._find_problem()
                self._until = self._clock() + KEPT
        if self._problem is not None:
            raise StoreError(self._problem.key, self._problem.details)

    async def _find_problem(self) -> StoreError | None:
        """The current problem, if any, without the cache."""
        try:
            if self._folder is not None:
                await asyncio.to_thread(check_disk, self._folder)
            async with asyncio.timeout(LONGEST_CHECK):
                await self._store.save_heartbeat(self._now())
        except TimeoutError:
            return StoreError("store-away")
        except OSError as problem:
            return StoreError("store-disk", {"problem": file_problem(problem)})
        except StoreError as problem:
            return problem
        return None


def check_disk(folder: str) -> None:
    """Raise a `StoreError` if the disk of a folder is full."""
    if shutil.disk_usage(folder).free < LEAST_FREE:
        full = OSError(errno.ENOSPC, "")
        raise StoreError("store-disk", {"problem": file_problem(full)})
