"""Summaries: the people, the seats and the state of a table, as one recipient may see them."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypedDict

from pandemonium.engine.options import Value
from pandemonium.table.clocks import ClockView
from pandemonium.table.commands.offers import UNDO, OfferView, PendingOffer
from pandemonium.table.commands.starting import must_redeal
from pandemonium.table.rated import can_count
from pandemonium.table.series import SeriesView, series_view

if TYPE_CHECKING:
    from pandemonium.table.session import TableSession


class SeatSummary(TypedDict):
    """One seat.

    `bot` is the level of the bot that plays it. The `name` is that of the bot, or of the person for
    whom it stands in (`is_stand_in`); some bots have none. `out` is why the person no longer plays:
    surrender, time or removed. `side` is the number of the team, the same for those who win
    together. `is_open` is whether somebody else may ask for the seat. `vacation` is when the
    vacation of the person ends; null: they are on none.
    """

    seat: int
    name: str
    colour: str
    bot: str
    is_stand_in: bool
    is_free: bool
    is_yours: bool
    is_host: bool
    is_ready: bool
    out: str
    side: int
    commitment: str
    contribution: str
    is_open: bool
    vacation: float | None


class Beginning(TypedDict):
    """The position at which a game begins that continues another one.

    `ply` is how many actions led there. `is_redealt` is whether everything that is not public in it
    is dealt again, because of the people who play, or before the game, who sit there now.
    """

    ply: int
    is_redealt: bool


class Summary(TypedDict):
    """The table: `status` is gathering, closed (before the game), playing or over.

    `removed` are the names of people whom the host removed. `opening` is whether contributions
    are being revealed. `secret` is empty until the game is over. `offers` are those that the
    recipient can make, `offer` is the open one. `paused_until` is when the pause ends at the
    latest; null: the game is not paused. `vacation_days` are the days of vacation that the
    recipient may still take, where moves have days. `preferences` are those of the recipient,
    and `default_for` is a question out of turn that they could leave to a default. `beginning`
    is null for a new game.
    `rated` is whether the game can count for ratings. `series` is the score over rematches, null in
    the first game.
    """

    status: str
    game: str
    title: str
    name: str
    private: bool
    pace: str
    players: int
    options: dict[str, bool | Value]
    pack: bool
    version: str
    seats: list[SeatSummary]
    removed: list[str]
    opening: bool
    seal: str
    secret: str
    clock: ClockView
    offers: list[str]
    offer: OfferView | None
    paused_until: float | None
    vacation_days: int
    preferences: dict[str, str]
    default_for: str
    next_table: str
    problem: str
    beginning: Beginning | None
    rated: bool
    series: SeriesView | None


def summaries_of(session: "TableSession", seats: Iterable[int | None]) -> dict[int | None, Summary]:
    """The summaries for several seats or spectators (None); the public part is computed once."""
    public = _public_summary(session)
    return {seat: public if seat is None else _personal(session, public, seat) for seat in seats}


def _personal(session: "TableSession", public: Summary, seat: int) -> Summary:
    """The summary for a seat: a copy of the public one with its private parts."""
    who, offer = session.seats[seat].who, session.offer
    seats = session.seats_of(who)
    has_vacation = session.status == "playing" and session.timing.clock.kind == "days"
    return {
        **public,
        "offers": _offers(session, seat),
        "offer": None if offer is None else _offer(session, offer, seat),
        "vacation_days": session.vacations.days_left(who, session.now) if has_vacation else 0,
        "seats": [{**place, "is_yours": place["seat"] in seats} for place in public["seats"]],
        "preferences": dict(session.preferences.get(seat, {})),
        "default_for": _default_for(session, seat),
    }


def _public_summary(session: "TableSession") -> Summary:
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
        seats=[_seat(session, seat, sides[seat]) for seat in range(game.players)],
        removed=list(session.removed.values()),
        opening=session.opening is not None,
        seal=setup.seal,
        secret=session.secret,
        clock=session.timing.view(),
        offers=session.offers,
        offer=None if session.offer is None else _offer(session, session.offer, None),
        paused_until=session.paused_until,
        vacation_days=0,
        preferences={},
        default_for="",
        next_table=session.next_table,
        problem=session.problem.key if session.problem else "",
        beginning=_beginning(session),
        rated=len(set(sides)) > 1 and can_count(session),
        series=series_view(session),
    )


def _beginning(session: "TableSession") -> Beginning | None:
    """The position at which the game begins, if it continues another one."""
    setup = session.setup
    if not setup.position or setup.lesson:
        return None
    is_redealt = must_redeal(session) if session.status == "gathering" else session.is_redealt
    ply = setup.position.get("ply", 0)
    return Beginning(ply=ply if isinstance(ply, int) else 0, is_redealt=is_redealt)


def _default_for(session: "TableSession", seat: int) -> str:
    """The key of a question out of turn that the seat has to answer, or empty."""
    if session.status != "playing" or session.running.state.player != seat:
        return ""
    return session.running.state.decision.key if session.running.is_out_of_turn else ""


def _offers(session: "TableSession", seat: int) -> list[str]:
    """What this seat can offer: to undo only if there is a way back to its last decision."""
    is_stuck = session.status == "playing" and not session.running.way_back(seat)
    return [offer for offer in session.offers if not (offer == UNDO and is_stuck)]


def _offer(session: "TableSession", offer: PendingOffer, recipient: int | None) -> OfferView:
    """The open offer, with what an undo takes back as the recipient has seen it."""
    waiting = sorted(seat for who in offer.waiting for seat in session.seats_of(who))
    actions, after = 0, 0
    if offer.what == UNDO:
        actions, lengths = session.running.reach_of_undo(offer.seat)
        after = lengths[recipient]
    return OfferView(
        what=offer.what,
        seat=offer.seat,
        waiting=waiting,
        name=offer.name,
        actions=actions,
        after=after,
    )


def _seat(session: "TableSession", seat: int, side: int) -> SeatSummary:
    """One seat as everybody sees it."""
    place = session.seats[seat]
    return SeatSummary(
        seat=seat,
        name=place.shown_name,
        colour=place.colour,
        bot=place.bot,
        is_stand_in=bool(place.bot and place.who),
        is_free=place.is_free,
        is_yours=False,
        is_host=bool(place.who) and place.who == session.host,
        is_ready=place.who in session.commitments,
        out=place.out,
        side=side,
        commitment=session.commitments.get(place.who, ""),
        contribution=session.contributions.get(place.who, ""),
        is_open=session.status == "playing" and place.is_open,
        vacation=session.vacations.until(place.who),
    )
