"""Strategy: how bots judge a position of Dicke Dämonen, and what they try first.

A seat stands as well as the colour that it predicted, or may still predict. So each colour gets a
score from what can be measured of it (`FEATURES`), the scores make the chances of the colours to
win (softmax), and these are what the seats have:

| feature | what it measures |
| --- | --- |
| outlook | points to be expected of what stands in the fields, in tens |
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

CUTOFF: Final = 0  # decisions at random only blur what the fields promise
EXPLORATION: Final = 0.12  # good choices differ by a few hundredths of a game
BUDGETS: Final = (1, 8, 17, 600)
BUDGETS_OF_MANY: Final = (1, 10, 20, 1200)  # with three or four, where a choice decides less
UNIT: Final = 0.1  # of a feature, for a point or a creature
GHOSTS_TO_COME: Final = 0.5  # of those that are left, so many are summoned

# What a seat has that has not predicted yet, of the chances of the colours that are free. It has
# much: its fist lets it choose, and it can wait until the winner shows.
BEST: Final = 0.8  # so much of the best colour in its fist
OTHERS: Final = 0.72  # so much of the others there
MISSING: Final = 0.72  # so much of those that it may still draw, on a board that is not full
RIVALS: Final = 0.5  # so much is lost for every other seat that has not predicted

# How much a summoning deserves a look:
KEENNESS: Final = 0.6  # so much more for each point that it promises to bring
LEAST: Final = 0.05
MOST: Final = 1.04  # all good ones alike: which of them is best, thinking shows
MOST_ALONE: Final = 4.0
UNLIKELY: Final = 0.2  # a prediction of a colour that has no chance at all
WAITING: Final = 1.0  # making no prediction
WAITING_OF_MANY: Final = 0.5  # with three or four: else imps rarely predict, and nobody wins
THREAT: Final = 0.2  # points for a colour that a rival predicted are unwelcome by so much more


class DickeDaemonenStrategy(Strategy):
    """What bots know of one configuration."""

    FEATURES: ClassVar[tuple[str, ...]] = (
        "outlook", "outlook-late", "outlook-end", "supply", "predicted", "opposed", "early",
        "held", "white", "white-late",
    )  # fmt: skip

    def __init__(self, box: Box, weights: str, kind: str) -> None:
        """`weights` is the text of the file of weights, `kind` what to take from it."""
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
        self.keenest: float = MOST_ALONE if box.is_solitaire else MOST
        self.waiting: float = WAITING_OF_MANY if many else WAITING

    # ------------------------------------------------------------------ colours

    def measure(self, state: DickeDaemonenState) -> list[list[float]]:
        """The features of each colour."""
        promised = self.fields.total(state)
        full = self.fullness(state)
        left = left_over(state)
        places = state.open_places
        ghosts = state.box.outer - len(places[WHITE])  # one in each field that takes no more
        spirits = min(left[WHITE], len(places[WHITE]))
        rows = [
            measured(promised.red, full, min(left[0], len(places[0]))),
            measured(promised.yellow, full, min(left[1], len(places[1]))),
            measured(promised.green, full, min(left[2], len(places[2]))),
            measured(promised.blue, full, min(left[3], len(places[3]))),
            measured(ghosts + GHOSTS_TO_COME * spirits, full, spirits),
        ]
        rows[WHITE][8] = 1.0
        rows[WHITE][9] = full
        if not self.box.is_solitaire:
            self.measure_seats(state, rows)
        return rows

    def measure_seats(self, state: DickeDaemonenState, rows: list[list[float]]) -> None:
        """Add what depends on who predicted a colour, or may do so."""
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
        """From 0 for an empty board to 1 for one without a place for a demon."""
        places = 0
        for colour in range(DEMON_COLOURS):
            places += len(state.open_places[colour])
        return 1.0 - places / (2 * self.box.corners)

    def chances(self, state: DickeDaemonenState) -> list[float]:
        """How likely each colour is to win."""
        powers = [math.exp(score) for score in self.scores(self.measure(state))]
        total = powers[0] + powers[1] + powers[2] + powers[3] + powers[4]
        return [power / total for power in powers]

    def scores(self, rows: list[list[float]]) -> list[float]:
        """How well each colour stands."""
        estimate = self.estimate
        assert estimate is not None
        return [estimate.score(row) for row in rows]

    # ------------------------------------------------------------------ seats

    def values(self, state: DickeDaemonenState) -> list[float]:
        """The chance of each seat to win; that nobody does is possible too (DD 6.6)."""
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
            most = (free[0] + free[1] + free[2] + free[3] + free[4]) / waiting
            for seat in range(self.players):
                if claims[seat] < 0.0:
                    claims[seat] = min(most, shared * self.open_claim(state, seat, free))
        return claims

    def open_claim(self, state: DickeDaemonenState, seat: int, free: list[float]) -> float:
        """What a seat has of the colours that it may still predict."""
        fist = state.fists[seat]
        best = others = missing = 0.0
        for colour in range(COLOURS):
            chance = free[colour]
            if not fist[colour]:
                missing += chance
            elif chance > best:
                others += best
                best = chance
            else:
                others += chance
        full = self.fullness(state)
        time_left = 1.0 - full * full * full * full  # to draw what is missing
        return BEST * best + OTHERS * others + MISSING * time_left * missing

    def features(self, state: DickeDaemonenState, seat: int) -> list[float]:
        """What the seat's colour has more than its strongest rival."""
        rows = self.measure(state)
        scores = self.scores(rows)
        own = self.bet(state, seat)
        rival = WHITE if own != WHITE else 0
        for colour in range(COLOURS):
            if colour != own and scores[colour] > scores[rival]:
                rival = colour
        return [rows[own][index] - rows[rival][index] for index in range(len(rows[own]))]

    def bet(self, state: DickeDaemonenState, seat: int) -> int:
        """The colour that the seat predicted, or else the best that it might."""
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
        """Rather what is likely to win, and what brings points to the right colours."""
        chances = self.chances(state)
        if isinstance(state.todo[-1], Summon):
            return self.prior_summonings(state, choices, self.wishes(state, chances))
        return self.prior_predictions(state, choices, chances)

    def prior_summonings(
        self, state: DickeDaemonenState, choices: list[Action], wishes: list[float]
    ) -> list[float]:
        """Rather what changes the outlook of the fields as the seat wishes."""
        colours, places, field_of = state.actions.colour, state.actions.place, self.box.field_of
        fields = self.fields
        keys = [fields.key(state, field) for field in range(self.box.fields)]
        now = [fields.outlook(field, key).wished(wishes) for field, key in enumerate(keys)]
        found: list[float] = []
        for action in choices:
            colour, place = colours[action.id], places[action.id]
            if colour == WHITE:
                field, after, gain = place, keys[place] + GHOST_STEP, wishes[WHITE]
            else:
                field = field_of[place]
                after, gain = keys[field] + fields.step(colour, place), 0.0
            gain += fields.outlook(field, after).wished(wishes) - now[field]
            found.append(min(self.keenest, max(LEAST, 1.0 + KEENNESS * gain)))
        return found

    def prior_predictions(
        self, state: DickeDaemonenState, choices: list[Action], chances: list[float]
    ) -> list[float]:
        """Rather the colours that are likely to win."""
        found: list[float] = []
        for action in choices:
            colour = state.actions.colour[action.id]
            if colour == NO_COLOUR:
                found.append(self.waiting)
            else:
                found.append(UNLIKELY + 2.0 * chances[colour])
        return found

    def wishes(self, state: DickeDaemonenState, chances: list[float]) -> list[float]:
        """How much the seat wants points for each colour, from -1 to 1."""
        wishes = [-chance for chance in chances]
        seat = state.player
        mine = NO_COLOUR
        for prediction in state.predictions:
            if prediction.seat == seat:
                mine = prediction.colour
            else:
                wishes[prediction.colour] = wishes[prediction.colour] - THREAT
        if mine != NO_COLOUR:
            wishes[mine] = 1.0
            return wishes
        fist = state.fists[seat]
        for colour in range(COLOURS):
            if not state.is_predicted(colour):
                wishes[colour] = chances[colour] if fist[colour] else 0.0
        return wishes


def measured(points: float, full: float, supply: int) -> list[float]:
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
