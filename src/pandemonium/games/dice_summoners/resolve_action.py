"""Resolving an action once every choice for it is made (DS 4.4), and where its dice then lie."""

from pandemonium.games.dice_summoners import elements, events
from pandemonium.games.dice_summoners.components import NOT_CHOSEN, SLOTS, Slot
from pandemonium.games.dice_summoners.dice import PAYMENTS, SHOWN
from pandemonium.games.dice_summoners.elements import dice_by_face
from pandemonium.games.dice_summoners.state import NO_USE, DiceSummonersState, Spending, Use


def resolve_action(state: DiceSummonersState, seat: int, slot: Slot) -> None:
    """Pay, mark the slot, give up and replace what was chosen, then resolve the slot."""
    use = state.use
    state.use = NO_USE
    state.cancelled = 0
    owner = state.seats[seat]
    card = owner.cards[use.slot // SLOTS]
    worth = slot.verb.value + state.aura_bonus(owner, card, slot.side)
    if use.boost == 1:
        worth += state.box.spell_bonus[owner.aura]
        owner.boosted |= 1 << use.slot // SLOTS
    if state.recording:
        emit_use(state, seat, slot, card, use.slot)
    if use.pay != NOT_CHOSEN:
        pay(state, seat, use)
    owner.used |= 1 << use.slot
    if use.give != NOT_CHOSEN:
        state.discard(seat, use.give)
    if use.replace != NOT_CHOSEN:
        state.discard(seat, use.replace)
    slot.verb.perform(state, seat, card, use, worth)


def emit_use(state: DiceSummonersState, seat: int, slot: Slot, card: int, number: int) -> None:
    """Emit which slot of which card is used."""
    at = elements.slot_at(seat, number)
    name = state.box.name(card)
    copy = state.seats[seat].numbers[number // SLOTS] + 1
    if slot.spell:
        state.emit(events.SpellCast(seat, name, copy, slot.spell, slot.does, at))
    else:
        state.emit(events.AbilityUsed(seat, name, copy, slot.does, at))


def pay(state: DiceSummonersState, seat: int, use: Use) -> None:
    """Move the dice onto the slot until the end of the turn (DS 3.7)."""
    counts = PAYMENTS[use.pay].counts
    if state.recording:
        at = elements.slot_at(seat, use.slot)
        dice = dice_paid(state, use.pay)
        state.emit(events.DicePaid(seat, sum(counts), counts[:], dice, at))
    tray = state.tray
    for face in range(SHOWN):
        paid = counts[face]
        if paid:
            tray[face] -= paid
    state.spent.append(Spending(use.slot, use.pay))


def free_dice(state: DiceSummonersState) -> tuple[list[list[str]], list[list[str]]]:
    """The dice in the tray by face, and those of each spending: the lowest numbers go first."""
    thrown = state.tray[:]
    for spending in state.spent:
        for face in range(SHOWN):
            thrown[face] += PAYMENTS[spending.pay].counts[face]
    free = dice_by_face(thrown)
    paid: list[list[str]] = []
    for spending in state.spent:
        paid.append([])
        for face in range(SHOWN):
            count = PAYMENTS[spending.pay].counts[face]
            paid[-1] += free[face][:count]
            free[face] = free[face][count:]
    return free, paid


def dice_paid(state: DiceSummonersState, number: int) -> list[str]:
    """The elements of the dice that a payment takes."""
    free, _ = free_dice(state)
    counts = PAYMENTS[number].counts
    return [die for face in range(SHOWN) for die in free[face][: counts[face]]]
