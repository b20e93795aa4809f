"""Strategy for one player alone (DD chapter 7): the order of the colours is what counts.

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

EXPLORATION: Final = 0.055  # what the end brings differs little from choice to choice
BUDGETS: Final = (1, 2, 4, 1500)  # a few looks already make most predictions come true

# On a full board all is settled; on an empty one:
GROWTH: Final = 0.9  # so many of the points to be expected are still to be added to them
CONTROL: Final = 1.8  # so much is added to a lead, since nobody else disturbs it
DRAWS: Final = 17.0  # so many creatures will be drawn
NARROW: Final = 0.07  # so much is lost for each creature that the fist holds less

TIES: Final = 0.4  # so much is added to each lead, since ties are in one's favour (DD 7.5)
TOO_LATE: Final = 0.2  # on a full board, how likely it is too late for a prediction

WISHES: Final = (1.0, 0.6, 0.3)  # for points of the colours on the three places
UNWELCOME: Final = -0.15  # points of other colours
PATIENCE: Final = 1.9  # how much making no prediction deserves a look
SUITABLE: Final = 2.0  # and one that fits the order that is likely
UNSUITABLE: Final = 0.2


class SolitaireStrategy(DickeDaemonenStrategy):
    """What bots know of one configuration for one player."""

    def __init__(self, box: Box, weights: str, kind: str) -> None:
        """As for several players."""
        super().__init__(box, weights, kind)
        self.exploration = EXPLORATION
        self.budgets = BUDGETS
        self.total = float(sum(box.value))  # points there are on the board

    def values(self, state: DickeDaemonenState) -> list[float]:
        """What the end will bring, as it counts, with as many predictions as promise most."""
        if state.ended:
            return state.returns
        rows = self.measure(state)
        scores = self.scores(rows)
        order = likely_order(state, scores)
        made = 0
        for prediction in state.predictions:
            made = max(made, prediction.place)
        best = 0.0
        for count in range(max(1, made), PLACES + 1):
            best = max(best, self.promise(state, order[:count], rows, scores))
        return [best]

    def points(self, estimate: float) -> int | None:
        """The points that are worth so much at the end: the other way round than `returns`."""
        return round(self.total * estimate / (1.0 - min(estimate, 0.99)))

    def promise(
        self,
        state: DickeDaemonenState,
        order: list[int],
        rows: list[list[float]],
        scores: list[float],
    ) -> float:
        """What it brings to have predicted these colours in the end, and how likely that is."""
        likely = 1.0
        points = 0.0
        full = self.fullness(state)
        control = TIES + CONTROL * (1.0 - full)
        for place, colour in enumerate(order):
            points += (PLACES - place) * rows[colour][0]
            if not state.is_predicted(colour):
                likely *= self.readiness(state, colour, full)
            if place:
                likely *= ahead(scores[order[place - 1]] - scores[colour] + control)
        last = scores[order[-1]]
        for colour in range(COLOURS):
            if colour not in order:
                likely *= ahead(last - scores[colour] + control)
        likely *= 1.0 - NARROW * (FIST - state.fist_size(0)) * (1.0 - full)
        points *= (1.0 + GROWTH * (1.0 - full)) / UNIT
        return likely * points / (points + self.total)

    def readiness(self, state: DickeDaemonenState, colour: int, full: float) -> float:
        """How likely the colour can still be predicted: it must be in the fist for that."""
        ready = 1.0 - TOO_LATE * full
        if state.fists[0][colour]:
            return ready
        share = state.sack.count(colour) / max(1, len(state.sack))
        return ready * (1.0 - math.exp(-DRAWS * share * (1.0 - full)))

    def wishes(self, state: DickeDaemonenState, chances: list[float]) -> list[float]:
        """How much the seat wants points for each colour."""
        wishes = [UNWELCOME] * COLOURS
        for place, colour in enumerate(likely_order(state, chances)):
            wishes[colour] = WISHES[place]
        return wishes

    def prior_predictions(
        self, state: DickeDaemonenState, choices: list[Action], chances: list[float]
    ) -> list[float]:
        """Rather what fits the order that is likely."""
        order = likely_order(state, chances)
        found: list[float] = []
        for action in choices:
            colour, place = state.actions.colour[action.id], state.actions.place[action.id]
            if colour == NO_COLOUR:
                found.append(PATIENCE)
            else:
                found.append(SUITABLE if order[place - 1] == colour else UNSUITABLE)
        return found


def likely_order(state: DickeDaemonenState, scores: list[float]) -> list[int]:
    """The colours of the three places: as they were predicted, else as they are likely."""
    order = by_place(state)
    for place in range(PLACES):
        if order[place] == NO_COLOUR:
            for colour in range(COLOURS):
                if colour not in order and (
                    order[place] == NO_COLOUR or scores[colour] > scores[order[place]]
                ):
                    order[place] = colour
    return order


def ahead(lead: float) -> float:
    """How likely a colour stays ahead of another with this lead in its score."""
    return 1.0 / (1.0 + math.exp(-lead))
