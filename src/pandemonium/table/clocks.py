"""Clocks: how much time a decision may take, whose time runs, and what happens when it is over.

Time is handed in, in seconds since 1970. It never runs for bots. Whoever decides loses time until
somebody else is asked; where each move has a time of its own, it starts anew whenever something
irrevocable has happened, so that nobody gains time by doing and undoing.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypedDict

from pandemonium.engine.errors import PandemoniumError
from pandemonium.engine.task import NOBODY
from pandemonium.table.commands.leaving import drop_out
from pandemonium.table.entry import TableCommand
from pandemonium.table.errors import TableError
from pandemonium.table.events import ServerResumed, TimeOver

if TYPE_CHECKING:
    from pandemonium.table.session import TableSession

DAY: Final = 86_400
BOUNDS: Final = {  # seconds
    "none": (0, 0),
    "move": (5, DAY),
    "bank": (10, DAY),
    "days": (DAY, 60 * DAY),
}
MOST_INCREMENT: Final = 3600


class ClockView(TypedDict):
    """The clock as everybody sees it.

    `left` is what each seat had when the one that is `running` began to, at time `since`.
    """

    kind: str
    seconds: int
    increment: int
    left: list[float]
    running: int | None
    since: float


@dataclass(frozen=True)
class Clock:
    """A rule about time.

    `move` and `days`: so many seconds for each move. `bank`: so many for the whole game, and an
    `increment` for each time one has decided.
    """

    kind: str = "none"
    seconds: int = 0
    increment: int = 0

    @classmethod
    def of(cls, told: Mapping[str, object]) -> "Clock":
        """The clock that is described so, or a TableError that says what is allowed."""
        if not set(told) <= {"kind", "seconds", "increment"}:
            raise TableError("clock-names", {"names": ", ".join(map(str, told))[:80]})
        kind = told.get("kind", "none")
        if not isinstance(kind, str) or kind not in BOUNDS:
            raise TableError("clock-kind", {"kind": str(kind)[:40], "kinds": list(BOUNDS)})
        low, high = BOUNDS[kind]
        seconds = told.get("seconds", 0)
        if type(seconds) is not int or not low <= seconds <= high:
            raise TableError("clock-seconds", {"kind": kind, "low": low, "high": high})
        increment, most = told.get("increment", 0), MOST_INCREMENT if kind == "bank" else 0
        if type(increment) is not int or not 0 <= increment <= most:
            raise TableError("clock-increment", {"kind": kind, "most": most})
        return cls(kind, seconds, increment)

    @property
    def is_running(self) -> bool:
        """Whether time matters."""
        return self.kind != "none"


class Timing:
    """How much time each seat has, and whose time runs since when."""

    def __init__(self, clock: Clock, players: int) -> None:
        """Nobody decides yet."""
        self.clock = clock
        self.left = [float(clock.seconds)] * players
        self.running = NOBODY
        self.since = 0.0

    def run(self, seat: int, now: float, is_new: bool, has_acted: bool) -> None:
        """From now on `seat` decides (NOBODY: no person does).

        `is_new` tells that something irrevocable happened, `has_acted` that a move led here.
        """
        if not self.clock.is_running:
            return
        if seat == self.running and not (is_new and self.clock.kind != "bank"):
            return
        if self.clock.kind == "bank":
            self._charge(now, has_acted)
        self.running, self.since = seat, now

    def _charge(self, now: float, has_acted: bool) -> None:
        """Take from the bank what was used up."""
        if self.running != NOBODY:
            used = max(0.0, now - self.since)
            earned = self.clock.increment if has_acted else 0
            self.left[self.running] = max(0.0, self.left[self.running] - used) + earned

    def forgive(self, alive: float, now: float) -> float:
        """No time ran from `alive` to now; how many seconds that gives back."""
        if self.running == NOBODY:
            return 0.0
        gap = max(0.0, now - max(alive, self.since))
        self.since += gap
        return gap

    def deadline(self) -> float | None:
        """When the time of whoever decides is over; None if it never is."""
        if self.running == NOBODY or not self.clock.is_running:
            return None
        return self.since + self.left[self.running]

    def view(self) -> ClockView:
        """What everybody may know."""
        return ClockView(
            kind=self.clock.kind,
            seconds=self.clock.seconds,
            increment=self.clock.increment,
            left=[round(left, 3) for left in self.left],
            running=None if self.running == NOBODY else self.running,
            since=self.since,
        )


@dataclass(frozen=True)
class Flagged(TableCommand):
    """The time of a seat is over."""

    kind = "flagged"

    seat: int

    def refusal(self, session: "TableSession", who: str, time: float) -> PandemoniumError | None:
        """Only the server says so, and only when it is true."""
        problem = session.server_refusal(who) or session.playing_refusal()
        if problem:
            return problem
        deadline = session.timing.deadline()
        if deadline is None or session.timing.running != self.seat or time < deadline:
            return TableError("time-not-over")
        return None

    def perform(self, session: "TableSession", _who: str, _time: float) -> None:
        """They no longer play."""
        session.tell(TimeOver(self.seat))
        drop_out(session, self.seat, "time")


@dataclass(frozen=True)
class Resumed(TableCommand):
    """The server is back; `alive` is when it was last known to run. No clock ran since then."""

    kind = "resumed"

    alive: float

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        """Only the server says so, where something waits for time."""
        is_opening = session.opening is not None
        return session.server_refusal(who) or (None if is_opening else session.playing_refusal())

    def perform(self, session: "TableSession", _who: str, time: float) -> None:
        """Give back the time in between."""
        if session.opening is not None:
            session.opening += max(0.0, time - max(self.alive, session.opening))
        gap = session.timing.forgive(self.alive, time)
        if gap:
            session.tell(ServerResumed(round(gap)))
