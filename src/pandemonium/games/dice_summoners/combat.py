"""The combat stage: what may be done with the dice, and the end of the turn (DS 2.2, 4.1)."""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.plan import Plan
from pandemonium.engine.task import NO_CARD, Args, Refusal
from pandemonium.games.dice_summoners import events, plans
from pandemonium.games.dice_summoners.actions import uses_slot
from pandemonium.games.dice_summoners.components import KEPT_OF_A_COLOUR, NO_SLOT, PLACES, SLOTS
from pandemonium.games.dice_summoners.dice import (
    BLUE_MERCURY,
    BLUE_SALT,
    BLUE_WILD,
    PAYABLE,
    PAYMENTS,
    RED_SALT,
    RED_SULPHUR,
    RED_WILD,
    cost_signs,
    counts_by_face,
    counts_by_symbol,
    purse,
    signs_of,
)
from pandemonium.games.dice_summoners.payment import SAME_AS_ANOTHER, ask_next, settled_boost
from pandemonium.games.dice_summoners.questions import Question
from pandemonium.games.dice_summoners.slot_rules import rule_against, slot_refusal, usable_slots
from pandemonium.games.dice_summoners.state import DiceSummonersState, Use, empty_tray

ALREADY_ROLLED: Final = Refusal("DS 2.1", "already-rolled")
NOT_ASKED: Final = Refusal("DS 4.4", "not-asked-for")
NO_SURRENDER: Final = Refusal("DS 11.3", "no-surrender")
NOT_YOURS: Final = Refusal("DS 4.1", "not-yours")


class Act(Question):
    """An action, or the end of the turn (DS 2.2)."""

    saved_name = "Act"
    key = "combat"
    clause = "DS 2.2"
    optimizes_legal = True

    def candidates(self, state: DiceSummonersState) -> list[Action]:
        owner = state.seats[self.seat]
        uses = [
            state.actions.use[state.name_at(owner, place)][slot.side]
            for place in range(PLACES)
            if owner.cards[place] != NO_CARD
            for slot in state.box.designs[owner.cards[place]].slots
        ]
        return [*uses, state.actions.surrender, state.actions.end]

    def legal(self, state: DiceSummonersState) -> list[Action]:
        """The same as filtering by `refusal`, but payability comes first: most slots fail it."""
        owner = state.seats[self.seat]
        designs = state.box.designs
        payable = PAYABLE[purse(state.tray)]
        actions: list[Action] = []
        for place in range(PLACES):
            card = owner.cards[place]
            if card == NO_CARD:
                continue
            design = designs[card]
            if not design.costs & payable or owner.has_twin(place):
                continue
            used = owner.used >> SLOTS * place
            uses = state.actions.use[design.first_name + owner.numbers[place]]
            for slot in design.slots:
                side = slot.side
                if (
                    slot.cost.bit & payable
                    and not used >> side & 1
                    and rule_against(state, owner, SLOTS * place + side, slot) is None
                ):
                    actions.append(uses[side])
        if state.box.surrender:
            actions.append(state.actions.surrender)
        actions.append(state.actions.end)
        return actions

    def refusal(self, state: DiceSummonersState, action: Action) -> Refusal | None:
        if uses_slot(action):
            owner = state.seats[self.seat]
            slot = state.slot_named(owner, action)
            if slot == NO_SLOT:
                return NOT_YOURS
            if owner.has_twin(slot // SLOTS):
                return SAME_AS_ANOTHER
            return slot_refusal(state, owner, slot)
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
            ask_next(state, self.seat)

    def label(self, state: DiceSummonersState, action: Action, args: Args) -> str:
        if uses_slot(action):
            return describe_use(state, self.seat, action, args)
        if action is state.actions.end:
            args["kept"] = sum(dice_to_keep(state.tray))
            args["back"] = sum(state.tray) - sum(dice_to_keep(state.tray))
        return action.kind

    def preview(self, state: DiceSummonersState, action: Action) -> Args:
        if uses_slot(action):
            return preview_use(state, self.seat, action)
        return {"payable": len(usable_slots(state))} if action is state.actions.end else {}

    def plans(self, state: DiceSummonersState) -> list[Plan]:
        return plans.use_plans(state)

    def question_args(self, state: DiceSummonersState) -> Args:
        args: Args = {"dice": signs_of(state.tray), **counts_by_face(state.tray)}
        return {**args, "n": sum(state.tray), "actions": len(usable_slots(state))}

    def question_key(self, state: DiceSummonersState) -> str:
        """Without dice some actions may still be free; without actions only the end is left."""
        if usable_slots(state):
            return "combat" if any(state.tray) else "combat-free"
        return "combat-no-action" if any(state.tray) else "combat-no-dice"


ACT: Final = [Act(0), Act(1)]


def describe_use(state: DiceSummonersState, seat: int, action: Action, args: Args) -> str:
    """Add what an action of a card is worth, costs and lacks; returns the key of its label."""
    owner = state.seats[seat]
    card = state.box.design_of[state.actions.named[action.id]]
    slot = state.box.designs[card].slots[state.actions.side[action.id]]
    args["does"] = slot.does
    args["n"] = slot.verb.value + state.aura_bonus(owner, card, slot.side)
    args["cost"] = cost_signs(slot.cost.text)
    args.update(counts_by_symbol(slot.cost.text))
    args["price"] = slot.price if slot.gives or slot.cost.total else "free"
    args["missing"] = slot.cost.lacks(state.tray)
    if owner.curse != NO_CARD:
        args["curse_card"] = state.box.name(owner.curse)
    if not slot.spell:
        return action.kind
    args["spell_card"] = slot.spell
    return "cast-take" if slot.takes else "cast"


def preview_use(state: DiceSummonersState, seat: int, action: Action) -> Args:
    """What an action of a card would bring, with what auras add to it without a question."""
    owner = state.seats[seat]
    number = state.slot_named(owner, action)
    if number == NO_SLOT:
        return {}
    slot = state.slot(seat, number)
    worth = state.slot_worth(seat, number)
    if slot.combat and settled_boost(state, seat, Use(number)) == 1:
        worth += state.box.spell_bonus[owner.aura]
    return slot.verb.preview(state, seat, worth)


# ---------------------------------------------------------------------- the end of the turn


def dice_to_keep(tray: list[int]) -> tuple[int, int]:
    """The blue and red dice of the tray that are kept at the end of the turn (DS 3.4)."""
    blue = tray[BLUE_MERCURY] + tray[BLUE_SALT] + tray[BLUE_WILD]
    red = tray[RED_SALT] + tray[RED_SULPHUR] + tray[RED_WILD]
    return (
        blue if blue < KEPT_OF_A_COLOUR else KEPT_OF_A_COLOUR,
        red if red < KEPT_OF_A_COLOUR else KEPT_OF_A_COLOUR,
    )


def end_turn(state: DiceSummonersState, seat: int) -> None:
    """Keep up to two dice of each colour; the rest and the spent ones go back (DS 3.4, 3.7)."""
    owner = state.seats[seat]
    owner.kept_blue, owner.kept_red = dice_to_keep(state.tray)
    return_dice(state)
    state.pool_blue -= owner.kept_blue
    state.pool_red -= owner.kept_red
    state.rolled = False
    state.cancelled = 0
    owner.used = owner.boosted = 0
    owner.number_copies()
    if state.recording and owner.kept_blue + owner.kept_red:
        both = owner.kept_blue + owner.kept_red
        state.emit(events.DiceKept(seat, both, owner.kept_blue, owner.kept_red))
    if owner.curse != NO_CARD:
        turn_curse(state, seat)


def return_dice(state: DiceSummonersState) -> None:
    """Return all dice of the turn to the supply."""
    tray = state.tray
    state.pool_blue += tray[BLUE_MERCURY] + tray[BLUE_SALT] + tray[BLUE_WILD]
    state.pool_red += tray[RED_SALT] + tray[RED_SULPHUR] + tray[RED_WILD]
    for spending in state.spent:
        state.pool_blue += PAYMENTS[spending.pay].blues
        state.pool_red += PAYMENTS[spending.pay].reds
    state.tray = empty_tray()
    state.spent = []


def turn_curse(state: DiceSummonersState, seat: int) -> None:
    """Count down the curse; after its last turn it leaves (DS 10.1)."""
    owner = state.seats[seat]
    owner.curse_turns -= 1
    if owner.curse_turns == 0:
        if state.recording:
            state.emit(events.CurseEnded(seat, state.box.name(owner.curse)))
        state.gone.append(owner.curse)
        owner.curse = NO_CARD
