"""Strategy: what bots know of a game beyond its rules.

A game that has none is still played by search, which then plays to the end of the game. A game that
has one says in its `strategy.py` what a position is worth (features of each seat, weighed), which
choices deserve a look first, and when nothing is half done.
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
    """How to judge the positions of one game. Nothing in it changes once it is made."""

    FEATURES: ClassVar[tuple[str, ...]] = ()  # names of what `features` measures, in its order

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
        """`sides` tells for each seat with whom it wins, where there are teams.

        `cutoff` is how many decisions search plays at random before it judges the position,
        `exploration` how much it tries what looks worse, `budgets` its iterations by level.
        """
        self.players = players
        self.estimate = estimate
        self.cutoff = cutoff
        self.exploration: float = exploration
        self.budgets = budgets
        self.sides = list(range(players)) if sides is None else sides

    # ------------------------------------------------------------------ for each game to answer

    def features(self, state: Any, seat: int) -> list[float]:  # noqa: ARG002 - for those that need it
        """What can be measured of a seat's prospects, as FEATURES names it."""
        return []

    def is_quiescent(self, state: Any) -> bool:  # noqa: ARG002 - for those that need it
        """Whether nothing is half done, so that the position can be judged."""
        return True

    def should_expand(self, state: Any) -> bool:  # noqa: ARG002 - for those that need it
        """Whether search looks beyond this position; where it does not, it judges what it sees."""
        return True

    def priors(self, state: Any, choices: list[Action]) -> list[float] | None:  # noqa: ARG002
        """How much each choice deserves a look, 1 being the usual; None if all are alike."""
        return None

    def pick(self, state: Any, chance: Chance) -> Action:
        """A choice for a game that is played on quickly: by default any."""
        choices: list[Action] = state.choices
        return choices[chance.below(len(choices))]

    def points(self, estimate: float) -> int | None:  # noqa: ARG002 - for those that need it
        """The score that an estimate stands for, where one plays for points; else None."""
        return None

    # ------------------------------------------------------------------ for bots

    def worth(self, state: Any, seat: int) -> float:
        """How well a seat stands, on a scale on which 1 more is about 2.7 times the chances."""
        if self.estimate is None:
            return 0.0
        return self.estimate.score(self.features(state, seat))

    def values(self, state: Any) -> list[float]:
        """What the position is worth to each seat, as `state.returns` counts it."""
        if state.ended:
            returns: list[float] = state.returns
            return returns
        worths = [self.worth(state, seat) for seat in range(self.players)]
        if self.players == 1:
            return [1 / (1 + math.exp(-worths[0]))]
        return shares(worths, self.sides)


def shares(worths: list[float], sides: list[int]) -> list[float]:
    """The chance of each seat's side to win (softmax); a side is as good as its seats together."""
    highest = max(worths)  # keeps the powers small
    powers = [0.0] * len(worths)
    for seat, side in enumerate(sides):
        powers[side] = powers[side] + worths[seat] - highest
    total = 0.0
    for side in range(len(powers)):
        powers[side] = math.exp(powers[side]) if side in sides else 0.0
        total += powers[side]
    return [powers[side] / total for side in sides]
