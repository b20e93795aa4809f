"""Where the players of a tournament stand: wins against each other, ratings, times."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from statistics import fmean, stdev
from typing import NamedTuple

from pandemonium.arena.match import PlayedMatch, Thinking
from pandemonium.arena.ratings import Rating, RatingPair, anchor, rate
from pandemonium.arena.simulate import Z95, interval
from pandemonium.arena.tournament import Results, Tournament

Bounds = tuple[float, float]


class Meeting(NamedTuple):
    """Players compared once: at one table, or on one seed where everybody plays alone."""

    won: dict[str, float]  # what each won
    pairs: list[RatingPair]  # those who can be compared
    leads: dict[tuple[str, str], float]  # differences of scores, where everybody plays alone


def meetings(tournament: Tournament, results: Results, rounds: range) -> Iterator[Meeting]:
    """Every comparison in some rounds, in the order of the games."""
    for number in rounds:
        played = [game for group in range(len(tournament.sets)) for game in results[number, group]]
        if tournament.is_solitaire:
            yield _alone(played)
        else:
            yield from (_at_table(game, tournament.sides) for game in played)


def _alone(played: list[PlayedMatch]) -> Meeting:
    """The games that everybody played alone, with the same seed; equal results tell nothing."""
    won = {game.seats[0]: game.returns[0] for game in played}
    worth = {game.seats[0]: (game.returns[0], game.scores[0]) for game in played}
    pairs, leads = [], {}
    for first, other in combinations(worth, 2):
        leads[first, other] = float(worth[first][1] - worth[other][1])
        if worth[first] != worth[other]:
            is_better = float(worth[first] > worth[other])
            pairs.append(RatingPair(first, other, is_better, 1 - is_better))
    return Meeting(won, pairs, leads)


def _at_table(game: PlayedMatch, sides: list[int]) -> Meeting:
    """One game: each side's share of the victory; where nobody wins, everybody shares."""
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


# ---------------------------------------------------------------------- two against each other


@dataclass
class Duel:
    """Two players: what each won of what either of them won."""

    won: float = 0.0
    lost: float = 0.0
    leads: list[float] = field(default_factory=list)  # in points, where everybody plays alone

    @property
    def share(self) -> float:
        """What the first won, from 0 to 1."""
        return self.won / (self.won + self.lost) if self.won + self.lost else 0.5

    @property
    def interval(self) -> Bounds:
        """The 95% interval of the share."""
        return interval(self.won, self.won + self.lost)

    @property
    def half_width(self) -> float:
        """How exactly the share is known."""
        low, high = self.interval
        return (high - low) / 2

    @property
    def lead(self) -> tuple[float, float]:
        """By how many points the first is better on the same seeds, and how exactly (95%)."""
        return fmean(self.leads), mean_half_width(self.leads)

    def count(self, won: float, lost: float) -> None:
        """Add what each won in a meeting."""
        self.won += won
        self.lost += lost

    def turned(self) -> "Duel":
        """The same, seen from the other player."""
        return Duel(self.lost, self.won, [-lead for lead in self.leads])


class Duels:
    """Every two players against each other."""

    def __init__(self, names: Sequence[str]) -> None:
        """Nobody has met yet."""
        self.pairs = {pair: Duel() for pair in combinations(names, 2)}

    def add(self, meeting: Meeting) -> None:
        """Count a meeting for each two who were there."""
        for first, other, won, lost in meeting.pairs:
            if (first, other) in self.pairs:
                self.pairs[first, other].count(won, lost)
            else:
                self.pairs[other, first].count(lost, won)
        for pair, lead in meeting.leads.items():
            self.pairs[pair].leads.append(lead)

    def between(self, first: str, other: str) -> Duel:
        """The first against the second."""
        pair = self.pairs.get((first, other))
        return self.pairs[other, first].turned() if pair is None else pair

    @property
    def half_width(self) -> float:
        """That of the widest interval."""
        return max(duel.half_width for duel in self.pairs.values())


# ---------------------------------------------------------------------- everybody


@dataclass
class Standing:
    """One player."""

    name: str
    rating: Rating
    games: int = 0
    won: list[float] = field(default_factory=list)  # in each meeting
    score: float = 0.0  # the mean
    thinking: Thinking = field(default_factory=Thinking)

    @property
    def share(self) -> float:
        """What was won, from 0 to 1."""
        return fmean(self.won) if self.won else 0.0

    @property
    def milliseconds(self) -> float:
        """The mean time for a decision that was not forced."""
        return 1000 * self.thinking.seconds / max(1, self.thinking.decisions)


@dataclass
class Standings:
    """What came out of a tournament, the best player first."""

    tournament: Tournament
    rounds: int
    players: list[Standing]
    duels: Duels
    games: int = 0
    draws: int = 0
    cuts: int = 0
    decisions: float = 0.0  # the mean length of a game

    @property
    def anchor(self) -> str:
        """Who has 0 points."""
        return anchor(self.tournament.players)

    def interval(self, standing: Standing) -> Bounds:
        """The 95% interval of what a player wins."""
        if self.tournament.is_solitaire:
            half = mean_half_width(standing.won)
            return standing.share - half, standing.share + half
        return interval(sum(standing.won), len(standing.won))

    def to_json(self) -> dict[str, object]:
        """The same for programs; `milliseconds` alone depends on the machine."""
        return {
            **self.tournament.to_json(),
            "rounds": self.rounds,
            "games": self.games,
            "draws": self.draws,
            "cuts": self.cuts,
            "decisions": self.decisions,
            "anchor": self.anchor,
            "standings": [self._told(standing) for standing in self.players],
            "duels": [_duel(pair, duel) for pair, duel in self.duels.pairs.items()],
        }

    def _told(self, standing: Standing) -> dict[str, object]:
        """One player for programs."""
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
    """Where the players stand after so many whole rounds."""
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
    """Games, scores and times of those who played it."""
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
    """That of the 95% interval of a mean."""
    return Z95 * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0


def _duel(pair: tuple[str, str], duel: Duel) -> dict[str, object]:
    """Two players for programs."""
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
