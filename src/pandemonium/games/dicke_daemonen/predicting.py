"""Predicting (DD chapter 3), and its form for one player alone (DD 7.2 to 7.4)."""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.state import NO_CHOICES
from pandemonium.engine.task import Args, Decision, Refusal
from pandemonium.games.dicke_daemonen import events
from pandemonium.games.dicke_daemonen.components import COLOURS, NAMES, PLACES
from pandemonium.games.dicke_daemonen.state import DickeDaemonenState

ALREADY_SUMMONED: Final = Refusal("DD 2.1", "already-summoned")
NOT_LEFT_IN_FIST: Final = Refusal("DD 3.2", "not-left-in-fist")
COLOUR_TAKEN: Final = Refusal("DD 3.3", "colour-taken")
PLACE_TAKEN: Final = Refusal("DD 7.3", "place-taken")


class Predict(Decision):
    """Whether to predict, and with which creature that is left in the fist (DD 3.1).

    Only its owner knows the fist, so it is asked of everybody who has not predicted and holds
    something, even if no colour in the fist is free.
    """

    saved_name = "Predict"
    key = "predict"
    clause = "DD 3.1"
    secret = True

    def candidates(self, state: DickeDaemonenState) -> list[Action]:
        """Making no prediction, and each with a creature of the fist."""
        if state.has_predicted(self.seat) or state.fist_size(self.seat) == 0:
            return NO_CHOICES
        fist = state.fists[self.seat]
        found = [state.acts.wait]
        for colour in range(COLOURS):
            if fist[colour]:
                found.extend(state.acts.predict[colour])
        return found

    def refusal(self, state: DickeDaemonenState, action: Action) -> Refusal | None:
        """The rule that forbids `action` now, if any."""
        if action.kind == "wait":
            return None
        if action.kind != "predict":
            return ALREADY_SUMMONED
        colour, place = state.acts.colour[action.id], state.acts.place[action.id]
        if state.is_predicted(colour):
            return COLOUR_TAKEN
        if state.fists[self.seat][colour] == 0:
            return NOT_LEFT_IN_FIST
        return PLACE_TAKEN if place and state.is_place_taken(place) else None

    def perform(self, state: DickeDaemonenState, action: Action) -> None:
        """Show the creature; the rest of the fist goes back (DD 3.4)."""
        colour = state.acts.colour[action.id]
        if colour < 0:
            return
        state.show(self.seat, colour, 0)
        if state.recording:
            order = len(state.predictions)
            state.emit(events.ColourPredicted(self.seat, NAMES[colour], order))
        state.return_fist(self.seat)

    def question_args(self, state: DickeDaemonenState) -> Args:
        """How many creatures are left."""
        return {"n": state.fist_size(self.seat)}


class PredictPlace(Predict):
    """Whether to predict the place of a colour, up to three times (DD 7.3, 7.4).

    It is as secret as the other: spectators may look on.
    """

    saved_name = "PredictPlace"
    key = "predict-place"
    clause = "DD 7.3"
    was_open = True

    def perform(self, state: DickeDaemonenState, action: Action) -> None:
        """Show the creature and keep the rest (DD 7.2)."""
        colour, place = state.acts.colour[action.id], state.acts.place[action.id]
        if colour < 0:
            return
        state.show(self.seat, colour, place)
        if state.recording:
            order = len(state.predictions)
            state.emit(events.PlacePredicted(self.seat, NAMES[colour], place, order))

    def question_args(self, state: DickeDaemonenState) -> Args:
        """How many creatures and predictions are left."""
        left = PLACES - len(state.predictions)
        return {"n": state.fist_size(self.seat), "left": left}
