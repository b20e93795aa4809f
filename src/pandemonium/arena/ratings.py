"""Ratings: one number for each player, from all results (openskill, Plackett-Luce).

Players do not change while they play, so the model takes them for constant, and every result counts
in full. Points are those of chess: of two players at a table, one with 100 points more wins 64 % of
the games that either of them wins, with 200 more 76 %, with 400 more 91 %.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
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


def rate(names: Sequence[str], meetings: Iterable[Mapping[str, Any]]) -> dict[str, Rating]:
    """Ratings from meetings in their order; each tells how well everybody there did."""
    model = PlackettLuce(tau=0.0, gamma=_whole)
    skills = {name: model.rating(name=name) for name in names}
    size = 2
    for meeting in meetings:
        present = list(meeting)
        size = len(present)
        places = sorted(set(meeting.values()), reverse=True)
        ranks = [float(places.index(meeting[name])) for name in present]
        rated = model.rate([[skills[name]] for name in present], ranks=ranks)
        skills.update(zip(present, (team[0] for team in rated), strict=True))
    scale = POINTS / (math.sqrt(size) * model.beta)
    zero = skills[anchor(names)]
    return {name: _relative(skill, zero, scale) for name, skill in skills.items()}


def anchor(names: Sequence[str]) -> str:
    """Who has 0 points."""
    return ANCHOR if ANCHOR in names else names[0]


def _relative(skill: Any, zero: Any, scale: float) -> Rating:
    """How far somebody is above the anchor."""
    points = scale * (skill.mu - zero.mu)
    half = 0.0 if skill is zero else scale * Z95 * math.hypot(skill.sigma, zero.sigma)
    return Rating(points, points - half, points + half)


def _whole(*_told: Any) -> float:
    """How much a result may reduce the doubt: all of it, because nobody changes."""
    return 1.0
