"""Trains the weights of a game's strategy.

A trainer fits weights to the results of self-play games, and improves them by matches: two bots
play whose weights deviate in opposite directions, and the weights move towards the winner. Matches
decide in the end, because weights that predict results well may play badly. Run it with `python -m
bench.train`.
"""

import json
import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from pandemonium.engine.estimate import Estimate
from pandemonium.engine.game import Game
from pandemonium.engine.strategy import Strategy
from pandemonium.players.base import Player, ask
from pandemonium.players.planning import Planner
from pandemonium.players.thinker import PlanPlayer, SearchPlayer

SAMPLED = 0.3  # of the positions
MOST = 3000  # decisions after which a game counts as a draw
Weights = list[float]


@dataclass
class Sample:
    """One position of a game: the features of each seat, and the result."""

    features: list[list[float]]
    returns: list[float] = field(default_factory=list)


class Trainer:
    """Trains the weights for one configuration of a game."""

    def __init__(self, game: Game, iterations: int, seed: int) -> None:
        """Bots search for this many iterations, or plan if there are none."""
        self.game = game
        self.iterations = iterations
        self.rng = random.Random(seed)
        self.own = game.strategy()
        self.names = self.own.FEATURES
        self.scales = [1.0] * len(self.names)

    def strategy(self, weights: Weights) -> Strategy:
        """The game's strategy with other weights."""
        strategy = self.game.strategy()
        strategy.estimate = Estimate(weights)
        return strategy

    def bot(self, weights: Weights, seed: int) -> Player:
        """A bot with these weights."""
        strategy = self.strategy(weights)
        if self.iterations:
            return SearchPlayer(self.game, seed, self.iterations, strategy=strategy)
        player = PlanPlayer(self.game, seed, strategy)
        player.planner = Planner(strategy, determinizations=2, tries=100)
        return player

    def play(self, weights: Sequence[Weights], seed: int, exploring: float = 0.0) -> "TrainingGame":
        """One game; each seat has its weights. With `exploring`, some choices are random."""
        bots = [self.bot(weight_list, seed * 31 + seat) for seat, weight_list in enumerate(weights)]
        state, samples, rng = self.game.start(seed), [], random.Random(seed)
        for _ in range(MOST):
            if state.over:
                break
            if exploring and rng.random() < SAMPLED and self.own.is_quiescent(state):
                seats = range(self.game.players)
                samples.append(Sample([self.own.features(state, seat) for seat in seats]))
            if rng.random() < exploring:
                action = rng.choice(state.choices)
            else:
                action = ask(bots[state.player], state, seed)
            state.apply_unchecked(action)
        for sample in samples:
            sample.returns = state.returns
        return TrainingGame(state.returns, samples)

    # ------------------------------------------------------------------ by results

    def gather(self, weights: Weights, games: int) -> list[Sample]:
        """Positions of self-play games."""
        samples: list[Sample] = []
        for _ in range(games):
            seed = self.rng.getrandbits(32)
            samples += self.play([weights] * self.game.players, seed, 0.1).samples
        return samples

    def fit(
        self, samples: list[Sample], start: Weights, rounds: int = 30, keep: float = 1e-4
    ) -> Weights:
        """Fit weights to the results (softmax regression).

        `keep` regularizes towards the start, so that a few games don't overfit.
        """
        now, rate = list(start), 0.05
        for _ in range(rounds):
            self.rng.shuffle(samples)
            for sample in samples:
                self._step(now, sample, rate)
                now = [n + rate * keep * (s - n) for n, s in zip(now, start, strict=True)]
            rate *= 0.9
        return now

    def _step(self, now: Weights, sample: Sample, rate: float) -> None:
        """One gradient step towards predicting this result."""
        won = (sum(sample.returns) or 1.0) if self.game.players > 1 else 1.0
        for seat, chances in enumerate(predicted(now, sample.features)):
            error = sample.returns[seat] / won - chances
            for index, value in enumerate(sample.features[seat]):
                if value:
                    scale = self.scales[index]
                    now[index] += rate * scale * scale * error * value

    def measure(self, samples: list[Sample]) -> None:
        """Measure the variance of each feature, to scale steps in its weight."""
        for index in range(len(self.names)):
            values = [feature[index] for sample in samples for feature in sample.features]
            mean = sum(values) / max(1, len(values))
            spread = sum((value - mean) ** 2 for value in values) / max(1, len(values))
            self.scales[index] = 1 / math.sqrt(spread) if spread > 1e-9 else 0.0

    # ------------------------------------------------------------------ by matches

    def match(self, mine: Weights, theirs: Weights, games: int) -> float:
        """The first's lead from -1 to 1; every seed is played with seats swapped."""
        players, lead = self.game.players, 0.0
        for number in range(0, games, 2):
            seed = self.rng.getrandbits(32)
            if players == 1:
                lead += 2 * self.play([mine], seed).returns[0]
                lead -= 2 * self.play([theirs], seed).returns[0]
                continue
            for turn in range(2):
                is_ours = [(seat + number // 2 + turn) % 2 == 0 for seat in range(players)]
                returns = self.play([mine if ours else theirs for ours in is_ours], seed).returns
                gained = [sum(r for r, ours in zip(returns, is_ours, strict=True) if ours is side)
                          for side in (True, False)]  # fmt: skip
                counts = [is_ours.count(True), is_ours.count(False)]
                lead += gained[0] / counts[0] - gained[1] / counts[1]
        return lead / games

    def improve(self, weights: Weights, pairs: int, games: int, step: float) -> Weights:
        """One generation: move towards the winning one of two opposite changes."""
        drift = [0.0] * len(weights)
        for _ in range(pairs):
            noise = [self.rng.gauss(0, 1) for _ in weights]
            changes = [step * s * n for s, n in zip(self.scales, noise, strict=True)]
            plus = [w + c for w, c in zip(weights, changes, strict=True)]
            minus = [w - c for w, c in zip(weights, changes, strict=True)]
            lead = self.match(plus, minus, games)
            drift = [d + lead * n for d, n in zip(drift, noise, strict=True)]
        return [
            w + 2 * step * s * d / pairs
            for w, s, d in zip(weights, self.scales, drift, strict=True)
        ]


def predicted(weights: Weights, features: list[list[float]]) -> list[float]:
    """The win probability of each seat under these weights; in solitaire, of winning at all."""
    scores = [sum(w * f for w, f in zip(weights, feature, strict=True)) for feature in features]
    if len(scores) == 1:
        return [1 / (1 + math.exp(-scores[0]))]
    highest = max(scores)
    powers = [math.exp(score - highest) for score in scores]
    return [power / sum(powers) for power in powers]


@dataclass
class TrainingGame:
    """The result of a game, and positions from it."""

    returns: list[float]
    samples: list[Sample]


def read_weights(path: Path, kind: str, names: tuple[str, ...]) -> Weights:
    """The stored weights for one kind of table; zeros if there are none."""
    held = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    stored = held.get(kind, {}).get("weights", {})
    return [float(stored.get(name, 0.0)) for name in names]


def write_weights(
    path: Path, kind: str, names: tuple[str, ...], weights: Weights, made: str
) -> None:
    """Write the weights for one kind of table, keeping those of others."""
    held = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    rounded = {name: round(weight, 4) for name, weight in zip(names, weights, strict=True)}
    held[kind] = {**held.get(kind, {}), "made": made, "weights": rounded}
    path.write_text(json.dumps(held, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
