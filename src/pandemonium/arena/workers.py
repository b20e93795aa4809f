"""A pool of worker processes that can be killed at any moment.

Each worker has a pipe of its own to the parent. With a shared queue, a worker that is killed while
it holds the lock would block all others.
"""

import contextlib
import itertools
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from threading import Thread
from types import TracebackType
from typing import TypeVar, cast

ENDING = tuple(  # not every system has all of them
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)
CAN_WAIT = hasattr(signal, "pthread_sigmask")

Result = TypeVar("Result")


class WorkerKilled(Exception):  # noqa: N818 - it was not the worker's fault
    """A worker process has ended without an answer."""


class PoolProcess:
    """One worker process and the pipe to it."""

    def __init__(self) -> None:
        self.pipe, theirs = multiprocessing.Pipe()
        self.process = multiprocessing.Process(target=_work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def send(self, task: Callable[[], object]) -> None:
        """Send it a task."""
        try:
            self.pipe.send(task)
        except BrokenPipeError as gone:
            raise WorkerKilled from gone

    def receive(self) -> object:
        """The result of its task; an exception there is raised here."""
        try:
            answer = self.pipe.recv()
        except (EOFError, ConnectionResetError) as gone:
            raise WorkerKilled from gone
        if isinstance(answer, Exception):
            raise answer
        return answer

    def end(self) -> None:
        """Kill it."""
        self.process.terminate()
        self.process.join()
        self.pipe.close()


class ProcessPool:
    """Worker processes, killed on leaving the `with` block, whatever they are doing."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.all: list[PoolProcess] = []

    def __enter__(self) -> "ProcessPool":
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
        self.end()

    def end(self) -> None:
        """Kill them all."""
        for worker in self.all:
            worker.end()

    def results(self, tasks: Iterable[Callable[[], Result]]) -> Iterator[Result]:
        """The results of the tasks, in order."""
        waiting: dict[int, Result] = {}
        number = 0
        for finished, result in self.completed(tasks):
            waiting[finished] = result
            while number in waiting:
                yield waiting.pop(number)
                number += 1

    def completed(self, tasks: Iterable[Callable[[], Result]]) -> Iterator[tuple[int, Result]]:
        """The number and the result of each task, as soon as it is done."""
        idle = list(self.all)
        busy: dict[object, tuple[int, PoolProcess]] = {}
        to_do = enumerate(tasks)
        while True:
            for number, task in itertools.islice(to_do, len(idle)):
                worker = idle.pop()
                worker.send(task)
                busy[worker.pipe] = (number, worker)
            if not busy:
                return
            for pipe in wait([worker.pipe for _, worker in busy.values()]):
                finished, worker = busy.pop(pipe)
                yield finished, cast(Result, worker.receive())
                idle.append(worker)


@contextlib.contextmanager
def _signals_wait() -> Iterator[None]:
    """Block signals meanwhile: Python drops exceptions raised while it starts a process."""
    if not CAN_WAIT:
        yield
        return
    usual = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)


def _work(pipe: "Connection[object, object]") -> None:
    """The loop of a worker: one task after another, until it is killed.

    It ignores SIGINT: Ctrl-C reaches every process of the terminal, and the parent handles it.
    """
    for number in ENDING:
        signal.signal(number, signal.SIG_IGN if number == signal.SIGINT else signal.SIG_DFL)
    if CAN_WAIT:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
    Thread(target=_end_with_the_parent, daemon=True).start()
    with contextlib.suppress(EOFError):  # the parent has closed the pipe
        while True:
            task = cast(Callable[[], object], pipe.recv())
            try:
                answer = task()
            except Exception as problem:
                answer = problem
            pipe.send(answer)


def _end_with_the_parent() -> None:
    """Exit when the parent has been killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
