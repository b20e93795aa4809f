"""What a client sees of the table. Nothing is hidden: all seats see the same.

Every slot of the player whose turn it is shows whether it can be used now and how it could be paid.
"""

from typing import TypedDict

from pandemonium.engine.presenter import Description as GameDescription
from pandemonium.engine.task import NO_CARD
from pandemonium.engine.view import GameView, head
from pandemonium.games.dice_summoners import combat, elements, gain, resolve_action
from pandemonium.games.dice_summoners.catalogue import PrintedCard
from pandemonium.games.dice_summoners.components import (
    MAX_CREATURES,
    MAX_HEALTH,
    NO_SLOT,
    NOT_CHOSEN,
    PLACES,
    SLOTS,
)
from pandemonium.games.dice_summoners.defence import LoseTokens, expected_loss
from pandemonium.games.dice_summoners.dice import FACE_NAMES, PAYMENTS, RED_SALT, SHOWN, Cost
from pandemonium.games.dice_summoners.seat import Seat
from pandemonium.games.dice_summoners.slot_rules import actions_left, slot_refusal
from pandemonium.games.dice_summoners.state import DiceSummonersState


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
    """One action of a card in front of a player; `action` is its notation while it may be used.

    `dice` are those that lie on it since it was used in this turn.
    """

    at: str
    slot: int
    spell: str
    does: str
    value: int
    takes: str
    combat: bool
    gives: int
    tokens: int
    used: bool
    dice: list[str]
    cost: CostView
    hit: HitView | None
    action: str | None
    clause: str | None
    reason: str | None


class CardView(TypedDict):
    """A card in front of a player; `spent` marks a ritual that was cast.

    `copy` is its number among the copies of that player, which it keeps during a turn.
    """

    at: str
    card: str
    copy: int
    kind: str
    place: int
    gain: list[int]
    boosted: bool
    spent: bool
    slots: list[SlotView]


class SeatView(TypedDict):
    """One player; `curse_left` is the number of turns in which the curse will still act."""

    at: str
    health: int
    creatures: list[CardView]
    spells: list[CardView]
    aura: str | None
    curse: str | None
    curse_turns: int
    curse_left: int
    tokens: int
    kept: list[int]
    gains: list[int]


class DeckView(TypedDict):
    """A shared deck and how many cards it has."""

    at: str
    card: str
    kind: str
    left: int


class DieView(TypedDict):
    """A die of this turn; `on` is the slot that it lies on, or where spent dice are."""

    at: str
    face: str
    on: str | None


class DiceView(TypedDict):
    """Where the dice are. `lost` is what the supply will cut from the coming gain."""

    pool: list[int]
    tray: dict[str, int]
    spent: list[int]
    lost: list[int]
    will_keep: list[int]
    dice: list[DieView]


class PlanView(TypedDict):
    """The action being prepared, what was chosen for it, and what could still be done after it."""

    slot_at: str
    slot: int
    take: str | None
    give: int | None
    replace: int | None
    actions_left: int


class StrikeView(TypedDict):
    """Damage that is being dealt: from where, how much is left, and the slots still to come."""

    source_at: str
    card: str
    damage: int
    left: int
    steals: bool
    victim: int
    slot: str
    to_come: list[str]


class Description(GameDescription):
    """The immutable description; without `decks`, they are random.

    `deck_format` counts the decks of each kind, `dice` the blue and red dice of the game.
    """

    cards: list[PrintedCard]  # type: ignore[misc]  # a narrower type; descriptions are read-only
    decks: list[str]
    deck_format: dict[str, int]
    dice: list[int]


class View(GameView):
    """The table from one seat (None: a spectator)."""

    turn: int
    turns: int
    last_turn: int
    stage: str
    first_turn: bool
    bonus_die: bool
    seats: list[SeatView]
    decks: list[DeckView]
    discards: list[str]
    dice: DiceView
    plan: PlanView | None
    strike: StrikeView | None
    most_health: int
    most_creatures: int
    capped: bool


def view(state: DiceSummonersState, seat: int | None) -> View:
    """The table as `seat` sees it."""
    seen = _open_view(state)
    return seen if seat is None else personalize(state, seen, seat)


def figures(state: DiceSummonersState) -> dict[str, int]:
    """The health of both players, for a chart."""
    return {elements.seat_at(seat): owner.health for seat, owner in enumerate(state.seats)}


def counters(view: View) -> dict[str, int]:
    """The numbers of a view: health, tokens in all and by slot, kept dice, and the decks."""
    counts = {deck["at"]: deck["left"] for deck in view["decks"]}
    for number, seat in enumerate(view["seats"], 1):
        counts[f"health:{number}"] = seat["health"]
        counts[f"tokens:{number}"] = seat["tokens"]
        counts[f"kept_blue:{number}"], counts[f"kept_red:{number}"] = seat["kept"]
        for card in (*seat["creatures"], *seat["spells"]):
            for slot in card["slots"]:
                counts[f"tokens:{slot['at']}"] = slot["tokens"]
    return counts


def personalize(_state: DiceSummonersState, seen: View, seat: int) -> View:
    """The table as `seat` sees it, from what a spectator sees: only the seat differs."""
    return {**seen, "seat": seat}


def _open_view(state: DiceSummonersState) -> View:
    """The public view, which is all of it."""
    outcome = state.outcome
    return View(
        **head(state, None, _places(state)),
        turn=state.turn,
        turns=state.turns,
        last_turn=state.last_turn,
        stage="over" if state.ended else "combat" if state.rolled else "gain",
        first_turn=state.is_first_turn(),
        bonus_die=gain.has_extra_die(state),
        seats=[_seat_view(state, seat) for seat in range(len(state.seats))],
        decks=[_deck_view(state, design) for design in state.market],
        discards=[state.box.name(card) for card in state.gone],
        dice=_dice_view(state),
        plan=_plan_view(state),
        strike=_strike_view(state),
        most_health=MAX_HEALTH,
        most_creatures=MAX_CREATURES,
        capped=outcome is not None and outcome.cut,
    )


def _places(state: DiceSummonersState) -> list[str]:
    """What can be pointed at and has no item of its own."""
    places = [elements.SUPPLY, elements.TRAY, elements.SPENT, elements.GONE]
    for seat in range(len(state.seats)):
        places += [elements.aura_at(seat), elements.curse_at(seat), elements.kept_at(seat)]
    return places


def _deck_view(state: DiceSummonersState, card: int) -> DeckView:
    """A deck and what is left of it."""
    design = state.box.designs[card]
    at = elements.deck_at(design.id)
    return DeckView(at=at, card=design.id, kind=design.kind, left=state.supply[card])


def _dice_view(state: DiceSummonersState) -> DiceView:
    """Where the dice are, and what will become of them."""
    blue, red = gain.earned(state, state.turn)
    lost = [max(0, blue - state.pool_blue), max(0, red - state.pool_red)]
    paid = [PAYMENTS[spending.pay] for spending in state.spent]
    return DiceView(
        pool=[state.pool_blue, state.pool_red],
        tray={FACE_NAMES[face]: state.tray[face] for face in range(SHOWN)},
        spent=[sum(payment.blues for payment in paid), sum(payment.reds for payment in paid)],
        lost=[0, 0] if state.rolled or state.ended else lost,
        will_keep=list(combat.dice_to_keep(state.tray)),
        dice=_single_dice(state),
    )


def _single_dice(state: DiceSummonersState) -> list[DieView]:
    """Every die of this turn, the blue ones first."""
    free, paid = resolve_action.free_dice(state)
    dice = [
        DieView(at=die, face=FACE_NAMES[face], on=None)
        for face in range(SHOWN)
        for die in free[face]
    ]
    for spending, names in zip(state.spent, paid, strict=True):
        on = elements.SPENT
        if spending.slot != NO_SLOT:
            on = elements.slot_at(state.turn, spending.slot)
        counts = PAYMENTS[spending.pay].counts
        faces = [FACE_NAMES[face] for face in range(SHOWN) for _ in range(counts[face])]
        dice += [DieView(at=die, face=face, on=on) for die, face in zip(names, faces, strict=True)]
    return sorted(dice, key=_die_order)


def _die_order(die: DieView) -> tuple[bool, int]:
    colour, number = die["at"][4], int(die["at"][5:])
    return FACE_NAMES[RED_SALT][0] == colour, number


def _plan_view(state: DiceSummonersState) -> PlanView | None:
    """The action being prepared, if there is one."""
    use = state.use
    if use.slot == NO_SLOT:
        return None
    return PlanView(
        slot_at=elements.slot_at(state.turn, use.slot),
        slot=use.slot,
        take=_name(state, use.take),
        give=None if use.give == NOT_CHOSEN else use.give,
        replace=None if use.replace == NOT_CHOSEN else use.replace,
        actions_left=actions_left(state),
    )


def _strike_view(state: DiceSummonersState) -> StrikeView | None:
    """The damage being dealt, while the defender has to choose tokens."""
    top = state.todo[-1] if state.todo else None
    if not isinstance(top, LoseTokens):
        return None
    tokens = state.seats[top.seat].tokens
    source = (
        elements.curse_at(top.seat)
        if top.hit.slot == NO_SLOT
        else elements.slot_at(1 - top.seat, top.hit.slot)
    )
    return StrikeView(
        source_at=source,
        card=state.box.name(top.card),
        damage=top.hit.damage,
        left=top.left,
        steals=top.hit.steals,
        victim=top.seat,
        slot=elements.slot_at(top.seat, top.slot),
        to_come=[
            elements.slot_at(top.seat, slot)
            for slot in range(top.slot + 1, len(tokens))
            if tokens[slot]
        ],
    )


def _seat_view(state: DiceSummonersState, seat: int) -> SeatView:
    """What lies in front of one player."""
    owner = state.seats[seat]
    dice = _dice_on_slots(state) if seat == state.turn else {}
    army = [state.box.designs[card] for card in owner.cards if card != NO_CARD]
    return SeatView(
        at=elements.seat_at(seat),
        health=owner.health,
        creatures=_row(state, seat, dice, range(MAX_CREATURES)),
        spells=_row(state, seat, dice, range(MAX_CREATURES, PLACES)),
        aura=_name(state, owner.aura),
        curse=_name(state, owner.curse),
        curse_turns=owner.curse_turns,
        curse_left=gain.curse_left(state, owner, seat == state.turn),
        tokens=sum(owner.tokens),
        kept=[owner.kept_blue, owner.kept_red],
        gains=[sum(design.blue for design in army), sum(design.red for design in army)],
    )


def _row(
    state: DiceSummonersState, seat: int, dice: dict[int, list[str]], places: range
) -> list[CardView]:
    """The cards in some of a player's places."""
    cards = state.seats[seat].cards
    return [_card_view(state, seat, dice, place) for place in places if cards[place] != NO_CARD]


def _card_view(
    state: DiceSummonersState, seat: int, dice: dict[int, list[str]], place: int
) -> CardView:
    """One card in front of a player."""
    owner = state.seats[seat]
    card = owner.cards[place]
    design = state.box.designs[card]
    return CardView(
        at=elements.card_at(seat, place),
        card=design.id,
        copy=owner.numbers[place] + 1,
        kind=design.kind,
        place=place,
        gain=[design.blue, design.red],
        boosted=owner.boosted >> place & 1 == 1,
        spent=design.is_ritual and state.supply[state.box.takes[card][0][0]] == 0,
        slots=[_slot_view(state, seat, dice, SLOTS * place + slot.side) for slot in design.slots],
    )


def _slot_view(
    state: DiceSummonersState, seat: int, dice: dict[int, list[str]], number: int
) -> SlotView:
    """One action of a card, and whether it can be used; `dice` are those on the slots."""
    owner = state.seats[seat]
    slot = state.slot(seat, number)
    usable = state.rolled and not state.ended and seat == state.turn
    refusal = slot_refusal(state, owner, number) if usable else None
    return SlotView(
        at=elements.slot_at(seat, number),
        slot=number,
        spell=slot.spell,
        does=slot.does,
        value=state.slot_worth(seat, number),
        takes=slot.takes,
        combat=slot.combat,
        gives=slot.gives,
        tokens=owner.tokens[number],
        used=owner.used >> number & 1 == 1,
        dice=dice.get(number, []),
        cost=_cost_view(state, slot.cost, usable),
        hit=_hit_view(state, seat, number) if usable else None,
        action=_notation(state, owner, number) if usable and refusal is None else None,
        clause=None if refusal is None else refusal.clause,
        reason=None if refusal is None else refusal.reason,
    )


def _dice_on_slots(state: DiceSummonersState) -> dict[int, list[str]]:
    """The dice that lie on the slots of the player on turn, by the number of the slot."""
    _, paid = resolve_action.free_dice(state)
    dice: dict[int, list[str]] = {}
    for spending, names in zip(state.spent, paid, strict=True):
        dice.setdefault(spending.slot, names)
    return dice


def _hit_view(state: DiceSummonersState, seat: int, number: int) -> HitView | None:
    """The preview of a slot that deals damage."""
    if not state.slot(seat, number).verb.deals_damage:
        return None
    tokens, health = expected_loss(state, 1 - seat, state.slot_worth(seat, number))
    kills = health == state.seats[1 - seat].health
    return HitView(tokens=tokens, health=health, kills=kills)


def _notation(state: DiceSummonersState, owner: Seat, number: int) -> str:
    """The action that uses the slot, or the same slot of a copy that is alike (DS 4.3)."""
    place = number // SLOTS
    alike = [
        other
        for other in range(PLACES)
        if owner.cards[other] == owner.cards[place] and owner.is_alike(other, place)
    ]
    named = min(alike, key=owner.numbers.__getitem__)
    return state.actions.use[state.name_at(owner, named)][number % SLOTS].text


def _cost_view(state: DiceSummonersState, cost: Cost, usable: bool) -> CostView:
    """Payable, payable with wildcards, or what is missing."""
    mercury, salt, sulphur = cost.short(state.tray)
    missing = cost.lacks(state.tray)
    ways = cost.ways(state.tray) if usable else []
    plain = mercury + salt + sulphur == 0
    return CostView(
        symbols=cost.text,
        status="" if not usable else "missing" if missing else "payable" if plain else "wildcards",
        short={"mercury": mercury, "salt": salt, "sulphur": sulphur} if usable else {},
        missing=missing if usable else 0,
        ways=len(ways),
        cheapest=ways[0].text if ways else "",
    )


def _name(state: DiceSummonersState, card: int) -> str | None:
    """The id of a card, None for no card."""
    return None if card == NO_CARD else state.box.name(card)
