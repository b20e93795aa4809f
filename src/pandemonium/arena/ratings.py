"""Ratings: one number per player from all results (openskill, Plackett-Luce).

Players don't change while they play, so the model treats skill as constant and every result has
full weight. Points use the Elo scale: of two players at a table, one with 100 points more wins 64%
of the games that either of them wins, with 200 more 76%, with 400 more 91%.

A game with more players only shows who won, so it counts as one win over each other player. These
results aren't independent, which is why the intervals are wider.
"""

import math
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

from pandemonium.engine.confidence import Z95

ANCHOR = "random"  # has 0 points; if it doesn't play, the first player has
POINTS = 400 / math.log(10)  # per unit of log-odds


class Rating(NamedTuple):
    """Points above the anchor, with the 95% confidence interval."""

    points: float
    low: float
    high: float

    @property
    def expected(self) -> float:
        """The expected win rate against the anchor."""
        return 1 / (1 + 10 ** (-self.points / 400))


class RatingPair(NamedTuple):
    """Two players who met, and their shares of the games that either of them won."""

    player: str
    other: str
    won: float
    lost: float


def rate(names: Sequence[str], pairs: Iterable[RatingPair], size: int = 2) -> dict[str, Rating]:
    """Ratings from pairs, in their order; `size` is the number of players per game."""
    model = PlackettLuce(tau=0.0, gamma=_full_update)
    skills = {name: model.rating(name=name) for name in names}
    for pair in pairs:
        ranks = [pair.lost - pair.won, pair.won - pair.lost]  # lower is better
        rated = model.rate([[skills[pair.player]], [skills[pair.other]]], ranks=ranks)
        (skills[pair.player],), (skills[pair.other],) = rated
    scale = POINTS / (math.sqrt(2) * model.beta)
    doubt = Z95 * math.sqrt(size / 2)
    zero = skills[anchor(names)]
    return {name: _relative(skill, zero, scale, doubt) for name, skill in skills.items()}


def anchor(names: Sequence[str]) -> str:
    """The player with 0 points."""
    return ANCHOR if ANCHOR in names else names[0]


def _relative(skill: Any, zero: Any, scale: float, doubt: float) -> Rating:
    """The rating of a player relative to the anchor."""
    points = scale * (skill.mu - zero.mu)
    half = 0.0 if skill is zero else scale * doubt * math.hypot(skill.sigma, zero.sigma)
    return Rating(points, points - half, points + half)


def _full_update(*_teams: Any) -> float:
    """Openskill's gamma: 1, so that a result reduces the uncertainty in full."""
    return 1.0
