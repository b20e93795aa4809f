"""`python -m bench.train_cards FILE KIND`: trains weights of Let's Summon Demons into its file.

KIND is the number of players, or `teams`. Bots play against themselves, sometimes at random; then
the weights of all features are fitted to the results, and with them what each card in play and each
Demon in hand is worth. The file is read first: games are played, and the fit begins, with what it
holds for this kind, or for two players. The last line shows how the new weights play against those.
"""

import argparse
import json
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import pandemonium as pm
from pandemonium.engine.confidence import interval
from pandemonium.engine.estimate import Estimate
from pandemonium.games.lets_summon_demons.game import LetsSummonDemons
from pandemonium.games.lets_summon_demons.state import LetsSummonDemonsState
from pandemonium.games.lets_summon_demons.strategy import LetsSummonDemonsStrategy
from pandemonium.players import SearchPlayer, ask

Floats = NDArray[np.float64]
RANDOM_MOVES: Final = 0.05  # of the decisions in training
SAMPLED: Final = 0.3  # of the positions in which somebody decides what to do in their turn
LIKE_ONE: Final = 0.15  # positions of one game are correlated: the weight of each
FREE: Final = (0.7, 0.15)  # typical change of feature weights, and of card weights
STEPS: Final = 30
CLOSE: Final = 1e-4  # converged when no weight moves by more
TINY: Final = 1e-300
MEASURED: Final = (*LetsSummonDemonsStrategy.FEATURES[:-4], "roll", "deal")


@dataclass
class Weights:
    """The weights for one kind of table."""

    features: dict[str, float]
    in_play: dict[str, float]
    in_hand: dict[str, float]

    def strategy(self, game: LetsSummonDemons) -> LetsSummonDemonsStrategy:
        """The strategy with these weights."""
        names = LetsSummonDemonsStrategy.FEATURES
        estimate = Estimate([self.features[name] for name in names])
        return LetsSummonDemonsStrategy(game.box, estimate, self.in_play, self.in_hand)


class Trainer:
    """Trains the weights for one kind of table."""

    def __init__(self, game: LetsSummonDemons, iterations: int, seed: int) -> None:
        """Bots search for this many iterations."""
        self.game = game
        self.iterations = iterations
        self.rng = random.Random(seed)
        self.sides = [seat % 2 if game.box.teams else seat for seat in range(game.players)]
        self.measuring = game.strategy()
        self.names = sorted({game.box.name(card) for card in game.box.cards})
        self.place = {name: place for place, name in enumerate(self.names)}

    def play(
        self, weights: list[Weights], seed: int, random_share: float = 0.0
    ) -> Iterator[LetsSummonDemonsState]:
        """Play one game with weights per seat; yields every position, including the final one."""
        game = self.game
        bots = [
            SearchPlayer(
                game, seed * 31 + seat, self.iterations, strategy=seat_weights.strategy(game)
            )
            for seat, seat_weights in enumerate(weights)
        ]
        state: Any = game.start(seed)
        rng = random.Random(seed)
        while not state.over:
            yield state
            if rng.random() < random_share:
                state.apply_unchecked(rng.choice(state.choices))
            else:
                state.apply_unchecked(ask(bots[state.player], state, seed))
        yield state

    def row(self, state: LetsSummonDemonsState) -> Floats:
        """The features of each side, and its cards in play and in hand."""
        measured = len(MEASURED)
        matrix = np.zeros((max(self.sides) + 1, measured + 2 * len(self.names)))
        every = LetsSummonDemonsStrategy.FEATURES
        for seat, side in enumerate(self.sides):
            values = dict(zip(every, self.measuring.features(state, seat), strict=True))
            matrix[side, :measured] += [values[name] for name in MEASURED]
            player, name = state.seats[seat], self.game.box.name
            for card in (*player.row, *player.demons):
                matrix[side, measured + self.place[name(card)]] += 1
            for card in player.hand:
                matrix[side, measured + len(self.names) + self.place[name(card)]] += 1
        return matrix

    def gather(self, weights: Weights, games: int) -> tuple[Floats, Floats]:
        """Positions of self-play games, and what each side won."""
        rows: list[Floats] = []
        results: list[Floats] = []
        for number in range(games):
            seed = self.rng.getrandbits(32)
            for state in self.play([weights] * self.game.players, seed, RANDOM_MOVES):
                if state.over:
                    won = np.zeros(max(self.sides) + 1)
                    np.add.at(won, self.sides, state.returns)
                    results += [won / won.sum()] * (len(rows) - len(results))
                elif self.measuring.is_quiescent(state) and self.rng.random() < SAMPLED:
                    rows.append(self.row(state))
            if number % 100 == 99:
                print(f"{number + 1} games, {len(rows)} positions", file=sys.stderr, flush=True)
        return np.array(rows), np.array(results)

    def fit(self, rows: Floats, results: Floats, start: Weights) -> Weights:
        """Fit weights to the results (softmax regression, Newton's method)."""
        quality, hand = start.features["quality"], start.features["hand"]
        first = np.array(
            [start.features[name] for name in MEASURED]
            + [quality * start.in_play.get(name, 0.0) for name in self.names]
            + [hand * start.in_hand.get(name, 0.0) for name in self.names]
        )
        free = np.full(len(first), FREE[1])
        free[: len(MEASURED)] = FREE[0]
        now = first.copy()
        loss = self.loss(rows, results, now) + held_back(now - first, free)
        for _ in range(STEPS):
            slope, bend = self.slopes(rows, results, now)
            slope += (now - first) / free**2
            bend += np.diag(1 / free**2)
            step = np.linalg.solve(bend, slope)
            while True:  # step halving
                next_one = now - step
                next_loss = self.loss(rows, results, next_one) + held_back(next_one - first, free)
                if next_loss <= loss or np.abs(step).max() < CLOSE:
                    break
                step = step / 2
            now, loss = next_one, next_loss
            if np.abs(step).max() < CLOSE:
                break
        return self.named(now)

    def loss(self, rows: Floats, results: Floats, now: Floats) -> float:
        """The negative log-likelihood of the results under these weights."""
        return -LIKE_ONE * float((results * np.log(chances(rows, now) + TINY)).sum())

    def slopes(self, rows: Floats, results: Floats, now: Floats) -> tuple[Floats, Floats]:
        """Gradient and Hessian of the loss."""
        slope, bend = np.zeros(len(now)), np.zeros((len(now), len(now)))
        for part in np.array_split(np.arange(len(rows)), len(rows) // 2000 + 1):
            likely = chances(rows[part], now)
            slope += np.einsum("ns,nsf->f", likely - results[part], rows[part])
            mean = np.einsum("ns,nsf->nf", likely, rows[part])
            apart = (rows[part] - mean[:, None, :]) * np.sqrt(likely)[:, :, None]
            flat = apart.reshape(-1, len(now))
            bend += flat.T @ flat
        return LIKE_ONE * slope, LIKE_ONE * bend

    def named(self, fitted: Floats) -> Weights:
        """The weights by name, without cards that never occur."""
        values = [round(float(value), 4) for value in fitted]
        measured, cards = len(MEASURED), len(self.names)
        features = dict(zip(MEASURED, values[:measured], strict=True))
        play = zip(self.names, values[measured : measured + cards], strict=True)
        hand = zip(self.names, values[measured + cards :], strict=True)
        return Weights(
            {**features, "quality": 1.0, "hand": 1.0},
            {name: value for name, value in play if value},
            {name: value for name, value in hand if value},
        )

    def match(self, mine: Weights, theirs: Weights, games: int) -> float:
        """The first's share of wins; every seed is played with seats swapped."""
        won, whole, first = 0.0, 0.0, self.rng.getrandbits(32)
        for number in range(games):
            seed = first + number // 2
            is_ours = [(seat + number) % 2 == 0 for seat in range(self.game.players)]
            for state in self.play([mine if ours else theirs for ours in is_ours], seed):
                if state.over:
                    won += sum(r for r, ours in zip(state.returns, is_ours, strict=True) if ours)
                    whole += sum(state.returns)
        return won / whole


def chances(rows: Floats, weights: Floats) -> Floats:
    """The win probability of each side."""
    scores = rows @ weights
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    likely: Floats = powers / powers.sum(axis=1, keepdims=True)
    return likely


def held_back(change: Floats, free: Floats) -> float:
    """The regularization penalty of a change from the start."""
    return float((change**2 / free**2).sum() / 2)


def read(path: Path, kind: str) -> Weights:
    """The stored weights for this kind, or for two players."""
    held = json.loads(path.read_text(encoding="utf-8"))
    stored = held.get(kind, held["2"])
    return Weights(stored["weights"], stored["in_play"], stored["in_hand"])


def write(path: Path, kind: str, weights: Weights, made: str) -> None:
    """Write the weights to the file, beside those of other kinds."""
    held = json.loads(path.read_text(encoding="utf-8"))
    held[kind] = {
        "made": made,
        "weights": weights.features,
        "in_play": weights.in_play,
        "in_hand": weights.in_hand,
    }
    text = json.dumps(dict(sorted(held.items())), indent=1, ensure_ascii=False)
    path.write_text(text + "\n", encoding="utf-8")


def main() -> None:
    """Train, compare and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, help="the file of weights")
    parser.add_argument("kind", choices=("2", "3", "4", "5", "teams"))
    parser.add_argument("--games", type=int, default=3000, help="to fit to")
    parser.add_argument("--iterations", type=int, default=20, help="of search")
    parser.add_argument("--matches", type=int, default=400, help="games against the old weights")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    options = {"teams": True} if args.kind == "teams" else {}
    game: Any = pm.game("lets-summon-demons", 4 if options else int(args.kind), **options)
    trainer = Trainer(game, args.iterations, args.seed)
    start = read(args.file, args.kind)
    rows, results = trainer.gather(start, args.games)
    weights = trainer.fit(rows, results, start)
    made = f"fitted to {args.games} games of search with {args.iterations} iterations"
    write(args.file, args.kind, weights, made)
    share = trainer.match(weights, start, args.matches)
    low, high = interval(share * args.matches, args.matches)
    print(f"against the start: {share:.1%} ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
