"""What the questions of this game have in common; each stands in the file of its chapter."""

from typing import TYPE_CHECKING, ClassVar, Final

from pandemonium.engine.action import Action
from pandemonium.engine.formats.saving import Field, Number
from pandemonium.engine.plan import Plan
from pandemonium.engine.task import NO_CARD, Args, Decision, Refusal
from pandemonium.games.lets_summon_demons.actions import card_at, find, is_alike
from pandemonium.games.lets_summon_demons.components import CardFilter
from pandemonium.games.lets_summon_demons.state import LetsSummonDemonsState

if TYPE_CHECKING:
    from pandemonium.games.lets_summon_demons.effects import Verb

ROLL_UNFINISHED: Final = Refusal("LSD 2.6", "answer-first")
COMPULSORY: Final = Refusal("LSD 4.1", "compulsory")
OF_A_TURN: Final = ("roll", "end", "buy", "summon", "pass")


class Asking(Decision):
    """A question of this game: besides what every question knows, how its answers are shown."""

    __slots__ = ()

    saved_name = ""  # a base class: never saved

    def no_answer(self, state: LetsSummonDemonsState, action: Action) -> Refusal:
        """Why an action that is no answer to this question must wait."""
        if state.rolling and action.kind in OF_A_TURN:
            return ROLL_UNFINISHED
        return Refusal(type(self).clause, "answer-first")

    def weight(self, state: LetsSummonDemonsState) -> int:
        """Each answer is sought among all cards, which dozens of them make long (LSD 3.13)."""
        return 1 + len(self.cards(state)) ** 2 // 400

    def cards(self, state: LetsSummonDemonsState) -> list[int]:  # noqa: ARG002 - for those that need it
        """The cards in play among which an answer may name one."""
        return []

    def owner(self) -> int:
        """In front of whom these cards lie."""
        return self.seat

    def named_card(self, state: LetsSummonDemonsState, action: Action) -> int:
        """The card that an answer names, or NO_CARD."""
        return find(state, self.cards(state), action.arg, self.card)

    def label(self, state: LetsSummonDemonsState, action: Action, args: Args) -> str:  # noqa: ARG002 - for those that need it
        """The key of an action's label; `args` can be added to."""
        return action.kind

    def touches(self, state: LetsSummonDemonsState, action: Action) -> list[str]:
        """The elements that an action is about: every card that it could as well mean."""
        if action.kind in ("accept", "decline", "done", "choose", "end", "candle", "summon"):
            return [card_at(state, self.seat, self.card)] if self.is_in_play(state) else []
        card = self.named_card(state, action)
        if card == NO_CARD:
            return []
        alike = [
            one
            for one in self.cards(state)
            if state.box.design_of[one] == state.box.design_of[card]
            and (one == card or is_alike(state, one, card, self.card))
        ]
        return [card_at(state, self.owner(), one) for one in alike]

    def is_in_play(self, state: LetsSummonDemonsState) -> bool:
        """Whether the card that asks lies in front of the seat that is asked."""
        return self.card != NO_CARD and self.card in state.in_play(self.seat)

    def preview(self, state: LetsSummonDemonsState, action: Action) -> Args:  # noqa: ARG002 - for those that need it
        """What an answer would cost or bring."""
        return {}

    def plans(self, state: LetsSummonDemonsState) -> list[Plan]:  # noqa: ARG002 - for those that need it
        """Several answers that a person would want to give at once, the most sensible first."""
        return []


class AskingCard(Asking):
    """A question that a step of a card's effect puts; without "may" it must be answered."""

    __slots__ = ("step",)

    saved_name = ""  # a base class: never saved
    FIELDS: ClassVar[tuple[Field, ...]] = (Number("step"),)
    of_verbs: ClassVar[tuple[str, ...]] = ()  # the branches of the verbs that ask it

    def __init__(self, seat: int, card: int, step: int) -> None:
        """`step` is the number of the step among those of the card."""
        super().__init__(seat, card)
        self.step = step

    def verb(self, state: LetsSummonDemonsState) -> "Verb":
        """The step that asks."""
        return state.box.steps[self.card][self.step]

    def what(self, state: LetsSummonDemonsState) -> CardFilter:
        """Which cards the step is about."""
        return state.box.steps[self.card][self.step].what

    def no_answer(self, state: LetsSummonDemonsState, action: Action) -> Refusal:
        """An effect without "may" cannot be declined (LSD 4.1)."""
        if action is state.actions.decline:
            return COMPULSORY
        return super().no_answer(state, action)

    def fitting(self, state: LetsSummonDemonsState, action: Action, why: Refusal) -> Refusal | None:
        """None if the action names a card that fits the step, else `why`."""
        card = self.named_card(state, action)
        if card == NO_CARD or not self.what(state).fits(state.traits(self.owner(), card)):
            return why
        return None

    def question_args(self, state: LetsSummonDemonsState) -> Args:
        """Which cards are meant."""
        return {"what": self.what(state).word}


def question_asked(state: LetsSummonDemonsState) -> Asking | None:
    """The question on top of the stack, if there is one."""
    top = state.todo[-1] if state.todo else None
    return top if isinstance(top, Asking) else None
