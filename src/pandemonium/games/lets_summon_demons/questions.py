"""The base classes of the game's questions, each of which is in the file of its chapter."""

from typing import ClassVar, Final

from pandemonium.engine.action import Action
from pandemonium.engine.formats.saving import Field, Number
from pandemonium.engine.task import NO_CARD, Args, Decision, Refusal
from pandemonium.engine.view import seat_at
from pandemonium.games.lets_summon_demons.actions import ARGUMENTS, Argument, find, is_alike
from pandemonium.games.lets_summon_demons.components import CardFilter
from pandemonium.games.lets_summon_demons.elements import block_at, card_at
from pandemonium.games.lets_summon_demons.state import LetsSummonDemonsState
from pandemonium.games.lets_summon_demons.verbs import Verb

ROLL_UNFINISHED: Final = Refusal("LSD 2.6", "answer-first")
COMPULSORY: Final = Refusal("LSD 4.1", "compulsory")
OF_A_TURN: Final = ("roll", "end", "buy", "summon", "pass")


class Question(Decision):
    """A question of this game; its answers can name cards in play."""

    saved_name = ""  # a base class: never saved

    def no_answer(self, state: LetsSummonDemonsState, action: Action) -> Refusal:
        """Why an action that does not answer this question must wait."""
        if state.rolling and action.kind in OF_A_TURN:
            return ROLL_UNFINISHED
        return Refusal(type(self).clause, "answer-first")

    def weight(self, state: LetsSummonDemonsState) -> int:
        """Finding the legal answers takes time quadratic in the number of cards (LSD 3.13)."""
        return 1 + len(self.cards(state)) ** 2 // 400

    def cards(self, state: LetsSummonDemonsState) -> list[int]:  # noqa: ARG002 - for overrides
        """The cards in play among which an answer may name one."""
        return []

    def owner(self) -> int:
        """The seat in front of which these cards lie."""
        return self.seat

    def named_card(self, state: LetsSummonDemonsState, action: Action) -> int:
        """The card that an answer names, or NO_CARD."""
        return find(state, self.cards(state), action.arg, self.card)

    def touches(self, state: LetsSummonDemonsState, action: Action) -> list[str]:
        argument = ARGUMENTS.get(action.kind)
        if argument is Argument.PLACE:
            return [block_at(action.arg)]
        if argument is Argument.PLAYER:
            return ["supply" if action.arg == state.box.players else seat_at(action.arg)]
        return ["dice"] if argument is Argument.DICE else self.touched_cards(state, action)

    def touched_cards(self, state: LetsSummonDemonsState, action: Action) -> list[str]:
        """Every card that the answer can mean, or the card that asks if it names none."""
        if ARGUMENTS.get(action.kind) is not Argument.CARD:
            return [card_at(state, self.seat, self.card)] if self.is_in_play(state) else []
        named = self.named_card(state, action)
        if named == NO_CARD:
            return []
        design_of = state.box.design_of
        return [
            card_at(state, self.owner(), card)
            for card in self.cards(state)
            if design_of[card] == design_of[named]
            and (card == named or is_alike(state, card, named, self.card))
        ]

    def is_in_play(self, state: LetsSummonDemonsState) -> bool:
        """Whether the card that asks lies in front of the seat that is asked."""
        return self.card != NO_CARD and self.card in state.in_play(self.seat)


class CardQuestion(Question):
    """A question that a step of a card's effect asks; without "may" it must be answered."""

    __slots__ = ("step",)

    saved_name = ""  # a base class: never saved
    FIELDS: ClassVar[tuple[Field, ...]] = (Number("step"),)
    of_verbs: ClassVar[tuple[str, ...]] = ()  # the branches of the verbs that ask it

    def __init__(self, seat: int, card: int, step: int) -> None:
        """`step` is the number of the step among those of the card."""
        super().__init__(seat, card)
        self.step = step

    def verb(self, state: LetsSummonDemonsState) -> Verb:
        """The step of the card that asks this."""
        return state.box.steps[self.card][self.step]

    def card_filter(self, state: LetsSummonDemonsState) -> CardFilter:
        """The description of the cards that the step is about."""
        return state.box.steps[self.card][self.step].card_filter

    def no_answer(self, state: LetsSummonDemonsState, action: Action) -> Refusal:
        """An effect without "may" cannot be declined (LSD 4.1)."""
        if action is state.actions.decline:
            return COMPULSORY
        return super().no_answer(state, action)

    def fitting(self, state: LetsSummonDemonsState, action: Action, why: Refusal) -> Refusal | None:
        """None if the action names a card that fits the step, else `why`."""
        card = self.named_card(state, action)
        if card == NO_CARD or not self.card_filter(state).fits(state.traits(self.owner(), card)):
            return why
        return None

    def question_args(self, state: LetsSummonDemonsState) -> Args:
        return {"what": self.card_filter(state).word}


def question_asked(state: LetsSummonDemonsState) -> Question | None:
    """The question on top of the stack, if there is one."""
    top = state.todo[-1] if state.todo else None
    return top if isinstance(top, Question) else None
