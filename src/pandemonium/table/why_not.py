"""Why not: the rule that forbids an action, or every action with an element."""

from collections import Counter

from pandemonium.engine.action import Action
from pandemonium.engine.errors import IllegalMove
from pandemonium.engine.state import State
from pandemonium.engine.task import Decision
from pandemonium.table.errors import TableError

Problems = list[tuple[Action, IllegalMove]]


def why_not_element(state: State, element: str) -> IllegalMove | None:
    """The most relevant reason why nothing can be done with the element; None if something can.

    An element is free while some legal action touches it. What is wrong with the touched element
    itself comes first. So the reason is one that forbids an action

    1. of a kind that answers the question,
    2. of which all other elements are free: nothing but the touched one can be to blame,
    3. that is a candidate: of these reasons the rarest, otherwise the most common one.

    A step that would leave nothing is skipped.
    """
    touching = [action for action in state.game.actions if element in state.touches(action)]
    if not touching:
        raise TableError("no-such-element", {"element": element})
    problems: Problems = []
    for action in touching:
        problem = state.objection(action)
        if problem is None:
            return None
        problems.append((action, problem))
    problems = _to_blame(state, element, problems)
    answers = {action.id for action in _candidates(state)}
    answering = [problem for action, problem in problems if action.id in answers]
    if answering:
        everywhere = _reasons(state)
        return min(answering, key=lambda problem: everywhere[problem.reason])
    here = Counter(problem.reason for _, problem in problems)
    return max((problem for _, problem in problems), key=lambda problem: here[problem.reason])


def _to_blame(state: State, element: str, problems: Problems) -> Problems:
    """The problems of actions that would answer the question if the element were legal."""
    kinds = {action.kind for action in _candidates(state)}
    answering = [problem for problem in problems if problem[0].kind in kinds] or problems
    free = {at for action in state.legal() for at in state.touches(action)} | {element}
    return [item for item in answering if free.issuperset(state.touches(item[0]))] or answering


def _candidates(state: State) -> list[Action]:
    """The candidates of the current question, legal or not."""
    top = state.todo[-1] if state.todo else None
    return top.candidates(state) if isinstance(top, Decision) else []


def _reasons(state: State) -> Counter[str]:
    """How many actions each reason forbids in this position."""
    problems = [state.objection(action) for action in state.game.actions]
    return Counter(problem.reason for problem in problems if problem is not None)
