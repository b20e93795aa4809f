"""Which slots can be used, and what forbids the others (DS 2.3, 3.6, 4.2, 6.1, 12.1)."""

from typing import Final

from pandemonium.engine.task import NO_CARD, Refusal
from pandemonium.games.dice_summoners.components import (
    MAX_CREATURES,
    NO_SLOT,
    NOT_CHOSEN,
    PLACES,
    SLOTS,
    Slot,
)
from pandemonium.games.dice_summoners.dice import PAYABLE, PAYMENTS, SHOWN, purse
from pandemonium.games.dice_summoners.seat import Seat
from pandemonium.games.dice_summoners.state import DiceSummonersState

ALREADY_USED: Final = Refusal("DS 4.2", "already-used")
RITUAL_CAST: Final = Refusal("DS 8.4", "ritual-cast")
FIRST_TURN: Final = Refusal("DS 2.3", "first-turn")
FIRST_TURN_ONLINE: Final = Refusal("DS 12.1", "first-turn-online")
NO_CREATURE: Final = Refusal("DS 6.1", "no-creature")
CANNOT_PAY: Final = Refusal("DS 3.6", "cannot-pay")


def slot_refusal(state: DiceSummonersState, owner: Seat, number: int) -> Refusal | None:
    """What forbids using one slot of a card that is there."""
    design = state.box.designs[owner.cards[number // SLOTS]]
    slot = design.slots[number % SLOTS]
    if owner.used >> number & 1:
        return RITUAL_CAST if design.is_ritual else ALREADY_USED  # a ritual is cast only once
    if not slot.cost.bit & PAYABLE[purse(state.tray)]:
        return CANNOT_PAY
    return rule_against(state, owner, number, slot)


def rule_against(state: DiceSummonersState, owner: Seat, number: int, slot: Slot) -> Refusal | None:
    """What forbids using a slot that is unused and can be paid."""
    if state.turns <= 2 and slot.barred is not None:
        return slot.barred
    lacks_creature = slot.gives > 0 and not has_creature_to_give(state, owner)
    if lacks_creature and slot.takes:
        return NO_CREATURE
    refusal = slot.verb.refusal(state, owner, number)
    if refusal is None and owner.curse != NO_CARD:
        curse = state.box.designs[owner.curse].curse
        if curse is not None:
            refusal = curse.bars(slot)
    return NO_CREATURE if refusal is None and lacks_creature else refusal


def first_turn_bar(slot: Slot, online: bool) -> Refusal | None:
    """What forbids a slot in its player's first turn (DS 2.3, 12.1)."""
    if online:
        return FIRST_TURN_ONLINE if slot.verb.deals_damage else None
    return None if slot.spell or slot.verb.places_tokens else FIRST_TURN


def can_give(state: DiceSummonersState, owner: Seat, place: int) -> bool:
    """Whether the place holds a creature that may be given up, so not a mythic (DS 6.1, 12.4)."""
    card = owner.cards[place]
    return card != NO_CARD and (state.box.online or not state.box.designs[card].is_mythic)


def has_creature_to_give(state: DiceSummonersState, owner: Seat) -> bool:
    """Whether some creature can be given up."""
    for place in range(MAX_CREATURES):  # noqa: SIM110 - an inner loop, faster so when compiled
        if can_give(state, owner, place):
            return True
    return False


def usable_slots(state: DiceSummonersState) -> list[int]:
    """The slots that the player on turn can use now, twins included."""
    owner = state.seats[state.turn]
    return [
        SLOTS * place + slot.side
        for place in range(PLACES)
        if owner.cards[place] != NO_CARD
        for slot in state.box.designs[owner.cards[place]].slots
        if slot_refusal(state, owner, SLOTS * place + slot.side) is None
    ]


def actions_left(state: DiceSummonersState, payment: int = NOT_CHOSEN) -> int:
    """How many other slots could each be paid after the action being prepared.

    Without a `payment` it is the one that was chosen, or else the cheapest.
    """
    tray = state.tray[:]
    if payment == NOT_CHOSEN:
        payment = state.use.pay
        if payment == NOT_CHOSEN and state.use.slot != NO_SLOT:
            ways = state.slot(state.turn, state.use.slot).cost.ways(tray)
            payment = ways[0].number if ways else NOT_CHOSEN
    if payment != NOT_CHOSEN:
        tray = [tray[face] - PAYMENTS[payment].counts[face] for face in range(SHOWN)]
    payable = PAYABLE[purse(tray)]
    owner = state.seats[state.turn]
    left = 0
    for place in range(PLACES):
        if owner.cards[place] == NO_CARD or place in (state.use.give, state.use.replace):
            continue
        for slot in state.box.designs[owner.cards[place]].slots:
            number = SLOTS * place + slot.side
            if number == state.use.slot or owner.used >> number & 1:
                continue
            if slot.cost.bit & payable and rule_against(state, owner, number, slot) is None:
                left += 1
    return left
