"""The log of a table: for each recipient what they may know of what happened, numbered from 1.

Numbers are the recipient's own, so that nobody learns from a gap that something was kept from
them. Nothing is ever removed: what was taken back is followed by an event that says so.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypedDict

from pandemonium.engine.event import Event, Seat

Origin = Literal["game", "table"]


class LogItem(TypedDict):
    """One event as its recipient was told it, with the number that it has for them.

    It is part of the game, or happened around the table; `time` is 0 where nobody keeps it.
    """

    number: int
    ply: int
    of: Origin
    time: float
    event: dict[str, object]


@dataclass(slots=True)
class Undone(Event):
    """A player took moves back: for this recipient, the game after number `after` is void."""

    kind = "undone"

    seat: Seat
    after: int


class EventLog:
    """What each seat, and whoever only looks on (None), has been told."""

    def __init__(self, players: int) -> None:
        """Nobody has been told anything yet."""
        self.items: dict[int | None, list[LogItem]] = {seat: [] for seat in (*range(players), None)}
        self.time = 0.0  # when what is added happens

    def add(self, events: Sequence[Event], ply: int) -> None:
        """Tell everybody what they may know of these events of the game."""
        for event in events:
            self._tell_all(event, ply, "game")

    def add_table_event(self, event: Event, ply: int) -> None:
        """Tell everybody what they may know of something that happened around the table."""
        self._tell_all(event, ply, "table")

    def lengths(self) -> dict[int | None, int]:
        """How much each recipient has been told."""
        return {recipient: len(told) for recipient, told in self.items.items()}

    def add_undo(self, seat: int, lengths: dict[int | None, int], ply: int) -> None:
        """Tell everybody that `seat` went back to where they had been told so much."""
        for recipient in self.items:
            seen = Undone(seat, lengths[recipient]).seen_by(recipient)
            self._tell(recipient, seen, ply, "table")

    def since(self, recipient: int | None, number: int) -> list[LogItem]:
        """What the recipient was told after this number."""
        return self.items[recipient][number:]

    def latest(
        self, recipient: int | None, most: int, after: int = 0, before: int | None = None
    ) -> list[LogItem]:
        """At most `most` of the newest events that the recipient got between two numbers."""
        told = self.items[recipient]
        end = len(told) if before is None else min(len(told), before - 1)
        return told[max(after, end - most) : end]

    def resize(self, players: int) -> None:
        """Have so many seats, before the game: a new one is told what everybody knows."""
        everybody = self.items[None]
        self.items = {
            seat: self.items.get(seat, list(everybody)) for seat in (*range(players), None)
        }

    def _tell_all(self, event: Event, ply: int, of: Origin) -> None:
        """Tell everybody what they may know; where that is the same, they share it."""
        is_open = event.is_public
        everybody = event.seen_by(None) if is_open else None
        for recipient in self.items:
            seen = everybody if is_open else event.seen_by(recipient)
            self._tell(recipient, seen, ply, of)

    def _tell(
        self, recipient: int | None, seen: dict[str, object] | None, ply: int, of: Origin
    ) -> None:
        if seen is not None:
            told = self.items[recipient]
            told.append(LogItem(number=len(told) + 1, ply=ply, of=of, time=self.time, event=seen))
