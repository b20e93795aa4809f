"""`python -m bench.endurance`: checks many decisions of bots of every level, game and option.

Each bot gets a determinized position. Its decision must be legal and its search tree within the
cap; for a sample, the decision must not change with other hidden information. Stops at the first
fault, else prints the number of decisions.
"""

import argparse
import random
import sys
from collections import Counter
from time import perf_counter

import pandemonium as pm
from bench.run import is_ours
from pandemonium.engine.strategy import LEVELS
from pandemonium.players import ask
from pandemonium.players.thinker import SearchPlayer
from pandemonium.testing.configurations import Configuration, configurations

CHECKED_AGAIN = 20  # one decision in this many
NOTE_EVERY = 30.0  # seconds


def check(game: pm.Game, state: pm.State, level: str, seed: int, rng: random.Random) -> pm.Action:
    """Make one decision with a bot and check it."""
    bot = pm.player(level, game, seed)
    assert isinstance(bot, SearchPlayer)
    action = ask(bot, state, seed)
    context = f"{game!r}, seed {seed}, ply {state.ply}, {level}"
    assert state.is_legal(action), f"{context}: {action.text} is illegal"
    assert bot.search.nodes <= bot.search.most_nodes, f"{context}: the tree has outgrown its cap"
    if rng.randrange(CHECKED_AGAIN) == 0:
        other = state.imagine(state.player, pm.Chance(rng.getrandbits(32)))
        again = ask(pm.player(level, game, seed), other, seed)
        assert again is action, f"{context}: {action.text}, but {again.text} with another truth"
    return action


def main() -> None:
    """Play until the requested number of decisions is made."""
    parser = argparse.ArgumentParser(description="Let bots of every level decide, and check them.")
    parser.add_argument("--decisions", type=int, default=100_000, help="default: 100000")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rng = random.Random(args.seed)
    tables = configurations([name for name in pm.games() if is_ours(name)])
    counts: Counter[str] = Counter()
    began = noted = perf_counter()
    used: set[Configuration] = set()
    while counts.total() < args.decisions:
        table = rng.choice(tables)
        used.add(table)
        game, seed = table.make(), rng.getrandbits(32)
        state = game.start(seed)
        while not state.over and counts.total() < args.decisions:
            level = rng.choice(LEVELS)
            state.apply(check(game, state, level, seed, rng))
            counts[f"{game.id} {level}"] += 1
            if perf_counter() - noted > NOTE_EVERY:
                noted = perf_counter()
                print(f"{counts.total():,} decisions ...", file=sys.stderr, flush=True)
    for name, count in sorted(counts.items()):
        print(f"{name:32}{count:9,}")
    spent = perf_counter() - began
    print(f"{counts.total():,} decisions on {len(used)} tables in {spent:.0f} s, without a fault")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("Stopped.")
