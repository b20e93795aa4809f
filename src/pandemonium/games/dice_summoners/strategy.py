"""The strategy of bots in Dice Summoners: evaluation, priors and rollout policy.

Positions are judged between two turns, when nothing is half done: what the dice in the tray are
good for, search finds out by using them. It looks no further: the next roll is anybody's guess.
The features of a seat are its own measures (`features.py`), then those of the opponent under the
same names (`their-health`). Judged is always the seat that is to roll: its turn is worth much.
"""

import math
from typing import Any, ClassVar, Final

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.estimate import Estimate, read_estimate
from pandemonium.engine.strategy import Strategy
from pandemonium.games.dice_summoners.actions import Actions
from pandemonium.games.dice_summoners.components import MAX_HEALTH, Box
from pandemonium.games.dice_summoners.features import (
    ATTACK,
    DEFEND,
    HEAL,
    MEASURES,
    STEAL,
    Measurer,
    Printed,
)
from pandemonium.games.dice_summoners.seat import Seat
from pandemonium.games.dice_summoners.state import DiceSummonersState

EXPLORATION: Final = 0.1
BUDGETS: Final = (5, 10, 30, 600)
FREE_TURNS: Final = 16  # without a discount
DISCOUNT_SCALE: Final = 2000.0
MAX_DISCOUNT: Final = 0.9


class DiceSummonersStrategy(Strategy):
    """How to judge the positions of one configuration of Dice Summoners."""

    FEATURES: ClassVar[tuple[str, ...]] = (*MEASURES, *(f"their-{name}" for name in MEASURES))

    def __init__(self, box: Box, actions: Actions, estimate: Estimate) -> None:
        super().__init__(2, estimate, cutoff=0, exploration=EXPLORATION, budgets=BUDGETS)
        self.measurer = Measurer(box)
        self.slots: list[Printed | None] = [None] * len(actions.named)  # by the id of an action
        for name, uses in enumerate(actions.use):
            for side, action in enumerate(uses):
                if action is not actions.end:
                    self.slots[action.id] = self.measurer.printed[box.design_of[name]][side]

    # ------------------------------------------------------------------ the worth of a position

    def is_quiescent(self, state: Any) -> bool:
        """Whether the position is between two turns."""
        assert isinstance(state, DiceSummonersState)
        return not state.rolled

    def should_expand(self, state: Any) -> bool:
        """Whether the turn continues: search stops at its end."""
        assert isinstance(state, DiceSummonersState)
        return state.rolled

    def features(self, state: Any, seat: int) -> list[float]:
        """What can be measured of a seat's prospects, as FEATURES names it."""
        assert isinstance(state, DiceSummonersState)
        return self.measurer.measure_both(state, seat)

    def worth(self, state: Any, seat: int) -> float:
        """The log-odds of a seat's victory, halved."""
        assert self.estimate is not None
        mover: int = state.player
        worth = self.estimate.score(self.features(state, mover)) / 2
        return worth if seat == mover else -worth

    def values(self, state: Any) -> list[float]:
        """What the position is worth to each seat, as `state.returns` counts it."""
        if state.ended:
            returns: list[float] = state.returns
            return returns
        chance = 1 / (1 + math.exp(-2 * self.worth(state, 0)))
        left = 1 - length_discount(state)
        return [chance * left, (1 - chance) * left]

    # ------------------------------------------------------------------ which choices

    def priors(self, state: Any, choices: list[Action]) -> list[float] | None:
        """Cheap payments and splits that empty slots first; cancelling last."""
        assert isinstance(state, DiceSummonersState)
        first = choices[0].kind
        if first == "pay":
            priors = [1.0 / (1 + place) for place in range(len(choices))]
        elif first == "lose":
            priors = [0.4] * len(choices)
            priors[0] = priors[-1] = 1.0
        else:
            priors = [1.0] * len(choices)
        last = choices[-1]
        if last is state.actions.end:
            priors[-1] = 0.5
        elif last is state.actions.cancel:
            priors[-1] = 0.05
        return priors

    def pick(self, state: Any, chance: Chance) -> Action:
        """The rollout policy: spend dice on what is mostly useful, at random."""
        assert isinstance(state, DiceSummonersState)
        choices: list[Action] = state.choices
        last = len(choices) - 1
        first = choices[0].kind
        if last == 0 or first == "pay":
            return choices[0]
        if first == "lose":
            return choices[last]
        if choices[last] is not state.actions.end:
            return choices[chance.below(last)]  # all but to cancel, or to stop at the turn cap
        best = choices[last]
        highest = 0.0
        owner = state.seats[state.player]
        for index in range(last):
            printed = self.slots[choices[index].id]
            if printed is not None:
                merit = merit_of(printed, owner) * (64.0 + float(chance.below(64)))
                if merit > highest:
                    highest = merit
                    best = choices[index]
        return best


def length_discount(state: DiceSummonersState) -> float:
    """The discount on a victory: it grows with the turns and with health and tokens left.

    Behind enough tokens nobody would ever have to attack: both do, because both want an end.
    """
    if state.turns <= FREE_TURNS:
        return 0.0
    life = 0
    for seat in state.seats:
        life += seat.health
        for tokens in seat.tokens:
            life += tokens
    discount = (state.turns - FREE_TURNS) * life / DISCOUNT_SCALE
    return discount if discount < MAX_DISCOUNT else MAX_DISCOUNT


def merit_of(printed: Printed, owner: Seat) -> float:
    """How useful an action of the combat stage usually is."""
    worth = printed.worth
    if printed.verb == ATTACK:
        return worth
    if printed.verb == STEAL:
        return 1.5 * worth
    if printed.verb == HEAL:
        return worth if owner.health + worth <= MAX_HEALTH else 0.0
    return 0.7 * worth if printed.verb == DEFEND else 4.0


def make_strategy(box: Box, actions: Actions, weights: str) -> DiceSummonersStrategy:
    """The strategy with the weights that a file holds."""
    estimate = read_estimate(weights, DiceSummonersStrategy.FEATURES, "2")
    return DiceSummonersStrategy(box, actions, estimate)
