"""What one seat may know, built by adding.

The hands of the others and the order of the decks are hidden. What a seat has seen stays in its
view (`known`): after looking through the Demon deck, or seeing it rebuilt from the discards, it
knows what the others have until those Demons are mixed with others.
"""

from functools import cache
from typing import Final, NotRequired, TypedDict

from pandemonium.engine.task import NO_CARD
from pandemonium.engine.view import GameView, hand_at, head, seat_at
from pandemonium.games.lets_summon_demons.components import (
    BLOCK_PLACES,
    DISPOSITIONS,
    DOUBLES_PAY,
    KINDS,
    MAX_SOULS,
    PROTECTED,
    SOULS_TO_WIN,
    TOTALS,
)
from pandemonium.games.lets_summon_demons.effects import Win
from pandemonium.games.lets_summon_demons.elements import card_at, card_in
from pandemonium.games.lets_summon_demons.imagining import NEVER
from pandemonium.games.lets_summon_demons.roll import WaitingCards, activated_by, meets_condition
from pandemonium.games.lets_summon_demons.state import LetsSummonDemonsState

ANY_TOTAL: Final = sum(1 << total for total in TOTALS)
ENOUGH: Final = MAX_SOULS  # souls or Demons: a card that wins by itself
PLACES = ("deck", "discards", "demon_deck", "demon_discards", "supply", "dice")


class CardView(TypedDict):
    """A card in front of a player, as what it counts there."""

    at: str
    card: str
    kinds: list[str]
    late: bool
    waiting: bool
    done: bool


class HandView(TypedDict):
    """A card in the viewer's hand, or one that is looked at."""

    at: str
    card: str


class PlaceView(TypedDict):
    """A place of the Block, with its card if there is one."""

    at: str
    card: str | None


class SeatView(TypedDict):
    """One player as the viewer sees them; `hand` is present for the viewer's own seat only.

    `partner` is None where there are no teams.
    """

    at: str
    partner: int | None
    souls: int
    candles: list[str]
    candle_cards: list[CardView]
    cards: list[CardView]
    demons: list[str]
    demon_cards: list[CardView]
    hand_at: str
    hand_size: int
    hand: NotRequired[list[str]]
    hand_cards: NotRequired[list[HandView]]
    snuffs: int
    protected: bool
    team_souls: int
    team_demons: int
    can_win: bool


class RollView(TypedDict):
    """The last roll and whose it was."""

    seat: int
    dice: list[int]
    total: int


class FiringView(TypedDict):
    """A card that a total would activate, and whether its condition is met now."""

    card_at: str
    seat: int
    card: str
    met: bool


class TotalView(TypedDict):
    """One column of the activation strip: a total, its ways in 36, what it would activate."""

    total: int
    ways: int
    cards: list[FiringView]


class CountView(TypedDict):
    """How many of some cards are in a hidden place."""

    place: str
    count: int


class KnownView(TypedDict):
    """Demons that the viewer has seen and knows to be in these hidden places, so many in each."""

    cards: list[str]
    where: list[CountView]


class View(GameView):
    """The table from one seat (None: a spectator)."""

    turn: int
    extra_turn: bool
    extra_turns: list[int]
    queue: list[int]
    seats: list[SeatView]
    block: list[str | None]
    block_cards: list[PlaceView]
    deck: int
    discards: list[str]
    demon_deck: int
    demon_discards: list[str]
    dice: list[int]
    last_roll: RollView | None
    rolling: bool
    rolled: bool
    bought: bool
    summoned: bool
    passed: bool
    rerolled: bool
    summoning: str | None
    aside: NotRequired[list[str]]
    aside_cards: NotRequired[list[HandView]]
    strip: list[TotalView]
    known: list[KnownView]
    demons_to_win: int
    souls_to_win: int
    teams: bool
    cause: str | None


def view(state: LetsSummonDemonsState, seat: int | None) -> View:
    """The table as `seat` sees it."""
    seen = _open_view(state)
    return seen if seat is None else personalize(state, seen, seat)


def figures(state: LetsSummonDemonsState) -> dict[str, int]:
    """The souls of each seat, for the chart of the game."""
    return {seat_at(seat): area.souls for seat, area in enumerate(state.seats)}


def counters(view: View) -> dict[str, int]:
    """The numbers of a view: what each player has, and the piles whose every change is an event."""
    counts = {
        "deck": view["deck"],
        "discards": len(view["discards"]),
        "demon_discards": len(view["demon_discards"]),
    }
    for number, seat in enumerate(view["seats"], 1):
        counts[f"souls:{number}"] = seat["souls"]
        counts[f"demons:{number}"] = len(seat["demons"])
        counts[f"cards:{number}"] = len(seat["cards"])
        counts[f"candles:{number}"] = len(seat["candles"])
        counts[f"hand:{number}"] = seat["hand_size"]
    return counts


def personalize(state: LetsSummonDemonsState, seen: View, seat: int) -> View:
    """The table as `seat` sees it, from what a spectator sees, which stays as it is."""
    seats = seen["seats"][:]
    hand = state.seats[seat].hand
    seats[seat] = {
        **seats[seat],
        "hand": [state.box.name(card) for card in hand],
        "hand_cards": _listed(state, hand_at(seat), hand),
    }
    view: View = {**seen, "seat": seat, "seats": seats, "known": _known(state, seat)}
    if state.aside and state.player == seat:
        view["aside"] = [state.box.name(demon) for demon in state.aside]
        view["aside_cards"] = _listed(state, "aside", state.aside)
    return view


def _open_view(state: LetsSummonDemonsState) -> View:
    """The table as everybody sees it."""
    box = state.box
    places = [*PLACES, *[hand_at(owner) for owner in range(box.players)]]
    places += ["summoning"] if state.summoning != NO_CARD else []
    waiting = {card for cards in state.waiting for card in cards}
    return View(
        **head(state, None, places),  # type: ignore[typeddict-item]  # the head has no more
        turn=state.turn,
        extra_turn=state.is_extra,
        extra_turns=state.extra[:],
        queue=_queue(state),
        seats=[_seat_view(state, owner, waiting) for owner in range(box.players)],
        block=[None if card == NO_CARD else box.name(card) for card in state.block],
        block_cards=[_place_view(state, place) for place in range(BLOCK_PLACES)],
        deck=len(state.deck),
        discards=[box.name(card) for card in state.deck.discards],
        demon_deck=len(state.demon_deck),
        demon_discards=[box.name(card) for card in state.demon_deck.discards],
        dice=list(state.dice) if state.rolled else [],
        last_roll=_last_roll(state),
        rolling=state.rolling,
        rolled=state.rolled,
        bought=state.bought,
        summoned=state.summoned,
        passed=state.passed,
        rerolled=state.rerolled,
        summoning=None if state.summoning == NO_CARD else box.name(state.summoning),
        strip=strip(state),
        known=_known(state, None),
        demons_to_win=box.demons_to_win * box.team_size,
        souls_to_win=SOULS_TO_WIN * box.team_size,
        teams=box.teams,
        cause=None if state.cause == NO_CARD else box.name(state.cause),
    )


def _queue(state: LetsSummonDemonsState) -> list[int]:
    """The seats whose cards still activate on this roll, in order."""
    seats = [task.seat for task in reversed(state.todo) if isinstance(task, WaitingCards)]
    return list(dict.fromkeys(seats))


def _listed(state: LetsSummonDemonsState, zone: str, cards: list[int]) -> list[HandView]:
    """Cards with their elements."""
    return [
        HandView(at=card_in(state.box, zone, cards, card), card=state.box.name(card))
        for card in cards
    ]


def _place_view(state: LetsSummonDemonsState, place: int) -> PlaceView:
    card = state.block[place]
    name = None if card == NO_CARD else state.box.name(card)
    return PlaceView(at=f"block:{place + 1}", card=name)


def _last_roll(state: LetsSummonDemonsState) -> RollView | None:
    if state.roller < 0:
        return None
    return RollView(seat=state.roller, dice=list(state.dice), total=sum(state.dice))


def _seat_view(state: LetsSummonDemonsState, seat: int, waiting: set[int]) -> SeatView:
    """What lies in front of one player."""
    box = state.box
    area = state.seats[seat]
    partner = (seat + 2) % 4 if box.teams else None
    team = [area] if partner is None else [area, state.seats[partner]]
    return SeatView(
        at=seat_at(seat),
        partner=partner,
        souls=area.souls,
        candles=[box.name(card) for card in area.candles],
        candle_cards=[_card_view(state, seat, card, waiting) for card in area.candles],
        cards=[_card_view(state, seat, card, waiting) for card in area.row],
        demons=[box.name(card) for card in area.demons],
        demon_cards=[_card_view(state, seat, card, waiting) for card in area.demons],
        hand_at=hand_at(seat),
        hand_size=len(area.hand),
        snuffs=state.snuffed_by(seat),
        protected=state.powers(seat) & PROTECTED != 0,
        team_souls=sum([member.souls for member in team]),
        team_demons=sum([len(member.demons) for member in team]),
        can_win=can_win(state, seat),
    )


def _card_view(state: LetsSummonDemonsState, seat: int, card: int, waiting: set[int]) -> CardView:
    return CardView(
        at=card_at(state, seat, card),
        card=state.box.name(card),
        kinds=list(_kinds(state.traits(seat, card))),
        late=card in state.late,
        waiting=card in waiting,
        done=card in state.activated and card not in waiting,
    )


@cache
def _kinds(traits: int) -> tuple[str, ...]:
    """The names of traits, as views list them."""
    return tuple(name for name, bit in {**KINDS, **DISPOSITIONS}.items() if traits & bit)


# ---------------------------------------------------------------------- what a roll would do


def strip(state: LetsSummonDemonsState) -> list[TotalView]:
    """What each total would activate on the roll of the player whose turn it is (LSD 3.2, 3.3)."""
    columns: dict[int, list[FiringView]] = {total: [] for total in TOTALS}
    for seat, card in _answering(state, state.turn, state.is_extra):
        firing = _firing(state, seat, card)
        for total in _totals(state.box.totals[card]):
            columns[total].append(firing)
    return [
        TotalView(total=total, ways=6 - abs(total - 7), cards=cards)
        for total, cards in columns.items()
    ]


def _answering(state: LetsSummonDemonsState, roller: int, alone: bool) -> list[tuple[int, int]]:
    """Seat and card of all that some total would activate; in an extra turn the roller's alone."""
    players = state.box.players
    seats = [(roller + i) % players for i in range(1 if alone else players)]
    return [
        (seat, card)
        for seat in seats
        for card in activated_by(state, seat, ANY_TOTAL, seat == roller)
    ]


@cache
def _totals(bits: int) -> tuple[int, ...]:
    """The totals that activate a card."""
    return tuple(total for total in TOTALS if bits >> total & 1)


def _firing(state: LetsSummonDemonsState, seat: int, card: int) -> FiringView:
    return FiringView(
        card_at=card_at(state, seat, card),
        seat=seat,
        card=state.box.name(card),
        met=meets_condition(state, seat, card),
    )


def can_win(state: LetsSummonDemonsState, seat: int) -> bool:
    """Whether one roll can win the game for `seat`, judged by the steps of the cards in play.

    It is the next roll, or the first of the player's own next turn, or of the partner's: Demons
    and doubles count only there (LSD 3.3, 7.12). All prices are assumed to be paid.
    """
    if state.ended:
        return False
    box = state.box
    roller, alone = state.turn, state.is_extra
    if state.rolled:
        alone = bool(state.extra)
        roller = state.extra[0] if alone else (state.regular + 1) % box.players
    team = [seat, (seat + 2) % 4] if box.teams else [seat]
    if _roll_can_win(state, team, roller, alone):
        return True
    for member in team:
        is_next = member == roller and not alone
        if state.seats[member].demons and not is_next and _roll_can_win(state, team, member, False):
            return True
    return False


def _roll_can_win(state: LetsSummonDemonsState, team: list[int], roller: int, alone: bool) -> bool:
    """Whether a roll of this player can win the game for the team."""
    box = state.box
    demons = box.demons_to_win * box.team_size - sum(
        [len(state.seats[member].demons) for member in team]
    )
    souls = SOULS_TO_WIN * box.team_size - sum([state.seats[member].souls for member in team])
    doubles = 0  # how often the number of one die is collected
    if roller in team:
        doubles = sum([box.powers[card] & DOUBLES_PAY != 0 for card in state.seats[roller].demons])
    cards = [(owner, card) for owner, card in _answering(state, roller, alone) if owner in team]
    brought = [_brought(state, owner, card) for owner, card in cards]
    if not _is_enough(brought, demons, souls - doubles * max(TOTALS) // 2):
        return False  # not even all totals together would
    for total in TOTALS:
        fired = [
            pair
            for pair, (_, card) in zip(brought, cards, strict=True)
            if box.totals[card] >> total & 1
        ]
        paid = 0 if total % 2 else doubles * (total // 2)
        if _is_enough(fired, demons, souls - paid):
            return True
    return False


def _is_enough(brought: list[tuple[int, int]], demons: int, souls: int) -> bool:
    """Whether cards bring at least this many Demons and souls together."""
    return (
        sum([pair[0] for pair in brought]) >= demons and sum([pair[1] for pair in brought]) >= souls
    )


def _brought(state: LetsSummonDemonsState, seat: int, card: int) -> tuple[int, int]:
    """How many Demons and souls a card brings its owner when it activates."""
    demons = souls = 0
    if meets_condition(state, seat, card):
        for step in state.box.steps[card]:
            if isinstance(step, Win):
                return ENOUGH, ENOUGH
            demons += step.demons(state, seat)
            souls += step.souls(state, seat, card)
    return demons, souls


# ---------------------------------------------------------------------- what is hidden


def _hidden(state: LetsSummonDemonsState, seat: int | None) -> dict[str, list[int]]:
    """The Demons that `seat` cannot see, by place."""
    hidden = {hand_at(owner): area.hand for owner, area in enumerate(state.seats) if owner != seat}
    if state.aside and state.player != seat:
        hidden["aside"] = state.aside
    return {**hidden, "demon_deck": state.demon_deck.face_down()}


def _memory(state: LetsSummonDemonsState, seat: int | None) -> tuple[int, ...]:
    """When `seat` has last known each Demon to be in the deck."""
    return state.memory[state.box.players if seat is None else seat]


def _groups(state: LetsSummonDemonsState, seat: int | None) -> dict[int, list[int]]:
    """The Demons that `seat` cannot see, by when they were last known to be in the deck."""
    memory = _memory(state, seat)
    groups: dict[int, list[int]] = {}
    for demon in sorted(card for cards in _hidden(state, seat).values() for card in cards):
        groups.setdefault(memory[state.box.demon_index[demon]], []).append(demon)
    return dict(sorted(groups.items()))


def _known(state: LetsSummonDemonsState, seat: int | None) -> list[KnownView]:
    """What `seat` knows of the Demons that it cannot see, but has seen before."""
    if max(_memory(state, seat), default=NEVER) == NEVER:
        return []
    hidden = _hidden(state, seat)
    return [
        KnownView(
            cards=[state.box.name(demon) for demon in group],
            where=[
                CountView(place=place, count=sum(card in group for card in cards))
                for place, cards in hidden.items()
                if any(card in group for card in cards)
            ],
        )
        for seen, group in _groups(state, seat).items()
        if seen != NEVER
    ]
