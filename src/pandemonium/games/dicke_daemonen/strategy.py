"""Strategy: how bots judge a position of Dicke Dämonen, and what they try first.

A seat stands as well as the colour that it predicted, or may still predict. So each colour gets a
score from what can be measured of it (`FEATURES`), the scores make the chances of the colours to
win (softmax), and these are what the seats have:

| feature | what it measures |
| --- | --- |
| outlook | points to be expected of what stands in the fields, in tens |
| outlook-late | the same, counting more the fuller the board is |
| supply | creatures of the colour in the sack and the fists that have a place, in tens |
| predicted | 1 if somebody predicted the colour, and so helps it |
| early | among predicted colours, 1 for the first, then less: the first wins ties |
| white | 1 for white, whose points are ghosts |
| white-late | the same, counting more the fuller the board is |
"""

import math
from typing import ClassVar, Final

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.estimate import Estimate, read_estimate
from pandemonium.engine.strategy import Strategy
from pandemonium.games.dicke_daemonen.components import COLOURS, DEMON_COLOURS, WHITE, Box
from pandemonium.games.dicke_daemonen.fields import Fields
from pandemonium.games.dicke_daemonen.state import DickeDaemonenState
from pandemonium.games.dicke_daemonen.summoning import Summon

TENS: Final = 0.1
GHOSTS_TO_COME: Final = 0.5  # of those that are left, are summoned


class DickeDaemonenStrategy(Strategy):
    """What bots know of one configuration."""

    FEATURES: ClassVar[tuple[str, ...]] = (
        "outlook", "outlook-late", "supply", "predicted", "early", "white", "white-late",
    )  # fmt: skip

    def __init__(
        self,
        box: Box,
        estimate: Estimate,
        cutoff: int = 0,
        exploration: float = 0.7,
        budgets: tuple[int, ...] = (4, 40, 300, 2000),
    ) -> None:
        """`estimate` weighs what is measured of a colour."""
        super().__init__(
            box.players, estimate, cutoff=cutoff, exploration=exploration, budgets=budgets
        )
        self.box = box
        self.fields = Fields(box)
        self.missing: float = 0.5
        self.choice: float = 0.5
        self.rivals: float = 0.6
        self.sharp: float = 0.4
        self.low: float = 0.2
        self.high: float = 4.0
        self.wait: float = 0.7
        self.rest_any = False

    # ------------------------------------------------------------------ colours

    def measure(self, state: DickeDaemonenState) -> list[list[float]]:
        """The features of each colour."""
        promised = self.fields.total(state)
        full = self.fullness(state)
        left = left_over(state)
        places = state.open_places
        ghosts = 0
        for there in state.ghosts:
            if there:
                ghosts += 1
        spirits = min(left[WHITE], len(places[WHITE]))
        rows = [
            measured(promised.red, full, min(left[0], len(places[0]))),
            measured(promised.yellow, full, min(left[1], len(places[1]))),
            measured(promised.green, full, min(left[2], len(places[2]))),
            measured(promised.blue, full, min(left[3], len(places[3]))),
            measured(ghosts + GHOSTS_TO_COME * spirits, full, spirits),
        ]
        rows[WHITE][5] = 1.0
        rows[WHITE][6] = full
        early = 1.0
        for prediction in state.predictions:
            row = rows[prediction.colour]
            row[3] = 1.0
            row[4] = early
            early *= 0.5
        return rows

    def fullness(self, state: DickeDaemonenState) -> float:
        """From 0 for an empty board to 1 for one without a place for a demon."""
        places = 0
        for colour in range(DEMON_COLOURS):
            places += len(state.open_places[colour])
        return 1.0 - places / (2 * self.box.corners)

    def chances(self, state: DickeDaemonenState) -> list[float]:
        """How likely each colour is to win."""
        estimate = self.estimate
        assert estimate is not None
        powers = [math.exp(estimate.score(row)) for row in self.measure(state)]
        total = powers[0] + powers[1] + powers[2] + powers[3] + powers[4]
        return [power / total for power in powers]

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
            shared = 1.0 / (1.0 + self.rivals * (waiting - 1))
            for seat in range(self.players):
                if claims[seat] < 0.0:
                    claims[seat] = shared * self.open_claim(state, seat, free)
        return claims

    def open_claim(self, state: DickeDaemonenState, seat: int, free: list[float]) -> float:
        """What a seat has of the colours that it may still predict."""
        fist = state.fists[seat]
        best = total = 0.0
        for colour in range(COLOURS):
            claim = free[colour] if fist[colour] else free[colour] * self.missing
            total += claim
            if claim > best:
                best = claim
        return best + self.choice * (1.0 - self.fullness(state)) * (total - best)

    def features(self, state: DickeDaemonenState, seat: int) -> list[float]:
        """What is measured of the colour that the seat predicted, or would predict."""
        return self.measure(state)[self.bet(state, seat)]

    def bet(self, state: DickeDaemonenState, seat: int) -> int:
        """The colour that the seat predicted, or else the best that it might."""
        for prediction in state.predictions:
            if prediction.seat == seat:
                return prediction.colour
        best, highest = 0, -1.0
        fist = state.fists[seat]
        chances = self.chances(state)
        for colour in range(COLOURS):
            chance = chances[colour] if fist[colour] else chances[colour] * self.missing
            if chance > highest and not state.is_predicted(colour):
                best, highest = colour, chance
        return best

    # ------------------------------------------------------------------ choices

    def at_rest(self, state: DickeDaemonenState) -> bool:
        """At the beginning of a turn."""
        return self.rest_any or isinstance(state.todo[-1], Summon)

    def priors(self, state: DickeDaemonenState, choices: list[Action]) -> list[float] | None:
        """Rather what gives points to the own colour and takes them from others."""
        if self.sharp == 0.0:
            return None
        chances = self.chances(state)
        colours, places, field_of = state.acts.colour, state.acts.place, self.box.field_of
        if not isinstance(state.todo[-1], Summon):
            return [
                0.2 + 2.0 * chances[colours[action.id]] if colours[action.id] >= 0 else 1.0
                for action in choices
            ]
        wishes = self.wishes(state, state.player, chances)
        fields = self.fields
        keys: list[int] = []
        old: list[float] = []
        for field in range(self.box.fields):
            key = fields.key(state, field)
            keys.append(key)
            old.append(fields.outlook(field, key).wished(wishes))
        found: list[float] = []
        for action in choices:
            colour, place = colours[action.id], places[action.id]
            if colour == WHITE:
                gain = fields.outlook(place, keys[place] + 1).wished(wishes) - old[place]
                gain += wishes[WHITE]
            else:
                field = field_of[place]
                after = keys[field] + fields.step(colour, place)
                gain = fields.outlook(field, after).wished(wishes) - old[field]
            found.append(min(self.high, max(self.low, 1.0 + self.sharp * gain)))
        return found

    def wishes(self, state: DickeDaemonenState, seat: int, chances: list[float]) -> list[float]:
        """How much the seat wants points for each colour, from -1 to 1."""
        wishes = [-chance for chance in chances]
        mine = -1
        for prediction in state.predictions:
            if prediction.seat == seat:
                mine = prediction.colour
            else:
                wishes[prediction.colour] = wishes[prediction.colour] - 0.2
        if mine >= 0:
            wishes[mine] = 1.0
            return wishes
        fist = state.fists[seat]
        for colour in range(COLOURS):
            if not state.is_predicted(colour):
                wishes[colour] = chances[colour] if fist[colour] else 0.0
        return wishes

    def pick(self, state: DickeDaemonenState, chance: Chance) -> Action:
        """The better of a few."""
        choices = state.choices
        if isinstance(state.todo[-1], Summon):
            return choices[chance.below(len(choices))]
        return self.pick_prediction(state, chance)

    def pick_prediction(self, state: DickeDaemonenState, chance: Chance) -> Action:
        """Mostly wait; else the colour with the most points."""
        choices = state.choices
        if len(choices) == 1 or chance.below(1000) < int(
            1000 * self.wait * (1 - self.fullness(state))
        ):
            return choices[0]
        chances = self.chances(state)
        best = state.choices[0]
        highest = -1.0
        for action in state.choices:
            colour = state.acts.colour[action.id]
            if colour >= 0 and chances[colour] > highest:
                highest = chances[colour]
                best = action
        return best


def measured(points: float, full: float, supply: int) -> list[float]:
    """The features of a colour that nobody predicted."""
    return [TENS * points, TENS * points * full, TENS * supply, 0.0, 0.0, 0.0, 0.0]


def left_over(state: DickeDaemonenState) -> list[int]:
    """How many creatures of each colour are in the sack and in the fists."""
    red = yellow = green = blue = white = 0
    for colour in state.sack:
        if colour == 0:
            red += 1
        elif colour == 1:
            yellow += 1
        elif colour == 2:
            green += 1
        elif colour == 3:
            blue += 1
        else:
            white += 1
    for fist in state.fists:
        red += fist[0]
        yellow += fist[1]
        green += fist[2]
        blue += fist[3]
        white += fist[4]
    return [red, yellow, green, blue, white]


def make_strategy(box: Box, weights: str) -> DickeDaemonenStrategy:
    """What bots know of one configuration, with the weights in a text."""
    return DickeDaemonenStrategy(box, read_estimate(weights, DickeDaemonenStrategy.FEATURES, "any"))
