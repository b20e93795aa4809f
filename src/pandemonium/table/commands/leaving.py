"""Leaving a game for good, by surrender or on time: the others win, or a bot plays on."""

from typing import TYPE_CHECKING, Final

from pandemonium.engine.errors import PandemoniumError
from pandemonium.table.commands.command import SeatNumber, TableCommand
from pandemonium.table.commands.seating import STAND_IN
from pandemonium.table.errors import TableError
from pandemonium.table.events import GameGivenUp

if TYPE_CHECKING:
    from pandemonium.table.session import TableSession

# the reason in the outcome, by `SeatState.out`
LOSING: Final = {"surrender": "table-surrender", "time": "table-time"}


class Surrender(TableCommand):
    """Give the game up, for good, in or out of turn."""

    kind = "surrendered"
    type = "surrender"
    is_play = True

    seat: SeatNumber

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        if problem := session.playing_refusal() or session.owner_refusal(who, self.seat):
            return problem
        return TableError("out-of-the-game") if session.seats[self.seat].out else None

    def perform(self, session: "TableSession", _who: str, _time: float) -> None:
        session.emit(GameGivenUp(self.seat))
        drop_out(session, self.seat, "surrender")


def drop_out(session: "TableSession", seat: int, why: str) -> None:
    """Take a player out of the game: the others win, or a bot plays on."""
    place = session.seats[seat]
    place.out = why
    left = [side for side in sorted(set(session.sides)) if not has_lost(session, side)]
    if len(left) > 1 and any(other.who and not other.out for other in session.seats):
        if not place.bot:
            session.stand_in(seat, STAND_IN)
        return
    winners = [winner for winner, side in enumerate(session.sides) if side in left]
    session.end_game(LOSING[why], winners, len(left) > 1)


def has_lost(session: "TableSession", side: int) -> bool:
    """Whether people of a side gave up or lost on time, and no person of it still plays."""
    places = zip(session.seats, session.sides, strict=True)
    team = [place for place, other in places if other == side]
    is_hit = any(place.out in LOSING for place in team)
    return is_hit and not any(place.who and not place.out for place in team)
