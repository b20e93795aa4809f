"""Strategy for one player alone (DD chapter 7), where the order of the colours decides.

The first place brings three times the points of its colour. So bots make one colour strong, keep
the others in order behind it, and predict what has become likely.
"""

import math
from typing import Final

from pandemonium.engine.action import Action
from pandemonium.games.dicke_daemonen.components import COLOURS, FIST, NO_COLOUR, PLACES, Box
from pandemonium.games.dicke_daemonen.scoring import by_place
from pandemonium.games.dicke_daemonen.state import DickeDaemonenState
from pandemonium.games.dicke_daemonen.strategy import UNIT, DickeDaemonenStrategy

EXPLORATION: Final = 0.055  # the returns of actions differ little
BUDGETS: Final = (1, 2, 4, 1500)  # a few iterations already make most predictions come true

# On an empty board; the effect shrinks to nothing as it fills up:
GROWTH: Final = 0.9  # expected growth of the points, as a share
CONTROL: Final = 1.8  # added to a lead, because no rival disturbs it
DRAWS: Final = 17.0  # creatures that will be drawn
NARROW: Final = 0.07  # lost for each creature that the fist lacks

TIES: Final = 0.4  # added to each lead, because ties favour the player (DD 7.5)
TOO_LATE: Final = 0.2  # on a full board, the probability that it is too late to predict

WEIGHTS: Final = (1.0, 0.6, 0.3)  # for points of the colours on the three places
UNWELCOME: Final = -0.15  # points of other colours
NO_PREDICTION_PRIOR: Final = 1.9  # prior of making no prediction
SUITABLE: Final = 2.0  # prior of one that fits the likely order
UNSUITABLE: Final = 0.2  # prior of any other


class SolitaireStrategy(DickeDaemonenStrategy):
    """The strategy of one configuration for one player."""

    def __init__(self, box: Box, weights: str, kind: str) -> None:
        super().__init__(box, weights, kind)
        self.exploration = EXPLORATION
        self.budgets = BUDGETS
        self.total = float(sum(box.value))  # points there are on the board

    def values(self, state: DickeDaemonenState) -> list[float]:
        """The expected return, with the most promising number of predictions."""
        if state.ended:
            return state.returns
        rows = self.measure(state)
        scores = self.scores(rows)
        order = likely_order(state, scores)
        highest = 0
        for prediction in state.predictions:
            highest = max(highest, prediction.place)
        best = 0.0
        for count in range(max(1, highest), PLACES + 1):
            best = max(best, self.expected_return(state, order[:count], rows, scores))
        return [best]

    def points(self, estimate: float) -> int | None:
        """The points that correspond to a return: the inverse of `returns`."""
        return round(self.total * estimate / (1.0 - min(estimate, 0.99)))

    def expected_return(
        self,
        state: DickeDaemonenState,
        order: list[int],
        rows: list[list[float]],
        scores: list[float],
    ) -> float:
        """The expected return if these colours are predicted in the end."""
        probability = 1.0
        points = 0.0
        full = self.fullness(state)
        control = TIES + CONTROL * (1.0 - full)
        for place, colour in enumerate(order):
            points += (PLACES - place) * rows[colour][0]
            if not state.is_predicted(colour):
                probability *= self.readiness(state, colour, full)
            if place:
                probability *= lead_probability(scores[order[place - 1]] - scores[colour] + control)
        last = scores[order[-1]]
        for colour in range(COLOURS):
            if colour not in order:
                probability *= lead_probability(last - scores[colour] + control)
        probability *= 1.0 - NARROW * (FIST - state.fist_size(0)) * (1.0 - full)
        points *= (1.0 + GROWTH * (1.0 - full)) / UNIT
        return probability * points / (points + self.total)

    def readiness(self, state: DickeDaemonenState, colour: int, full: float) -> float:
        """The probability that the colour can still be predicted: it must be in the fist."""
        ready = 1.0 - TOO_LATE * full
        if state.fists[0][colour]:
            return ready
        share = state.sack.count(colour) / max(1, len(state.sack))
        return ready * (1.0 - math.exp(-DRAWS * share * (1.0 - full)))

    def colour_weights(self, state: DickeDaemonenState, chances: list[float]) -> list[float]:
        """How much the player wants points for each colour."""
        weights = [UNWELCOME] * COLOURS
        for place, colour in enumerate(likely_order(state, chances)):
            weights[colour] = WEIGHTS[place]
        return weights

    def prior_predictions(
        self, state: DickeDaemonenState, choices: list[Action], chances: list[float]
    ) -> list[float]:
        """Predictions that fit the likely order get a higher prior."""
        order = likely_order(state, chances)
        priors: list[float] = []
        for action in choices:
            colour, place = state.actions.colour[action.id], state.actions.place[action.id]
            if colour == NO_COLOUR:
                priors.append(NO_PREDICTION_PRIOR)
            else:
                priors.append(SUITABLE if order[place - 1] == colour else UNSUITABLE)
        return priors


def likely_order(state: DickeDaemonenState, scores: list[float]) -> list[int]:
    """The colours of the three places: as predicted, else the most likely ones."""
    order = by_place(state)
    for place in range(PLACES):
        if order[place] == NO_COLOUR:
            for colour in range(COLOURS):
                if colour not in order and (
                    order[place] == NO_COLOUR or scores[colour] > scores[order[place]]
                ):
                    order[place] = colour
    return order


def lead_probability(lead: float) -> float:
    """The probability that a colour with this lead in its score stays ahead of another."""
    return 1.0 / (1.0 + math.exp(-lead))
