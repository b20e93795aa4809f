"""Signals that ask a program to end, turned into an orderly stop."""

import contextlib
import signal
import threading
from collections.abc import Iterator
from types import FrameType, TracebackType

ENDING = tuple(  # a kill, and a terminal that was closed; not every system has them
    getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)
)


class StopOnSignals:
    """While it lasts, a signal to end raises `error` once, and Ctrl-C a KeyboardInterrupt.

    What must not be cut in half is done within `held()`: the signal waits until it is done. Python
    drops what is raised in some places, such as its callbacks: a loop asks `check()` now and then.
    """

    def __init__(self, error: type[Exception]) -> None:
        """Nothing changes before it is entered."""
        self.error = error
        self.is_held = False
        self.has_stopped = False
        self.received: type[BaseException] | None = None
        self._usual: dict[int, object] = {}

    def __enter__(self) -> "StopOnSignals":
        """Take the signals over; only the main thread gets any."""
        if threading.current_thread() is threading.main_thread():
            for number in (*ENDING, signal.SIGINT):
                self._usual[number] = signal.signal(number, self._take)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Give the signals back."""
        for number, usual in self._usual.items():
            signal.signal(number, usual or signal.SIG_DFL)  # type: ignore[arg-type]  # as it was given

    def check(self) -> None:
        """Stop, if a signal has come and nothing came of it."""
        received, self.received = self.received, None
        if received is not None:
            raise received

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """Let a signal wait until this is done."""
        self.is_held = True
        try:
            yield
        finally:
            self.is_held = False
            self.check()

    def _take(self, number: int, _frame: FrameType | None) -> None:
        """A signal has come; who was asked to end does not need to be asked again."""
        if number == signal.SIGINT:
            self.received = KeyboardInterrupt
        elif self.has_stopped:
            return
        else:
            self.received = self.error
            self.has_stopped = True
        if not self.is_held:
            raise self.received
