"""What is chosen for an action before anything is spent (DS 4.4).

The card to take, what to give up and to replace, whether an aura helps, and the dice.
"""

from typing import ClassVar, Final

from pandemonium.engine.action import Action
from pandemonium.engine.task import NO_CARD, Args, Decision, Refusal
from pandemonium.games.dice_summoners import elements
from pandemonium.games.dice_summoners.components import (
    MOST_CREATURES,
    NO_PLACE,
    NOT_CHOSEN,
    SLOTS,
    Slot,
)
from pandemonium.games.dice_summoners.dice import PAYMENTS, cost_signs
from pandemonium.games.dice_summoners.resolve_action import resolve_action
from pandemonium.games.dice_summoners.seat import Seat
from pandemonium.games.dice_summoners.state import NO_USE, DiceSummonersState, Use

SAME_AS_ANOTHER: Final = Refusal("DS 4.3", "same-as-another")
CANCELLED_BEFORE: Final = Refusal("DS 4.4", "cancelled-before")
NOT_OF_THIS_KIND: Final = Refusal("DS 8.1", "not-of-this-kind")
DECK_EMPTY: Final = Refusal("DS 8.2", "deck-empty")
NOT_YOURS_TO_GIVE: Final = Refusal("DS 6.1", "not-yours-to-give")
MYTHIC_STAYS: Final = Refusal("DS 6.1", "mythic-stays")
NOT_TO_BE_REPLACED: Final = Refusal("DS 7.2", "not-to-be-replaced")
DOES_NOT_MATCH: Final = Refusal("DS 3.6", "does-not-match")
DICE_NOT_THERE: Final = Refusal("DS 3.6", "dice-not-there")


# ---------------------------------------------------------------------- what is to be chosen


class Choice(Decision):
    """A choice for the action that is being prepared; the whole of it can be cancelled.

    Each slot can be cancelled once until an action has been carried out, so that nobody begins and
    cancels for ever.
    """

    saved_name = ""  # a base class: never saved
    answer_first: ClassVar[Refusal] = Refusal("", "answer-first")

    def answers(self, state: DiceSummonersState) -> list[Action]:
        """What can be chosen."""
        raise NotImplementedError

    def problem(self, state: DiceSummonersState, action: Action) -> Refusal | None:
        """What forbids an answer of the right kind."""
        raise NotImplementedError

    def choose(self, state: DiceSummonersState, action: Action) -> None:
        """Note the choice."""
        raise NotImplementedError

    def fits(self, action: Action) -> bool:
        """Whether the action is an answer to this question at all."""
        return action.kind == self.key

    def candidates(self, state: DiceSummonersState) -> list[Action]:
        """The answers, and cancelling."""
        return [*self.answers(state), state.actions.cancel]

    def legal(self, state: DiceSummonersState) -> list[Action]:
        """All of them; a single answer is taken without asking."""
        found = self.answers(state)
        if len(found) > 1 and not state.cancelled >> state.use.slot & 1:
            found.append(state.actions.cancel)
        return found

    def refusal(self, state: DiceSummonersState, action: Action) -> Refusal | None:
        """What forbids the answer."""
        if action is state.actions.cancel:
            return CANCELLED_BEFORE if state.cancelled >> state.use.slot & 1 else None
        return self.problem(state, action) if self.fits(action) else self.answer_first

    def perform(self, state: DiceSummonersState, action: Action) -> None:
        """Go on with the choice made, or back to the combat stage."""
        if action is state.actions.cancel:
            state.cancelled |= 1 << state.use.slot
            state.use = NO_USE
        else:
            self.choose(state, action)
            go_on(state, self.seat)

    def question_args(self, state: DiceSummonersState) -> Args:
        """Which slot it is for."""
        slot = state.slot(self.seat, state.use.slot)
        own = state.seats[self.seat]
        args: Args = {
            "slot": state.use.slot,
            "at": elements.slot_at(self.seat, state.use.slot),
            "copy": own.numbers[state.use.slot // SLOTS] + 1,
            "does": slot.does,
            "cost": cost_signs(slot.cost.text),
        }
        if slot.spell:
            args["spell_card"] = slot.spell
        return args

    def question_key(self, state: DiceSummonersState) -> str:
        """Spells are called by their own names."""
        spell = state.slot(self.seat, state.use.slot).spell
        return f"{self.key}-spell" if spell else self.key


class ChooseCard(Choice):
    """Which card to take from the decks (DS 8.1)."""

    saved_name = "ChooseCard"
    key = "take"
    clause = "DS 8.1"
    answer_first = Refusal("DS 8.1", "answer-first")

    def answers(self, state: DiceSummonersState) -> list[Action]:
        """The cards that are left; a ritual's mythic is no choice and has one answer."""
        takes = state.box.takes[self.card][state.use.slot % SLOTS]
        supply = state.supply
        return [state.actions.take[design] for design in takes if supply[design] > 0]

    def problem(self, state: DiceSummonersState, action: Action) -> Refusal | None:
        """The spell must bring it, and its deck must have it (DS 8.2)."""
        design = state.actions.taken[action.id]
        if design not in state.box.takes[self.card][state.use.slot % SLOTS]:
            return NOT_OF_THIS_KIND
        return None if state.supply[design] > 0 else DECK_EMPTY

    def choose(self, state: DiceSummonersState, action: Action) -> None:
        """Note the design."""
        state.use.take = state.actions.taken[action.id]


class GiveUp(Choice):
    """Which creature to give up (DS 6.1)."""

    saved_name = "GiveUp"
    key = "give"
    clause = "DS 6.1"
    answer_first = Refusal("DS 6.1", "answer-first")

    def answers(self, state: DiceSummonersState) -> list[Action]:
        """Each different creature that may be given up."""
        own = state.seats[self.seat]
        return [
            state.actions.give[state.name_at(own, place)]
            for place in range(MOST_CREATURES)
            if can_give(state, own, place) and not own.has_twin(place)
        ]

    def problem(self, state: DiceSummonersState, action: Action) -> Refusal | None:
        """It must be there and no mythic."""
        own = state.seats[self.seat]
        place = state.find(own, state.actions.named[action.id])
        if place == NO_PLACE:
            return NOT_YOURS_TO_GIVE
        if own.has_twin(place):
            return SAME_AS_ANOTHER
        return None if can_give(state, own, place) else MYTHIC_STAYS

    def choose(self, state: DiceSummonersState, action: Action) -> None:
        """Note the place; of copies that are alike the last one goes."""
        own = state.seats[self.seat]
        state.use.give = own.last_twin(state.find(own, state.actions.named[action.id]))


class ReplaceCard(Choice):
    """What the new card replaces at a limit of six (DS 7.2, 12.5)."""

    saved_name = "ReplaceCard"
    key = "replace"
    clause = "DS 7.2"
    answer_first = Refusal("DS 7.2", "answer-first")

    def answers(self, state: DiceSummonersState) -> list[Action]:
        """Each different card among the six."""
        own = state.seats[self.seat]
        first = state.box.designs[state.use.take].first_place
        return [
            state.actions.replace[state.name_at(own, place)]
            for place in range(first, first + MOST_CREATURES)
            if own.cards[place] != NO_CARD and not own.has_twin(place)
        ]

    def problem(self, state: DiceSummonersState, action: Action) -> Refusal | None:
        """It must be one of the six."""
        own = state.seats[self.seat]
        place = state.find(own, state.actions.named[action.id])
        first = state.box.designs[state.use.take].first_place
        if place == NO_PLACE or not first <= place < first + MOST_CREATURES:
            return NOT_TO_BE_REPLACED
        return SAME_AS_ANOTHER if own.has_twin(place) else None

    def choose(self, state: DiceSummonersState, action: Action) -> None:
        """Note the place; of copies that are alike the last one goes."""
        own = state.seats[self.seat]
        state.use.replace = own.last_twin(state.find(own, state.actions.named[action.id]))

    def question_args(self, state: DiceSummonersState) -> Args:
        """Also what is to come."""
        args = Choice.question_args(self, state)
        args["new_card"] = state.box.name(state.use.take)
        return args

    def question_key(self, state: DiceSummonersState) -> str:  # noqa: ARG002 - one sentence for all
        """It is about the new card."""
        return self.key


class Boost(Choice):
    """Whether the aura helps this spell or the other one of the card (DS 9.4)."""

    saved_name = "Boost"
    key = "boost"
    clause = "DS 9.4"
    answer_first = Refusal("DS 9.4", "answer-first")

    def answers(self, state: DiceSummonersState) -> list[Action]:
        """Now or later."""
        return [state.actions.boost, state.actions.hold]

    def fits(self, action: Action) -> bool:
        """Now or later."""
        return action.kind in ("boost", "hold")

    def problem(self, state: DiceSummonersState, action: Action) -> Refusal | None:  # noqa: ARG002 - both are free
        """Both are allowed."""
        return None

    def choose(self, state: DiceSummonersState, action: Action) -> None:
        """Note it."""
        state.use.boost = 1 if action is state.actions.boost else 0

    def question_args(self, state: DiceSummonersState) -> Args:
        """Also which aura, and how much it adds."""
        args = Choice.question_args(self, state)
        aura = state.seats[self.seat].aura
        args["aura_card"] = state.box.name(aura)
        args["n"] = state.box.spell_bonus[aura]
        return args

    def question_key(self, state: DiceSummonersState) -> str:  # noqa: ARG002 - it is always a spell
        """One sentence."""
        return self.key


class Pay(Choice):
    """With which dice (DS 3.6)."""

    saved_name = "Pay"
    key = "pay"
    clause = "DS 3.6"
    answer_first = Refusal("DS 3.6", "answer-first")

    def answers(self, state: DiceSummonersState) -> list[Action]:
        """Every different way, cheapest first."""
        pay = state.actions.pay
        ways = state.slot(self.seat, state.use.slot).cost.ways(state.tray)
        return [pay[payment.number] for payment in ways]

    def problem(self, state: DiceSummonersState, action: Action) -> Refusal | None:
        """The dice must match the cost and be there."""
        if not state.slot(self.seat, state.use.slot).cost.matches[action.arg]:
            return DOES_NOT_MATCH
        return None if PAYMENTS[action.arg].fits(state.tray) else DICE_NOT_THERE

    def choose(self, state: DiceSummonersState, action: Action) -> None:
        """Note the payment."""
        state.use.pay = action.arg


def can_give(state: DiceSummonersState, own: Seat, place: int) -> bool:
    """Whether a creature lies there that may be given up: no mythic (DS 6.1, 12.4)."""
    card = own.cards[place]
    return card != NO_CARD and (state.box.online or not state.box.designs[card].is_mythic)


def has_creature_to_give(state: DiceSummonersState, own: Seat) -> bool:
    """Whether some creature can be given up."""
    for place in range(MOST_CREATURES):  # noqa: SIM110 - an inner loop, faster so when compiled
        if can_give(state, own, place):
            return True
    return False


def go_on(state: DiceSummonersState, seat: int) -> None:
    """Ask for the next choice that the action lacks, or carry it out."""
    slot = state.slot(seat, state.use.slot)
    choice = next_choice(state, seat, slot)
    if choice is None:
        resolve_action(state, seat, slot)
    else:
        state.todo.append(choice)


def next_choice(state: DiceSummonersState, seat: int, slot: Slot) -> Choice | None:
    """The next choice that the action lacks."""
    use = state.use
    card = state.seats[seat].cards[use.slot // SLOTS]
    if slot.takes and use.take == NOT_CHOSEN:
        return ChooseCard(seat, card)
    if slot.gives and use.give == NOT_CHOSEN:
        return GiveUp(seat, card)
    if use.take != NOT_CHOSEN and use.replace == NOT_CHOSEN and lacks_room(state, seat, use):
        return ReplaceCard(seat, card)
    if slot.combat and use.boost == NOT_CHOSEN:
        use.boost = settled_boost(state, seat, use)
        if use.boost == NOT_CHOSEN:
            return Boost(seat, card)
    if slot.cost.total and use.pay == NOT_CHOSEN:
        return Pay(seat, card)
    return None


def lacks_room(state: DiceSummonersState, seat: int, use: Use) -> bool:
    """Whether the card to come needs the place of another (DS 7.1, 7.2)."""
    first = state.box.designs[use.take].first_place
    if first == NO_PLACE or (first == 0 and use.give != NOT_CHOSEN):
        return False
    return state.seats[seat].free_place(first) == NO_PLACE


def settled_boost(state: DiceSummonersState, seat: int, use: Use) -> int:
    """Whether the aura helps: 1, 0, or NOT_CHOSEN if its owner has to say (DS 9.4, 12.6)."""
    own = state.seats[seat]
    if own.aura == NO_CARD or state.box.spell_bonus[own.aura] == 0:
        return 0
    if own.boosted >> use.slot // SLOTS & 1:
        return 0
    other_used = own.used >> (use.slot ^ 1) & 1
    if state.box.online:
        return 0 if other_used else 1
    has_other = len(state.box.designs[own.cards[use.slot // SLOTS]].slots) > 1
    return 1 if other_used or not has_other else NOT_CHOSEN
