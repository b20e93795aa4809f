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

ENDING = tuple(  # Windows lacks some
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)
CAN_BLOCK = hasattr(signal, "pthread_sigmask")

Result = TypeVar("Result")


class WorkerKilled(Exception):  # noqa: N818 - it was not the worker's fault
    """A worker process has died without a result."""


class PoolProcess:
    """A worker process and the pipe to it."""

    def __init__(self) -> None:
        self.pipe, theirs = multiprocessing.Pipe()
        self.process = multiprocessing.Process(target=_work, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def send(self, task: Callable[[], object]) -> None:
        """Send a task to the worker."""
        try:
            self.pipe.send(task)
        except BrokenPipeError as gone:
            raise WorkerKilled from gone

    def receive(self) -> object:
        """The result of the task; re-raises its exception."""
        try:
            answer = self.pipe.recv()
        except (EOFError, ConnectionResetError) as gone:
            raise WorkerKilled from gone
        if isinstance(answer, Exception):
            raise answer
        return answer

    def kill(self) -> None:
        """Kill without waiting for running work."""
        self.process.terminate()
        self.process.join()
        self.pipe.close()


class ProcessPool:
    """A pool of worker processes, killed on leaving the `with` block."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.workers: list[PoolProcess] = []

    def __enter__(self) -> "ProcessPool":
        try:
            with _signals_blocked():
                for _ in range(self.count):
                    self.workers.append(PoolProcess())
        except BaseException:
            self.kill()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.kill()

    def kill(self) -> None:
        """Kill without waiting for running work."""
        for worker in self.workers:
            worker.kill()

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
        """The index and result of each task, in order of completion."""
        idle = list(self.workers)
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
def _signals_blocked() -> Iterator[None]:
    """Block signals: Python drops exceptions raised while it starts a process."""
    if not CAN_BLOCK:
        yield
        return
    usual = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)


def _work(pipe: "Connection[object, object]") -> None:
    """The main loop of a worker: runs tasks until it is killed.

    It ignores SIGINT: Ctrl-C reaches every process of the terminal, and the parent handles it.
    """
    for number in ENDING:
        signal.signal(number, signal.SIG_IGN if number == signal.SIGINT else signal.SIG_DFL)
    if CAN_BLOCK:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
    Thread(target=_exit_with_parent, daemon=True).start()
    with contextlib.suppress(EOFError):  # the parent has closed the pipe
        while True:
            task = cast(Callable[[], object], pipe.recv())
            try:
                answer = task()
            except Exception as problem:
                answer = problem
            pipe.send(answer)


def _exit_with_parent() -> None:
    """Exit when the parent has died."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
