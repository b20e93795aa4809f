"""Why not: the rule that forbids an action, or every action with an element."""

from collections import Counter
from collections.abc import Collection

from pandemonium.engine.action import Action
from pandemonium.engine.errors import IllegalMove
from pandemonium.engine.state import State
from pandemonium.engine.task import Decision
from pandemonium.table.errors import TableError

Problems = list[tuple[Action, IllegalMove]]


def why_not_element(state: State, element: str, picked: Collection[str] = ()) -> IllegalMove | None:
    """The most relevant reason why nothing can be done with the element; None if something can.

    Elements that are picked already leave only the actions with all of them, if there are any.

    An element is free while some legal action touches it. What is wrong with the touched element
    itself comes first. So the reason is one that forbids an action

    1. of a kind that answers the question,
    2. of which all other elements are free: nothing but the touched one can be to blame,
    3. that is a candidate: of these reasons the rarest, otherwise the most common one.

    A step that would leave nothing is skipped.
    """
    if state.over:
        return state.objection(state.game.actions[0])
    touching = [action for action in state.game.actions if element in state.touches(action)]
    if not touching:
        raise TableError("no-such-element", {"element": element})
    wanted = set(picked)
    touching = [action for action in touching if wanted.issubset(state.touches(action))] or touching
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
        everywhere = Counter(
            problem.reason for action in state.game.actions if (problem := state.objection(action))
        )  # how many actions each reason forbids in this position
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
