"""WorkerPool: processes that compute untrusted input within a budget of time and memory.

Card packs, layouts and records can cause any amount of work. Processes at a lower priority do it,
away from the event loop. One that exceeds its budget is killed, the caller gets `WorkLimitError`,
and the next call starts another process.
"""

import asyncio
import contextlib
import logging
import pickle
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from pandemonium.app.errors import ServerError
from pandemonium.server.jobs.bot_pool import default_workers
from pandemonium.server.jobs.fair_queue import NOBODY, FairQueue, Owner
from pandemonium.server.jobs.worker import EXCEEDED, FRAME, REFUSED, RETURNED, Reply

log = logging.getLogger(__name__)

CALL_SECONDS = 2.0  # CPU time of one call
WALL_TIME_FACTOR = 30.0  # how many times longer it may take on a busy machine
STARTING = 20.0  # seconds for a process to start on a busy machine
EXITING = 5.0  # seconds for a process to exit after it has closed its output
MEMORY = 1 << 30  # bytes of address space of one process
ATTEMPTS = 3  # if processes die unexpectedly
MAX_IDLE = 300.0  # seconds after which a process without work ends

T = TypeVar("T")


class WorkLimitError(ServerError):
    """The work exceeded its budget of time or memory; its process was killed."""

    def __init__(self) -> None:
        super().__init__("work-limit")


class WorkerFailed(Exception):  # noqa: N818 - a bug of ours, which is logged
    """A worker raised an unexpected exception."""


@dataclass(eq=False)
class Worker:
    """One process, which handles one call at a time."""

    process: Process
    queue: FairQueue = field(default_factory=lambda: FairQueue(1))
    users: int = 0  # calls that run or wait here
    held: dict[str, Owner] = field(default_factory=dict)  # keys of its cache, the latest last
    used: float = 0.0
    has_started: bool = False  # whether it has answered once
    was_killed: bool = False  # by us

    @property
    def is_alive(self) -> bool:
        """Whether the process is running."""
        return self.process.returncode is None

    @property
    def has_exceeded(self) -> bool:
        """Whether it was killed because it exceeded its budget."""
        return self.was_killed or self.process.returncode == -signal.SIGPROF

    def hold(self, key: str, owner: Owner, most: int) -> None:
        """Record that it caches something under this key; an LRU of `most` keys."""
        self.held.pop(key, None)
        self.held[key] = owner
        for oldest in list(self.held)[:-most]:
            del self.held[oldest]

    def serves(self, owner: Owner) -> bool:
        """Whether it caches something of the same address, or of the same person."""
        return any(
            other.address == owner.address if owner.address else other.person == owner.person
            for other in self.held.values()
        )

    async def call(self, function: Callable[..., object], args: object, seconds: float) -> Reply:
        """The reply to a call; `EOFError` if the process ends before."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        request = pickle.dumps((function, args, seconds), pickle.HIGHEST_PROTOCOL)
        self.process.stdin.write(FRAME.pack(len(request)) + request)
        await self.process.stdin.drain()
        try:
            (length,) = FRAME.unpack(await self.process.stdout.readexactly(FRAME.size))
            body = await self.process.stdout.readexactly(length)
        except asyncio.IncompleteReadError as problem:
            raise EOFError from problem
        reply: Reply = pickle.loads(body)
        self.has_started = True
        return reply


class WorkerPool:
    """Processes that are started on demand and shared fairly among owners."""

    def __init__(self, most: int, held: int, memory: int = MEMORY) -> None:
        """At most `most` processes, started on demand.

        `held` is how many keys each of them caches. As many run at once as there are cores.
        """
        self.most = most
        self.most_held = held
        self.memory = memory
        self._queue = FairQueue(default_workers())
        self._workers: list[Worker] = []

    async def call(
        self,
        function: Callable[..., T],
        *args: object,
        owner: Owner = NOBODY,
        seconds: float = CALL_SECONDS,
        key: str = "",
    ) -> T:
        """The result of a module's function, or the refusal it raises, or `WorkLimitError`.

        `seconds` is its budget of CPU time. Calls with the same `key` go to the same process for as
        long as it lives, so that they find what it caches.
        """
        for _ in range(ATTEMPTS):
            reply = await self._try(function, args, owner, seconds, key)
            if reply is not None:
                break
        else:
            raise ServerError("worker-lost")
        if reply.status == RETURNED:
            result: T = reply.value
            return result
        if reply.status == REFUSED:
            raise reply.value
        if reply.status == EXCEEDED:
            raise WorkLimitError
        log.error("worker failed:\n%s", reply.value)
        raise WorkerFailed

    def holds(self, key: str) -> bool:
        """Whether a running process caches something under this key."""
        return any(key in worker.held and worker.is_alive for worker in self._workers)

    async def close(self) -> None:
        """Kill all processes and wait for them."""
        await asyncio.gather(*[self._end(worker) for worker in list(self._workers)])

    async def _try(
        self, function: Callable[..., object], args: object, owner: Owner, seconds: float, key: str
    ) -> Reply | None:
        """The reply of a process; None if it died unexpectedly or by somebody else's call."""
        worker = await self._find(key, owner)
        worker.users += 1
        try:
            async with worker.queue.slot(owner), self._queue.slot(owner):
                if worker not in self._workers:
                    return None
                return await self._ask(worker, function, args, seconds)
        finally:
            worker.users -= 1

    async def _ask(
        self, worker: Worker, function: Callable[..., object], args: object, seconds: float
    ) -> Reply | None:
        """Send the call and wait for its reply; kills a process that exceeds its budget."""
        patience = seconds * WALL_TIME_FACTOR + (0 if worker.has_started else STARTING)
        try:
            async with asyncio.timeout(patience):
                reply = await worker.call(function, args, seconds)
        except TimeoutError:
            worker.was_killed = True
            reply = None
        except (OSError, EOFError):  # it is exiting; a signal now could hide its exit code
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(worker.process.wait(), EXITING)
            reply = None
        except BaseException:  # cancelled: a late reply would confuse the next caller
            await self._end(worker)
            raise
        worker.used = asyncio.get_running_loop().time()
        if reply is not None and reply.status != EXCEEDED:
            return reply
        await self._end(worker)  # out of time or memory: its cache cannot be trusted
        name = getattr(function, "__qualname__", function)
        log.warning("worker %s exited with code %s", name, worker.process.returncode)
        return Reply(EXCEEDED, None) if reply is not None or worker.has_exceeded else None

    async def _find(self, key: str, owner: Owner) -> Worker:
        """The process that caches the key, else one that serves the owner, else a free one."""
        await self.end_idle()
        alive = [worker for worker in self._workers if worker.is_alive]
        chosen = next((worker for worker in alive if key and key in worker.held), None)
        if chosen is None and key:
            chosen = next((worker for worker in alive if worker.serves(owner)), None)
        if chosen is None:
            free = [worker for worker in alive if not worker.users and not (key and worker.held)]
            if not free and len(alive) < self.most:
                free = [await self._start()]
            chosen = min(free or alive, key=lambda worker: (worker.users, len(worker.held)))
        if key:
            chosen.hold(key, owner, self.most_held)
        return chosen

    async def end_idle(self) -> None:
        """Kill processes that have been idle for a while."""
        now = asyncio.get_running_loop().time()
        for worker in list(self._workers):
            is_idle = worker.has_started and not worker.users and now - worker.used > MAX_IDLE
            if is_idle or not worker.is_alive:
                await self._end(worker)

    async def _start(self) -> Worker:
        # Not with -m: what its main module defines could not be unpickled here.
        code = f"from pandemonium.server.jobs.worker import main; main({self.memory})"
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", code, stdin=PIPE, stdout=PIPE
        )
        worker = Worker(process)
        self._workers.append(worker)
        return worker

    async def _end(self, worker: Worker) -> None:
        if worker in self._workers:
            self._workers.remove(worker)
        with contextlib.suppress(ProcessLookupError):
            worker.process.kill()
        await worker.process.wait()
