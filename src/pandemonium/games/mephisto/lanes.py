"""Gear in its lanes: where it is, and the elementary changes to it (ME 4)."""

from pandemonium.engine.task import NO_CARD, NOBODY
from pandemonium.games.mephisto import gear_events
from pandemonium.games.mephisto.components import GEAR, NO_SLOT, ROOM, SLOTS
from pandemonium.games.mephisto.elements import gear_at
from pandemonium.games.mephisto.state import MephistoState


def slot_of(state: MephistoState, seat: int, gear: int) -> int:
    """The slot of `seat` that holds the gear, or NO_SLOT."""
    slots = state.seats[seat].gear
    for slot in range(SLOTS):  # faster, compiled, than `in` or `index`
        if slots[slot] == gear:
            return slot
    return NO_SLOT


def owner_of(state: MephistoState, gear: int) -> int:
    """The player who has this gear in play, or NOBODY."""
    for seat in range(state.box.players):
        if slot_of(state, seat, gear) != NO_SLOT:
            return seat
    return NOBODY


def lane_of(state: MephistoState, seat: int, gear: int) -> int:
    """The lane of the owner that holds the gear."""
    return slot_of(state, seat, gear) // ROOM


def gear_of(state: MephistoState, seat: int, kinds: int = GEAR) -> list[int]:
    """All gear of `seat` in play, by number."""
    gear: list[int] = []
    for card in state.seats[seat].gear:
        if card >= 0 and state.box.kind[card] & kinds:
            gear.append(card)
    gear.sort()
    return gear


def has_gear(state: MephistoState, seat: int, kinds: int) -> bool:
    """Whether gear of these kinds is in play for `seat`."""
    for card in state.seats[seat].gear:  # noqa: SIM110 - a generator is slow when compiled
        if card >= 0 and state.box.kind[card] & kinds:
            return True
    return False


def gear_in_lane(state: MephistoState, seat: int, lane: int) -> list[int]:
    """The gear of `seat` in one of its lanes, by number."""
    slots = state.seats[seat].gear
    first, second = slots[ROOM * lane], slots[ROOM * lane + 1]
    if second == NO_CARD:
        return [] if first == NO_CARD else [first]
    return [first, second] if first < second else [second, first]


def has_room(state: MephistoState, seat: int, lane: int) -> bool:
    """Whether one more card fits into the lane; the first slot is filled first."""
    return state.seats[seat].gear[ROOM * lane + 1] == NO_CARD


def lay_down(state: MephistoState, seat: int, gear: int, lane: int) -> None:
    """Put gear into a lane that has room."""
    slots = state.seats[seat].gear
    slot = ROOM * lane
    if slots[slot] != NO_CARD:
        slot += 1
    slots[slot] = gear


def pick_up(state: MephistoState, seat: int, gear: int) -> None:
    """Take gear out of its lane; the other gear moves to the first slot."""
    slots = state.seats[seat].gear
    slot = slot_of(state, seat, gear)
    slots[slot] = NO_CARD
    if slot % ROOM == 0:
        slots[slot], slots[slot + 1] = slots[slot + 1], NO_CARD


def leave_play(state: MephistoState, seat: int, gear: int) -> None:
    """Gear goes to the discard pile with all that is attached to it (ME 3.7, 4.1)."""
    pick_up(state, seat, gear)
    state.deck.discards.append(gear)
    state.durability[gear] = 0
    if state.enchanted[gear]:
        box = state.box
        called = box.gear_names[gear]
        state.enchanted[gear] = 0
        for spell, weapon in enumerate(state.attached_to):
            if weapon == gear:
                state.attached_to[spell] = NO_CARD
                state.deck.discards.append(spell)
                if state.recording:
                    state.emit(gear_events.SpellDiscarded(seat, box.names[spell], gear_at(called)))
    if state.boosts:
        state.boosts = [pair for pair in state.boosts if pair[0] != gear]
    while gear in state.activated:
        state.activated.remove(gear)
    if gear in state.fresh:
        state.fresh.remove(gear)


def wear(state: MephistoState, seat: int, gear: int) -> None:
    """Remove a durability; at 0 the gear breaks at once (ME 4.1)."""
    left = state.durability[gear] - 1
    state.durability[gear] = left
    if state.recording:
        names = state.box.names_of(gear)
        state.emit(
            gear_events.DurabilityLost(seat, *names, left, state.turn)
            if left
            else gear_events.GearBroken(seat, *names)
        )
    if not left:
        leave_play(state, seat, gear)


def repair(state: MephistoState, seat: int, gear: int) -> None:
    """Restore a durability, up to the printed number (ME 4.6)."""
    if state.durability[gear] < state.box.durability[gear]:
        state.durability[gear] += 1
        if state.recording:
            names = state.box.names_of(gear)
            state.emit(gear_events.GearRepaired(seat, *names, state.durability[gear]))


def numbered_for_play(state: MephistoState, card: int) -> int:
    """The card, or its lowest copy that is not in play, after trading places with that.

    The name of gear in play must not reveal which of several equal copies a hand held.
    """
    first = state.box.first_copy[state.box.design_of[card]]
    for copy in range(first, card):
        if not state.durability[copy]:
            trade_places(state, card, copy)
            return copy
    return card


def trade_places(state: MephistoState, card: int, other: int) -> None:
    """Swap two equal cards that are not in play."""
    piles = [
        state.held,
        state.dungeon,
        state.aside,
        state.deck.cards,
        state.deck.discards,
        state.deck.known,
    ]
    piles += state.deck.below
    piles += state.memory.older
    for player in state.seats:
        piles.append(player.hand)
        piles.append(player.known)
    for pile in piles:
        for place, number in enumerate(pile):
            if number == card:
                pile[place] = other
            elif number == other:
                pile[place] = card
