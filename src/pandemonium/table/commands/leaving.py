"""Giving up: the others win, or a bot plays on for whoever does not want to.

The same goes for whoever has no time left.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pandemonium.engine.errors import PandemoniumError
from pandemonium.table.commands.seating import STAND_IN
from pandemonium.table.entry import Deed
from pandemonium.table.errors import TableError
from pandemonium.table.events import GameGivenUp

if TYPE_CHECKING:
    from pandemonium.table.session import Room

LOSING: Final = {"surrender": "table-surrender", "time": "table-time"}  # why one is out: the reason


@dataclass(frozen=True)
class Surrendered(Deed):
    """A seat gives the game up, for good, whoever's turn it is."""

    kind = "surrendered"

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
        drop_out(room, self.seat, "surrender")


def drop_out(room: "Room", seat: int, why: str) -> None:
    """Somebody no longer plays and cannot return: the others win, or a bot plays on."""
    place = room.seats[seat]
    place.out = why
    left = [side for side in sorted(set(room.sides)) if not has_lost(room, side)]
    if len(left) > 1 and any(one.who and not one.out for one in room.seats):
        if not place.bot:
            room.stand_in(seat, STAND_IN)
        return
    winners = [one for one, side in enumerate(room.sides) if side in left]
    room.break_off(LOSING[why], winners, len(left) > 1)


def has_lost(room: "Room", side: int) -> bool:
    """Whether people of a side gave up, or ran out of time, and nobody of it plays any more."""
    own = [place for place, one in zip(room.seats, room.sides, strict=True) if one == side]
    is_hit = any(place.out in LOSING for place in own)
    return is_hit and not any(place.who and not place.out for place in own)
