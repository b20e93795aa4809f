"""`python -m bench.train_network GAME FILE`: trains a small network for a strategy and writes it.

For games of two in which positions at rest are judged for the seat to decide (Dice Summoners). In
each generation bots play against themselves, now and then at random; then the network is fitted to
what became of the positions: in part the result, in part what the network thinks of the next one
(temporal differences). The games are kept in a file, of which the latest are used. The last lines
say how the network plays against what the file of weights held before.
"""

import argparse
import json
import random
import sys
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from pandemonium.engine.confidence import interval
from pandemonium.engine.estimate import Estimate, read_estimate
from pandemonium.engine.game import Game
from pandemonium.engine.registry import game as make_game
from pandemonium.players.thinker import SearchPlayer

Floats = NDArray[np.float64]
RANDOM_MOVES: Final = 0.05  # of the decisions in training
TRUST: Final = 0.7  # weight of the final result against the next position, at each step
BATCH: Final = 256
HOLD_BACK: Final = 1e-4  # weight decay
RATE: Final = 3e-3
KIND: Final = "2"


class Games:
    """Quiescent positions in order of play, each from the view of the seat to decide."""

    def __init__(self, features: int) -> None:
        self.features: Floats = np.zeros((0, features))
        self.seats: NDArray[np.int64] = np.zeros(0, np.int64)
        self.returns: Floats = np.zeros(0)  # the result of that seat
        self.lasts: NDArray[np.bool_] = np.zeros(0, np.bool_)  # the last position of a game

    def add(self, rows: list[list[float]], seats: list[int], returns: list[float]) -> None:
        """Add one game."""
        if not rows:
            return
        lasts = np.arange(len(rows)) == len(rows) - 1
        self.features = np.concatenate([self.features, np.array(rows)])
        self.seats = np.concatenate([self.seats, np.array(seats)])
        self.returns = np.concatenate([self.returns, [returns[seat] for seat in seats]])
        self.lasts = np.concatenate([self.lasts, lasts])

    def latest(self, positions: int) -> "Games":
        """The latest positions, from the start of a game on."""
        games = Games(self.features.shape[1])
        ends = np.flatnonzero(self.lasts[: max(0, len(self.lasts) - positions)])
        start = int(ends[-1]) + 1 if len(ends) else 0
        games.features, games.seats = self.features[start:], self.seats[start:]
        games.returns, games.lasts = self.returns[start:], self.lasts[start:]
        return games

    def goals(self, values: Floats) -> Floats:
        """The training target of each position, with `values` of the following ones."""
        goals = self.returns.copy()
        for place in range(len(goals) - 2, -1, -1):
            if not self.lasts[place]:
                after = (1 - TRUST) * values[place + 1] + TRUST * goals[place + 1]
                same = self.seats[place] == self.seats[place + 1]
                goals[place] = after if same else 1 - after
        return goals


class Network:
    """A linear model plus rectified hidden units, trained with Adam."""

    def __init__(self, features: Floats, hidden: int, rng: np.random.Generator) -> None:
        """Features are standardized by these positions."""
        self.mean, self.scale = features.mean(0), features.std(0)
        self.scale[self.scale < 1e-3] = 1.0
        self.rng = rng
        count = features.shape[1]
        self.parts: list[Floats] = [
            np.zeros(count),
            np.zeros(1),
            rng.normal(0, count**-0.5, (count, hidden)),
            np.zeros(hidden),
            rng.normal(0, 0.3, hidden),
        ]

    def values(self, features: Floats) -> Floats:
        """The win probability of each position."""
        return self._forward((features - self.mean) / self.scale)[0]

    def _forward(self, scaled: Floats) -> tuple[Floats, Floats]:
        weights, bias, inner, inner_bias, strengths = self.parts
        roused = np.maximum(0, scaled @ inner + inner_bias)
        score = scaled @ weights + bias + roused @ strengths
        return 1 / (1 + np.exp(-score)), roused

    def _slopes(self, scaled: Floats, goals: Floats) -> list[Floats]:
        """The gradient of the error, for each part."""
        values, roused = self._forward(scaled)
        errors = (values - goals) / len(goals)
        back = np.outer(errors, self.parts[4]) * (roused > 0)
        slopes = [scaled.T @ errors, np.array([errors.sum()]), scaled.T @ back, back.sum(0),
                  roused.T @ errors]  # fmt: skip
        return [
            slope + HOLD_BACK * part if part.size > 1 else slope
            for slope, part in zip(slopes, self.parts, strict=True)
        ]

    def fit(self, features: Floats, goals: Floats, rounds: int) -> None:
        """Train towards the targets."""
        scaled = (features - self.mean) / self.scale
        drift = [np.zeros_like(part) for part in self.parts]
        spread = [np.zeros_like(part) for part in self.parts]
        step = 0
        for done in range(rounds):
            rate = RATE * (0.5 + 0.5 * np.cos(np.pi * done / rounds) + 0.02)
            order = self.rng.permutation(len(goals))
            for batch in np.array_split(order, max(1, len(goals) // BATCH)):
                step += 1
                for place, slope in enumerate(self._slopes(scaled[batch], goals[batch])):
                    drift[place] = 0.9 * drift[place] + 0.1 * slope
                    spread[place] = 0.999 * spread[place] + 0.001 * slope * slope
                    size = np.sqrt(spread[place] / (1 - 0.999**step)) + 1e-8
                    self.parts[place] -= rate * drift[place] / (1 - 0.9**step) / size

    def to_json(self, names: tuple[str, ...], made: str) -> dict[str, object]:
        """The network as `read_estimate` reads it, without the scales."""
        weights, bias, inner, inner_bias, strengths = self.parts
        plain, plain_inner = weights / self.scale, inner / self.scale[:, None]
        inner_bias = inner_bias - self.mean @ plain_inner
        return {
            "made": made,
            "bias": round(float(bias[0] - self.mean @ plain), 4),
            "weights": {name: round(float(w), 4) for name, w in zip(names, plain, strict=True)},
            "units": [
                {
                    "strength": round(float(strengths[unit]), 4),
                    "bias": round(float(inner_bias[unit]), 4),
                    "weights": [round(float(w), 4) for w in plain_inner[:, unit]],
                }
                for unit in range(len(strengths))
            ],
        }


def bot(game: Game, estimate: Estimate | None, iterations: int, seed: int) -> SearchPlayer:
    """A bot with this estimate, or with the game's own."""
    strategy = game.strategy()
    if estimate is not None:
        strategy.estimate = estimate
    return SearchPlayer(game, seed, iterations, strategy=strategy)


def play(game: Game, bots: list[SearchPlayer], rng: random.Random, games: Games | None) -> float:
    """Play one game, add it to `games` if given, and return the first seat's result."""
    state, random_share = game.start(rng.getrandbits(40)), 0.0 if games is None else RANDOM_MOVES
    strategy = bots[0].search.strategy
    rows: list[list[float]] = []
    seats: list[int] = []
    while not state.over:
        if games is not None and strategy.is_quiescent(state):
            rows.append(strategy.features(state, state.player))
            seats.append(state.player)
        if rng.random() < random_share:
            state.apply_unchecked(rng.choice(state.choices))
        else:
            state.apply_unchecked(bots[state.player].choose(state))
    if games is not None:
        games.add(rows, seats, state.returns)
    return state.returns[0]


def read_games(path: Path, features: int) -> Games:
    """The games stored in a file; none if it doesn't exist."""
    games = Games(features)
    if path.exists():
        held = np.load(path)
        games.features, games.seats = held["features"], held["seats"]
        games.returns, games.lasts = held["returns"], held["lasts"]
    return games


def write_games(path: Path, games: Games) -> None:
    """Write the games to a file."""
    np.savez_compressed(path, features=games.features.astype(np.float32), seats=games.seats,
                        returns=games.returns, lasts=games.lasts)  # fmt: skip


def main() -> None:
    """Play and fit for several generations; write the weights and evaluate them."""
    args = read_arguments()
    tables = [make_game(args.game, 2, **read_options(text)) for text in args.table or [""]]
    names = tables[0].strategy().FEATURES
    rng, games = random.Random(args.seed), read_games(args.positions, len(names))
    text = args.file.read_text(encoding="utf-8") if args.file.exists() else ""
    start = estimate = read_estimate(text, names, KIND) if text else None
    for generation in range(args.generations):
        for _ in range(args.games):
            game = rng.choice(tables)
            seed = rng.getrandbits(32)
            bots = [bot(game, estimate, args.iterations, seed + seat) for seat in (0, 1)]
            play(game, bots, rng, games)
        write_games(args.positions, games)
        used = games.latest(args.latest)
        network = Network(used.features, args.hidden, np.random.default_rng(args.seed))
        network.fit(used.features, used.returns, args.rounds)
        for _ in range(2):
            network.fit(used.features, used.goals(network.values(used.features)), args.rounds)
        held = network.to_json(names, " ".join(sys.argv[1:]))
        estimate = read_estimate(json.dumps({KIND: held}), names, KIND)
        print(f"generation {generation + 1}: {len(used.seats)} positions", file=sys.stderr)
        args.file.write_text(json.dumps({KIND: held}, indent=None) + "\n", encoding="utf-8")
    judge(tables, estimate, start, args.iterations, rng)


def judge(
    tables: list[Game],
    mine: Estimate | None,
    theirs: Estimate | None,
    iterations: int,
    rng: random.Random,
) -> None:
    """A match between two estimates, every game with both seatings."""
    won, played = 0.0, 400
    for number in range(played // 2):
        game, seed = tables[number % len(tables)], rng.getrandbits(32)
        for first in (0, 1):
            bots = [bot(game, theirs if first else mine, iterations, seed),
                    bot(game, mine if first else theirs, iterations, seed + 1)]  # fmt: skip
            brought = play(game, bots, random.Random(seed), None)
            won += 1 - brought if first else brought
    low, high = interval(round(won), played)
    print(f"against the start: {100 * won / played:.1f} % ({100 * low:.1f} to {100 * high:.1f})")


def read_arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description="Train a small network for a game's strategy.")
    parser.add_argument("game")
    parser.add_argument("file", type=Path, help="the file of weights; read first if it exists")
    parser.add_argument("--positions", type=Path, required=True, help="the file of games (.npz)")
    parser.add_argument("--table", action="append", metavar="NAME=VALUE,...", help="options")
    parser.add_argument("--generations", type=int, default=1)
    parser.add_argument("--games", type=int, default=2000, help="in each generation")
    parser.add_argument("--latest", type=int, default=150_000, help="positions that are used")
    parser.add_argument("--iterations", type=int, default=24, help="of search")
    parser.add_argument("--hidden", type=int, default=16, help="units")
    parser.add_argument("--rounds", type=int, default=12, help="through all positions")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def read_options(text: str) -> dict[str, object]:
    """Parse the options of a table."""
    pairs = [word.split("=", 1) for word in text.split(",") if word]
    return {name: value for name, value in pairs}  # noqa: C416 - of objects, not of texts


if __name__ == "__main__":
    main()
