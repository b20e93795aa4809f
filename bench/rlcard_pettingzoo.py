"""Measures RLCard and PettingZoo in their own environments: random play of Leduc poker."""

import json
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version


def rlcard_game() -> Callable[[random.Random], int]:
    """One hand of RLCard's Leduc, decided at random."""
    table = import_module("rlcard").make("leduc-holdem")

    def play(rng: random.Random) -> int:
        state, _ = table.reset()
        made = 0
        while not table.is_over():
            state, _ = table.step(rng.choice(list(state["legal_actions"])))
            made += 1
        return made

    return play


def pettingzoo_game() -> Callable[[random.Random], int]:
    """One hand of PettingZoo's Leduc, decided at random."""
    table = import_module("pettingzoo.classic.leduc_holdem_v4").env()

    def play(rng: random.Random) -> int:
        table.reset(seed=rng.randrange(1 << 30))
        made = 0
        for _ in table.agent_iter():
            observation, _, ended, cut, _ = table.last()
            if ended or cut:
                table.step(None)
                continue
            legal = [i for i, allowed in enumerate(observation["action_mask"]) if allowed]
            table.step(rng.choice(legal))
            made += 1
        return made

    return play


GAMES = {"rlcard": rlcard_game, "pettingzoo": pettingzoo_game}


def main() -> None:
    """Measure the library named on the command line for this many seconds."""
    name, seconds = sys.argv[1], float(sys.argv[2])
    play = GAMES[name]()
    rng = random.Random(1)
    began = time.perf_counter()
    made = 0
    while time.perf_counter() - began < seconds:
        made += play(rng)
    python = made / (time.perf_counter() - began)
    print(json.dumps({"version": version(name), "python": python}))


if __name__ == "__main__":
    main()
