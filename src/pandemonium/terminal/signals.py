"""Turns termination signals into exceptions."""

import contextlib
import signal
import threading
from collections.abc import Iterator
from types import FrameType

ENDING = tuple(  # kill, and a closed terminal; Windows lacks SIGHUP
    getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)
)


class GameStopped(Exception):  # noqa: N818 - nothing went wrong
    """The person left the game before its end."""


class StopOnSignals:
    """Context manager: a termination signal raises `error` once, Ctrl-C a KeyboardInterrupt.

    Run critical sections within `deferred()`. Python swallows exceptions in some places, such as
    callbacks: a loop calls `check()` to raise what was swallowed.
    """

    def __init__(self, error: type[Exception]) -> None:
        self.error = error
        self.is_deferred = False
        self.has_stopped = False
        self.received: type[BaseException] | None = None
        self._previous: dict[int, object] = {}

    def __enter__(self) -> "StopOnSignals":
        if threading.current_thread() is threading.main_thread():  # others may not set handlers
            for number in (*ENDING, signal.SIGINT):
                self._previous[number] = signal.signal(number, self._handle)
        return self

    def __exit__(self, *_: object) -> None:
        for number, previous in self._previous.items():
            signal.signal(number, previous or signal.SIG_DFL)  # type: ignore[arg-type]  # as `signal` returned it

    def check(self) -> None:
        """Raise for a signal that was deferred or swallowed."""
        received, self.received = self.received, None
        if received is not None:
            raise received

    @contextlib.contextmanager
    def deferred(self) -> Iterator[None]:
        """Defer signals until the block ends."""
        self.is_deferred = True
        try:
            yield
        finally:
            self.is_deferred = False
            self.check()

    def _handle(self, number: int, _frame: FrameType | None) -> None:
        """Raise the exception now, or later if deferred; ignore repeated termination signals."""
        if number == signal.SIGINT:
            self.received = KeyboardInterrupt
        elif self.has_stopped:
            return
        else:
            self.received = self.error
            self.has_stopped = True
        if not self.is_deferred:
            raise self.received
