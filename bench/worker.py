"""One measurement in one interpreter: random play, copies and memory of one game, as JSON.

Run by `run.py` and `peers.py` in the environments to be compared; uses what is installed there.
"""

import json
import random
import sys
import time
import tracemalloc
from collections.abc import Callable
from importlib import import_module

import pandemonium as pm
from pandemonium.engine.version import is_compiled
from pandemonium.players.search import Search
from pandemonium.players.uniform import play_out, roll_out

MIDDLE = 40  # decisions into a game, where a position is copied and weighed
CLONES = 300
CALLS = 20  # between two looks at the clock
ITERATIONS = 1000  # of search in one call
GAMES = 100  # to know how long one lasts


def per_second(work: Callable[[int], int], seconds: float, calls_each: int = CALLS) -> float:
    """Units of work per CPU second; `work` is called with 0, 1, 2 ... and returns its amount."""
    began = time.process_time()
    done = calls = 0
    while time.process_time() - began < seconds:
        for _ in range(calls_each):
            done += work(calls)
            calls += 1
    return done / (time.process_time() - began)


def play_from_python(game: pm.Game, seed: int, rng: random.Random) -> int:
    """Play a game in an interpreted loop, through the public API."""
    state = game.start(seed)
    made = 0
    while not state.over:
        legal = state.legal()
        state.apply(legal[int(rng.random() * len(legal))])
        made += 1
    return made


def middle_of_a_game(game: pm.Game) -> pm.State:
    """A position in the middle of a game."""
    state = game.start(1)
    play_out(state, pm.Chance(2), MIDDLE)
    return state if not state.over else game.start(1)


def bytes_of_a_clone(state: pm.State) -> float:
    """The mean memory of a copy in bytes."""
    clones: list[pm.State] = []
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(CLONES):
        clones.append(state.clone())
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(clones)


def clone_many(state: pm.State) -> int:
    """Make a hundred copies."""
    for _ in range(100):
        state.clone()
    return 100


def roll_out_many(state: pm.State, chance: pm.Chance) -> int:
    """Play a hundred random games from a position."""
    roll_out(state, chance, 100)
    return 100


def search_fresh(state: pm.State, chance: pm.Chance) -> int:
    """Search with a new tree; returns the number of iterations."""
    search = Search(state.game.strategy())
    search.run(state, chance, ITERATIONS)
    return search.iterations


def made(name: str, players: int) -> pm.Game:
    """An installed game by ID, or any by `module:NAME`."""
    module, _, attribute = name.partition(":")
    if not attribute:
        return pm.game(name, players)
    game: pm.Game = getattr(import_module(module), attribute)(players)
    return game


def measure(name: str, players: int, seconds: float, rollouts: bool) -> dict[str, float | bool]:
    """All figures of one game; rollouts only if requested."""
    game = made(name, players)
    rng = random.Random(1)
    chance = pm.Chance(1)
    start, state = game.start(1), middle_of_a_game(game)
    loop = per_second(lambda seed: play_out(game.start(seed), chance), seconds)
    length = sum(play_out(game.start(seed), chance) for seed in range(GAMES)) / GAMES
    return {
        "compiled": is_compiled(),
        "python": per_second(lambda seed: play_from_python(game, seed, rng), seconds),
        "loop": loop,
        "games": loop / length,
        "rollouts": per_second(lambda _: roll_out_many(start, chance), seconds)
        if rollouts
        else 0.0,
        "search": per_second(lambda _: search_fresh(state, chance), seconds, 1),
        "clones": per_second(lambda _: clone_many(state), seconds / 3),
        "bytes": bytes_of_a_clone(state),
    }


if __name__ == "__main__":
    which, count, time_each, *more = sys.argv[1:]
    print(json.dumps(measure(which, int(count), float(time_each), "rollouts" in more)))
