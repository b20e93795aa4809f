"""What one seat may know; the fight calculator (`fight_view.py`) is part of it.

Hidden are the hands of the others, partners included, and the deck. Cards that all players saw go
into a hand or under the deck stay public as long as they are there.
"""

from typing import NotRequired, TypedDict

from pandemonium.engine.presenter import Description as GameDescription
from pandemonium.engine.task import NO_CARD
from pandemonium.engine.view import GameView, hand_at, head, seat_at
from pandemonium.games.mephisto.attack import attack_of, attack_of_all, need_of
from pandemonium.games.mephisto.components import (
    CELLS,
    KIND_NAMES,
    LANES,
    MONSTER,
    ROOM,
    SOLITAIRE_GOAL,
    WEAPON,
)
from pandemonium.games.mephisto.elements import (
    cell_at,
    counter,
    durability_counter,
    gear_at,
    lane_at,
    pile_at,
)
from pandemonium.games.mephisto.fight_view import FightView, PublicFightView, fights, public_fights
from pandemonium.games.mephisto.gear import activation_limit
from pandemonium.games.mephisto.seat import Seat
from pandemonium.games.mephisto.state import MephistoState
from pandemonium.games.mephisto.turn import ActionOver, Refill, Turn

RANKS = (
    (26, "archdemon"),
    (21, "demon"),
    (16, "devil"),
    (0, "imp"),
)  # score at least, rank (ME 12.9)


class CellView(TypedDict):
    """One cell of the dungeon; `card` is None where it is empty."""

    at: str
    cell: str
    card: str | None
    kind: NotRequired[str]
    attack: NotRequired[int]
    souls: NotRequired[int]
    cost: NotRequired[int]


class BoostView(TypedDict):
    """Extra attack of a weapon in this turn, with the card that gives it."""

    card: str
    attack: int


class GearView(TypedDict):
    """Gear in play: `name` is its name in notation, `attack` its total now.

    `printed`, `lasting` (attached spells), `boosts` (this turn) and `own` (its own bonus) add up.
    """

    at: str
    name: str
    card: str
    kind: str
    durability: int
    full: int
    attack: int
    printed: int
    lasting: int
    boosts: list[BoostView]
    own: int
    attached: list[str]
    activated: int
    activations: int
    fresh: bool


class PileView(TypedDict):
    """A defeated monster; `ability` if it still does something for its owner."""

    card: str
    souls: int
    ability: bool


class HandCardView(TypedDict):
    """A card of the viewer's hand, with the number of copies."""

    at: str
    card: str
    kind: str
    cost: int
    count: int


class SeatView(TypedDict):
    """One player as the viewer sees them; `hand` is there for the viewer's own seat only.

    `team_souls` and `team_favor` are the sums of both partners, in teams.

    `known` are the cards of the hand that all players know; `partner` is None without teams.
    """

    at: str
    partner: int | None
    side: str
    lanes: list[list[str]]
    gear: list[list[GearView]]
    favor: int
    souls: int
    team_souls: NotRequired[int]
    team_favor: NotRequired[int]
    pile: list[str]
    defeated: list[PileView]
    hand_size: int
    known: list[str]
    hand: NotRequired[list[str]]
    hand_cards: NotRequired[list[HandCardView]]
    acted: bool


class EndingView(TypedDict):
    """How near the end is; in the last round, the seats that still have a turn."""

    outs: int
    outs_to_end: int
    last_turns: list[int]


class CurrentFightView(TypedDict):
    """The fight that is being fought."""

    cells: list[str]
    weapons: list[str]
    need: int
    attack: int


class RankView(TypedDict):
    """The rank of a solitaire victory, and the least score for it (ME 12.9)."""

    rank: str
    least: int


class SideView(TypedDict):
    """The cells that one side of the table sees: its lanes, and the order of refilling."""

    lanes: list[list[str]]
    fill_order: list[str]


class DungeonView(TypedDict):
    """The geometry of the dungeon; `grid` is in rows from the north, dead corners are empty."""

    cells: list[str]
    grid: list[list[str]]
    sides: dict[str, SideView]


class Description(GameDescription):
    """The immutable description, with the dungeon."""

    dungeon: DungeonView


class View(GameView):
    """The table from one seat (None: a spectator).

    `under` are the cards known to be under the deck, the lowest last; `held` those known to be in
    some hand, because they were not there when the deck was rebuilt. In solitaire, `score` is that
    of a victory now, or of the victory at the end, and `ranks` lists all ranks.
    """

    turn: int
    start: int
    phase: str
    seats: list[SeatView]
    dungeon: list[CellView]
    deck: int
    under: list[str]
    held: list[str]
    discards: list[str]
    aside: list[str]
    ending: EndingView
    fights: list[FightView]
    public_fights: list[PublicFightView]
    fight: CurrentFightView | None
    teams: bool
    care_bear: bool
    goal: NotRequired[int]
    rank: NotRequired[str]
    score: NotRequired[int]
    ranks: NotRequired[list[RankView]]


def view(state: MephistoState, seat: int | None) -> View:
    """The table as `seat` sees it."""
    seen = _open_view(state)
    return seen if seat is None else personalize(state, seen, seat)


def personalize(state: MephistoState, seen: View, seat: int) -> View:
    """The table as `seat` sees it, from a spectator's view, which is not changed."""
    seats = seen["seats"][:]
    seats[seat] = {
        **seats[seat],
        "hand": [state.box.names[card] for card in state.seats[seat].hand],
        "hand_cards": _hand_cards(state, seat),
    }
    return {**seen, "seat": seat, "seats": seats, "fights": fights(state, seat)}


def figures(state: MephistoState) -> dict[str, int]:
    """The soul points of each player, for the chart of a game."""
    return {seat_at(seat): state.souls(seat) for seat in range(state.box.players)}


def counters(view: View) -> dict[str, int]:
    """The numbers that events change: piles, what players have, and the durability of gear.

    Sums of a team, scores and attack are not among them: they follow from other numbers.
    """
    counts = {"deck": view["deck"], "discards": len(view["discards"])}
    for seat, player in enumerate(view["seats"]):
        counts[counter("souls", seat)] = player["souls"]
        counts[counter("favor", seat)] = player["favor"]
        counts[counter("hand", seat)] = player["hand_size"]
        counts[counter("trophies", seat)] = len(player["pile"])
        for lane in player["gear"]:
            for gear in lane:
                counts[durability_counter(gear["name"])] = gear["durability"]
    return counts


def _open_view(state: MephistoState) -> View:
    """The table as everybody sees it."""
    box = state.box
    names = box.names
    seen = View(
        **head(state, None, _places(state)),  # type: ignore[typeddict-item]  # the head has no other keys
        turn=state.turn,
        start=state.start,
        phase=_phase(state),
        seats=[_seat_view(state, owner) for owner in range(box.players)],
        dungeon=[_cell_view(state, cell) for cell in range(CELLS)],
        deck=len(state.deck),
        under=[names[layer[0]] for layer in state.deck.below if len(layer) == 1],
        held=[names[card] for card in state.held],
        discards=[names[card] for card in state.deck.discards],
        aside=[names[card] for card in state.aside],
        ending=_ending_view(state),
        fights=[],
        public_fights=[
            public_fight
            for owner in range(box.players)
            for public_fight in public_fights(state, owner)
        ],
        fight=_current_fight(state),
        teams=box.teams,
        care_bear=box.care_bear,
    )
    if box.solitaire:
        seen["goal"] = SOLITAIRE_GOAL
        seen["score"] = score_so_far(state)
        seen["rank"] = rank(score_so_far(state))
        seen["ranks"] = [RankView(rank=name, least=least) for least, name in reversed(RANKS)]
    return seen


def _places(state: MephistoState) -> list[str]:
    """The elements that are not items of the view."""
    places = ["deck", "discards", "aside"]
    for seat in range(state.box.players):
        places += [hand_at(seat), pile_at(seat)]
        places += [lane_at(seat, lane) for lane in range(LANES)]
    return places


def score_so_far(state: MephistoState) -> int:
    """The score of a solitaire victory now, or at the end; 0 for a defeat."""
    return state.scores[0] if state.ended else max(0, state.solitaire_score())


def rank(score: int) -> str:
    """The rank of a solitaire victory (ME 12.9)."""
    return next(name for least, name in RANKS if score >= least)


def _phase(state: MephistoState) -> str:
    """Which part of the turn it is (ME 2.1)."""
    if state.ended:
        return "over"
    bottom = state.todo[0]
    if isinstance(bottom, Turn):
        return "play"
    if isinstance(bottom, ActionOver):
        return "action"
    return "extra" if isinstance(bottom, Refill) else "refill"


def _cell_view(state: MephistoState, cell: int) -> CellView:
    """A cell and the printed numbers of its card."""
    box = state.box
    card = state.dungeon[cell]
    name = box.cells[cell]
    if card == NO_CARD:
        return CellView(at=cell_at(name), cell=name, card=None)
    kind = box.kind[card]
    seen = CellView(at=cell_at(name), cell=name, card=box.names[card], kind=KIND_NAMES[kind])
    if kind & (MONSTER | WEAPON):
        seen["attack"] = box.attack[card]
    if kind == MONSTER:
        seen["souls"] = box.souls[card]
    else:
        seen["cost"] = box.cost[card]
    return seen


def _seat_view(state: MephistoState, seat: int) -> SeatView:
    """The public part of what one player has."""
    box = state.box
    player = state.seats[seat]
    side = state.side(seat)
    seen = SeatView(
        at=seat_at(seat),
        partner=next((other for other in range(box.players) if box.is_partner(seat, other)), None),
        side=side.name,
        lanes=[[box.cells[cell] for cell in lane] for lane in side.lanes],
        gear=[[_gear_view(state, seat, card) for card in lane] for lane in lanes_of(player)],
        favor=player.favor,
        souls=state.souls(seat),
        pile=[box.names[card] for card in player.pile],
        defeated=[
            PileView(
                card=box.names[card], souls=box.souls[card], ability=box.effect[card].keeps_ability
            )
            for card in player.pile
        ],
        hand_size=len(player.hand),
        known=[box.names[card] for card in player.known],
        acted=player.has_acted,
    )
    if box.teams:
        seen["team_souls"], seen["team_favor"], _ = state.standing(seat)
    return seen


def lanes_of(player: Seat) -> list[list[int]]:
    """The gear of a seat lane by lane."""
    return [
        [card for card in player.gear[ROOM * lane : ROOM * lane + ROOM] if card != NO_CARD]
        for lane in range(LANES)
    ]


def _hand_cards(state: MephistoState, seat: int) -> list[HandCardView]:
    """The hand, with equal cards counted."""
    box = state.box
    counted: dict[str, HandCardView] = {}
    for card in state.seats[seat].hand:
        name = box.names[card]
        if name in counted:
            counted[name]["count"] += 1
        else:
            counted[name] = HandCardView(
                at=hand_at(seat, name),
                card=name,
                kind=KIND_NAMES[box.kind[card]],
                cost=box.cost[card],
                count=1,
            )
    return list(counted.values())


def _gear_view(state: MephistoState, seat: int, card: int) -> GearView:
    """Gear with its current numbers."""
    box = state.box
    is_weapon = box.kind[card] == WEAPON
    boosts = [
        BoostView(card=box.names[spell], attack=box.bonus[spell])
        for weapon, spell in state.boosts
        if weapon == card
    ]
    return GearView(
        at=gear_at(box.gear_names[card]),
        name=box.gear_names[card],
        card=box.names[card],
        kind=KIND_NAMES[box.kind[card]],
        durability=state.durability[card],
        full=box.durability[card],
        attack=attack_of(state, seat, card) if is_weapon else 0,
        printed=box.attack[card],
        lasting=state.enchanted[card],
        boosts=boosts,
        own=box.effect[card].bonus_now(state, seat, card),
        attached=[
            box.names[spell] for spell, under in enumerate(state.attached_to) if under == card
        ],
        activated=state.activated.count(card),
        activations=activation_limit(state, seat) if box.is_activated[card] else 0,
        fresh=card in state.fresh,
    )


def _ending_view(state: MephistoState) -> EndingView:
    """The end-game banner (ME 9.3, 10.7)."""
    box = state.box
    last: list[int] = []
    if is_ending(state):
        order = box.clockwise[state.start]
        first = state.turn & ~1 if box.teams else state.turn
        last = order[order.index(first) :]
    return EndingView(outs=state.times_out, outs_to_end=box.outs_to_end, last_turns=last)


def is_ending(state: MephistoState) -> bool:
    """Whether this round is the last."""
    return state.times_out >= state.box.outs_to_end and not state.ended


def _current_fight(state: MephistoState) -> CurrentFightView | None:
    """The current fight, if any."""
    if not state.foes:
        return None
    names = state.box.names
    return CurrentFightView(
        cells=[state.box.cells[cell] for cell in state.foes],
        weapons=[names[weapon] for weapon in state.wielded],
        need=need_of(state, state.foes),
        attack=state.discard_attack + attack_of_all(state, state.turn, state.wielded),
    )
