"""Tasks: pending work, as small immutable objects on the stack `state.todo`.

A `Step` runs by itself. A `Decision` is a question: who is asked, the candidate answers, which
clause forbids one, and what an answer does. A game defines its own, each in the file of its
chapter; saves identify them by their `saved_name`.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from pandemonium.engine.action import Action
from pandemonium.engine.mypyc_compat import mypyc_attr

if TYPE_CHECKING:
    from pandemonium.engine.formats.saving import Field
    from pandemonium.engine.plan import Plan
    from pandemonium.engine.state import State

Args = dict[str, int | str]  # the arguments of a sentence

NOBODY: Final = -1  # no seat
NO_CARD: Final = -1


class Refusal:
    """A rule that can forbid an action: its clause and the key of its wording."""

    __slots__ = ("clause", "reason")

    def __init__(self, clause: str, reason: str) -> None:
        self.clause = clause
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Task:
    """Pending work for a seat, perhaps caused by a card. It is immutable.

    A subclass takes further fields in its `__init__`, and lists them in `FIELDS` in the order of
    the arguments: these are saved.
    """

    __slots__ = ("card", "seat")

    # The name in saves: each class declares its own and never changes it. An abstract class is
    # never saved and declares an empty one.
    saved_name: ClassVar[str] = ""
    FIELDS: ClassVar[tuple["Field", ...]] = ()  # besides seat and card

    def __init__(self, seat: int = NOBODY, card: int = NO_CARD) -> None:
        self.seat = seat
        self.card = card

    def advance(self, state: "State") -> bool:
        """Continue with this task, the topmost one; returns whether a player must decide."""
        raise NotImplementedError

    def weight(self, state: Any) -> int:  # noqa: ARG002 - for those that need it
        """How many steps it counts as, where the work of one action is limited."""
        return 1

    def perform(self, state: Any, action: Action) -> None:
        """Apply a legal answer; only a `Decision` is answered."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.seat}, {self.card})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Task):
    """A task that runs by itself."""

    __slots__ = ()

    def advance(self, state: "State") -> bool:
        state.todo.pop()
        self.run(state)
        return False

    def run(self, state: Any) -> None:
        """Do the work. The step has left the stack; follow-up tasks go there."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Task):
    """A question to its seat.

    A question whose possible answers depend on what only its seat knows is `secret`: it is asked
    even if it has one answer, and the others learn only that the seat is deciding. A game must ask
    it whenever public knowledge allows it. The engine settles any other question with one answer or
    none, unless the one answer is marked `confirm`.
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
        """Ask the question, or settle it if there is nothing to decide."""
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
        """Whether there is a choice that the engine does not make by itself."""
        count = len(choices)
        return count > 1 or (count == 1 and (choices[0].confirm or self.secret))

    def candidates(self, state: Any) -> list[Action]:
        """Every action that could be an answer; `refusal` filters them."""
        raise NotImplementedError

    def refusal(self, state: Any, action: Action) -> Refusal | None:
        """The rule that forbids `action` now, if any: the one source of legality.

        It is called for every action of the game, not only for candidates.
        """
        raise NotImplementedError

    def perform(self, state: Any, action: Action) -> None:
        """Apply a legal answer.

        The question has left the stack; to ask it again, append it.
        """
        raise NotImplementedError

    def skip(self, state: Any) -> None:
        """Continue when there is no legal answer; by default nothing happens."""

    def legal(self, state: Any) -> list[Action]:
        """The candidates without a refusal: a new list each time, since copies share it."""
        return [
            candidate
            for candidate in self.candidates(state)
            if self.refusal(state, candidate) is None
        ]

    def label(self, state: Any, action: Action, args: Args) -> str:  # noqa: ARG002 - for overrides
        """The key of the label of an action; may add to `args`, the arguments of the label."""
        return action.kind

    def touches(self, state: Any, action: Action) -> list[str]:  # noqa: ARG002 - for overrides
        """The elements of the table that an action involves."""
        return []

    def preview(self, state: Any, action: Action) -> Args:  # noqa: ARG002 - for overrides
        """What an action would cost or bring, where that is cheap to compute and not a secret."""
        return {}

    def plans(self, state: Any) -> "list[Plan]":  # noqa: ARG002 - for overrides
        """Several actions that a player can take as one step, the most sensible first."""
        return []

    def question_key(self, state: Any) -> str:  # noqa: ARG002 - for those that need it
        """The key of the sentence that asks: `key`, or a variant of it."""
        return self.key

    def question_args(self, state: Any) -> Args:  # noqa: ARG002 - for those that need it
        """The arguments of the sentence that asks."""
        return {}
