"""Strategy: the evaluation of positions of Dicke Dämonen, and the priors of actions.

A seat is as strong as the colour that it predicted, or may still predict. So each colour gets a
linear score of its features (`FEATURES`), a softmax turns the scores into probabilities to win, and
seats have shares in these:

| feature | what it measures |
| --- | --- |
| outlook | expected points of the fields, in tens |
| outlook-late | the same, counting more the fuller the board is |
| outlook-end | the same, counting on a board that is nearly full |
| supply | creatures of the colour in the sack and the fists that have a place, in tens |
| predicted | 1 if somebody predicted the colour, and so helps it |
| opposed | of a predicted colour, the share of the rivals who can still choose against it |
| early | among predicted colours, 1 for the first, then less: the first wins ties |
| held | of a free colour, how many seats hold it that may still predict it |
| white | 1 for white, whose points are ghosts |
| white-late | the same, counting more the fuller the board is |
"""

import math
from typing import ClassVar, Final

from pandemonium.engine.action import Action
from pandemonium.engine.estimate import read_estimate
from pandemonium.engine.strategy import Strategy
from pandemonium.games.dicke_daemonen.actions import Actions
from pandemonium.games.dicke_daemonen.components import (
    COLOURS,
    DEMON_COLOURS,
    NO_COLOUR,
    WHITE,
    Box,
)
from pandemonium.games.dicke_daemonen.fields import GHOST_STEP, Fields
from pandemonium.games.dicke_daemonen.imagining import left_over
from pandemonium.games.dicke_daemonen.state import DickeDaemonenState
from pandemonium.games.dicke_daemonen.summoning import Summon
from pandemonium.games.dicke_daemonen.timing import chance_after_waiting, chances_to_predict

CUTOFF: Final = 0  # random decisions would only blur the outlook of the fields
EXPLORATION: Final = 0.12  # good choices differ by a few hundredths of a game
BUDGETS: Final = (1, 8, 30, 600)
BUDGETS_OF_MANY: Final = (
    1,
    10,
    36,
    1200,
)  # with three or four players, where one action decides less
UNIT: Final = 0.1  # of a feature, for a point or a creature
GHOSTS_TO_COME: Final = 0.5  # the share of the remaining ghosts that will be summoned

# The share of a seat that has not predicted yet in the chances of the free colours. It is large:
# the fist lets the seat choose, and it can wait until the winner is clear.
HELD: Final = 0.95  # of the colours in its fist
MISSING: Final = 0.72  # of those that it may still draw, while the board is not full
RIVALS: Final = 0.5  # lost for every other seat that has not predicted

# Priors of summonings and predictions:
PRIOR_PER_GAIN: Final = 0.6  # added for each point of expected gain
MIN_PRIOR: Final = 0.05
MAX_PRIOR: Final = 1.04  # the same for all good ones: search finds the best of them
MAX_PRIOR_ALONE: Final = 4.0
UNLIKELY: Final = 0.2  # a prediction of a colour that has no chance at all
WAITING: Final = 1.0  # making no prediction
WAITING_OF_MANY: Final = 2.0  # with three or four players, who change more meanwhile
HASTE: Final = 8.0  # how steeply this falls as another chance becomes less likely
MIN_WAITING: Final = 0.01
THREAT: Final = 0.2  # subtracted from the weight of a colour that a rival predicted
LAST: Final = 4.0  # points that the last creature of its best colour is worth to a seat
LAST_FREE: Final = 8.0  # points that the last creature of a free colour is worth to a seat


class DickeDaemonenStrategy(Strategy):
    """The strategy of one configuration."""

    FEATURES: ClassVar[tuple[str, ...]] = (
        "outlook", "outlook-late", "outlook-end", "supply", "predicted", "opposed", "early",
        "held", "white", "white-late",
    )  # fmt: skip

    def __init__(self, box: Box, weights: str, kind: str) -> None:
        """`weights` is the text of `weights.json`, `kind` the entry to use."""
        many = box.players > 2
        super().__init__(
            box.players,
            read_estimate(weights, type(self).FEATURES, kind),
            cutoff=CUTOFF,
            exploration=EXPLORATION,
            budgets=BUDGETS_OF_MANY if many else BUDGETS,
        )
        self.box = box
        self.fields = Fields(box)
        self.max_prior: float = MAX_PRIOR_ALONE if box.is_solitaire else MAX_PRIOR
        self.waiting: float = WAITING_OF_MANY if many else WAITING

    # ------------------------------------------------------------------ colours

    def measure(self, state: DickeDaemonenState) -> list[list[float]]:
        """The features of each colour."""
        promised = self.fields.total(state)
        full = self.fullness(state)
        left = left_over(state)
        places = state.open_places
        ghosts = state.box.outer - len(places[WHITE])  # one in each closed field
        spirits = min(left[WHITE], len(places[WHITE]))
        rows = [
            base_features(promised.red, full, min(left[0], len(places[0]))),
            base_features(promised.yellow, full, min(left[1], len(places[1]))),
            base_features(promised.green, full, min(left[2], len(places[2]))),
            base_features(promised.blue, full, min(left[3], len(places[3]))),
            base_features(ghosts + GHOSTS_TO_COME * spirits, full, spirits),
        ]
        rows[WHITE][8] = 1.0
        rows[WHITE][9] = full
        if not self.box.is_solitaire:
            self.measure_seats(state, rows)
        return rows

    def measure_seats(self, state: DickeDaemonenState, rows: list[list[float]]) -> None:
        """Add the features that depend on who predicted a colour, or may still do so."""
        waiting = self.players - len(state.predictions)
        opposed = waiting / (self.players - 1)
        early = 1.0
        for prediction in state.predictions:
            row = rows[prediction.colour]
            row[4] = 1.0
            row[5] = opposed
            row[6] = early
            early *= 0.5
        for seat in range(self.players):
            if waiting and not state.has_predicted(seat):
                fist = state.fists[seat]
                for colour in range(COLOURS):
                    row = rows[colour]
                    if fist[colour] and row[4] == 0.0:
                        row[7] = row[7] + 1.0

    def fullness(self, state: DickeDaemonenState) -> float:
        """0 for an empty board, 1 for a board without an open place for a demon."""
        places = 0
        for colour in range(DEMON_COLOURS):
            places += len(state.open_places[colour])
        return 1.0 - places / (2 * self.box.corners)

    def chances(self, state: DickeDaemonenState) -> list[float]:
        """The probability of each colour to win (softmax of the scores)."""
        powers = [math.exp(score) for score in self.scores(self.measure(state))]
        total = powers[0] + powers[1] + powers[2] + powers[3] + powers[4]
        return [power / total for power in powers]

    def scores(self, rows: list[list[float]]) -> list[float]:
        """The score of each colour."""
        estimate = self.estimate
        assert estimate is not None
        return [estimate.score(row) for row in rows]

    # ------------------------------------------------------------------ seats

    def values(self, state: DickeDaemonenState) -> list[float]:
        """The probability of each seat to win; possibly nobody does (DD 6.6)."""
        if state.ended:
            return state.returns
        free = self.chances(state)
        claims = [-1.0] * self.players
        waiting = self.players
        for prediction in state.predictions:
            claims[prediction.seat] = free[prediction.colour]
            free[prediction.colour] = 0.0
            waiting -= 1
        if waiting:
            shared = 1.0 / (1.0 + RIVALS * (waiting - 1))
            asked = chances_to_predict(state)
            most = (free[0] + free[1] + free[2] + free[3] + free[4]) / waiting
            for seat in range(self.players):
                if claims[seat] < 0.0:
                    claim = min(most, shared * self.open_claim(state, seat, free))
                    claims[seat] = asked[seat] * claim
        return claims

    def open_claim(self, state: DickeDaemonenState, seat: int, free: list[float]) -> float:
        """The share of a seat in the colours that it may still predict."""
        fist = state.fists[seat]
        best = others = missing = 0.0
        for colour in range(COLOURS):
            chance = free[colour]
            if not fist[colour]:
                missing += chance if state.sack else 0.0
            elif chance > best:
                others += best
                best = chance
            else:
                others += chance
        power = self.fullness(state) ** 4
        to_draw = 1.0 - power  # what is missing
        to_choose = 1.0 - power * power  # until the winner is clear
        return HELD * (best + to_choose * others) + MISSING * to_draw * missing

    def features(self, state: DickeDaemonenState, seat: int) -> list[float]:
        """The features of the seat's colour minus those of its strongest rival."""
        rows = self.measure(state)
        scores = self.scores(rows)
        bet = self.bet(state, seat)
        rival = WHITE if bet != WHITE else 0
        for colour in range(COLOURS):
            if colour != bet and scores[colour] > scores[rival]:
                rival = colour
        return [rows[bet][index] - rows[rival][index] for index in range(len(rows[bet]))]

    def bet(self, state: DickeDaemonenState, seat: int) -> int:
        """The colour that the seat predicted, or the best one that it still may."""
        for prediction in state.predictions:
            if prediction.seat == seat:
                return prediction.colour
        best, highest = 0, -1.0
        fist = state.fists[seat]
        chances = self.chances(state)
        for colour in range(COLOURS):
            chance = chances[colour] if fist[colour] else chances[colour] * MISSING
            if chance > highest and not state.is_predicted(colour):
                best, highest = colour, chance
        return best

    # ------------------------------------------------------------------ choices

    def priors(self, state: DickeDaemonenState, choices: list[Action]) -> list[float] | None:
        """Actions that help the colours the seat wants get higher priors."""
        chances = self.chances(state)
        if isinstance(state.todo[-1], Summon):
            return self.prior_summonings(state, choices, self.colour_weights(state, chances))
        return self.prior_predictions(state, choices, chances)

    def prior_summonings(
        self, state: DickeDaemonenState, choices: list[Action], weights: list[float]
    ) -> list[float]:
        """Priors by how much a summoning improves the outlook of the fields."""
        colours, places, field_of = state.actions.colour, state.actions.place, self.box.field_of
        fields = self.fields
        keys = [fields.key(state, field) for field in range(self.box.fields)]
        now = [fields.outlook(field, key).utility(weights) for field, key in enumerate(keys)]
        kept, last = self.kept_colour(state, weights), self.last_free_colour(state)
        priors: list[float] = []
        for action in choices:
            colour, place = colours[action.id], places[action.id]
            if colour == WHITE:
                field, after, gain = place, keys[place] + GHOST_STEP, weights[WHITE]
            else:
                field = field_of[place]
                after, gain = keys[field] + fields.step(colour, place), 0.0
            gain += fields.outlook(field, after).utility(weights) - now[field]
            if colour == last:
                gain -= LAST_FREE
            elif colour == kept:
                gain -= LAST * weights[colour]
            priors.append(min(self.max_prior, max(MIN_PRIOR, 1.0 + PRIOR_PER_GAIN * gain)))
        return priors

    def kept_colour(self, state: DickeDaemonenState, weights: list[float]) -> int:
        """The best colour that the seat may predict, if it holds only one creature of it."""
        seat = state.player
        if self.box.is_solitaire or state.has_predicted(seat):
            return NO_COLOUR
        fist = state.fists[seat]
        best, most = NO_COLOUR, 0.0
        for colour in range(COLOURS):
            if fist[colour] and weights[colour] > most:
                best, most = colour, weights[colour]
        return best if best != NO_COLOUR and fist[best] == 1 else NO_COLOUR

    def last_free_colour(self, state: DickeDaemonenState) -> int:
        """The colour of the creature with which the seat could predict, if it holds only one.

        Without it, the seat cannot win unless it draws another before the game ends.
        """
        seat = state.player
        if self.box.is_solitaire or state.has_predicted(seat):
            return NO_COLOUR
        last, free = NO_COLOUR, 0
        for colour in range(COLOURS):
            count = state.fists[seat][colour]
            if count and not state.is_predicted(colour):
                free += count
                last = colour
        return last if free == 1 else NO_COLOUR

    def prior_predictions(
        self, state: DickeDaemonenState, choices: list[Action], chances: list[float]
    ) -> list[float]:
        """Priors by the probability of the colours to win."""
        priors: list[float] = []
        for action in choices:
            colour = state.actions.colour[action.id]
            if colour == NO_COLOUR:
                later = chance_after_waiting(state)
                priors.append(max(MIN_WAITING, self.waiting * later**HASTE))
            else:
                priors.append(UNLIKELY + 2.0 * chances[colour])
        return priors

    def colour_weights(self, state: DickeDaemonenState, chances: list[float]) -> list[float]:
        """How much the seat wants points for each colour, from -1 to 1."""
        weights = [-chance for chance in chances]
        seat = state.player
        predicted = NO_COLOUR
        for prediction in state.predictions:
            if prediction.seat == seat:
                predicted = prediction.colour
            else:
                weights[prediction.colour] = weights[prediction.colour] - THREAT
        if predicted != NO_COLOUR:
            weights[predicted] = 1.0
            return weights
        fist = state.fists[seat]
        for colour in range(COLOURS):
            if not state.is_predicted(colour):
                weights[colour] = chances[colour] if fist[colour] else 0.0
        return weights


def base_features(points: float, full: float, supply: int) -> list[float]:
    """The features of a colour that nobody predicted."""
    outlook = UNIT * points
    late = outlook * full
    end = late * full * full * full
    return [outlook, late, end, UNIT * supply, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]


def make_strategy(box: Box, actions: Actions, weights: str) -> DickeDaemonenStrategy:  # noqa: ARG001 - the signature of all games
    """The strategy for one configuration; `weights` is the text of `weights.json`."""
    from pandemonium.games.dicke_daemonen.solitaire import SolitaireStrategy  # it derives from ours

    if box.is_solitaire:
        return SolitaireStrategy(box, weights, "solitaire")
    return DickeDaemonenStrategy(box, weights, "several")
