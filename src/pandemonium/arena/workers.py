"""Worker processes that can be ended at any moment.

Each has a line to the parent that it shares with nobody: whoever is ended in the middle of a word
leaves no lock behind for which another would wait forever.
"""

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from threading import Thread
from types import TracebackType
from typing import TypeVar, cast

ENDING = tuple(  # not every system has all of them
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)
CAN_WAIT = hasattr(signal, "pthread_sigmask")
AHEAD = 4  # tasks that each worker may be ahead of the result that is waited for

Result = TypeVar("Result")


class WorkerKilled(Exception):  # noqa: N818 - it was not the worker's fault
    """A worker process has ended without an answer."""


class PoolProcess:
    """One process, and the line to it."""

    def __init__(self) -> None:
        """Start it."""
        self.line, theirs = multiprocessing.Pipe()
        self.process = multiprocessing.Process(target=_work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def give(self, task: Callable[[], object]) -> None:
        """Hand it a task."""
        try:
            self.line.send(task)
        except BrokenPipeError as gone:
            raise WorkerKilled from gone

    def take(self) -> object:
        """Its answer; what went wrong there goes wrong here."""
        try:
            answer = self.line.recv()
        except (EOFError, ConnectionResetError) as gone:
            raise WorkerKilled from gone
        if isinstance(answer, Exception):
            raise answer
        return answer

    def end(self) -> None:
        """End it at once."""
        self.process.terminate()
        self.process.join()
        self.line.close()


class ProcessPool:
    """Some processes; on leaving they end, whatever they are doing."""

    def __init__(self, count: int) -> None:
        """They start on entering."""
        self.count = count
        self.all: list[PoolProcess] = []

    def __enter__(self) -> "ProcessPool":
        """Start them."""
        try:
            with _signals_wait():
                for _ in range(self.count):
                    self.all.append(PoolProcess())
        except BaseException:
            self.end()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End them."""
        self.end()

    def end(self) -> None:
        """End them at once."""
        for worker in self.all:
            worker.end()

    def results(self, tasks: Sequence[Callable[[], Result]]) -> Iterator[Result]:
        """The results of the tasks in their order, each as soon as it is there."""
        idle = list(self.all)
        busy: dict[object, tuple[int, PoolProcess]] = {}
        done: dict[int, Result] = {}
        given = 0
        for number in range(len(tasks)):
            while number not in done:
                while idle and given < min(len(tasks), number + AHEAD * self.count):
                    worker = idle.pop()
                    worker.give(tasks[given])
                    busy[worker.line] = (given, worker)
                    given += 1
                for line in wait([worker.line for _, worker in busy.values()]):
                    finished, worker = busy.pop(line)
                    done[finished] = cast(Result, worker.take())
                    idle.append(worker)
            yield done.pop(number)


@contextlib.contextmanager
def _signals_wait() -> Iterator[None]:
    """Let signals wait meanwhile: Python drops what is raised while it starts a process."""
    if not CAN_WAIT:
        yield
        return
    usual = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)


def _work(line: "Connection[object, object]") -> None:
    """What a worker does: one task after the other, until it is ended.

    Ctrl-C reaches every process of the terminal: the parent alone decides what it means.
    """
    for number in ENDING:
        signal.signal(number, signal.SIG_IGN if number == signal.SIGINT else signal.SIG_DFL)
    if CAN_WAIT:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
    Thread(target=_end_with_the_parent, daemon=True).start()
    with contextlib.suppress(EOFError):  # the parent has closed the line
        while True:
            task = cast(Callable[[], object], line.recv())
            try:
                answer = task()
            except Exception as problem:
                answer = problem
            line.send(answer)


def _end_with_the_parent() -> None:
    """Nobody is left to work for when the parent has been killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
