"""The ladder: ratings of people over time, from the games that they finished (openskill).

Bots are fixed anchors, so a rating means the same today and in a year. People improve: before each
game the doubt about them grows a little, so that old games fade. Points use the Elo scale, like
those of `ratings.py`.

A table with more sides only shows who won. So the best side wins against each of the others, and
those are not compared with one another. All changes of a game follow from the ratings before it:
the order of the seats does not matter.
"""

import math
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, Final, NamedTuple

from openskill.models import PlackettLuce

from pandemonium.arena.ratings import POINTS
from pandemonium.engine.confidence import Z95

BOT: Final = "bot "  # what precedes the level of a bot among the players of a side
START: Final = 1500  # points of somebody who has not played yet
ANCHORS: Final = {  # points of bots, which never change
    "random": 700,
    "plan": 900,
    "imp": 1100,
    "devil": 1300,
    "demon": 1500,
    "archdemon": 1700,
}
BOT_SIGMA: Final = 1e-3  # openskill needs some doubt

_model = PlackettLuce(tau=0.0)
_SCALE = POINTS / (math.sqrt(2) * _model.beta)  # points per unit of skill
_GROWTH = (_model.mu / 300) ** 2  # of the variance before each game, as openskill proposes


@dataclass(frozen=True)
class RatedSide:
    """The players who win together, and their `place`, from 1.

    `helped`: one of them took a hint, so the side can lose points but not gain any.
    """

    players: list[str]
    place: int
    helped: bool = False


class Standing(NamedTuple):
    """The rating of a person after a game, with the 95% confidence interval."""

    table: str
    ended: float
    points: float
    low: float
    high: float


@dataclass
class Ladder:
    """The ratings of everybody at one kind of table, game by game, in the order of their ends."""

    skills: dict[str, Any] = field(default_factory=dict)
    history: dict[str, list[Standing]] = field(default_factory=dict)

    def add(self, table: str, ended: float, sides: list[RatedSide]) -> None:
        """Rate one more game."""
        before = {name: self._before(name) for side in sides for name in side.players}
        mean = {name: skill.mu for name, skill in before.items()}
        variance = {name: skill.sigma**2 for name, skill in before.items()}
        for better, other in _pairs(sides):
            teams = [[before[name] for name in side.players] for side in (better, other)]
            rated = _model.rate(teams, ranks=[better.place, other.place])
            for side, skills in zip((better, other), rated, strict=True):
                for name, skill in zip(side.players, skills, strict=True):
                    mean[name] += skill.mu - before[name].mu
                    variance[name] *= (skill.sigma / before[name].sigma) ** 2
        for name in (name for name in before if not name.startswith(BOT)):
            skill = _model.rating(mean[name], math.sqrt(variance[name]), name)
            self.skills[name] = skill
            self.history.setdefault(name, []).append(_standing(table, ended, skill))

    def _before(self, name: str) -> Any:
        """The skill of a player before the next game."""
        if name.startswith(BOT):
            points = ANCHORS[name.removeprefix(BOT)]
            return _model.rating(_model.mu + (points - START) / _SCALE, BOT_SIGMA, name)
        skill = self.skills.get(name)
        if skill is None:
            return _model.rating(name=name)
        return _model.rating(skill.mu, math.sqrt(skill.sigma**2 + _GROWTH), name)


def _pairs(sides: list[RatedSide]) -> list[tuple[RatedSide, RatedSide]]:
    """The sides that are compared: the best with all others, unless it was helped."""
    first = min(side.place for side in sides)
    best = [side for side in sides if side.place == first]
    pairs = [(side, other) for side in best for other in sides if other.place > first]
    drawn = [pair for pair in combinations(best, 2) if not pair[1].helped]
    return [pair for pair in pairs + drawn if not pair[0].helped]


def _standing(table: str, ended: float, skill: Any) -> Standing:
    """The rating that a skill means."""
    points = START + _SCALE * (skill.mu - _model.mu)
    half = _SCALE * Z95 * skill.sigma
    return Standing(table, ended, points, points - half, points + half)
