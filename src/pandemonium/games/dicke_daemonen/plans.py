"""Plans: what a player may want to do as one step; the question of the moment knows them."""

from pandemonium.engine.plan import Plan
from pandemonium.games.dicke_daemonen.questions import question_asked
from pandemonium.games.dicke_daemonen.state import DickeDaemonenState


def plans(state: DickeDaemonenState) -> list[Plan]:
    """The plans of the question of the moment, the most sensible first."""
    question = question_asked(state)
    return [] if question is None else question.plans(state)
