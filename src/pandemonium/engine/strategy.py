"""Strategy: what bots know of a game beyond its rules.

Without one, bots search to the end of the game. A game with one defines in its `strategy.py` how to
evaluate positions (weighted features of each seat), priors for actions, a rollout policy, and which
positions are quiescent.
"""

import math
from typing import Any, ClassVar, Final

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.estimate import Estimate
from pandemonium.engine.mypyc_compat import mypyc_attr

NO_CUTOFF: Final = 1_000_000  # decisions: more than any game has
LEVELS: Final = ("imp", "devil", "demon", "archdemon")  # from the weakest to the strongest


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategy:
    """How to judge the positions of one game. It is immutable."""

    FEATURES: ClassVar[tuple[str, ...]] = ()  # names of the `features`, in their order

    def __init__(
        self,
        players: int,
        estimate: Estimate | None = None,
        *,
        cutoff: int = NO_CUTOFF,
        exploration: float = 0.7,
        budgets: tuple[int, ...] = (4, 40, 300, 2000),
        sides: list[int] | None = None,
    ) -> None:
        """`sides` gives the side of each seat, where there are teams.

        `cutoff` is the length of a rollout in decisions, `exploration` the exploration constant of
        the search, `budgets` its iterations by level.
        """
        self.players = players
        self.estimate = estimate
        self.cutoff = cutoff
        self.exploration: float = exploration
        self.budgets = budgets
        self.sides = list(range(players)) if sides is None else sides

    # ------------------------------------------------------------------ for each game to answer

    def features(self, state: Any, seat: int) -> list[float]:  # noqa: ARG002 - for those that need it
        """The features of a seat, in the order of FEATURES."""
        return []

    def is_quiescent(self, state: Any) -> bool:  # noqa: ARG002 - for those that need it
        """Whether no multi-step action is in progress, so that the position can be evaluated."""
        return True

    def should_expand(self, state: Any) -> bool:  # noqa: ARG002 - for those that need it
        """Whether search expands this position; otherwise it evaluates it as it is."""
        return True

    def priors(self, state: Any, choices: list[Action]) -> list[float] | None:  # noqa: ARG002
        """The prior of each choice, 1 being neutral; None if all are equal."""
        return None

    def pick(self, state: Any, chance: Chance) -> Action:
        """The rollout policy: a quick choice, by default uniformly random."""
        choices: list[Action] = state.choices
        return choices[chance.below(len(choices))]

    def points(self, estimate: float) -> int | None:  # noqa: ARG002 - for those that need it
        """The score that an estimate stands for, in games that are played for points; else None."""
        return None

    # ------------------------------------------------------------------ for bots

    def worth(self, state: Any, seat: int) -> float:
        """The evaluation of a seat, as log-odds."""
        if self.estimate is None:
            return 0.0
        return self.estimate.score(self.features(state, seat))

    def values(self, state: Any) -> list[float]:
        """The expected return of each seat, on the scale of `state.returns`."""
        if state.ended:
            returns: list[float] = state.returns
            return returns
        worths = [self.worth(state, seat) for seat in range(self.players)]
        if self.players == 1:
            return [1 / (1 + math.exp(-worths[0]))]
        return shares(worths, self.sides)


def shares(worths: list[float], sides: list[int]) -> list[float]:
    """The winning probability of the side of each seat (softmax over the sums of the sides)."""
    highest = max(worths)  # keeps the powers small
    powers = [0.0] * len(worths)
    for seat, side in enumerate(sides):
        powers[side] = powers[side] + worths[seat] - highest
    total = 0.0
    for side in range(len(powers)):
        powers[side] = math.exp(powers[side]) if side in sides else 0.0
        total += powers[side]
    return [powers[side] / total for side in sides]
