"""What the questions of this game have in common; each is in the file of its chapter."""

from pandemonium.engine.action import Action
from pandemonium.engine.task import Args, Decision
from pandemonium.games.dicke_daemonen.components import NAMES, NO_COLOUR
from pandemonium.games.dicke_daemonen.elements import fist_at
from pandemonium.games.dicke_daemonen.state import DickeDaemonenState


class Question(Decision):
    """A question about the creatures of a fist, which only its owner knows."""

    saved_name = ""  # a base class: never saved
    secret = True

    def question_args(self, state: DickeDaemonenState) -> Args:
        """The number of creatures to choose from."""
        return {"n": state.fist_size(self.seat)}

    def label(self, state: DickeDaemonenState, action: Action, args: Args) -> str:  # noqa: ARG002 - for overrides
        return state.actions.family[action.id].label

    def touches(self, state: DickeDaemonenState, action: Action) -> list[str]:
        """The creature in the fist, and the place on the board that the action names."""
        colour = state.actions.colour[action.id]
        if colour == NO_COLOUR:
            return []
        creature, element = fist_at(self.seat, NAMES[colour]), state.actions.element[action.id]
        return [creature, element] if element else [creature]
