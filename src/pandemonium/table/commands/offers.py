"""Offers that everybody has to accept: to take moves back, a draw, the end, a pause, a newcomer.

People are asked; bots accept everything except a draw. One offer is open at a time.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final, Literal, TypedDict, get_args

from pandemonium.engine.errors import PandemoniumError
from pandemonium.engine.game import Game
from pandemonium.table import events, limits
from pandemonium.table.clocks import DAY
from pandemonium.table.commands.command import SeatNumber, TableCommand
from pandemonium.table.commands.leaving import has_lost
from pandemonium.table.commands.seating import SeatState
from pandemonium.table.entry import SERVER
from pandemonium.table.errors import TableError
from pandemonium.table.fields import FROM_SENDER, Doc
from pandemonium.table.names import colour_refusal, name_refusal

if TYPE_CHECKING:
    from pandemonium.table.session import TableSession

Offerable = Literal["undo", "draw", "end", "pause", "continue"]
OfferName = Annotated[Offerable, Doc("what is offered")]
OpenOfferName = Annotated[
    Literal["undo", "draw", "end", "pause", "continue", "replace"], Doc("what is offered")
]
UNDO: Final = "undo"
DRAW: Final = "draw"
PAUSE: Final = "pause"
CONTINUE: Final = "continue"
REPLACE: Final = "replace"  # somebody asks for the seat of a person who has left
OFFERS: Final[tuple[Offerable, ...]] = get_args(Offerable)
MAX_PAUSE_DAYS: Final = 7  # then a pause ends by itself: nobody can hold up a game for ever


def offers_of(game: Game, has_clock: bool, is_paused: bool) -> list[str]:
    """What can be offered: a draw if the rules have draws, a pause of a clock."""
    is_possible = {
        UNDO: not is_paused,
        DRAW: game.about.draws,
        PAUSE: has_clock and not is_paused,
        CONTINUE: is_paused,
    }
    return [offer for offer in OFFERS if is_possible.get(offer, True)]


class OfferView(TypedDict):
    """An open offer: what, by or about which seat, and which seats have not answered yet.

    `name` is that of a newcomer who asks for the seat. An undo takes back `actions` actions; for
    you, these are the events of the game after number `after`.
    """

    what: str
    seat: int
    waiting: list[int]
    name: str
    actions: int
    after: int


@dataclass(slots=True)
class PendingOffer:
    """An offer of a seat, and the people who have not accepted it yet.

    A newcomer (`who`) asks for the seat of somebody else.
    """

    what: str
    seat: int
    waiting: set[str]
    who: str = ""
    name: str = ""
    colour: str = ""


class Offer(TableCommand):
    """Ask the others to go back to your last decision, for a draw, the end, or a pause."""

    kind = "offered"
    type = "offer"

    seat: SeatNumber
    what: OfferName

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        if problem := session.plays_refusal(who, self.seat):
            return problem
        if self.what not in OFFERS:
            return TableError("no-such-offer", {"what": self.what[:40], "offers": list(OFFERS)})
        if self.what not in session.offers:
            return self._unavailable(session)
        if session.offer is not None and session.offer.what != REPLACE:
            return TableError("offer-open")
        if session.declined.get((self.seat, self.what)) == session.running.state.ply:
            return TableError("offer-declined")
        if self.what == UNDO and not session.running.way_back(self.seat):
            return TableError("no-way-back")
        if self.what == DRAW and not session.others_than(who):
            return TableError("nobody-to-agree")
        return None

    def _unavailable(self, session: "TableSession") -> PandemoniumError:
        """Why that cannot be offered now."""
        if self.what == DRAW:
            return TableError("no-draws", {"game": session.game.title})
        if self.what == CONTINUE:
            return TableError("not-paused")
        is_paused = session.paused_until is not None
        return TableError("game-paused" if is_paused else "no-clock-to-pause")

    def perform(self, session: "TableSession", who: str, _time: float) -> None:
        session.lapse_offer()  # of a newcomer
        session.emit(events.OfferMade(self.seat, self.what))
        session.offer = PendingOffer(self.what, self.seat, session.others_than(who))
        session.settle_offer()


class Accept(TableCommand):
    """Consent to the offer that is open at the table."""

    kind = "accepted"
    type = "accept"

    seat: SeatNumber
    what: OpenOfferName

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
    what: OpenOfferName

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        if session.offer is not None and who == session.offer.who:
            return None  # a newcomer withdraws
        return answer_refusal(session, who, self.seat, self.what)

    def perform(self, session: "TableSession", who: str, _time: float) -> None:
        offer = session.offer
        assert offer is not None
        is_own = who == (offer.who or session.seats[offer.seat].who)
        kind = events.OfferWithdrawn if is_own else events.OfferDeclined
        session.emit(kind(offer.seat if is_own else self.seat, offer.what))
        if offer.who and not is_own:
            session.turned_away.add(offer.who)
        elif not offer.who and offer.what != CONTINUE:  # in a pause, no move comes in between
            session.declined[offer.seat, offer.what] = session.running.state.ply
        session.offer = None


class AskForSeat(TableCommand):
    """Ask to take over the seat of somebody who has left, as long as a bot stands in for them.

    All people who play have to agree. You then see what this seat may see; its earlier player, who
    has seen it, too, cannot play at this table any more.
    """

    kind = "seat-requested"
    type = "request-seat"

    seat: SeatNumber
    name: Annotated[str, FROM_SENDER]
    colour: Annotated[str, FROM_SENDER] = ""

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        if problem := session.playing_refusal() or session.seat_refusal(self.seat):
            return problem
        problem = name_refusal(self.name) or colour_refusal(self.colour)
        if problem := problem or self._newcomer_refusal(session, who):
            return problem
        if not session.seats[self.seat].is_open:
            return TableError("seat-not-open")
        if session.offer is not None:
            return TableError("offer-open")
        if session.seat_requests >= limits.MAX_SEAT_REQUESTS:
            return TableError("too-many-requests", {"most": limits.MAX_SEAT_REQUESTS})
        return None if session.others_than(who) else TableError("nobody-to-decide")

    @staticmethod
    def _newcomer_refusal(session: "TableSession", who: str) -> PandemoniumError | None:
        """Why this person can take over no seat here at all."""
        if who == SERVER:
            return TableError("not-a-person")
        if who in session.removed:
            return TableError("was-removed")
        if session.seats_of(who):
            return TableError("already-seated")
        if who in session.replaced:
            return TableError("was-replaced")
        return TableError("request-declined") if who in session.turned_away else None

    def perform(self, session: "TableSession", who: str, _time: float) -> None:
        session.seat_requests += 1
        session.emit(events.SeatRequested(self.seat, self.name))
        waiting = session.others_than(who)
        session.offer = PendingOffer(REPLACE, self.seat, waiting, who, self.name, self.colour)


def carry_out(session: "TableSession", offer: PendingOffer, now: float) -> None:
    """Do what everybody has accepted."""
    if offer.what == UNDO:
        session.helped.add(offer.seat)
        session.running.undo_together(offer.seat)
    elif offer.what == DRAW:
        winners = [seat for seat, side in enumerate(session.sides) if not has_lost(session, side)]
        session.end_game("table-draw", winners, draw=True)
    elif offer.what == PAUSE:
        session.paused_until = now + MAX_PAUSE_DAYS * DAY
        session.emit(events.GamePaused(MAX_PAUSE_DAYS))
    elif offer.what == CONTINUE:
        session.end_pause()
    elif offer.what == REPLACE:
        _replace(session, offer)
    else:
        session.end_game("table-ended", [], draw=False)


def _replace(session: "TableSession", offer: PendingOffer) -> None:
    """Give the seat to the newcomer; nothing that its earlier player set up remains."""
    before = session.seats[offer.seat]
    session.seats[offer.seat] = SeatState(offer.who, offer.name, offer.colour)
    session.replaced.add(before.who)
    session.preferences.pop(offer.seat, None)
    session.emit(events.PlayerReplaced(offer.seat, offer.name, before.name))
    if session.host == before.who and not session.seats_of(before.who):
        session.pass_on_host()


def answer_refusal(
    session: "TableSession", who: str, seat: int, what: str
) -> PandemoniumError | None:
    """Why this seat cannot answer such an offer."""
    if problem := session.plays_refusal(who, seat):
        return problem
    is_open = session.offer is not None and session.offer.what == what
    return None if is_open else TableError("no-offer")
