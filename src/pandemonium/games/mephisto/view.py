"""What one seat may know, built by adding; and dealing anew what it may not.

Hidden are the hands of the others, partners included, and the deck. What a seat has seen before and
cannot see any more is not part of its view: a view is the table as it lies there, not a memory.
"""

from typing import NotRequired, TypedDict

from pandemonium.games.mephisto import fight
from pandemonium.games.mephisto import tasks as do
from pandemonium.games.mephisto import vocabulary as v
from pandemonium.games.mephisto.box import CELLS, LANES, SOLITAIRE_GOAL
from pandemonium.games.mephisto.state import EMPTY, Board, lanes_of
from pandemonium.games.mephisto.turn import activation_limit

KIND_NAMES = {bit: name for name, bit in v.KINDS.items()}
RANKS = (
    (26, "archdemon"),
    (21, "demon"),
    (16, "devil"),
    (0, "imp"),
)  # score at least, rank (ME 12.9)


class CellView(TypedDict):
    """One cell of the dungeon; `card` is None where it is empty."""

    cell: str
    card: str | None
    kind: NotRequired[str]
    attack: NotRequired[int]
    souls: NotRequired[int]
    cost: NotRequired[int]


class GearView(TypedDict):
    """Gear in play: `name` is what notation calls it."""

    name: str
    card: str
    kind: str
    durability: int
    full: int
    attack: int
    attached: list[str]
    activated: int
    activations: int
    fresh: bool


class SeatView(TypedDict):
    """One player as the viewer sees them; `hand` is there for one's own seat only."""

    side: str
    lanes: list[list[str]]
    gear: list[list[GearView]]
    favor: int
    souls: int
    pile: list[str]
    hand_size: int
    hand: NotRequired[list[str]]
    acted: bool


class WayView(TypedDict):
    """One choice of weapons for a fight: what it costs, and what would break."""

    weapons: list[str]
    attack: int
    extra: int
    favor: int
    missing: int
    possible: bool
    breaks: list[str]


class FightView(TypedDict):
    """The fight calculator for one or both monsters of a lane; `ways` from no weapon to all."""

    action: str
    lane: int
    cells: list[str]
    monsters: list[str]
    need: int
    souls: int
    possible: bool
    missing: int
    ways: list[WayView]


class EndingView(TypedDict):
    """How far away the end is, and who still has a turn when it has come."""

    outs: int
    outs_to_end: int
    last_turns: list[int]


class CurrentFightView(TypedDict):
    """The fight that is being decided."""

    cells: list[str]
    weapons: list[str]
    need: int
    attack: int


class View(TypedDict):
    """The table from one seat (None: a spectator)."""

    game: str
    seat: int | None
    player: int
    turn: int
    start: int
    phase: str
    question: dict[str, object] | None
    legal: list[str]
    seats: list[SeatView]
    dungeon: list[CellView]
    deck: int
    discards: list[str]
    aside: list[str]
    ending: EndingView
    fights: list[FightView]
    fight: CurrentFightView | None
    teams: bool
    care_bear: bool
    scores: list[int]
    winners: list[int]
    goal: NotRequired[int]
    rank: NotRequired[str]


def view(board: Board, seat: int | None) -> View:
    """The table as `seat` sees it."""
    box = board.box
    question = board.question
    seen = View(
        game=board.game.id,
        seat=seat,
        player=board.player,
        turn=board.turn,
        start=board.start,
        phase=_phase(board),
        question=None if question is None else question.to_json(),
        legal=[action.text for action in board.choices] if board.player == seat else [],
        seats=[_seat_view(board, owner, owner == seat) for owner in range(box.players)],
        dungeon=[_cell_view(board, cell) for cell in range(CELLS)],
        deck=len(board.deck),
        discards=[box.names[card] for card in board.deck.discards],
        aside=[box.names[card] for card in board.aside],
        ending=_ending_view(board),
        fights=[] if seat is None else fights(board, seat),
        fight=_current_fight(board),
        teams=box.teams,
        care_bear=box.care_bear,
        scores=list(board.scores),
        winners=list(board.winners),
    )
    if box.solitaire:
        seen["goal"] = SOLITAIRE_GOAL
        if board.winners:
            seen["rank"] = rank(board.scores[0])
    return seen


def rank(score: int) -> str:
    """What a solitaire victory is called (ME 12.9)."""
    return next(name for least, name in RANKS if score >= least)


def _phase(board: Board) -> str:
    """Which part of the turn it is (ME 2.1)."""
    if board.ended:
        return "over"
    bottom = board.todo[0].do
    if bottom == do.TURN:
        return "play"
    if bottom == do.ACTED:
        return "action"
    return "extra" if bottom == do.REFILL else "refill"


def _cell_view(board: Board, cell: int) -> CellView:
    """A cell and the printed numbers of its card."""
    box = board.box
    card = board.dungeon[cell]
    if card == EMPTY:
        return CellView(cell=box.cells[cell], card=None)
    seen = CellView(cell=box.cells[cell], card=box.names[card], kind=KIND_NAMES[box.kind[card]])
    if box.kind[card] & (v.MONSTER | v.WEAPON):
        seen["attack"] = box.attack[card]
    if box.kind[card] == v.MONSTER:
        seen["souls"] = box.souls[card]
    else:
        seen["cost"] = box.cost[card]
    return seen


def _seat_view(board: Board, seat: int, is_own: bool) -> SeatView:
    """What lies in front of one player, and the hand if it is the viewer's own."""
    box = board.box
    own = board.seats[seat]
    side = board.sides[seat]
    seen = SeatView(
        side=side.name,
        lanes=[[box.cells[cell] for cell in lane] for lane in side.lanes],
        gear=[[_gear_view(board, seat, card) for card in lane] for lane in lanes_of(own)],
        favor=own.favor,
        souls=board.souls(seat),
        pile=[box.names[card] for card in own.pile],
        hand_size=len(own.hand),
        acted=board.acted >> seat & 1 == 1,
    )
    if is_own:
        seen["hand"] = [box.names[card] for card in own.hand]
    return seen


def _gear_view(board: Board, seat: int, card: int) -> GearView:
    """Gear with what has become of its numbers."""
    box = board.box
    is_weapon = box.kind[card] == v.WEAPON
    return GearView(
        name=box.gear_name(card),
        card=box.names[card],
        kind=KIND_NAMES[box.kind[card]],
        durability=board.durability[card],
        full=box.durability[card],
        attack=fight.attack_of(board, seat, card) if is_weapon else 0,
        attached=[box.names[spell] for spell, host in enumerate(board.host) if host == card],
        activated=board.activated[card],
        activations=activation_limit(board, seat) if v.is_activated(box.effect[card]) else 0,
        fresh=card in board.fresh,
    )


def _ending_view(board: Board) -> EndingView:
    """The end-game banner (ME 9.3, 10.7)."""
    box = board.box
    last: list[int] = []
    if is_ending(board):
        order = box.clockwise[board.start]
        first = board.turn & ~1 if box.teams else board.turn
        last = order[order.index(first) :]
    return EndingView(outs=board.outs, outs_to_end=box.outs_to_end, last_turns=last)


def is_ending(board: Board) -> bool:
    """Whether this round is the last."""
    return board.outs >= board.box.outs_to_end and not board.ended


def _current_fight(board: Board) -> CurrentFightView | None:
    """The fight that is being decided, if any."""
    if not board.foes:
        return None
    cells = [cell for cell in range(CELLS) if board.foes >> cell & 1]
    weapons = board.wielded
    return CurrentFightView(
        cells=[board.box.cells[cell] for cell in cells],
        weapons=[board.box.names[weapon] for weapon in weapons],
        need=fight.need_of(board, board.foes),
        attack=board.edge + sum(fight.attack_of(board, board.turn, weapon) for weapon in weapons),
    )


# ---------------------------------------------------------------------- the fight calculator


def fights(board: Board, seat: int) -> list[FightView]:
    """What each lane of `seat` could fight now, and how (ME 6.6)."""
    found: list[FightView] = []
    if board.ended:
        return found
    for lane in range(LANES):
        cells = [
            cell
            for cell in sorted(board.sides[seat].lanes[lane])
            if board.cells_with(1 << cell, v.MONSTER)
        ]
        for cell in cells:
            found.append(_fight_view(board, seat, lane, [cell], board.moves.fight[cell].text))
        if len(cells) == len(board.sides[seat].lanes[lane]):
            text = board.moves.fight_both[lane].text
            found.append(_fight_view(board, seat, lane, cells, text))
    return found


def _fight_view(board: Board, seat: int, lane: int, cells: list[int], text: str) -> FightView:
    """All ways to fight these monsters."""
    box = board.box
    monsters = [board.dungeon[cell] for cell in cells]
    need = sum(box.attack[monster] for monster in monsters)
    ways = [_way(board, seat, need, weapons) for weapons in _choices(board, seat, lane)]
    return FightView(
        action=text,
        lane=lane + 1,
        cells=[box.cells[cell] for cell in cells],
        monsters=[box.names[monster] for monster in monsters],
        need=need,
        souls=sum(box.souls[monster] for monster in monsters),
        possible=any(way["possible"] for way in ways),
        missing=min(way["missing"] for way in ways),
        ways=ways,
    )


def _choices(board: Board, seat: int, lane: int) -> list[list[int]]:
    """Every set of weapons of the lane that may fight."""
    chosen: list[list[int]] = [[]]
    for weapon in fight.usable_weapons(board, seat, lane):
        chosen += [[*others, weapon] for others in chosen]
    return chosen


def _way(board: Board, seat: int, need: int, weapons: list[int]) -> WayView:
    """Attack, the discards that could add to it, the favor to spend, and what would break."""
    box = board.box
    attack = sum(fight.attack_of(board, seat, weapon) for weapon in weapons)
    extra = sum(fight.extra_of(board, seat, weapon) for weapon in weapons)
    missing = max(0, need - (fight.reach(board, seat, weapons, weapons) - board.edge))
    return WayView(
        weapons=[box.names[weapon] for weapon in weapons],
        attack=attack,
        extra=extra,
        favor=max(0, need - attack),
        missing=missing,
        possible=missing == 0,
        breaks=[box.names[weapon] for weapon in weapons if board.durability[weapon] == 1],
    )


# ---------------------------------------------------------------------- imagining


def deal_anew(board: Board, seat: int) -> None:
    """Deal what `seat` cannot know from what it cannot tell apart, by the board's own chance.

    A layer of one card under the deck was put there openly and stays. The second half of a balanced
    shuffle keeps its number of monsters, which everybody knows nearly as well.
    """
    deck = board.deck
    others = [own for owner, own in enumerate(board.seats) if owner != seat]
    layers = [layer for layer in deck.below if len(layer) > 1]
    if not others and not layers:
        return
    pool = deck.cards + deck.known + [card for layer in layers for card in layer]
    for own in others:
        pool += own.hand
    promised = _promised(board, seat)
    sizes = [len(own.hand) for own in others]
    top = len(deck.cards) + len(deck.known)
    for own in others:
        own.hand = []
    for kinds in promised:
        _deal_one(board, pool, kinds, board.seats[board.player].hand)
    for layer in layers:
        kinds_there = [board.box.kind[card] & v.MONSTER for card in layer]
        layer.clear()
        for kind in kinds_there:
            _deal_one(board, pool, kind or v.NOT_MONSTER, layer)
    for own, size in zip(others, sizes, strict=True):
        while len(own.hand) < size:
            own.hand.append(board.chance.draw(pool))
    deck.known.clear()
    deck.cards = pool
    assert len(pool) == top


def _deal_one(board: Board, pool: list[int], kinds: int, pile: list[int]) -> None:
    """A random card of these kinds from the pool."""
    card = board.chance.draw([one for one in pool if board.box.kind[one] & kinds])
    pool.remove(card)
    pile.append(card)


def _promised(board: Board, seat: int) -> list[int]:
    """The kinds of card that the player's hand must hold, since what they have begun needs them."""
    if board.ended or board.player == seat:
        return []
    task = board.todo[-1]
    if task.do == do.GIVE:
        return [task.n // do.CELL_BITS]
    if task.do not in (do.WIELD, do.EXTRA):
        return []
    lane = fight.lane_of_foes(board, task.seat, board.foes)
    fodder = [fight.fodder_of(board, one) for one in fight.usable_weapons(board, task.seat, lane)]
    return [kind for kind in fodder if kind and fight.holds_kind(board, task.seat, kind)]
