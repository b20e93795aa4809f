"""`python -m bench.train GAME FILE`: trains the weights of a game's strategy and writes them.

The file is read first if it exists, and contains weights for several kinds of tables. Regression on
game results gives a start, matches improve it; the last line shows by how much.
"""

import argparse
import sys
from pathlib import Path
from time import perf_counter

from bench.training import Trainer, read_weights, write_weights
from pandemonium.engine.confidence import interval
from pandemonium.engine.registry import game as make_game


def main() -> None:
    """Train and write the file of weights."""
    parser = argparse.ArgumentParser(description="Train the weights of a game's strategy.")
    parser.add_argument("game")
    parser.add_argument("file", type=Path, help="the file of weights; read first if it exists")
    parser.add_argument("--kind", default="2", help="the kind of table in the file")
    parser.add_argument("--players", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--fit", type=int, default=0, metavar="GAMES", help="fit to so many games")
    parser.add_argument("--keep", type=float, default=1e-4, help="how much fitting is held back")
    parser.add_argument("--minutes", type=float, default=5, help="improve by matches for so long")
    parser.add_argument("--iterations", type=int, default=0, help="of search; 0: bots plan")
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--games", type=int, default=4, help="in each match of a pair")
    parser.add_argument("--step", type=float, default=0.3)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    options: dict[str, object] = dict(option.split("=", 1) for option in args.option)
    game = make_game(args.game, args.players, **options)
    trainer = Trainer(game, args.iterations, args.seed)
    start = weights = read_weights(args.file, args.kind, trainer.names)
    trainer.measure(trainer.gather(weights, 40))
    if args.fit:
        samples = trainer.gather(weights, args.fit)
        weights = trainer.fit(samples, weights, keep=args.keep)
        print(f"fitted to {len(samples)} positions", file=sys.stderr)
    until = perf_counter() + 60 * args.minutes
    generation = 0
    while perf_counter() < until:
        weights = trainer.improve(weights, args.pairs, args.games, args.step)
        generation += 1
        print(f"generation {generation}", file=sys.stderr)
    lead = trainer.match(weights, start, 400)
    low, high = interval(round(200 * (1 + lead)), 400)
    print(f"against the start: {50 * (1 + lead):.1f} % ({100 * low:.1f} to {100 * high:.1f})")
    write_weights(args.file, args.kind, trainer.names, weights, " ".join(sys.argv[1:]))


if __name__ == "__main__":
    main()
