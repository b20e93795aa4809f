"""Tasks: what is still to do, as small immutable things on the stack `state.todo`.

A `Step` happens by itself. A `Decision` is a question and knows everything about itself: who is
asked, what could be answered, what forbids it and which clause says so, and what an answer does. A
game defines its own, each in the file of its chapter; saving finds them by their `saved_name`.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from pandemonium.engine.action import Action
from pandemonium.engine.mypyc_compat import mypyc_attr

if TYPE_CHECKING:
    from pandemonium.engine.formats.saving import Field
    from pandemonium.engine.plan import Plan
    from pandemonium.engine.state import State

Args = dict[str, int | str]  # what a sentence is filled in with

NOBODY: Final = -1  # no seat
NO_CARD: Final = -1


class Refusal:
    """A rule that can forbid an action: its clause and the key of its wording."""

    __slots__ = ("clause", "reason")

    def __init__(self, clause: str, reason: str) -> None:
        """`clause` is the rulebook's number, `reason` the key of the sentence for people."""
        self.clause = clause
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Task:
    """Something still to do, for a seat and perhaps because of a card. It never changes.

    What else a task has to remember it takes in its `__init__`, and names in `FIELDS` in the order
    of the arguments: these are saved.
    """

    __slots__ = ("card", "seat")

    # What saves call it: each class declares its own and never changes it. A class that is only
    # there for others to derive from is never saved and declares an empty one.
    saved_name: ClassVar[str] = ""
    FIELDS: ClassVar[tuple["Field", ...]] = ()  # besides seat and card

    def __init__(self, seat: int = NOBODY, card: int = NO_CARD) -> None:
        """Whom it is about, and the card it comes from."""
        self.seat = seat
        self.card = card

    def advance(self, state: "State") -> bool:
        """Go on with it, the topmost of the stack; whether somebody has to decide first."""
        raise NotImplementedError

    def weight(self, state: Any) -> int:  # noqa: ARG002 - for those that need it
        """How many steps it counts as, where the work of one action is limited."""
        return 1

    def perform(self, state: Any, action: Action) -> None:
        """Do what a legal answer says; only a `Decision` is ever answered."""
        raise NotImplementedError

    def __repr__(self) -> str:
        """Show what it is, for whom and why."""
        return f"{type(self).__name__}({self.seat}, {self.card})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Task):
    """A task that happens by itself."""

    __slots__ = ()

    def advance(self, state: "State") -> bool:
        """Do it."""
        state.todo.pop()
        self.run(state)
        return False

    def run(self, state: Any) -> None:
        """Do it. It has left the stack already; what follows from it goes there."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Task):
    """A question to its seat.

    One whose possible answers depend on what only its seat knows is `secret`: it is asked even if
    there is but one answer, and the others learn only that the seat is deciding. A game must ask it
    whenever what everybody knows allows it. Any other question with one answer, or none, needs no
    asking and is settled by the engine, unless the one answer is marked `confirm`.
    """

    __slots__ = ()

    key: ClassVar[str] = ""  # of its sentence: question-<key>
    clause: ClassVar[str] = ""  # the rule to read about it
    secret: ClassVar[bool] = False
    was_open: ClassVar[bool] = False  # not secret in earlier versions: their records lack answers
    # A class that overrides `legal()` for speed declares it; the contract suite compares the two.
    # (A decorator would make compiled calls slow.)
    optimizes_legal: ClassVar[bool] = False

    def advance(self, state: "State") -> bool:
        """Ask it, or settle it where there is nothing to decide."""
        state.player = self.seat
        choices = self.legal(state)
        state.choices = choices
        if self.needs_asking(choices):
            return True
        state.todo.pop()
        if choices:
            self.perform(state, choices[0])
        else:
            self.skip(state)
        return False

    def needs_asking(self, choices: list[Action]) -> bool:
        """Whether there is something to decide that the engine would not settle by itself."""
        count = len(choices)
        return count > 1 or (count == 1 and (choices[0].confirm or self.secret))

    def candidates(self, state: Any) -> list[Action]:
        """Every action that could be an answer; `refusal` sifts them."""
        raise NotImplementedError

    def refusal(self, state: Any, action: Action) -> Refusal | None:
        """The rule that forbids `action` now, if any: the one source of legality.

        It is asked about every action of the game, not only about candidates.
        """
        raise NotImplementedError

    def perform(self, state: Any, action: Action) -> None:
        """Do what a legal answer says.

        The question has left the stack; one that is to be asked again appends itself.
        """
        raise NotImplementedError

    def skip(self, state: Any) -> None:
        """What follows when there is no answer: nothing, what cannot be done is not done."""

    def legal(self, state: Any) -> list[Action]:
        """The candidates that nothing forbids: a new list each time, since copies share it."""
        return [
            candidate
            for candidate in self.candidates(state)
            if self.refusal(state, candidate) is None
        ]

    def label(self, state: Any, action: Action, args: Args) -> str:  # noqa: ARG002 - for overrides
        """The key of an action's label; may add to `args`, which the label is filled in with."""
        return action.kind

    def touches(self, state: Any, action: Action) -> list[str]:  # noqa: ARG002 - for overrides
        """The elements of the table that an action is about."""
        return []

    def preview(self, state: Any, action: Action) -> Args:  # noqa: ARG002 - for overrides
        """What an action would cost or bring, where that is cheap to say and not a secret."""
        return {}

    def plans(self, state: Any) -> "list[Plan]":  # noqa: ARG002 - for overrides
        """Several actions that a player may want to take as one step, the most sensible first."""
        return []

    def question_key(self, state: Any) -> str:  # noqa: ARG002 - for those that need it
        """The key of the sentence that asks: `key`, or a variant of it."""
        return self.key

    def question_args(self, state: Any) -> Args:  # noqa: ARG002 - for those that need it
        """What the sentence is filled in with."""
        return {}
