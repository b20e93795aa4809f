"""The standings of a tournament: pairwise results, ratings and thinking times."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from statistics import fmean, stdev
from typing import NamedTuple

from pandemonium.arena.match import PlayedMatch, Thinking
from pandemonium.arena.ratings import Rating, RatingPair, anchor, rate
from pandemonium.arena.tournament import Results, Tournament
from pandemonium.engine.confidence import Z95, interval

Bounds = tuple[float, float]


class Meeting(NamedTuple):
    """One comparison of players: a game, or in solitaire the games on one seed."""

    won: dict[str, float]  # shares by player
    pairs: list[RatingPair]  # that can be compared
    leads: dict[tuple[str, str], float]  # score differences, in solitaire only


def meetings(tournament: Tournament, results: Results, rounds: range) -> Iterator[Meeting]:
    """The comparisons of some rounds, in order."""
    for number in rounds:
        played = [game for group in range(len(tournament.sets)) for game in results[number, group]]
        if tournament.is_solitaire:
            yield _solitaire_meeting(played)
        else:
            yield from (_table_meeting(game, tournament.sides) for game in played)


def _solitaire_meeting(played: list[PlayedMatch]) -> Meeting:
    """The comparison of solitaire games on the same seed; ties are left out."""
    won = {game.seats[0]: game.returns[0] for game in played}
    worth = {game.seats[0]: (game.returns[0], game.scores[0]) for game in played}
    pairs, leads = [], {}
    for first, other in combinations(worth, 2):
        leads[first, other] = float(worth[first][1] - worth[other][1])
        if worth[first] != worth[other]:
            is_better = float(worth[first] > worth[other])
            pairs.append(RatingPair(first, other, is_better, 1 - is_better))
    return Meeting(won, pairs, leads)


def _table_meeting(game: PlayedMatch, sides: list[int]) -> Meeting:
    """The comparison of one game: each side's share of the win, equal if nobody wins."""
    first = [sides.index(side) for side in sorted(set(sides))]
    total = sum(game.returns[seat] for seat in first)
    won: dict[str, float] = {}
    for seat in first:
        share = game.returns[seat] / total if total else 1 / len(first)
        won[game.seats[seat]] = won.get(game.seats[seat], 0.0) + share
    pairs = [
        RatingPair(player, other, won[player], won[other])
        for player, other in combinations(won, 2)
        if won[player] or won[other]
    ]
    return Meeting(won, pairs, {})


# ---------------------------------------------------------------------- pairs of players


@dataclass
class Duel:
    """Two players: what each won of the games that either of them won."""

    won: float = 0.0
    lost: float = 0.0
    leads: list[float] = field(default_factory=list)  # in points, in solitaire only

    @property
    def share(self) -> float:
        """The first player's share, from 0 to 1."""
        return self.won / (self.won + self.lost) if self.won + self.lost else 0.5

    @property
    def interval(self) -> Bounds:
        """The 95% confidence interval of the share."""
        return interval(self.won, self.won + self.lost)

    @property
    def half_width(self) -> float:
        """Half the width of that interval."""
        low, high = self.interval
        return (high - low) / 2

    @property
    def lead(self) -> tuple[float, float]:
        """The first player's mean lead in points on the same seeds, and its 95% half-width."""
        return fmean(self.leads), mean_half_width(self.leads)

    def count(self, won: float, lost: float) -> None:
        """Add the shares of one meeting."""
        self.won += won
        self.lost += lost

    def reversed(self) -> "Duel":
        """The duel seen from the other player."""
        return Duel(self.lost, self.won, [-lead for lead in self.leads])


class Duels:
    """The duels of all pairs of players."""

    def __init__(self, names: Sequence[str]) -> None:
        self.pairs = {pair: Duel() for pair in combinations(names, 2)}

    def add(self, meeting: Meeting) -> None:
        """Add a meeting to the duels of its players."""
        for first, other, won, lost in meeting.pairs:
            if (first, other) in self.pairs:
                self.pairs[first, other].count(won, lost)
            else:
                self.pairs[other, first].count(lost, won)
        for pair, lead in meeting.leads.items():
            self.pairs[pair].leads.append(lead)

    def between(self, first: str, other: str) -> Duel:
        """The duel of two players, seen from the first."""
        pair = self.pairs.get((first, other))
        return self.pairs[other, first].reversed() if pair is None else pair

    @property
    def half_width(self) -> float:
        """The largest half-width of all duels."""
        return max(duel.half_width for duel in self.pairs.values())


# ---------------------------------------------------------------------- all players


@dataclass
class Standing:
    """The results of one player."""

    name: str
    rating: Rating
    games: int = 0
    won: list[float] = field(default_factory=list)  # per meeting
    score: float = 0.0  # mean
    thinking: Thinking = field(default_factory=Thinking)

    @property
    def share(self) -> float:
        """The share won, from 0 to 1."""
        return fmean(self.won) if self.won else 0.0

    @property
    def milliseconds(self) -> float:
        """The mean time per decision with a choice."""
        return 1000 * self.thinking.seconds / max(1, self.thinking.decisions)


@dataclass
class Standings:
    """The results of a tournament, best player first."""

    tournament: Tournament
    rounds: int
    players: list[Standing]
    duels: Duels
    games: int = 0
    draws: int = 0
    cuts: int = 0
    decisions: float = 0.0  # mean number per game

    @property
    def anchor(self) -> str:
        """The player with 0 points."""
        return anchor(self.tournament.players)

    def interval(self, standing: Standing) -> Bounds:
        """The 95% confidence interval of a player's share."""
        if self.tournament.is_solitaire:
            half = mean_half_width(standing.won)
            return standing.share - half, standing.share + half
        return interval(sum(standing.won), len(standing.won))

    def to_json(self) -> dict[str, object]:
        """The standings as JSON; only `milliseconds` depends on the machine."""
        return {
            **self.tournament.to_json(),
            "rounds": self.rounds,
            "games": self.games,
            "draws": self.draws,
            "cuts": self.cuts,
            "decisions": self.decisions,
            "anchor": self.anchor,
            "standings": [self._standing_json(standing) for standing in self.players],
            "duels": [_duel_json(pair, duel) for pair, duel in self.duels.pairs.items()],
        }

    def _standing_json(self, standing: Standing) -> dict[str, object]:
        """A player's results as JSON."""
        return {
            "player": standing.name,
            "rating": standing.rating.points,
            "rating_interval": [standing.rating.low, standing.rating.high],
            "expected": standing.rating.expected,
            "games": standing.games,
            "won": sum(standing.won),
            "share": standing.share,
            "interval": list(self.interval(standing)),
            "score": standing.score,
            "milliseconds": standing.milliseconds,
        }


def standings(tournament: Tournament, results: Results, rounds: int) -> Standings:
    """The standings after this many finished rounds."""
    met = list(meetings(tournament, results, range(rounds)))
    pairs = [pair for meeting in met for pair in meeting.pairs]
    ratings = rate(tournament.players, pairs, max(2, len(tournament.sets[0])))
    everybody = {name: Standing(name, ratings[name]) for name in tournament.players}
    duels = Duels(tournament.players)
    for meeting in met:
        duels.add(meeting)
        for name, won in meeting.won.items():
            everybody[name].won.append(won)
    played = [game for unit in sorted(results) if unit[0] < rounds for game in results[unit]]
    for game in played:
        _count(game, everybody)
    best = sorted(everybody.values(), key=lambda standing: -standing.rating.points)
    result = Standings(tournament, rounds, best, duels, len(played))
    result.draws = sum(game.draw for game in played)
    result.cuts = sum(game.cut for game in played)
    result.decisions = fmean(game.decisions for game in played) if played else 0.0
    return result


def _count(game: PlayedMatch, everybody: dict[str, Standing]) -> None:
    """Add a game to the counts, scores and thinking times of its players."""
    for name in set(game.seats):
        standing = everybody[name]
        scores = [
            score for seat, score in zip(game.seats, game.scores, strict=True) if seat == name
        ]
        standing.games += 1
        standing.score += (fmean(scores) - standing.score) / standing.games
    for name, thinking in zip(game.seats, game.thinking, strict=True):
        everybody[name].thinking.add(thinking)


def mean_half_width(values: list[float]) -> float:
    """Half the width of the 95% confidence interval of a mean."""
    return Z95 * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0


def _duel_json(pair: tuple[str, str], duel: Duel) -> dict[str, object]:
    data: dict[str, object] = {
        "players": list(pair),
        "won": duel.won,
        "lost": duel.lost,
        "share": duel.share,
        "interval": list(duel.interval),
    }
    if duel.leads:
        mean, half = duel.lead
        data |= {"lead": mean, "lead_interval": [mean - half, mean + half]}
    return data
