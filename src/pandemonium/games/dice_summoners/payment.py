"""What is chosen for an action before anything is spent (DS 4.4).

The card to take, what to give up and to replace, whether an aura helps, and the dice.
"""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.plan import Plan
from pandemonium.engine.task import NO_CARD, Args, Refusal
from pandemonium.games.dice_summoners import elements, plans
from pandemonium.games.dice_summoners.components import (
    CREATURES,
    MAX_CREATURES,
    NO_PLACE,
    NOT_CHOSEN,
    SLOTS,
    Slot,
)
from pandemonium.games.dice_summoners.dice import PAYMENTS, cost_signs, counts_by_symbol
from pandemonium.games.dice_summoners.questions import Question
from pandemonium.games.dice_summoners.resolve_action import resolve_action
from pandemonium.games.dice_summoners.seat import Seat
from pandemonium.games.dice_summoners.slot_rules import actions_left, can_give
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


class Choice(Question):
    """A choice for the action that is being prepared; the whole of it can be cancelled.

    Each slot can be cancelled once until an action has been carried out, so that nobody begins and
    cancels endlessly.
    """

    saved_name = ""  # a base class: never saved
    optimizes_legal = True

    def answers(self, state: DiceSummonersState) -> list[Action]:
        """The allowed answers, without cancelling."""
        raise NotImplementedError

    def problem(self, state: DiceSummonersState, action: Action) -> Refusal | None:
        """What forbids an answer of the right kind."""
        raise NotImplementedError

    def choose(self, state: DiceSummonersState, action: Action) -> None:
        """Record the choice in `state.use`."""
        raise NotImplementedError

    def consequences(self, state: DiceSummonersState, action: Action) -> Args:  # noqa: ARG002 - for overrides
        """What an answer would cost or bring."""
        return {}

    def fits(self, action: Action) -> bool:
        """Whether the action is an answer to this question at all."""
        return action.kind == self.key

    def candidates(self, state: DiceSummonersState) -> list[Action]:
        return [*self.answers(state), state.actions.cancel]

    def legal(self, state: DiceSummonersState) -> list[Action]:
        """All answers; a single one is taken without asking, so it cannot be cancelled."""
        answers = self.answers(state)
        if len(answers) > 1 and not state.cancelled >> state.use.slot & 1:
            answers.append(state.actions.cancel)
        return answers

    def refusal(self, state: DiceSummonersState, action: Action) -> Refusal | None:
        if action is state.actions.cancel:
            return CANCELLED_BEFORE if state.cancelled >> state.use.slot & 1 else None
        if not self.fits(action):
            return Refusal(self.clause, "answer-first")
        return self.problem(state, action)

    def perform(self, state: DiceSummonersState, action: Action) -> None:
        """Record the choice and continue, or go back to the combat stage."""
        if action is state.actions.cancel:
            state.cancelled |= 1 << state.use.slot
            state.use = NO_USE
        else:
            self.choose(state, action)
            ask_next(state, self.seat)

    def planned_answers(self, state: DiceSummonersState) -> list[Action]:
        """All answers; overrides keep the one that costs least."""
        return self.answers(state)

    def preview(self, state: DiceSummonersState, action: Action) -> Args:
        return self.consequences(state, action) if self.fits(action) else {}

    def plans(self, state: DiceSummonersState) -> list[Plan]:
        return plans.completion_plans(state)

    def question_args(self, state: DiceSummonersState) -> Args:
        """The slot that the choice is for."""
        slot = state.slot(self.seat, state.use.slot)
        args: Args = {
            "slot": state.use.slot,
            "at": elements.slot_at(self.seat, state.use.slot),
            "copy": state.seats[self.seat].numbers[state.use.slot // SLOTS] + 1,
            "does": slot.does,
            "cost": cost_signs(slot.cost.text),
            **counts_by_symbol(slot.cost.text),
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

    def answers(self, state: DiceSummonersState) -> list[Action]:
        """The cards that are left; a ritual has only its mythic."""
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
        state.use.take = state.actions.taken[action.id]

    def consequences(self, state: DiceSummonersState, action: Action) -> Args:
        """The dice that a creature will bring, or the card that an aura or a curse replaces."""
        design = state.box.designs[state.actions.taken[action.id]]
        if design.is_creature:
            return {"blue": design.blue, "red": design.red}
        replaced = NO_CARD
        if design.aura is not None:
            replaced = state.seats[self.seat].aura
        elif design.curse is not None:
            replaced = state.seats[1 - self.seat].curse
        return {} if replaced == NO_CARD else {"replaces_card": state.box.name(replaced)}


class CardChoice(Choice):
    """A choice of a card that leaves; of copies that are alike the last one goes."""

    saved_name = ""  # a base class: never saved

    def loss(self, state: DiceSummonersState, owner: Seat, place: int) -> tuple[int, int, int]:
        """How much the card in a place would be missed, for plans: the least goes."""
        raise NotImplementedError

    def place_named(self, state: DiceSummonersState, action: Action) -> int:
        """The place of the card that an answer names, or NO_PLACE."""
        return state.find(state.seats[self.seat], state.actions.named[action.id])

    def last_place(self, state: DiceSummonersState, action: Action) -> int:
        """The place of the last copy that is like the named one."""
        return state.seats[self.seat].last_twin(self.place_named(state, action))

    def planned_answers(self, state: DiceSummonersState) -> list[Action]:
        owner = state.seats[self.seat]
        places = {self.place_named(state, action): action for action in self.answers(state)}
        return [places[min(places, key=lambda place: self.loss(state, owner, place))]]

    def consequences(self, state: DiceSummonersState, action: Action) -> Args:
        """Dice and tokens that go with the card, and whether it is more than a basic creature."""
        owner = state.seats[self.seat]
        place = self.place_named(state, action)
        if place == NO_PLACE:
            return {}
        design = state.box.designs[owner.cards[place]]
        return {
            "blue": -design.blue,
            "red": -design.red,
            "tokens": -owner.tokens_at(place),
            "advanced": 1 if design.kind in ("advanced", "mythic") else 0,
        }


class GiveUp(CardChoice):
    """Which creature to give up (DS 6.1)."""

    saved_name = "GiveUp"
    key = "give"
    clause = "DS 6.1"

    def answers(self, state: DiceSummonersState) -> list[Action]:
        owner = state.seats[self.seat]
        return [
            state.actions.give[state.name_at(owner, place)]
            for place in range(MAX_CREATURES)
            if can_give(state, owner, place) and not owner.has_twin(place)
        ]

    def problem(self, state: DiceSummonersState, action: Action) -> Refusal | None:
        owner = state.seats[self.seat]
        place = self.place_named(state, action)
        if place == NO_PLACE:
            return NOT_YOURS_TO_GIVE
        if owner.has_twin(place):
            return SAME_AS_ANOTHER
        return None if can_give(state, owner, place) else MYTHIC_STAYS

    def choose(self, state: DiceSummonersState, action: Action) -> None:
        state.use.give = self.last_place(state, action)

    def loss(self, state: DiceSummonersState, owner: Seat, place: int) -> tuple[int, int, int]:
        return creature_loss(state, owner, place)


class ReplaceCard(CardChoice):
    """What the new card replaces at a limit of six (DS 7.2, 12.5)."""

    saved_name = "ReplaceCard"
    key = "replace"
    clause = "DS 7.2"

    def answers(self, state: DiceSummonersState) -> list[Action]:
        owner = state.seats[self.seat]
        first = state.box.designs[state.use.take].first_place
        return [
            state.actions.replace[state.name_at(owner, place)]
            for place in range(first, first + MAX_CREATURES)
            if owner.cards[place] != NO_CARD and not owner.has_twin(place)
        ]

    def problem(self, state: DiceSummonersState, action: Action) -> Refusal | None:
        owner = state.seats[self.seat]
        place = self.place_named(state, action)
        first = state.box.designs[state.use.take].first_place
        if place == NO_PLACE or not first <= place < first + MAX_CREATURES:
            return NOT_TO_BE_REPLACED
        return SAME_AS_ANOTHER if owner.has_twin(place) else None

    def choose(self, state: DiceSummonersState, action: Action) -> None:
        state.use.replace = self.last_place(state, action)

    def label(self, state: DiceSummonersState, action: Action, args: Args) -> str:  # noqa: ARG002 - they are complete
        """Start sets and rituals that were not cast yet are missed once they are replaced."""
        if not self.fits(action):
            return action.kind
        card = state.box.design_of[state.actions.named[action.id]]
        design = state.box.designs[card]
        if design.kind == "start_set":
            return "replace-start-set"
        if design.is_ritual and state.supply[state.box.takes[card][0][0]] > 0:
            return "replace-uncast"
        return "replace"

    def loss(self, state: DiceSummonersState, owner: Seat, place: int) -> tuple[int, int, int]:
        """A ritual that was cast, then a set without tokens; start sets and rituals last."""
        card = owner.cards[place]
        design = state.box.designs[card]
        if design.is_creature:
            return creature_loss(state, owner, place)
        if design.is_ritual:
            tier = 2 if state.supply[state.box.takes[card][0][0]] else 0
        else:
            tier = 3 if design.kind == "start_set" else 1
        return tier, owner.tokens_at(place), place

    def question_args(self, state: DiceSummonersState) -> Args:
        args = Choice.question_args(self, state)
        args["new_card"] = state.box.name(state.use.take)
        return args

    def question_key(self, state: DiceSummonersState) -> str:  # noqa: ARG002 - one sentence for all
        return self.key


class Boost(Choice):
    """Whether the aura helps this spell or the other one of the card (DS 9.4)."""

    saved_name = "Boost"
    key = "boost"
    clause = "DS 9.4"

    def answers(self, state: DiceSummonersState) -> list[Action]:
        return [state.actions.boost, state.actions.hold]

    def fits(self, action: Action) -> bool:
        return action.kind in ("boost", "hold")

    def problem(self, state: DiceSummonersState, action: Action) -> Refusal | None:  # noqa: ARG002 - both are free
        return None

    def choose(self, state: DiceSummonersState, action: Action) -> None:
        state.use.boost = 1 if action is state.actions.boost else 0

    def label(self, state: DiceSummonersState, action: Action, args: Args) -> str:
        if self.fits(action):
            args.update(self._aura(state))
        return action.kind

    def question_args(self, state: DiceSummonersState) -> Args:
        return {**Choice.question_args(self, state), **self._aura(state)}

    def _aura(self, state: DiceSummonersState) -> Args:
        """Which aura, and how much it adds."""
        aura = state.seats[self.seat].aura
        return {"aura_card": state.box.name(aura), "n": state.box.spell_bonus[aura]}

    def question_key(self, state: DiceSummonersState) -> str:  # noqa: ARG002 - it is always a spell
        return self.key


class Pay(Choice):
    """With which dice (DS 3.6)."""

    saved_name = "Pay"
    key = "pay"
    clause = "DS 3.6"

    def answers(self, state: DiceSummonersState) -> list[Action]:
        """Every different way, cheapest first."""
        pay = state.actions.pay
        ways = state.slot(self.seat, state.use.slot).cost.ways(state.tray)
        return [pay[payment.number] for payment in ways]

    def problem(self, state: DiceSummonersState, action: Action) -> Refusal | None:
        if not state.slot(self.seat, state.use.slot).cost.matches[action.arg]:
            return DOES_NOT_MATCH
        return None if PAYMENTS[action.arg].fits(state.tray) else DICE_NOT_THERE

    def choose(self, state: DiceSummonersState, action: Action) -> None:
        state.use.pay = action.arg

    def consequences(self, state: DiceSummonersState, action: Action) -> Args:
        """The wildcards that it costs, and how many other actions could be paid after it."""
        left = actions_left(state, action.arg)
        return {"wildcards": PAYMENTS[action.arg].wilds, "actions_left": left}

    def planned_answers(self, state: DiceSummonersState) -> list[Action]:
        """Fewest wildcards, then most actions left, then the first that is offered."""
        return [
            min(
                self.answers(state),
                key=lambda action: (PAYMENTS[action.arg].wilds, -actions_left(state, action.arg)),
            )
        ]


def creature_loss(state: DiceSummonersState, owner: Seat, place: int) -> tuple[int, int, int]:
    """A basic creature before an advanced one, then dice, then tokens and unused slots."""
    design = state.box.designs[owner.cards[place]]
    unused = 2 - (owner.used >> SLOTS * place & 3).bit_count()
    dice = design.blue + 2 * design.red
    return CREATURES.index(design.kind), dice, 2 * owner.tokens_at(place) + unused


# ---------------------------------------------------------------------- one choice after another


def ask_next(state: DiceSummonersState, seat: int) -> None:
    """Ask for the next choice that the action lacks, or resolve it."""
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
    """Whether the aura helps: 1, 0, or NOT_CHOSEN if its owner has to choose (DS 9.4, 12.6)."""
    owner = state.seats[seat]
    if owner.aura == NO_CARD or state.box.spell_bonus[owner.aura] == 0:
        return 0
    if owner.boosted >> use.slot // SLOTS & 1:
        return 0
    other_used = owner.used >> (use.slot ^ 1) & 1
    if state.box.online:
        return 0 if other_used else 1
    has_other = len(state.box.designs[owner.cards[use.slot // SLOTS]].slots) > 1
    return 1 if other_used or not has_other else NOT_CHOSEN
