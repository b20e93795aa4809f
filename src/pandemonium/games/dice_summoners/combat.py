"""The combat stage: what may be done with the dice, and the end of the turn (DS 2.2, 4.1)."""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.task import NO_CARD, Args, Decision, Refusal
from pandemonium.games.dice_summoners import events
from pandemonium.games.dice_summoners.actions import USES
from pandemonium.games.dice_summoners.components import (
    KEPT_OF_A_COLOUR,
    NO_SLOT,
    PLACES,
    SLOTS,
    Slot,
)
from pandemonium.games.dice_summoners.dice import (
    BLUE_MERCURY,
    BLUE_SALT,
    BLUE_WILD,
    PAYABLE,
    PAYMENTS,
    RED_SALT,
    RED_SULPHUR,
    RED_WILD,
    purse,
    signs_of,
)
from pandemonium.games.dice_summoners.payment import (
    SAME_AS_ANOTHER,
    go_on,
    has_creature_to_give,
)
from pandemonium.games.dice_summoners.seat import Seat
from pandemonium.games.dice_summoners.state import DiceSummonersState, Use, empty_tray

ALREADY_ROLLED: Final = Refusal("DS 2.1", "already-rolled")
NOT_ASKED: Final = Refusal("DS 4.4", "not-asked-for")
NO_SURRENDER: Final = Refusal("DS 11.3", "no-surrender")
NOT_YOURS: Final = Refusal("DS 4.1", "not-yours")
ALREADY_USED: Final = Refusal("DS 4.2", "already-used")
RITUAL_CAST: Final = Refusal("DS 8.4", "ritual-cast")
FIRST_TURN: Final = Refusal("DS 2.3", "first-turn")
FIRST_TURN_ONLINE: Final = Refusal("DS 12.1", "first-turn-online")
NO_CREATURE: Final = Refusal("DS 6.1", "no-creature")
CANNOT_PAY: Final = Refusal("DS 3.6", "cannot-pay")


class Act(Decision):
    """An action, or the end of the turn (DS 2.2)."""

    saved_name = "Act"
    key = "combat"
    clause = "DS 2.2"

    def candidates(self, state: DiceSummonersState) -> list[Action]:
        """Every slot of every card, and the ends."""
        own = state.seats[self.seat]
        found = [
            state.actions.use[state.name_at(own, place)][slot.side]
            for place in range(PLACES)
            if own.cards[place] != NO_CARD
            for slot in state.box.designs[own.cards[place]].slots
        ]
        return [*found, state.actions.surrender, state.actions.end]

    def legal(self, state: DiceSummonersState) -> list[Action]:
        """The same as sifting, found by way of what can be paid: most slots cannot."""
        own = state.seats[self.seat]
        designs = state.box.designs
        payable = PAYABLE[purse(state.tray)]
        found: list[Action] = []
        for place in range(PLACES):
            card = own.cards[place]
            if card == NO_CARD:
                continue
            design = designs[card]
            if not design.costs & payable or own.has_twin(place):
                continue
            used = own.used >> SLOTS * place
            uses = state.actions.use[design.first_name + own.numbers[place]]
            for slot in design.slots:
                side = slot.side
                if (
                    slot.cost.bit & payable
                    and not used >> side & 1
                    and rule_against(state, own, SLOTS * place + side, slot) is None
                ):
                    found.append(uses[side])
        if state.box.surrender:
            found.append(state.actions.surrender)
        found.append(state.actions.end)
        return found

    def refusal(self, state: DiceSummonersState, action: Action) -> Refusal | None:
        """What forbids an action of the combat stage."""
        if action.kind in USES:
            own = state.seats[self.seat]
            slot = state.slot_named(own, action)
            if slot == NO_SLOT:
                return NOT_YOURS
            if own.has_twin(slot // SLOTS):
                return SAME_AS_ANOTHER
            return slot_refusal(state, own, slot)
        if action is state.actions.end:
            return None
        if action is state.actions.roll:
            return ALREADY_ROLLED
        if action is state.actions.surrender:
            return None if state.box.surrender else NO_SURRENDER
        return NOT_ASKED

    def perform(self, state: DiceSummonersState, action: Action) -> None:
        """Begin an action, or end the turn or the game."""
        if action is state.actions.end:
            end_turn(state, self.seat)
        elif action is state.actions.surrender:
            if state.recording:
                state.emit(events.Surrendered(self.seat))
            state.win(1 - self.seat, "surrender")
        else:
            state.todo.append(self)
            state.use = Use(state.slot_named(state.seats[self.seat], action))
            go_on(state, self.seat)

    def ask(self, state: DiceSummonersState) -> Args:
        """What is left to act with."""
        dice = sum(state.tray)
        return {"dice": signs_of(state.tray), "n": dice, "actions": len(usable_slots(state))}

    def phrase(self, state: DiceSummonersState) -> str:
        """Without dice some actions may still be free; without actions only the end is left."""
        if usable_slots(state):
            return "combat" if any(state.tray) else "combat-free"
        return "combat-no-action" if any(state.tray) else "combat-no-dice"


ACT: Final = [Act(0), Act(1)]


def slot_refusal(state: DiceSummonersState, own: Seat, number: int) -> Refusal | None:
    """What forbids using one slot of a card that is there."""
    design = state.box.designs[own.cards[number // SLOTS]]
    slot = design.slots[number % SLOTS]
    if own.used >> number & 1:
        return RITUAL_CAST if design.is_ritual else ALREADY_USED  # one is cast but once
    if not slot.cost.bit & PAYABLE[purse(state.tray)]:
        return CANNOT_PAY
    return rule_against(state, own, number, slot)


def rule_against(state: DiceSummonersState, own: Seat, number: int, slot: Slot) -> Refusal | None:
    """What forbids using a slot that is unused and can be paid."""
    if state.turns <= 2 and slot.barred is not None:
        return slot.barred
    lacks_creature = slot.gives > 0 and not has_creature_to_give(state, own)
    if lacks_creature and slot.takes:
        return NO_CREATURE
    forbidden = slot.verb.refusal(state, own, number)
    if forbidden is None and own.curse != NO_CARD:
        curse = state.box.designs[own.curse].curse
        if curse is not None:
            forbidden = curse.bars(slot)
    return NO_CREATURE if forbidden is None and lacks_creature else forbidden


def first_turn_bar(slot: Slot, online: bool) -> Refusal | None:
    """What forbids a slot in its player's own first turn (DS 2.3, 12.1)."""
    if online:
        return FIRST_TURN_ONLINE if slot.does in ("attack", "steal") else None
    return None if slot.spell or slot.does == "defend" else FIRST_TURN


def usable_slots(state: DiceSummonersState) -> list[int]:
    """The slots that the player on turn can use now, twins included."""
    own = state.seats[state.turn]
    return [
        SLOTS * place + slot.side
        for place in range(PLACES)
        if own.cards[place] != NO_CARD
        for slot in state.box.designs[own.cards[place]].slots
        if slot_refusal(state, own, SLOTS * place + slot.side) is None
    ]


# ---------------------------------------------------------------------- the end of the turn


def kept(tray: list[int]) -> tuple[int, int]:
    """The blue and red dice of the tray that are kept at the end of the turn (DS 3.4)."""
    blue = tray[BLUE_MERCURY] + tray[BLUE_SALT] + tray[BLUE_WILD]
    red = tray[RED_SALT] + tray[RED_SULPHUR] + tray[RED_WILD]
    return (
        blue if blue < KEPT_OF_A_COLOUR else KEPT_OF_A_COLOUR,
        red if red < KEPT_OF_A_COLOUR else KEPT_OF_A_COLOUR,
    )


def end_turn(state: DiceSummonersState, seat: int) -> None:
    """Keep up to two dice of each colour; the rest and the spent ones go back (DS 3.4, 3.7)."""
    own = state.seats[seat]
    own.kept_blue, own.kept_red = kept(state.tray)
    return_dice(state)
    state.pool_blue -= own.kept_blue
    state.pool_red -= own.kept_red
    state.rolled = False
    state.cancelled = 0
    own.used = own.boosted = 0
    own.number_copies()
    if state.recording and own.kept_blue + own.kept_red:
        both = own.kept_blue + own.kept_red
        state.emit(events.DiceKept(seat, both, own.kept_blue, own.kept_red))
    if own.curse != NO_CARD:
        turn_curse(state, seat)


def return_dice(state: DiceSummonersState) -> None:
    """All dice of the turn go back into the supply."""
    tray = state.tray
    state.pool_blue += tray[BLUE_MERCURY] + tray[BLUE_SALT] + tray[BLUE_WILD]
    state.pool_red += tray[RED_SALT] + tray[RED_SULPHUR] + tray[RED_WILD]
    for spending in state.spent:
        state.pool_blue += PAYMENTS[spending.pay].blues
        state.pool_red += PAYMENTS[spending.pay].reds
    state.tray = empty_tray()
    state.spent = []


def turn_curse(state: DiceSummonersState, seat: int) -> None:
    """One turn of the curse is over; after its last it leaves (DS 10.1)."""
    own = state.seats[seat]
    own.curse_turns -= 1
    if own.curse_turns == 0:
        if state.recording:
            state.emit(events.CurseEnded(seat, state.box.name(own.curse)))
        state.gone.append(own.curse)
        own.curse = NO_CARD
