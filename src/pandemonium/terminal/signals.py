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

    What must not be cut in half is done within `held()`: the signal waits until it is done.
    """

    def __init__(self, error: type[Exception]) -> None:
        """Nothing changes before it is entered."""
        self.error = error
        self.is_held = False
        self.waiting: type[BaseException] | None = None
        self.has_stopped = False
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

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """Let a signal wait until this is done."""
        self.is_held = True
        try:
            yield
        finally:
            self.is_held = False
            waiting, self.waiting = self.waiting, None
            if waiting is not None:
                raise waiting

    def _take(self, number: int, _frame: FrameType | None) -> None:
        """A signal has come; who was asked to end does not need to be asked again."""
        if number != signal.SIGINT:
            if self.has_stopped:
                return
            self.has_stopped = True
        error = KeyboardInterrupt if number == signal.SIGINT else self.error
        if self.is_held:
            self.waiting = error
        else:
            raise error
