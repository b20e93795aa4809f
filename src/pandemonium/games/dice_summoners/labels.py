"""What an action is called, which elements it is about, and what it would cost or bring."""

from pandemonium.engine.action import Action
from pandemonium.engine.task import NO_CARD, Args
from pandemonium.games.dice_summoners import combat, elements, resolve_action, view
from pandemonium.games.dice_summoners.actions import USES
from pandemonium.games.dice_summoners.components import MOST_HEALTH, NO_PLACE, NO_SLOT, SLOTS
from pandemonium.games.dice_summoners.defence import LoseTokens
from pandemonium.games.dice_summoners.dice import PAYMENTS, cost_signs, signs_of
from pandemonium.games.dice_summoners.payment import settled_boost
from pandemonium.games.dice_summoners.state import DiceSummonersState, Use


def details(state: DiceSummonersState, action: Action) -> Args:
    """What the label or the refusal of an action may want to say."""
    kind = action.kind
    args: Args = {"label": kind, "text": action.text}
    if kind in USES:
        _describe_use(state, action, args)
    elif kind == "take":
        args["card"] = state.box.name(state.actions.taken[action.id])
    elif kind in ("give", "replace"):
        _describe_name(state, state.actions.named[action.id], args)
        if kind == "replace":
            args["label"] = _warning(state, action)
    elif kind == "lose":
        args["n"] = action.arg
    elif kind == "pay":
        args["dice"] = signs_of(PAYMENTS[action.arg].counts)
    elif kind == "end":
        blue, red = combat.kept(state.tray)
        args["kept"] = blue + red
        args["back"] = sum(state.tray) - blue - red
    elif kind in ("boost", "hold"):
        _describe_boost(state, args)
    return args


def _describe_name(state: DiceSummonersState, name: int, args: Args) -> None:
    """Which card, and which of its copies."""
    design = state.box.designs[state.box.design_of[name]]
    args["card"] = design.id
    args["copy"] = name - design.first_name + 1


def _describe_use(state: DiceSummonersState, action: Action, args: Args) -> None:
    """An action of a card: which, what it is worth, what it costs and what is missing."""
    name = state.actions.named[action.id]
    card = state.box.design_of[name]
    slot = state.box.designs[card].slots[state.actions.side[action.id]]
    own = state.seats[state.turn]
    _describe_name(state, name, args)
    args["does"] = slot.does
    args["n"] = slot.verb.value + state.aura_bonus(own, card, slot.side)
    args["cost"] = cost_signs(slot.cost.text)
    args["price"] = slot.price if slot.gives or slot.cost.total else "free"
    args["missing"] = slot.cost.lacks(state.tray)
    if slot.spell:
        args["spell_card"] = slot.spell
        args["label"] = "cast-take" if slot.takes else "cast"
    if own.curse != NO_CARD:
        args["curse_card"] = state.box.name(own.curse)


def _describe_boost(state: DiceSummonersState, args: Args) -> None:
    """Which aura it is about."""
    aura = state.seats[state.turn].aura
    args["aura_card"] = "" if aura == NO_CARD else state.box.name(aura)
    args["n"] = 0 if aura == NO_CARD else state.box.spell_bonus[aura]


def _warning(state: DiceSummonersState, action: Action) -> str:
    """Start sets and rituals that were not cast yet are missed once they are replaced."""
    card = state.box.design_of[state.actions.named[action.id]]
    design = state.box.designs[card]
    if design.kind == "start_set":
        return "replace-start-set"
    if design.is_ritual and state.supply[state.box.takes[card][0][0]] > 0:
        return "replace-uncast"
    return "replace"


# ---------------------------------------------------------------------- elements


def touches(state: DiceSummonersState, action: Action) -> list[str]:
    """The elements that an action is about."""
    kind = action.kind
    seat = state.turn
    if kind in USES:
        slot = state.slot_named(state.seats[state.turn], action)
        return [] if slot == NO_SLOT else [elements.slot_at(seat, slot)]
    if kind == "take":
        return [elements.deck_at(state.box.name(state.actions.taken[action.id]))]
    if kind in ("give", "replace"):
        own = state.seats[seat]
        place = state.find(own, state.actions.named[action.id])
        return [] if place == NO_PLACE else [elements.card_at(seat, own.last_twin(place))]
    if kind == "pay":
        return resolve_action.dice_paid(state, action.arg)
    if kind == "roll":
        return [elements.SUPPLY, elements.kept_at(seat)]
    if kind == "end":
        return [elements.TRAY]
    if kind in ("boost", "hold"):
        return [elements.aura_at(seat)]
    if kind == "cancel" and state.use.slot != NO_SLOT:
        return [elements.slot_at(seat, state.use.slot)]
    top = state.todo[-1] if state.todo else None
    if kind == "lose" and isinstance(top, LoseTokens):
        return [elements.slot_at(top.seat, top.slot)]
    return [elements.seat_at(state.player)] if state.player >= 0 else []


# ---------------------------------------------------------------------- previews


def preview(state: DiceSummonersState, action: Action) -> Args:
    """What an action would cost or bring, where that is cheap to say."""
    if state.ended:
        return {}
    kind = action.kind
    if kind in USES and state.rolled:
        return _preview_use(state, action)
    if kind in ("give", "replace"):
        return _preview_loss(state, action)
    if kind == "pay":
        return {"wildcards": PAYMENTS[action.arg].wilds, "actions_left": _left_after(state, action)}
    if kind == "take":
        return _preview_take(state, action)
    if kind == "end" and state.rolled:
        return {"payable": len(combat.usable_slots(state))}
    top = state.todo[-1]
    if kind == "lose" and isinstance(top, LoseTokens):
        rest = max(0, top.left - action.arg - top.later(state))
        return {"broken": action.arg, "health": min(rest, state.seats[top.seat].health)}
    return {}


def _settled_bonus(state: DiceSummonersState, slot: int) -> int:
    """What the aura adds to a combat spell without a question (DS 9.4)."""
    own = state.seats[state.turn]
    if own.aura == NO_CARD or not state.slot(state.turn, slot).combat:
        return 0
    is_settled = settled_boost(state, state.turn, Use(slot)) == 1
    return state.box.spell_bonus[own.aura] if is_settled else 0


def _preview_use(state: DiceSummonersState, action: Action) -> Args:
    """Damage against tokens and health, health gained, tokens placed; with the aura."""
    slot = state.slot_named(state.seats[state.turn], action)
    if slot == NO_SLOT:
        return {}
    bonus = _settled_bonus(state, slot)
    worth = view.worth(state, state.turn, slot) + bonus
    hit = view.hit_view(state, state.turn, slot, bonus)
    does = state.slot(state.turn, slot).does
    own = state.seats[state.turn]
    if hit is not None:
        seen: Args = {"damage": worth, "broken": hit["tokens"], "health": hit["health"]}
        seen["lethal"] = 1 if hit["kills"] else 0
        if does == "steal":
            seen["gained"] = min(hit["health"], MOST_HEALTH - own.health)
        return seen
    if does == "heal":
        return {"gained": min(worth, MOST_HEALTH - own.health)}
    return {"tokens": worth} if does == "defend" else {}


def _preview_loss(state: DiceSummonersState, action: Action) -> Args:
    """Dice and tokens that go with a card, and whether it is more than a basic creature."""
    own = state.seats[state.turn]
    place = state.find(own, state.actions.named[action.id])
    if place == NO_PLACE:
        return {}
    design = state.box.designs[own.cards[place]]
    return {
        "blue": -design.blue,
        "red": -design.red,
        "tokens": -own.tokens[SLOTS * place] - own.tokens[SLOTS * place + 1],
        "advanced": 1 if design.kind in ("advanced", "mythic") else 0,
    }


def _preview_take(state: DiceSummonersState, action: Action) -> Args:
    """Dice that a creature will bring, and what an aura or a curse would replace."""
    card = state.actions.taken[action.id]
    design = state.box.designs[card]
    if design.is_creature:
        return {"blue": design.blue, "red": design.red}
    old = NO_CARD
    if design.aura is not None:
        old = state.seats[state.turn].aura
    elif design.curse is not None:
        old = state.seats[1 - state.turn].curse
    return {} if old == NO_CARD else {"replaces_card": state.box.name(old)}


def _left_after(state: DiceSummonersState, action: Action) -> int:
    """How many actions could still be paid after this payment."""
    from pandemonium.games.dice_summoners import plans  # which know labels

    return plans.actions_left(state, action.arg)
