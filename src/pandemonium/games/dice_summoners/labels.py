"""What an action is called, which elements it is about, and what it would cost or bring.

The question of the moment knows best. What holds of an action at any moment, for refusals too,
follows from its subject (`SUBJECTS` in `actions.py`).
"""

from pandemonium.engine.action import Action
from pandemonium.engine.task import Args
from pandemonium.games.dice_summoners import elements, resolve_action
from pandemonium.games.dice_summoners.actions import (
    AURA,
    CARD,
    DECK,
    DICE,
    GAIN,
    PREPARED,
    SLOT,
    TOKENS,
    TRAY,
    subject_of,
)
from pandemonium.games.dice_summoners.components import NO_PLACE, NO_SLOT
from pandemonium.games.dice_summoners.dice import PAYMENTS, signs_of
from pandemonium.games.dice_summoners.state import DiceSummonersState


def details(state: DiceSummonersState, action: Action) -> Args:
    """The arguments of an action's label or refusal; `label` is the key of the label."""
    args: Args = {"label": action.kind, "text": action.text}
    subject = subject_of(action)
    if subject in (SLOT, CARD):
        name = state.actions.named[action.id]
        design = state.box.designs[state.box.design_of[name]]
        args["card"] = design.id
        args["copy"] = name - design.first_name + 1
    elif subject == DECK:
        args["card"] = state.box.name(state.actions.taken[action.id])
    elif subject == TOKENS:
        args["n"] = action.arg
    elif subject == DICE:
        args["dice"] = signs_of(PAYMENTS[action.arg].counts)
    if not state.ended:
        args["label"] = state.decision.label(state, action, args)
    return args


def touches(state: DiceSummonersState, action: Action) -> list[str]:
    """The elements of the table that an action is about."""
    touched = [] if state.ended else state.decision.touches(state, action)
    return touched or _elements(state, action)


def _elements(state: DiceSummonersState, action: Action) -> list[str]:
    """The elements that an action is about at any moment: those of its subject."""
    seat = state.turn
    owner = state.seats[seat]
    subject = subject_of(action)
    if subject == SLOT:
        slot = state.slot_named(owner, action)
        return [] if slot == NO_SLOT else [elements.slot_at(seat, slot)]
    if subject == CARD:
        place = state.find(owner, state.actions.named[action.id])
        return [] if place == NO_PLACE else [elements.card_at(seat, owner.last_twin(place))]
    if subject == DECK:
        return [elements.deck_at(state.box.name(state.actions.taken[action.id]))]
    if subject == DICE:
        return resolve_action.dice_paid(state, action.arg)
    if subject == GAIN:
        return [elements.SUPPLY, elements.kept_at(seat)]
    if subject == TRAY:
        return [elements.TRAY]
    if subject == AURA:
        return [elements.aura_at(seat)]
    if subject == PREPARED and state.use.slot != NO_SLOT:
        return [elements.slot_at(seat, state.use.slot)]
    return [elements.seat_at(state.player)] if state.player >= 0 else []


def preview(state: DiceSummonersState, action: Action) -> Args:
    """What an action would cost or bring, where that is cheap to say."""
    return {} if state.ended else state.decision.preview(state, action)
