"""Predicting (DD chapter 3), and its form for one player alone (DD 7.2 to 7.4)."""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.plan import Plan
from pandemonium.engine.state import NO_CHOICES
from pandemonium.engine.task import Args, Refusal
from pandemonium.games.dicke_daemonen import events
from pandemonium.games.dicke_daemonen.components import COLOURS, NAMES, PLACES
from pandemonium.games.dicke_daemonen.questions import Question
from pandemonium.games.dicke_daemonen.state import DickeDaemonenState

ALREADY_SUMMONED: Final = Refusal("DD 2.1", "already-summoned")
NOT_LEFT_IN_FIST: Final = Refusal("DD 3.2", "not-left-in-fist")
COLOUR_TAKEN: Final = Refusal("DD 3.3", "colour-taken")
PLACE_TAKEN: Final = Refusal("DD 7.3", "place-taken")


class Predict(Question):
    """Whether to predict, and with which creature that is left in the fist (DD 3.1).

    Everybody is asked who has not predicted and holds something, even if no colour in the fist is
    free: who is asked must not depend on what only the owner of the fist knows.
    """

    saved_name = "Predict"
    key = "predict"
    clause = "DD 3.1"

    def candidates(self, state: DickeDaemonenState) -> list[Action]:
        """Making no prediction, and each prediction with a creature of the fist."""
        if state.has_predicted(self.seat) or state.fist_size(self.seat) == 0:
            return NO_CHOICES
        fist = state.fists[self.seat]
        candidates = [state.actions.wait]
        for colour in range(COLOURS):
            if fist[colour]:
                candidates.extend(state.actions.predict[colour])
        return candidates

    def refusal(self, state: DickeDaemonenState, action: Action) -> Refusal | None:
        if action is state.actions.wait:
            return None
        if action.kind != "predict":
            return ALREADY_SUMMONED
        colour, place = state.actions.colour[action.id], state.actions.place[action.id]
        if state.is_predicted(colour):
            return COLOUR_TAKEN
        if state.fists[self.seat][colour] == 0:
            return NOT_LEFT_IN_FIST
        return PLACE_TAKEN if place and state.is_place_taken(place) else None

    def perform(self, state: DickeDaemonenState, action: Action) -> None:
        """Show the creature; the rest of the fist goes back (DD 3.4)."""
        colour = state.actions.colour[action.id]
        if colour < 0:
            return
        state.show(self.seat, colour, 0)
        if state.recording:
            order = len(state.predictions)
            state.emit(events.ColourPredicted(self.seat, NAMES[colour], order))
        state.return_fist(self.seat)

    def preview(self, state: DickeDaemonenState, action: Action) -> Args:
        """The number of the prediction, and how many creatures go back into the sack."""
        if action.kind != "predict":
            return {}
        return {"order": len(state.predictions) + 1, "returned": state.fist_size(self.seat) - 1}

    def plans(self, state: DickeDaemonenState) -> list[Plan]:
        """Most turns end without a prediction."""
        wait = state.actions.wait
        return [Plan("wait", [wait])] if state.is_legal(wait) else []


class PredictPlace(Predict):
    """Whether to predict the place of a colour, up to three times (DD 7.3, 7.4).

    It is secret too, because spectators may watch.
    """

    saved_name = "PredictPlace"
    key = "predict-place"
    clause = "DD 7.3"
    was_open = True

    def perform(self, state: DickeDaemonenState, action: Action) -> None:
        """Show the creature and keep the rest (DD 7.2)."""
        colour, place = state.actions.colour[action.id], state.actions.place[action.id]
        if colour < 0:
            return
        state.show(self.seat, colour, place)
        if state.recording:
            order = len(state.predictions)
            state.emit(events.PlacePredicted(self.seat, NAMES[colour], place, order))

    def preview(self, state: DickeDaemonenState, action: Action) -> Args:
        """The number of the prediction."""
        return {"order": len(state.predictions) + 1} if action.kind == "predict" else {}

    def question_args(self, state: DickeDaemonenState) -> Args:
        """How many creatures and predictions are left."""
        left = PLACES - len(state.predictions)
        return {"n": state.fist_size(self.seat), "left": left}
