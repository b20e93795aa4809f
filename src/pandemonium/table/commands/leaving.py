"""Giving up: the others win, or a bot plays on for whoever does not want to.

The same goes for whoever has no time left.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pandemonium.engine.errors import PandemoniumError
from pandemonium.table.commands.seating import STAND_IN
from pandemonium.table.entry import TableCommand
from pandemonium.table.errors import TableError
from pandemonium.table.events import GameGivenUp

if TYPE_CHECKING:
    from pandemonium.table.session import TableSession

LOSING: Final = {"surrender": "table-surrender", "time": "table-time"}  # why one is out: the reason


@dataclass(frozen=True)
class Surrendered(TableCommand):
    """A seat gives the game up, for good, whoever's turn it is."""

    kind = "surrendered"

    seat: int

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        """One's own seat, once."""
        problem = session.playing_refusal() or session.seat_refusal(self.seat)
        if problem is None and session.seats[self.seat].who != who:
            problem = TableError("not-your-seat")
        if problem:
            return problem
        return TableError("out-of-the-game") if session.seats[self.seat].out else None

    def perform(self, session: "TableSession", _who: str, _time: float) -> None:
        """They no longer play."""
        session.tell(GameGivenUp(self.seat))
        drop_out(session, self.seat, "surrender")


def drop_out(session: "TableSession", seat: int, why: str) -> None:
    """Somebody no longer plays and cannot return: the others win, or a bot plays on."""
    place = session.seats[seat]
    place.out = why
    left = [side for side in sorted(set(session.sides)) if not has_lost(session, side)]
    if len(left) > 1 and any(one.who and not one.out for one in session.seats):
        if not place.bot:
            session.stand_in(seat, STAND_IN)
        return
    winners = [one for one, side in enumerate(session.sides) if side in left]
    session.break_off(LOSING[why], winners, len(left) > 1)


def has_lost(session: "TableSession", side: int) -> bool:
    """Whether people of a side gave up, or ran out of time, and nobody of it plays any more."""
    own = [place for place, one in zip(session.seats, session.sides, strict=True) if one == side]
    is_hit = any(place.out in LOSING for place in own)
    return is_hit and not any(place.who and not place.out for place in own)
