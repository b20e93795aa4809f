"""OpenSpiel, measured in its own environment: a C++ game driven from Python and in its own loop."""

import json
import random
import sys
import time
from importlib import import_module
from importlib.metadata import version
from typing import Any


def play_from_python(game: Any, rng: random.Random) -> int:
    """A random game in an interpreted loop; counts the decisions of players, not of chance."""
    state = game.new_initial_state()
    made = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            actions = [action for action, _ in outcomes]
            weights = [weight for _, weight in outcomes]
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            made += 1
    return made


def from_python(game: Any, seconds: float) -> tuple[float, float]:
    """Decisions a second, and decisions a game."""
    rng = random.Random(1)
    began = time.perf_counter()
    made = games = 0
    while time.perf_counter() - began < seconds:
        made += play_from_python(game, rng)
        games += 1
    return made / (time.perf_counter() - began), made / games


def in_its_own_loop(pyspiel: Any, game: Any, seconds: float) -> float:
    """Games a second when two of its uniform random bots play each other in C++."""
    bots = [pyspiel.make_uniform_random_bot(seat, 3 + seat) for seat in range(game.num_players())]
    began = time.perf_counter()
    games = 0
    while time.perf_counter() - began < seconds:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, games)
        games += 1
    return games / (time.perf_counter() - began)


def main() -> None:
    """Measure the game named on the command line for so many seconds."""
    pyspiel = import_module("pyspiel")
    name, seconds = sys.argv[1], float(sys.argv[2])
    game = pyspiel.load_game(name)
    python, length = from_python(game, seconds)
    figures = {"version": version("open_spiel"), "python": python, "decisions_per_game": length}
    figures["loop"] = in_its_own_loop(pyspiel, game, seconds) * length
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
