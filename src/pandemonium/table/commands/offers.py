"""Offers that everybody has to accept: to take moves back, to agree on a draw, to end the game.

People are asked; bots accept everything except a draw. One offer is open at a time.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final, Literal, TypedDict, get_args

from pandemonium.engine.errors import PandemoniumError
from pandemonium.engine.game import Game
from pandemonium.table import events
from pandemonium.table.commands.command import SeatNumber, TableCommand
from pandemonium.table.errors import TableError
from pandemonium.table.fields import Doc

if TYPE_CHECKING:
    from pandemonium.table.session import TableSession

Offerable = Literal["undo", "draw", "end"]
OfferName = Annotated[Offerable, Doc("what is offered")]
UNDO: Final = "undo"
DRAW: Final = "draw"
OFFERS: Final[tuple[Offerable, ...]] = get_args(Offerable)


def offers_of(game: Game) -> list[str]:
    """What can be offered in a game: a draw only if its rules have draws."""
    return [offer for offer in OFFERS if offer != DRAW or game.about.draws]


class OfferView(TypedDict):
    """An open offer: what, by which seat, and which seats have not answered yet."""

    what: str
    seat: int
    waiting: list[int]


@dataclass(slots=True)
class PendingOffer:
    """An offer of a seat, and the people who have not accepted it yet."""

    what: str
    seat: int
    waiting: set[str]


class Offer(TableCommand):
    """Ask the others to go back to your last decision, to agree on a draw, or to end the game."""

    kind = "offered"
    type = "offer"

    seat: SeatNumber
    what: OfferName

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        if problem := session.plays_refusal(who, self.seat):
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
        session.emit(events.OfferMade(self.seat, self.what))
        session.offer = PendingOffer(self.what, self.seat, session.others_than(who))
        session.settle_offer()


class Accept(TableCommand):
    """Consent to the offer that is open at the table."""

    kind = "accepted"
    type = "accept"

    seat: SeatNumber
    what: OfferName

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        if problem := answer_refusal(session, who, self.seat, self.what):
            return problem
        is_asked = session.offer is not None and who in session.offer.waiting
        return None if is_asked else TableError("not-asked")

    def perform(self, session: "TableSession", who: str, _time: float) -> None:
        assert session.offer is not None
        session.emit(events.OfferAccepted(self.seat, self.what))
        session.offer.waiting.discard(who)
        session.settle_offer()


class Decline(TableCommand):
    """Decline the open offer, or withdraw your own. It cannot be repeated at once."""

    kind = "declined"
    type = "decline"

    seat: SeatNumber
    what: OfferName

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        return answer_refusal(session, who, self.seat, self.what)

    def perform(self, session: "TableSession", who: str, _time: float) -> None:
        offer = session.offer
        assert offer is not None
        is_own = session.seats[offer.seat].who == who
        kind = events.OfferWithdrawn if is_own else events.OfferDeclined
        session.emit(kind(offer.seat if is_own else self.seat, self.what))
        session.declined[offer.seat, offer.what] = session.running.state.ply
        session.offer = None


def answer_refusal(
    session: "TableSession", who: str, seat: int, what: str
) -> PandemoniumError | None:
    """Why this seat cannot answer such an offer."""
    if problem := session.plays_refusal(who, seat):
        return problem
    is_open = session.offer is not None and session.offer.what == what
    return None if is_open else TableError("no-offer")
