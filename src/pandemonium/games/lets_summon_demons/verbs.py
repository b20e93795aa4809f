"""Verbs: what the steps of a card's effect do. Each verb is one class, in the file of its chapter.

A verb declares its syntax in card files, and knows whether it is possible now, what it does, what
it is worth to a bot and how a choice that begins with it is worded.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from pandemonium.engine.formats.saving import Number
from pandemonium.engine.task import Args, Step
from pandemonium.games.lets_summon_demons.components import NOTHING, Box, CardFilter
from pandemonium.games.lets_summon_demons.state import LetsSummonDemonsState

if TYPE_CHECKING:
    from pandemonium.games.lets_summon_demons.card_value import CardValue
    from pandemonium.games.lets_summon_demons.grammar import StepField

END: Final = -1  # no step follows


class Verb:
    """One step of a card's effect. The subclasses that have a `syntax` are the vocabulary."""

    __slots__ = ("card_filter", "n", "number", "per", "then")

    # The fields of such a step; the first is the word that card files call it by.
    syntax: ClassVar[tuple["StepField", ...]] = ()
    help: ClassVar[str] = ""  # a line for the docs
    branch: ClassVar[str] = ""  # how a branch that begins with it is worded: action-choose-<branch>
    only_collects: ClassVar[bool] = False  # the order of such cards makes no difference (LSD 3.6)

    def __init__(self) -> None:
        self.n: int = 0
        self.card_filter: CardFilter = NOTHING
        self.per: CardFilter | None = None
        self.number: int = 0  # its place among the steps of the card
        self.then: int = END  # the number of the step that follows

    def link(self, then: int) -> None:
        """Let the step with this number follow."""
        self.then = then

    def begin(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:
        """Do the step; what follows lies below on the stack."""
        if self.then != END:
            state.todo.append(Effect(seat, card, self.then))
        self.run(state, seat, card)

    def run(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:
        """Do the step for `seat`, or ask what it needs to know."""
        raise NotImplementedError

    def is_possible(self, state: LetsSummonDemonsState, seat: int, card: int) -> bool:  # noqa: ARG002
        """Whether it can do something now: what `choose` asks of its branches (LSD 8.16)."""
        return True

    def souls(self, state: LetsSummonDemonsState, seat: int, card: int) -> int:  # noqa: ARG002
        """The souls that it would bring its owner now."""
        return 0

    def demons(self, state: LetsSummonDemonsState, seat: int) -> int:  # noqa: ARG002
        """The Demons that it would put into play for its owner now."""
        return 0

    def add_value(self, value: "CardValue", box: Box) -> None:
        """Add what one activation of it brings, for bots."""

    def describe(self, args: Args) -> str:
        """The key of a branch that begins with it; adds to `args` what the wording needs."""
        args["n"] = self.n
        args["what"] = self.card_filter.word
        if self.per is None:
            return type(self).branch
        args["per"] = self.per.word
        return f"{type(self).branch}-per"


class Effect(Step):
    """The rest of a card's effect, from one of its steps on."""

    __slots__ = ("step",)

    saved_name = "Effect"
    FIELDS = (Number("step"),)

    def __init__(self, seat: int, card: int, step: int) -> None:
        """`step` is the number of the next step."""
        super().__init__(seat, card)
        self.step = step

    def weight(self, state: LetsSummonDemonsState) -> int:
        """A step looks through the cards of its player (LSD 3.13)."""
        return 1 + len(state.seats[self.seat].row) // 30

    def run(self, state: LetsSummonDemonsState) -> None:
        state.box.steps[self.card][self.step].begin(state, self.seat, self.card)


def souls_to_come(state: LetsSummonDemonsState, seat: int, card: int, step: int = 0) -> int:
    """The souls that the steps of a card from this one on would bring, up to the next choice."""
    total = 0
    while step != END:
        verb = state.box.steps[card][step]
        total += verb.souls(state, seat, card)
        step = verb.then
    return total
