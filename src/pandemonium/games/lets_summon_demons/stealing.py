"""Stealing and discarding cards in play (LSD 4.7, 4.10, 4.12)."""

from typing import ClassVar, Final

from pandemonium.engine.action import Action
from pandemonium.engine.formats.saving import Field, Number, SeatNumber
from pandemonium.engine.plan import Plan
from pandemonium.engine.task import NO_CARD, Args, Refusal
from pandemonium.games.lets_summon_demons import plans
from pandemonium.games.lets_summon_demons.actions import find, named
from pandemonium.games.lets_summon_demons.card_value import CardValue
from pandemonium.games.lets_summon_demons.components import (
    ANY_CARD,
    ANYTHING,
    BLOCK_CARD,
    CANDLE,
    Box,
    CardFilter,
)
from pandemonium.games.lets_summon_demons.effects import SHIELDED, not_an_opponent
from pandemonium.games.lets_summon_demons.elements import card_at
from pandemonium.games.lets_summon_demons.grammar import (
    BlockCardsField,
    CardsField,
    NumberField,
    WordField,
)
from pandemonium.games.lets_summon_demons.questions import CardQuestion
from pandemonium.games.lets_summon_demons.state import LetsSummonDemonsState
from pandemonium.games.lets_summon_demons.verbs import Verb

MAX_DISCARDS: Final = 7

NOTHING_TO_TAKE: Final = Refusal("LSD 4.2", "nothing-fitting-there")
NOT_TO_BE_STOLEN: Final = Refusal("LSD 4.7", "not-to-be-stolen")
NOT_FITTING: Final = Refusal("LSD 4.1", "does-not-fit")


def stealable(state: LetsSummonDemonsState, victim: int, card_filter: CardFilter) -> list[int]:
    """The cards of `victim` that fit, without candles, Block cards first."""
    return [card for card in state.held(victim) if card_filter.fits(state.traits(victim, card))]


class WhichOpponent(CardQuestion):
    """Which opponent an effect hits, among those it can legally hit (LSD 4.12)."""

    saved_name = ""  # a base class: never saved
    clause = "LSD 4.12"

    def has_something(self, state: LetsSummonDemonsState, victim: int) -> bool:
        """Whether there is anything to take from them."""
        return bool(stealable(state, victim, self.card_filter(state)))

    def candidates(self, state: LetsSummonDemonsState) -> list[Action]:
        return state.actions.target

    def refusal(self, state: LetsSummonDemonsState, action: Action) -> Refusal | None:
        """An opponent who is not protected and has something that fits."""
        if action.kind != "target":
            return self.no_answer(state, action)
        victim = action.arg
        stranger = not_an_opponent(state, self.seat, victim)
        if stranger is not None:
            return stranger
        if state.is_protected(victim, self.seat):
            return SHIELDED
        return None if self.has_something(state, victim) else NOTHING_TO_TAKE


class WhichOfTheirs(CardQuestion):
    """Which card of the chosen opponent is taken; the engine may have settled the opponent."""

    __slots__ = ("target",)

    saved_name = ""  # a base class: never saved
    FIELDS: ClassVar[tuple[Field, ...]] = (Number("step"), SeatNumber("target"))
    answer: ClassVar[str] = ""  # the kind of action that names a card

    def __init__(self, seat: int, card: int, step: int, target: int) -> None:
        """`target` is the opponent."""
        super().__init__(seat, card, step)
        self.target = target

    def owner(self) -> int:
        return self.target

    def fitting(self, state: LetsSummonDemonsState, action: Action, why: Refusal) -> Refusal | None:
        """None if it can be taken; a card that only a protected opponent has is guarded."""
        refusal = super().fitting(state, action, why)
        if refusal is None or self.named_card(state, action) != NO_CARD:
            return refusal
        return SHIELDED if self._guarded(state, action) else refusal

    def touched_cards(self, state: LetsSummonDemonsState, action: Action) -> list[str]:
        """The cards that the answer can mean, or else the protected ones."""
        touched = super().touched_cards(state, action)
        if not touched:
            touched = [card_at(state, rival, card) for rival, card in self._guarded(state, action)]
        return touched

    def label(self, state: LetsSummonDemonsState, action: Action, args: Args) -> str:
        """Adds the protected opponent as `target`, for the refusal."""
        if action.kind == self.answer and self.named_card(state, action) == NO_CARD:
            for rival, _ in self._guarded(state, action)[:1]:
                args["target"] = rival
        return super().label(state, action, args)

    def _guarded(self, state: LetsSummonDemonsState, action: Action) -> list[tuple[int, int]]:
        """Opponents who are protected and have such a card, with the card."""
        guarded: list[tuple[int, int]] = []
        if action.kind != self.answer:
            return guarded
        for rival in state.opponents(self.seat):
            if state.is_protected(rival, self.seat):
                fitting = stealable(state, rival, self.card_filter(state))
                card = find(state, fitting, action.arg, self.card)
                if card != NO_CARD:
                    guarded.append((rival, card))
        return guarded

    def refusal_of_target(self, state: LetsSummonDemonsState, action: Action) -> Refusal:
        """Why another opponent cannot be chosen any more."""
        victim = action.arg
        if action.kind == "target" and victim in state.opponents(self.seat):
            if state.is_protected(victim, self.seat):
                return SHIELDED
            if victim != self.target and not stealable(state, victim, self.card_filter(state)):
                return NOTHING_TO_TAKE
        return self.no_answer(state, action)

    def question_args(self, state: LetsSummonDemonsState) -> Args:
        return {"what": self.card_filter(state).word, "target": self.target}


# ---------------------------------------------------------------------- stealing


class StealCard(Verb):
    """Steal a card in play from an opponent."""

    syntax = (CardsField("steal", ANY_CARD & ~CANDLE, "candles-stay"),)
    help = "Steal one card in play that fits from an opponent."
    branch = "steal-card"

    def run(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:
        state.todo.append(StealFromWhom(seat, card, self.number))

    def is_possible(self, state: LetsSummonDemonsState, seat: int, card: int) -> bool:  # noqa: ARG002
        return any(stealable(state, victim, self.card_filter) for victim in state.targets(seat))

    def add_value(self, value: CardValue, box: Box) -> None:  # noqa: ARG002
        value.raids += 1


class StealFromWhom(WhichOpponent):
    """From which opponent to steal a card."""

    saved_name = "StealFromWhom"
    key = "steal-from"
    of_verbs = ("steal-card",)

    def perform(self, state: LetsSummonDemonsState, action: Action) -> None:
        state.todo.append(StealWhich(self.seat, self.card, self.step, action.arg))


class StealWhich(WhichOfTheirs):
    """Which card of an opponent to steal (LSD 4.7)."""

    saved_name = "StealWhich"
    key = "steal-which"
    clause = "LSD 4.7"
    answer = "steal"
    of_verbs = ("steal-card",)

    def cards(self, state: LetsSummonDemonsState) -> list[int]:
        return state.held(self.target)

    def candidates(self, state: LetsSummonDemonsState) -> list[Action]:
        return named(state, state.actions.steal_card, state.held(self.target))

    def refusal(self, state: LetsSummonDemonsState, action: Action) -> Refusal | None:
        if action.kind != self.answer:
            return self.refusal_of_target(state, action)
        return self.fitting(state, action, NOT_TO_BE_STOLEN)

    def perform(self, state: LetsSummonDemonsState, action: Action) -> None:
        state.steal_card(self.seat, self.target, self.named_card(state, action))


class StealEverything(Verb):
    """Steal all that an opponent has in play but candles."""

    syntax = (WordField("steal", "everything"),)
    help = "Steal all that an opponent has in play, candles excepted."
    branch = "steal-everything"

    def __init__(self) -> None:
        super().__init__()
        self.card_filter = ANYTHING

    def run(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:
        state.todo.append(StealAllFromWhom(seat, card, self.number))

    def is_possible(self, state: LetsSummonDemonsState, seat: int, card: int) -> bool:  # noqa: ARG002
        return any(state.held(victim) for victim in state.targets(seat))

    def add_value(self, value: CardValue, box: Box) -> None:  # noqa: ARG002
        value.raids += 4  # about what there is to take


class StealAllFromWhom(WhichOpponent):
    """From which opponent to steal everything (LSD 7.8)."""

    saved_name = "StealAllFromWhom"
    key = "steal-everything"
    of_verbs = ("steal-everything",)

    def perform(self, state: LetsSummonDemonsState, action: Action) -> None:
        """Card after card; the thief may win on the way."""
        for card in state.held(action.arg):
            if not state.ended:
                state.steal_card(self.seat, action.arg, card)


# ---------------------------------------------------------------------- discarding


class DiscardOwn(Verb):
    """Discard one of your own cards."""

    syntax = (BlockCardsField("discard"),)
    help = "Discard one such card of yours."
    branch = "discard"

    def run(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:
        state.todo.append(DiscardWhich(seat, card, self.number))

    def is_possible(self, state: LetsSummonDemonsState, seat: int, card: int) -> bool:  # noqa: ARG002
        return any(
            self.card_filter.fits(state.traits(seat, other)) for other in state.seats[seat].row
        )


class DiscardWhich(CardQuestion):
    """Which of your own cards to discard."""

    saved_name = "DiscardWhich"
    key = "discard-own"
    clause = "LSD 4.1"
    of_verbs = ("discard",)

    def cards(self, state: LetsSummonDemonsState) -> list[int]:
        return state.seats[self.seat].row

    def candidates(self, state: LetsSummonDemonsState) -> list[Action]:
        return named(state, state.actions.discard, state.seats[self.seat].row)

    def refusal(self, state: LetsSummonDemonsState, action: Action) -> Refusal | None:
        if action.kind != "discard":
            return self.no_answer(state, action)
        return self.fitting(state, action, NOT_FITTING)

    def perform(self, state: LetsSummonDemonsState, action: Action) -> None:
        state.discard(self.seat, self.named_card(state, action))


class DiscardTheirs(Verb):
    """Discard some cards of opponents."""

    syntax = (BlockCardsField("discard"), NumberField("up_to", MAX_DISCARDS, tells_apart=True))
    help = "Discard up to so many such cards of opponents."
    branch = "discard-theirs"

    def run(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:
        state.todo.append(DiscardFromWhom(seat, card, self.number, self.n))

    def is_possible(self, state: LetsSummonDemonsState, seat: int, card: int) -> bool:  # noqa: ARG002
        return any(discardable(state, victim, self.card_filter) for victim in state.targets(seat))

    def add_value(self, value: CardValue, box: Box) -> None:  # noqa: ARG002
        value.raids += self.n


def discardable(state: LetsSummonDemonsState, victim: int, card_filter: CardFilter) -> list[int]:
    """The Block cards of `victim` that fit."""
    fitting = stealable(state, victim, card_filter)
    return [card for card in fitting if state.box.traits[card] & BLOCK_CARD]


class DiscardFromWhom(WhichOpponent):
    """Whose card goes next, or no more (LSD 8.11)."""

    __slots__ = ("left",)

    saved_name = "DiscardFromWhom"
    key = "discard-from"
    FIELDS = (Number("step"), Number("left", 1, MAX_DISCARDS))
    of_verbs = ("discard-theirs",)

    def __init__(self, seat: int, card: int, step: int, left: int) -> None:
        """`left` cards may still go."""
        super().__init__(seat, card, step)
        self.left = left

    def has_something(self, state: LetsSummonDemonsState, victim: int) -> bool:
        """Whether they have such a card."""
        return bool(discardable(state, victim, self.card_filter(state)))

    def candidates(self, state: LetsSummonDemonsState) -> list[Action]:
        return [*state.actions.target, state.actions.done]

    def refusal(self, state: LetsSummonDemonsState, action: Action) -> Refusal | None:
        return None if action is state.actions.done else super().refusal(state, action)

    def perform(self, state: LetsSummonDemonsState, action: Action) -> None:
        if action is not state.actions.done:
            state.todo.append(
                DiscardWhichOfTheirs(self.seat, self.card, self.step, action.arg, self.left)
            )

    def question_args(self, state: LetsSummonDemonsState) -> Args:
        """Which cards, and how many."""
        return {"what": self.card_filter(state).word, "n": self.left}

    def plans(self, state: LetsSummonDemonsState) -> list[Plan]:
        return plans.for_discards(state, self.seat, self.card_filter(state), self.left)


class DiscardWhichOfTheirs(WhichOfTheirs):
    """Which card of the chosen opponent goes (LSD 8.11)."""

    __slots__ = ("left",)

    saved_name = "DiscardWhichOfTheirs"
    key = "discard-which"
    clause = "LSD 8.11"
    answer = "discard"
    FIELDS = (Number("step"), SeatNumber("target"), Number("left", 1, MAX_DISCARDS))
    of_verbs = ("discard-theirs",)

    def __init__(self, seat: int, card: int, step: int, target: int, left: int) -> None:
        """`left` cards may still go, this one included."""
        super().__init__(seat, card, step, target)
        self.left = left

    def cards(self, state: LetsSummonDemonsState) -> list[int]:
        return state.seats[self.target].row

    def candidates(self, state: LetsSummonDemonsState) -> list[Action]:
        return named(state, state.actions.discard, state.seats[self.target].row)

    def refusal(self, state: LetsSummonDemonsState, action: Action) -> Refusal | None:
        if action.kind != self.answer:
            return self.refusal_of_target(state, action)
        return self.fitting(state, action, NOT_FITTING)

    def perform(self, state: LetsSummonDemonsState, action: Action) -> None:
        state.discard(self.target, self.named_card(state, action))
        if self.left > 1:
            state.todo.append(DiscardFromWhom(self.seat, self.card, self.step, self.left - 1))


class DiscardEverybody(Verb):
    """All players discard all kids and Animals."""

    syntax = (WordField("discard", "everybody"),)
    help = "All players discard all kids and Animals."
    branch = "discard-everybody"

    def run(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:  # noqa: ARG002
        """All at the same time, but those who are protected (LSD 8.7)."""
        for victim in range(state.box.players):
            if not state.is_protected(victim, seat):
                for discarded in state.seats[victim].row[:]:
                    state.discard(victim, discarded)

    def add_value(self, value: CardValue, box: Box) -> None:  # noqa: ARG002
        value.sweeps += 1
