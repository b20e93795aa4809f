"""The log of a table: for each recipient what they may know of what happened, numbered from 1.

Numbers are the recipient's own, so that nobody learns from a gap that something was kept from
them. Nothing is ever removed: what was taken back is followed by an event that says so.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypedDict

from pandemonium.engine.event import Event, Seat


class Entry(TypedDict):
    """One event as its recipient was told it, with the number that it has for them."""

    number: int
    ply: int
    event: dict[str, object]


@dataclass(slots=True)
class Undone(Event):
    """A player took moves back: for this recipient, what came after number `after` is void."""

    seat: Seat
    after: int


class Log:
    """What each seat, and whoever only looks on (None), has been told."""

    def __init__(self, players: int) -> None:
        """Nobody has been told anything yet."""
        self.told: dict[int | None, list[Entry]] = {seat: [] for seat in (*range(players), None)}

    def add(self, events: Sequence[Event], ply: int) -> None:
        """Tell everybody what they may know of these events."""
        for recipient in self.told:
            for event in events:
                self._tell(recipient, event, ply)

    def lengths(self) -> dict[int | None, int]:
        """How much each recipient has been told."""
        return {recipient: len(entries) for recipient, entries in self.told.items()}

    def take_back(self, seat: int, lengths: dict[int | None, int], ply: int) -> None:
        """Tell everybody that `seat` went back to where they had been told so much."""
        for recipient in self.told:
            self._tell(recipient, Undone(seat, lengths[recipient]), ply)

    def since(self, recipient: int | None, number: int) -> list[Entry]:
        """What the recipient was told after this number."""
        return self.told[recipient][number:]

    def _tell(self, recipient: int | None, event: Event, ply: int) -> None:
        seen = event.seen_by(recipient)
        if seen is not None:
            entries = self.told[recipient]
            entries.append(Entry(number=len(entries) + 1, ply=ply, event=seen))
