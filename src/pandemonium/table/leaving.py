"""Giving up: the others win, or a bot plays on for whoever does not want to."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pandemonium.engine.errors import PandemoniumError
from pandemonium.table.entry import Deed
from pandemonium.table.errors import TableError
from pandemonium.table.happenings import GameGivenUp

if TYPE_CHECKING:
    from pandemonium.table.room import Room


@dataclass(frozen=True)
class Surrendered(Deed):
    """A seat gives the game up, for good, whoever's turn it is."""

    seat: int

    def refusal(self, room: "Room", who: str, _time: float) -> PandemoniumError | None:
        """One's own seat, once."""
        problem = room.playing_refusal() or room.seat_refusal(self.seat)
        if problem is None and room.seats[self.seat].who != who:
            problem = TableError("not-your-seat")
        if problem:
            return problem
        return TableError("out-of-the-game") if room.seats[self.seat].out else None

    def perform(self, room: "Room", _who: str, _time: float) -> None:
        """They no longer play."""
        room.tell(GameGivenUp(self.seat))
        room.drop_out(self.seat, "surrender")
