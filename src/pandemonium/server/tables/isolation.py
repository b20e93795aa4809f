"""Isolation: tables with user-made cards are computed in processes that can be killed.

A card pack may cause any amount of work. The server keeps the outline of such a table (who sits
where, whose turn it is, the clock) and calls a worker for everything else. A worker caches tables;
one that lacks a table, or has an old state, gets its entries.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Concatenate, ParamSpec, TypeVar

from pandemonium.app.errors import ServerError
from pandemonium.app.sentences import worded_error
from pandemonium.app.table_core import TableCore
from pandemonium.server.jobs.fair_queue import Owner
from pandemonium.server.jobs.worker_pool import CALL_SECONDS, WorkerPool
from pandemonium.table.commands.making import CreateTable
from pandemonium.table.entry import Entry
from pandemonium.table.outline import Outline, OutlinedSession, outline_of

ATTEMPTS = 3  # if workers exit between two calls
READING = 20.0  # seconds of CPU time to replay all entries of a table
TABLES_HELD = 16  # tables in the memory of one worker

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True)
class CoreRequest:
    """A method of `TableCore` with its arguments, for a table with this number of entries."""

    table: str
    version: str
    number: int
    work: Callable[..., Any]
    args: tuple[Any, ...]
    entries: list[Entry] | None = None  # all of them, where the worker may not have them


@dataclass(frozen=True)
class CoreReply:
    """The result, and the outline of the table after it."""

    value: Any
    outline: Outline


@dataclass(eq=False)
class IsolatedCore:
    """The core of one table, in another process."""

    workers: WorkerPool
    owner: Callable[[], Owner]  # of the table
    table: str
    version: str
    read: Callable[[int], Awaitable[list[Entry]]]  # returns the first entries from the store
    number: int = 0
    session: OutlinedSession = field(default_factory=OutlinedSession)
    needs_resync: bool = False  # whether the worker no longer knows what recipients were sent
    # the number and the worker's entries change together
    _lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def run(
        self, work: Callable[Concatenate[TableCore, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The result of a method of `TableCore`, or what it refuses, or `WorkLimitError`."""
        assert not kwargs  # only positional arguments are sent to the process
        async with self._lock:
            return await self._run(work, *args)

    async def load(self) -> None:
        """Have a worker replay all entries."""
        async with self._lock:
            await self._load()

    async def apply(self, entries: list[Entry]) -> None:
        """Apply more entries, which are stored already."""
        async with self._lock:
            if not self.number:
                self.number = len(entries)
                await self._load()
                return
            try:
                await self._run(TableCore.apply_all, entries)
            finally:
                self.number += len(entries)

    async def _run(self, work: Callable[..., T], *args: object) -> T:
        request = CoreRequest(self.table, self.version, self.number, work, args)
        for _ in range(ATTEMPTS):
            if self.workers.holds(self.table):
                answer = await self._call(request, CALL_SECONDS)
                if answer is not None:
                    self.session.update(answer.outline)
                    result: T = answer.value
                    return result
            await self._load()
        raise ServerError("worker-lost")

    async def _load(self) -> None:
        entries = await self.read(self.number)
        request = CoreRequest(self.table, self.version, self.number, load_only, (), entries)
        answer = await self._call(request, READING)
        assert answer is not None
        self.session.update(answer.outline)
        self.needs_resync = True

    async def _call(self, request: CoreRequest, seconds: float) -> CoreReply | None:
        return await self.workers.call(
            answer_request, request, owner=self.owner(), seconds=seconds, key=self.table
        )


# ---------------------------------------------------------------------- in the worker


@dataclass(eq=False)
class HeldTable:
    """A table in the memory of a worker, and what the server knows of it from the last outline."""

    core: TableCore
    position: int = 0
    _state: object = None
    _setup: CreateTable | None = None

    def outline(self) -> Outline:
        """The outline for the server; the setup, with its card pack, only if it is new."""
        session = self.core.session
        if session.position is not self._state:
            self._state = session.position
            self.position += 1
        is_new = session.setup is not self._setup
        self._setup = session.setup
        problem = worded_error(session.problem) if session.problem else None
        return outline_of(session, self.position, problem, session.setup if is_new else None)


_held: OrderedDict[str, HeldTable] = OrderedDict()


def answer_request(request: CoreRequest) -> CoreReply | None:
    """The reply to a request; None if the worker needs the entries first."""
    held = _held.get(request.table)
    if request.entries is not None:
        core = TableCore(request.table, request.version)
        core.apply_all(request.entries)
        held = _held[request.table] = HeldTable(core)
    if held is None or held.core.number != request.number:
        return None
    _held.move_to_end(request.table)
    while len(_held) > TABLES_HELD:
        _held.popitem(last=False)
    return CoreReply(request.work(held.core, *request.args), held.outline())


def load_only(_core: TableCore) -> None:
    """Do nothing: the request only brings the entries."""
