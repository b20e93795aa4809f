"""Vacations: days on which the correspondence clock of a person stands still.

They are bounded, so that nobody can hold up a game: `MAX_DAYS` for each person at a table within a
year. Days that were not used because the person returned early remain theirs.
"""

from dataclasses import dataclass, field
from typing import Final

from pandemonium.table.clocks import DAY

MAX_DAYS: Final = 14
YEAR: Final = 365 * DAY


@dataclass
class Vacations:
    """The vacations of the people at a table."""

    current: dict[str, tuple[float, float]] = field(default_factory=dict)  # by person: since, until
    past: dict[str, list[tuple[float, float]]] = field(default_factory=dict)

    def until(self, who: str) -> float | None:
        """When the vacation of a person ends; None if they are on none."""
        return self.current[who][1] if who in self.current else None

    def days_left(self, who: str, now: float) -> int:
        """How many whole days a person may still take."""
        periods = [*self.past.get(who, []), *([self.current[who]] if who in self.current else [])]
        used = sum(max(0.0, until - max(since, now - YEAR)) for since, until in periods)
        return max(0, int((MAX_DAYS * DAY - used) // DAY))

    def begin(self, who: str, now: float, days: int) -> None:
        """A person goes on vacation."""
        self.current[who] = (now, now + days * DAY)

    def end(self, who: str, now: float) -> None:
        """A person is back, perhaps early."""
        since, until = self.current.pop(who)
        self.past.setdefault(who, []).append((since, min(now, until)))

    def next_end(self) -> tuple[float, str] | None:
        """The vacation that ends first: when, and whose."""
        return min(((until, who) for who, (_, until) in self.current.items()), default=None)
