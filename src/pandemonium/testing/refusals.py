"""Refusals of elements: touching an element gives the reason that a player would give first.

An element is free while a legal action touches it. Any other element may be refused for many
reasons, one for each action that touches it, and some of these have nothing to do with it: "you do
not hold a yellow demon" does not answer "why not this corner?" if a red one, which you hold, could
not stand there either. So the reason given must forbid an action that answers the question and
whose other elements are all free, if there is one: only the touched element can be to blame.
"""

from pandemonium.engine.action import Action
from pandemonium.engine.game import Game
from pandemonium.engine.state import State
from pandemonium.table.why_not import why_not_element
from pandemonium.testing.random_play import failure_context, random_positions

PLIES = 40
EVERY = 8  # plies between two looks
MAX_ELEMENTS = 16  # elements that are touched at each look; other ones each time

Reason = tuple[str, str]  # clause and key


def check_refusals(game: Game, seed: int, plies: int = PLIES, every: int = EVERY) -> int:
    """Touch elements in a random game; returns how often the rule ruled out a reason."""
    decided = 0
    for state in random_positions(game, seed, every):
        if state.over or state.ply > plies:
            break
        with failure_context(game, seed, state):
            decided += check_reasons(state)
    return decided


def check_reasons(state: State, most: int = MAX_ELEMENTS) -> int:
    """Touch elements of one position; returns for how many the rule ruled out a reason."""
    touches = {action.id: state.touches(action) for action in state.game.actions}
    free = {element for action in state.legal() for element in touches[action.id]}
    blocked = sorted({element for elements in touches.values() for element in elements} - free)
    decided = 0
    for element in blocked[:: max(1, len(blocked) // most)]:
        touching = [action for action in state.game.actions if element in touches[action.id]]
        causes = [
            action
            for action in _answering(state, touching)
            if free.issuperset(set(touches[action.id]) - {element})
        ]
        if not causes:
            continue
        allowed = {_reason(state, action) for action in causes}
        reason = why_not_element(state, element)
        assert reason is not None, f"{element} is reported as free, and is not"
        assert (reason.clause, reason.reason) in allowed, (
            f"{element} is refused with {reason.reason!r} ({reason.clause}); "
            f"what is wrong with it is one of {sorted(allowed)}"
        )
        decided += len({_reason(state, action) for action in touching} - allowed) > 0
    return decided


def _answering(state: State, actions: list[Action]) -> list[Action]:
    """Those of a kind that answers the current question."""
    kinds = {action.kind for action in state.decision.candidates(state)}
    return [action for action in actions if action.kind in kinds]


def _reason(state: State, action: Action) -> Reason:
    problem = state.objection(action)
    assert problem is not None, f"{action.text!r} is legal"
    return problem.clause, problem.reason
