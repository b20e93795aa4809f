"""Ratings: one number for each player, from all results (openskill, Plackett-Luce).

Players do not change while they play, so the model takes them for constant, and every result counts
in full. Points are those of chess: of two players at a table, one with 100 points more wins 64 % of
the games that either of them wins, with 200 more 76 %, with 400 more 91 %.

A game at a larger table says who won, and nothing about the others: so it counts as the winner's
victories over each of them. These are not independent, which makes the intervals wider.
"""

import math
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

from pandemonium.arena.simulate import Z95

ANCHOR = "random"  # has 0 points where it plays, else the player who is named first
POINTS = 400 / math.log(10)  # for odds of e to 1


class Rating(NamedTuple):
    """Points above the anchor, and the 95% interval."""

    points: float
    low: float
    high: float

    @property
    def expected(self) -> float:
        """The share that is won against the anchor."""
        return 1 / (1 + 10 ** (-self.points / 400))


class RatingPair(NamedTuple):
    """Two players who met, and what each won of what either of them won."""

    one: str
    other: str
    won: float
    lost: float


def rate(names: Sequence[str], pairs: Iterable[RatingPair], size: int = 2) -> dict[str, Rating]:
    """Ratings from pairs in their order; `size` players met at a time."""
    model = PlackettLuce(tau=0.0, gamma=_whole)
    skills = {name: model.rating(name=name) for name in names}
    for pair in pairs:
        ranks = [pair.lost - pair.won, pair.won - pair.lost]  # the lower is the better
        rated = model.rate([[skills[pair.one]], [skills[pair.other]]], ranks=ranks)
        (skills[pair.one],), (skills[pair.other],) = rated
    scale = POINTS / (math.sqrt(2) * model.beta)
    doubt = Z95 * math.sqrt(size / 2)
    zero = skills[anchor(names)]
    return {name: _relative(skill, zero, scale, doubt) for name, skill in skills.items()}


def anchor(names: Sequence[str]) -> str:
    """Who has 0 points."""
    return ANCHOR if ANCHOR in names else names[0]


def _relative(skill: Any, zero: Any, scale: float, doubt: float) -> Rating:
    """How far somebody is above the anchor."""
    points = scale * (skill.mu - zero.mu)
    half = 0.0 if skill is zero else scale * doubt * math.hypot(skill.sigma, zero.sigma)
    return Rating(points, points - half, points + half)


def _whole(*_told: Any) -> float:
    """How much a result may reduce the doubt: all of it, because nobody changes."""
    return 1.0
