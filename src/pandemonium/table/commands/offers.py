"""Offers: what happens only if everybody agrees. Taking moves back, a draw, ending the game early.

People are asked; bots agree to everything except a draw, which nobody could make them want. One
offer is open at a time.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypedDict

from pandemonium.engine.errors import PandemoniumError
from pandemonium.engine.game import Game
from pandemonium.table.entry import TableCommand
from pandemonium.table.errors import TableError
from pandemonium.table.events import (
    OfferAccepted,
    OfferDeclined,
    OfferMade,
    OfferWithdrawn,
)

if TYPE_CHECKING:
    from pandemonium.table.session import TableSession

UNDO, DRAW, END = "undo", "draw", "end"
OFFERS: Final = (UNDO, DRAW, END)


def offers_of(game: Game) -> list[str]:
    """What can be offered in a game: a draw only where its rules know one."""
    return [what for what in OFFERS if what != DRAW or game.about.draws]


class OfferView(TypedDict):
    """An open offer: what, by which seat, and which seats have not answered yet."""

    what: str
    seat: int
    waiting: list[int]


@dataclass(slots=True)
class PendingOffer:
    """What `seat` asks for, and the people who have not agreed yet."""

    what: str
    seat: int
    waiting: set[str]


@dataclass(frozen=True)
class Offered(TableCommand):
    """A seat asks the others: to go back to its last decision, for a draw, or to end the game."""

    kind = "offered"

    seat: int
    what: str

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        """One at a time, and nothing that was declined just now."""
        problem = session.playing_refusal() or session.seat_refusal(self.seat)
        problem = problem or session.plays_refusal(who, self.seat)
        if problem:
            return problem
        if self.what not in OFFERS:
            return TableError("no-such-offer", {"what": self.what[:40], "offers": list(OFFERS)})
        if self.what not in offers_of(session.game):
            return TableError("no-draws", {"game": session.game.title})
        if session.offer is not None:
            return TableError("offer-open")
        if session.declined.get((self.seat, self.what)) == session.running.state.ply:
            return TableError("offer-declined")
        if self.what == UNDO and not session.running.way_back(self.seat):
            return TableError("no-way-back")
        if self.what == DRAW and not session.others_than(who):
            return TableError("nobody-to-agree")
        return None

    def perform(self, session: "TableSession", who: str, _time: float) -> None:
        """Ask; where there is nobody to ask, do it."""
        session.tell(OfferMade(self.seat, self.what))
        session.offer = PendingOffer(self.what, self.seat, session.others_than(who))
        session.settle_offer()


@dataclass(frozen=True)
class Accepted(TableCommand):
    """Somebody agrees to the open offer."""

    kind = "accepted"

    seat: int
    what: str

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        """Whoever was asked and has not answered."""
        problem = answer_refusal(session, who, self.seat, self.what)
        if problem:
            return problem
        is_asked = session.offer is not None and who in session.offer.waiting
        return None if is_asked else TableError("not-asked")

    def perform(self, session: "TableSession", who: str, _time: float) -> None:
        """When all have agreed, do it."""
        assert session.offer is not None
        session.tell(OfferAccepted(self.seat, self.what))
        session.offer.waiting.discard(who)
        session.settle_offer()


@dataclass(frozen=True)
class Declined(TableCommand):
    """Somebody does not agree; or whoever made the offer withdraws it."""

    kind = "declined"

    seat: int
    what: str

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        """Whoever plays, also after having agreed."""
        return answer_refusal(session, who, self.seat, self.what)

    def perform(self, session: "TableSession", who: str, _time: float) -> None:
        """Nothing comes of it, and it is not offered again before the game has gone on."""
        offer = session.offer
        assert offer is not None
        is_own = session.seats[offer.seat].who == who
        kind = OfferWithdrawn if is_own else OfferDeclined
        session.tell(kind(offer.seat if is_own else self.seat, self.what))
        session.declined[offer.seat, offer.what] = session.running.state.ply
        session.offer = None


def answer_refusal(
    session: "TableSession", who: str, seat: int, what: str
) -> PandemoniumError | None:
    """Why this seat cannot answer such an offer."""
    problem = session.playing_refusal() or session.seat_refusal(seat)
    problem = problem or session.plays_refusal(who, seat)
    if problem:
        return problem
    is_open = session.offer is not None and session.offer.what == what
    return None if is_open else TableError("no-offer")
