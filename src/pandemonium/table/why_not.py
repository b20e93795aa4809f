"""Why not: the rule that stands in the way of an action, or of doing anything with an element."""

from collections import Counter

from pandemonium.engine.action import Action
from pandemonium.engine.errors import IllegalMove
from pandemonium.engine.state import State
from pandemonium.engine.task import Decision
from pandemonium.table.errors import TableError


def why_not_element(state: State, element: str) -> IllegalMove | None:
    """The most telling refusal among the actions that touch the element; None if one is legal.

    What could answer the question, were it not for some rule, tells most, and the more so the
    rarer its reason is. Of what answers other questions only, the usual reason is the best.
    """
    touching = [action for action in state.game.actions if element in state.touches(action)]
    if not touching:
        raise TableError("no-such-element", {"element": element})
    problems: list[tuple[Action, IllegalMove]] = []
    for action in touching:
        problem = state.objection(action)
        if problem is None:
            return None
        problems.append((action, problem))
    answers = _answers(state)
    answering = [problem for action, problem in problems if action.id in answers]
    if answering:
        everywhere = _reasons(state)
        return min(answering, key=lambda problem: everywhere[problem.reason])
    here = Counter(problem.reason for _, problem in problems)
    return max((problem for _, problem in problems), key=lambda problem: here[problem.reason])


def _answers(state: State) -> set[int]:
    """The actions that the question of the moment has in mind, legal or not."""
    top = state.todo[-1] if state.todo else None
    return {action.id for action in top.candidates(state)} if isinstance(top, Decision) else set()


def _reasons(state: State) -> Counter[str]:
    """How many actions each reason forbids now."""
    problems = [state.objection(action) for action in state.game.actions]
    return Counter(problem.reason for problem in problems if problem is not None)
