"""Why not: the rule that stands in the way of an action, or of doing anything with an element."""

from collections import Counter

from pandemonium.engine.errors import IllegalMove
from pandemonium.engine.state import State
from pandemonium.engine.task import Decision
from pandemonium.table.errors import TableError


def why_not_element(state: State, element: str) -> IllegalMove | None:
    """The most telling refusal among the actions that touch the element; None if one is legal.

    What could answer the question, were it not for some rule, tells more than what answers another
    question; and the rarer a reason is, the more it says about this very thing.
    """
    touching = [action for action in state.game.actions if element in state.touches(action)]
    if not touching:
        raise TableError("no-such-element", {"element": element})
    found: list[tuple[bool, int, IllegalMove]] = []
    answers = _answers(state)
    reasons = _reasons(state)
    for action in touching:
        problem = state.objection(action)
        if problem is None:
            return None
        found.append((action.id not in answers, reasons[problem.reason], problem))
    return min(found, key=lambda one: one[:2])[2]


def _answers(state: State) -> set[int]:
    """The actions that the question of the moment has in mind, legal or not."""
    top = state.todo[-1] if state.todo else None
    return {action.id for action in top.candidates(state)} if isinstance(top, Decision) else set()


def _reasons(state: State) -> Counter[str]:
    """How many actions each reason forbids now."""
    problems = [state.objection(action) for action in state.game.actions]
    return Counter(problem.reason for problem in problems if problem is not None)
