"""Summaries: the people, the seats and the state of a table, as one recipient may know them."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypedDict

from pandemonium.table.clocks import ClockView
from pandemonium.table.commands.offers import OfferView, PendingOffer, offers_of
from pandemonium.table.commands.starting import must_redeal

if TYPE_CHECKING:
    from pandemonium.table.session import TableSession


class SeatSummary(TypedDict):
    """One seat.

    `bot` is the level of the bot that plays it; where it has a `name` too, it stands in for that
    person. `out` says why the person no longer plays: surrender, time or removed. `side` is the
    number of the team, the same for those who win together.
    """

    seat: int
    name: str
    colour: str
    bot: str
    is_free: bool
    is_yours: bool
    is_host: bool
    is_ready: bool
    out: str
    side: int
    commitment: str
    contribution: str


class Beginning(TypedDict):
    """The position at which a game begins that goes on from another one.

    `ply` is how many actions led there. `is_redealt` says that everything that is not public in it
    is dealt again, because of those who play; before the game, because of those who sit there now.
    """

    ply: int
    is_redealt: bool


class Summary(TypedDict):
    """The table: `status` is gathering, playing or over, `opening` while contributions are shown.

    `secret` is empty until the game is over. `offers` are those that the game knows, `offer` is the
    one that is open. `preferences` are those of the recipient alone, and
    `default_for` is the question that they are asked out of turn and could leave to a default.
    `beginning` is null where a game begins as usual.
    """

    status: str
    game: str
    title: str
    name: str
    private: bool
    pace: str
    players: int
    options: dict[str, object]
    pack: bool
    version: str
    seats: list[SeatSummary]
    opening: bool
    seal: str
    secret: str
    clock: ClockView
    offers: list[str]
    offer: OfferView | None
    preferences: dict[str, str]
    default_for: str
    next_table: str
    problem: str
    beginning: Beginning | None


def summary_of(session: "TableSession", seat: int | None) -> Summary:
    """The summary for a seat, or for spectators (None)."""
    return summaries_of(session, [seat])[seat]


def summaries_of(session: "TableSession", seats: Iterable[int | None]) -> dict[int | None, Summary]:
    """The same for many; what is the same for all of them is put together once."""
    seen = _open_summary(session)
    return {seat: seen if seat is None else _add_own(session, seen, seat) for seat in seats}


def _add_own(session: "TableSession", seen: Summary, seat: int) -> Summary:
    """The summary for a seat, from that for spectators, which stays as it is."""
    own = session.seats_of(session.seats[seat].who)
    return {
        **seen,
        "seats": [{**one, "is_yours": one["seat"] in own} for one in seen["seats"]],
        "preferences": dict(session.preferences.get(seat, {})),
        "default_for": _default_for(session, seat),
    }


def _open_summary(session: "TableSession") -> Summary:
    """The summary for spectators."""
    setup, game, sides = session.setup, session.game, session.sides
    return Summary(
        status=session.status,
        game=game.id,
        title=game.title,
        name=setup.name,
        private=setup.private,
        pace=setup.pace,
        players=game.players,
        options=dict(game.settings),
        pack=bool(setup.pack),
        version=setup.version,
        seats=[_seat(session, one, sides[one]) for one in range(game.players)],
        opening=session.opening is not None,
        seal=setup.seal,
        secret=session.secret,
        clock=session.timing.view(),
        offers=offers_of(game),
        offer=None if session.offer is None else _offer(session, session.offer),
        preferences={},
        default_for="",
        next_table=session.next_table,
        problem=session.problem.key if session.problem else "",
        beginning=_beginning(session),
    )


def _beginning(session: "TableSession") -> Beginning | None:
    """Where the game begins, if it goes on from another one."""
    setup = session.setup
    if not setup.position or setup.lesson:
        return None
    is_redealt = must_redeal(session) if session.status == "gathering" else session.is_redealt
    ply = setup.position.get("ply", 0)
    return Beginning(ply=ply if isinstance(ply, int) else 0, is_redealt=is_redealt)


def _default_for(session: "TableSession", seat: int) -> str:
    """The question that the seat is asked out of turn, if one is."""
    if session.status != "playing" or session.running.state.player != seat:
        return ""
    return session.running.state.decision.key if session.running.is_out_of_turn else ""


def _offer(session: "TableSession", offer: PendingOffer) -> OfferView:
    """The open offer."""
    waiting = sorted(seat for who in offer.waiting for seat in session.seats_of(who))
    return OfferView(what=offer.what, seat=offer.seat, waiting=waiting)


def _seat(session: "TableSession", seat: int, side: int) -> SeatSummary:
    """One seat as everybody sees it."""
    place = session.seats[seat]
    return SeatSummary(
        seat=seat,
        name=place.name,
        colour=place.colour,
        bot=place.bot,
        is_free=place.is_free,
        is_yours=False,
        is_host=bool(place.who) and place.who == session.host,
        is_ready=place.who in session.commitments,
        out=place.out,
        side=side,
        commitment=session.commitments.get(place.who, ""),
        contribution=session.contributions.get(place.who, ""),
    )
