"""The log of a table: the events that each recipient may see, numbered from 1.

Each recipient has their own numbers, so that a gap reveals nothing about hidden events. The log is
append-only: undo appends an event.
"""

from collections.abc import Sequence
from typing import Literal, TypedDict

from pandemonium.engine.event import Event, Seat

Origin = Literal["game", "table"]


class LogItem(TypedDict):
    """One event as its recipient sees it, with its number for this recipient.

    It is an event of the game or of the table; `time` is 0 where there is no clock.
    """

    number: int
    ply: int
    of: Origin
    time: float
    event: dict[str, object]


class Undone(Event):
    """A player undid moves: for this recipient, game events after number `after` are void."""

    kind = "undone"
    beat = "undo"

    seat: Seat
    after: int


class EventLog:
    """The events that each seat and spectators (None) have received."""

    def __init__(self, players: int) -> None:
        self.items: dict[int | None, list[LogItem]] = {seat: [] for seat in (*range(players), None)}
        self.time = 0.0  # of the events that are added next

    def add(self, events: Sequence[Event], ply: int, of: Origin = "game") -> None:
        """Append events, for each recipient as they may see them; equal views are one object."""
        for event in events:
            is_public = event.is_public
            public = event.seen_by(None) if is_public else None
            for recipient in self.items:
                seen = public if is_public else event.seen_by(recipient)
                self._append(recipient, seen, ply, of)

    def lengths(self) -> dict[int | None, int]:
        """The number of events of each recipient."""
        return {recipient: len(items) for recipient, items in self.items.items()}

    def add_undo(self, seat: int, lengths: dict[int | None, int], ply: int) -> None:
        """Append that `seat` undid moves, back to when recipients had so many events."""
        for recipient in self.items:
            seen = Undone(seat, lengths[recipient]).seen_by(recipient)
            self._append(recipient, seen, ply, "table")

    def since(self, recipient: int | None, number: int) -> list[LogItem]:
        """The events of the recipient after this number."""
        return self.items[recipient][number:]

    def latest(
        self, recipient: int | None, most: int, after: int = 0, before: int | None = None
    ) -> list[LogItem]:
        """At most `most` of the newest events of the recipient between two numbers."""
        items = self.items[recipient]
        end = len(items) if before is None else min(len(items), before - 1)
        return items[max(after, end - most) : end]

    def resize(self, players: int) -> None:
        """Change the number of seats before the game; a new seat gets the events of spectators."""
        public = self.items[None]
        self.items = {seat: self.items.get(seat, list(public)) for seat in (*range(players), None)}

    def _append(
        self, recipient: int | None, seen: dict[str, object] | None, ply: int, of: Origin
    ) -> None:
        if seen is not None:
            items = self.items[recipient]
            items.append(LogItem(number=len(items) + 1, ply=ply, of=of, time=self.time, event=seen))
