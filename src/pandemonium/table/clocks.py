"""Clocks: how much time a decision may take, and whose time runs.

Time is passed in, in seconds since 1970. It never runs for bots. The seat that decides uses up time
until another seat decides. A clock per move restarts whenever something irreversible has happened,
so that nobody gains time by undoing. A stopped clock keeps what is left: during a pause, or while
the person who decides is on vacation.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypedDict

from pandemonium.engine.task import NOBODY
from pandemonium.table.errors import TableError

DAY: Final = 86_400
BOUNDS: Final = {  # seconds
    "none": (0, 0),
    "move": (5, DAY),
    "bank": (10, DAY),
    "days": (DAY, 60 * DAY),
}
MAX_INCREMENT: Final = 3600


class ClockView(TypedDict):
    """The clock as everybody sees it.

    `left` is the time of each seat when the clock of seat `running` was started, at time `since`.
    `stopped` is the time at which that clock was stopped; null if it runs.
    """

    kind: str
    seconds: int
    increment: int
    left: list[float]
    running: int | None
    since: float
    stopped: float | None


@dataclass(frozen=True)
class Clock:
    """A time control.

    `move` and `days`: `seconds` for each move. `bank`: `seconds` for the whole game, and an
    `increment` for each decision.
    """

    kind: str = "none"
    seconds: int = 0
    increment: int = 0

    @classmethod
    def of(cls, settings: Mapping[str, object]) -> "Clock":
        """The clock with these settings, or a TableError about what is allowed."""
        if not set(settings) <= {"kind", "seconds", "increment"}:
            raise TableError("clock-names", {"names": ", ".join(map(str, settings))[:80]})
        kind = settings.get("kind", "none")
        if not isinstance(kind, str) or kind not in BOUNDS:
            raise TableError("clock-kind", {"kind": str(kind)[:40], "kinds": list(BOUNDS)})
        low, high = BOUNDS[kind]
        seconds = settings.get("seconds", 0)
        if type(seconds) is not int or not low <= seconds <= high:
            raise TableError("clock-seconds", {"kind": kind, "low": low, "high": high})
        increment, most = settings.get("increment", 0), MAX_INCREMENT if kind == "bank" else 0
        if type(increment) is not int or not 0 <= increment <= most:
            raise TableError("clock-increment", {"kind": kind, "most": most})
        return cls(kind, seconds, increment)

    @property
    def is_running(self) -> bool:
        """Whether there is a time limit."""
        return self.kind != "none"


class Timing:
    """How much time each seat has, and whose clock runs since when."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.left = [float(clock.seconds)] * players
        self.running = NOBODY
        self.since = 0.0
        self.stopped: float | None = None  # since when the running clock stands still

    def run(self, seat: int, now: float, is_new: bool, has_acted: bool) -> None:
        """Start the clock of `seat` (NOBODY: stop it).

        `is_new` means that something irreversible happened, `has_acted` that a move led here.
        """
        if not self.clock.is_running:
            return
        if seat == self.running and not (is_new and self.clock.kind != "bank"):
            return
        if self.clock.kind == "bank" and self.running != NOBODY:
            used = self._used(now)
            earned = self.clock.increment if has_acted else 0
            self.left[self.running] = max(0.0, self.left[self.running] - used) + earned
        self.running, self.since = seat, now
        if self.stopped is not None:
            self.stopped = now

    def stop(self, is_stopped: bool, now: float) -> None:
        """Stop the running clock, or let it continue where it was stopped."""
        if is_stopped and self.stopped is None:
            self.stopped = now
        elif not is_stopped and self.stopped is not None:
            self.since += max(0.0, now - self.stopped)
            self.stopped = None

    def _used(self, now: float) -> float:
        """How many seconds the running clock has used up."""
        return max(0.0, (now if self.stopped is None else self.stopped) - self.since)

    def forgive(self, alive: float, now: float) -> float:
        """Stop the clock from `alive` to now, after the fact; returns the seconds given back."""
        if self.running == NOBODY or self.stopped is not None:
            return 0.0
        gap = max(0.0, now - max(alive, self.since))
        self.since += gap
        return gap

    def deadline(self) -> float | None:
        """When the running clock reaches zero; None if it never does."""
        if self.running == NOBODY or self.stopped is not None or not self.clock.is_running:
            return None
        return self.since + self.left[self.running]

    def view(self) -> ClockView:
        """The clock as everybody sees it."""
        return ClockView(
            kind=self.clock.kind,
            seconds=self.clock.seconds,
            increment=self.clock.increment,
            left=[round(left, 3) for left in self.left],
            running=None if self.running == NOBODY else self.running,
            since=self.since,
            stopped=None if self.running == NOBODY else self.stopped,
        )
