"""What a client sees of the table. Nothing is hidden: seats differ only in the choices listed.

Every slot of the player whose turn it is says whether it can be used now and how it could be paid.
"""

from typing import TypedDict

from pandemonium.games.dice_summoners import cards as c
from pandemonium.games.dice_summoners import plans, turn
from pandemonium.games.dice_summoners.box import MOST_CREATURES, MOST_HEALTH, PLACES
from pandemonium.games.dice_summoners.cards import NOTHING, SLOTS
from pandemonium.games.dice_summoners.dice import FACE_NAMES, SHOWN, Cost
from pandemonium.games.dice_summoners.state import Board, Seat


class CostView(TypedDict):
    """A cost beside the dice of the turn. `missing` is what wildcards cannot make up for."""

    symbols: str
    status: str
    short: dict[str, int]
    missing: int
    ways: int
    cheapest: str


class HitView(TypedDict):
    """What an attack or a steal would do now: tokens and health the opponent would lose."""

    tokens: int
    health: int
    kills: bool


class SlotView(TypedDict):
    """One action of a card in front of a player; `action` is its notation while it may be used."""

    slot: int
    spell: str
    does: str
    value: int
    takes: str
    combat: bool
    gives: int
    tokens: int
    used: bool
    cost: CostView
    hit: HitView | None
    action: str | None
    clause: str | None
    reason: str | None


class CardView(TypedDict):
    """A card in front of a player; `spent` tells of a ritual that was cast."""

    card: str
    kind: str
    place: int
    gain: list[int]
    boosted: bool
    spent: bool
    slots: list[SlotView]


class SeatView(TypedDict):
    """One player."""

    health: int
    creatures: list[CardView]
    spells: list[CardView]
    aura: str | None
    curse: str | None
    curse_turns: int
    tokens: int
    kept: list[int]
    gains: list[int]


class DeckView(TypedDict):
    """One of the shared decks."""

    card: str
    kind: str
    left: int


class DiceView(TypedDict):
    """Where the dice are. `lost` is what the supply will cut from the coming gain."""

    pool: list[int]
    tray: dict[str, int]
    spent: list[int]
    lost: list[int]
    will_keep: list[int]


class PlanView(TypedDict):
    """The action being prepared and what was chosen for it."""

    slot: int
    take: str | None
    give: int | None
    replace: int | None


class View(TypedDict):
    """The table from one seat (None: a spectator)."""

    game: str
    seat: int | None
    player: int
    turn: int
    turns: int
    last_turn: int
    stage: str
    first_turn: bool
    bonus_die: bool
    question: dict[str, object] | None
    legal: list[str]
    seats: list[SeatView]
    decks: list[DeckView]
    discards: list[str]
    dice: DiceView
    plan: PlanView | None
    most_health: int
    capped: bool
    winners: list[int]


def view(board: Board, seat: int | None) -> View:
    """The table as `seat` sees it."""
    question = board.question
    return View(
        game=board.game.id,
        seat=seat,
        player=board.player,
        turn=board.turn,
        turns=board.turns,
        last_turn=board.last_turn,
        stage="over" if board.ended else "combat" if board.rolled else "gain",
        first_turn=board.is_first_turn(),
        bonus_die=board.turns == 2,
        question=None if question is None else question.to_json(),
        legal=[action.text for action in board.choices] if board.player == seat else [],
        seats=[_seat_view(board, owner) for owner in range(len(board.seats))],
        decks=[_deck_view(board, design) for design in board.market],
        discards=[board.box.name(card) for card in board.gone],
        dice=_dice_view(board),
        plan=_plan_view(board),
        most_health=MOST_HEALTH,
        capped=board.capped,
        winners=list(board.winners),
    )


def _deck_view(board: Board, design: int) -> DeckView:
    """A deck and what is left of it."""
    box = board.box
    return DeckView(
        card=box.name(design), kind=c.KINDS[box.kinds[design]], left=board.supply[design]
    )


def _dice_view(board: Board) -> DiceView:
    """Where the dice are."""
    blue, red = turn.earned(board, board.turn)
    lost = [max(0, blue - board.pool_blue), max(0, red - board.pool_red)]
    return DiceView(
        pool=[board.pool_blue, board.pool_red],
        tray={FACE_NAMES[face]: board.tray[face] for face in range(SHOWN)},
        spent=[board.spent_blue, board.spent_red],
        lost=[0, 0] if board.rolled or board.ended else lost,
        will_keep=list(turn.kept(board.tray)),
    )


def _plan_view(board: Board) -> PlanView | None:
    """The action being prepared, if there is one."""
    plan = board.plan
    if plan.slot == NOTHING:
        return None
    return PlanView(
        slot=plan.slot,
        take=_name(board, plan.take),
        give=None if plan.give == NOTHING else plan.give,
        replace=None if plan.replace == NOTHING else plan.replace,
    )


def _seat_view(board: Board, seat: int) -> SeatView:
    """What lies in front of one player."""
    own = board.seats[seat]
    return SeatView(
        health=own.health,
        creatures=_row(board, seat, 0, MOST_CREATURES),
        spells=_row(board, seat, MOST_CREATURES, PLACES),
        aura=_name(board, own.aura),
        curse=_name(board, own.curse),
        curse_turns=own.curse_turns,
        tokens=sum(own.tokens),
        kept=[own.kept_blue, own.kept_red],
        gains=[
            sum(colour[card] for card in own.cards if card != NOTHING)
            for colour in (board.box.blue, board.box.red)
        ],
    )


def _row(board: Board, seat: int, first: int, end: int) -> list[CardView]:
    """The cards in some of a player's places."""
    places = range(first, end)
    cards = board.seats[seat].cards
    return [_card_view(board, seat, place) for place in places if cards[place] != NOTHING]


def _card_view(board: Board, seat: int, place: int) -> CardView:
    """One card in front of a player."""
    box = board.box
    own = board.seats[seat]
    design = own.cards[place]
    is_ritual = box.kinds[design] == c.RITUAL
    return CardView(
        card=box.name(design),
        kind=c.KINDS[box.kinds[design]],
        place=place,
        gain=[box.blue[design], box.red[design]],
        boosted=own.boosted >> place & 1 == 1,
        spent=is_ritual and board.supply[box.takes[design][0][0]] == 0,
        slots=[_slot_view(board, seat, place, side) for side in range(len(box.slots[design]))],
    )


def _slot_view(board: Board, seat: int, place: int, side: int) -> SlotView:
    """One action of a card, and whether it can be used."""
    own = board.seats[seat]
    design = own.cards[place]
    slot = board.box.slots[design][side]
    number = SLOTS * place + side
    usable = board.rolled and not board.ended and seat == board.turn
    refusal = turn.slot_refusal(board, own, place, side) if usable else None
    return SlotView(
        slot=number,
        spell=slot.spell,
        does=c.DEEDS[slot.deed],
        value=slot.value + plans.aura_bonus(board, own, design, side),
        takes=slot.takes,
        combat=slot.combat,
        gives=slot.gives,
        tokens=own.tokens[number],
        used=own.used >> number & 1 == 1,
        cost=_cost_view(board, slot.cost, usable),
        hit=_hit_view(board, seat, design, side) if usable else None,
        action=_notation(board, own, place, side) if usable and refusal is None else None,
        clause=None if refusal is None else refusal.clause,
        reason=None if refusal is None else refusal.reason,
    )


def _hit_view(board: Board, seat: int, design: int, side: int) -> HitView | None:
    """The preview of an attack or a steal, before anything that Insight might add."""
    slot = board.box.slots[design][side]
    if slot.deed not in (c.ATTACK, c.STEAL):
        return None
    rival = board.seats[1 - seat]
    damage = slot.value + plans.aura_bonus(board, board.seats[seat], design, side)
    tokens = min(damage, sum(rival.tokens))
    health = min(damage - tokens, rival.health)
    return HitView(tokens=tokens, health=health, kills=health == rival.health)


def _notation(board: Board, own: Seat, place: int, side: int) -> str:
    """The action that uses the slot, or the same slot of a copy that is alike (DS 4.3)."""
    for other in range(place + 1):
        if own.cards[other] == own.cards[place] and own.is_alike(other, place):
            name = board.box.first_copy[own.cards[other]] + board.rank(own, other)
            return board.moves.use[SLOTS * name + side].text
    raise AssertionError("a card is always like itself")


def _cost_view(board: Board, cost: Cost, usable: bool) -> CostView:
    """Payable, payable with wildcards, or what is missing."""
    mercury, salt, sulphur = cost.short(board.tray)
    missing = cost.lacks(board.tray)
    ways = cost.ways(board.tray) if usable else []
    plain = mercury + salt + sulphur == 0
    return CostView(
        symbols=cost.text,
        status="" if not usable else "missing" if missing else "payable" if plain else "wildcards",
        short={"mercury": mercury, "salt": salt, "sulphur": sulphur} if usable else {},
        missing=missing if usable else 0,
        ways=len(ways),
        cheapest=ways[0].text if ways else "",
    )


def _name(board: Board, card: int) -> str | None:
    """The id of a card, None for no card."""
    return None if card == NOTHING else board.box.name(card)
