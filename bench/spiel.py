"""OpenSpiel, measured in its own environment: a C++ game driven from Python and in its own loop."""

import json
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any

GAMES = 20  # between two looks at the clock
ITERATIONS = 1000  # of search in one call
ROLLOUTS = 1000  # in one call: what the call itself costs is not to count


def play_from_python(game: Any, rng: random.Random) -> int:
    """A random game in an interpreted loop; counts the decisions of players, not of chance.

    Chance is taken from the legal actions too: all outcomes are equally likely in the games that
    are measured here, and asking for their probabilities takes twice as long.
    """
    state = game.new_initial_state()
    made = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            made += 1
        legal = state.legal_actions()
        state.apply_action(legal[int(rng.random() * len(legal))])
    return made


def from_python(game: Any, seconds: float) -> tuple[float, float]:
    """Decisions per second, and decisions per game."""
    rng = random.Random(1)
    began = time.process_time()
    made = games = 0
    while time.process_time() - began < seconds:
        for _ in range(GAMES):
            made += play_from_python(game, rng)
        games += GAMES
    return made / (time.process_time() - began), made / games


def between_bots(pyspiel: Any, game: Any, seconds: float) -> float:
    """Games per second between its uniform random bots in C++."""
    bots = [pyspiel.make_uniform_random_bot(seat, 3 + seat) for seat in range(game.num_players())]
    began = time.process_time()
    games = 0
    while time.process_time() - began < seconds:
        for _ in range(GAMES):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, games)
            games += 1
    return games / (time.process_time() - began)


def rolled_out(pyspiel: Any, game: Any, seconds: float) -> float:
    """Random rollouts a second from the first decision on: its quickest loop in C++.

    The evaluator of its search can be called from a search only: one that looks at the position
    itself and no further.
    """
    rollouts = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=3)
    uct, simulations, megabytes, solve, seed, verbose = 1.0, 1, 100, False, 7, False
    search = pyspiel.MCTSBot(game, rollouts, uct, simulations, megabytes, solve, seed, verbose)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    began = time.process_time()
    made = 0
    while time.process_time() - began < seconds:
        search.step(state)
        made += ROLLOUTS
    return made / (time.process_time() - began)


def searched(pyspiel: Any, game: Any, seconds: float) -> float:
    """Iterations per second of its information-set search in C++, at the first decision."""
    rollouts = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=3)
    seed, uct = 7, 1.0
    bot = pyspiel.ISMCTSBot(seed, rollouts, uct, ITERATIONS)
    return steps(lambda state: bot.step(state), game, seconds)


def searched_in_python(game: Any, seconds: float) -> float:
    """Iterations per second of its search in Python."""
    ismcts = import_module("open_spiel.python.algorithms.ismcts")
    rollouts = import_module("open_spiel.python.algorithms.mcts").RandomRolloutEvaluator(1)
    bot = ismcts.ISMCTSBot(game, rollouts, 1.0, ITERATIONS)
    return steps(lambda state: bot.step(state), game, seconds)


def steps(step: Callable[[Any], object], game: Any, seconds: float) -> float:
    """Iterations per second of a search that runs ITERATIONS per step."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    began = time.process_time()
    made = 0
    while time.process_time() - began < seconds:
        step(state)
        made += ITERATIONS
    return made / (time.process_time() - began)


def main() -> None:
    """Measure the game named on the command line, optionally with OpenSpiel's own loops."""
    pyspiel = import_module("pyspiel")
    name, seconds, *more = sys.argv[1], float(sys.argv[2]), *sys.argv[3:]
    game = pyspiel.load_game(name)
    python, length = from_python(game, seconds)
    figures = {"version": version("open_spiel"), "python": python, "decisions_per_game": length}
    if "loops" in more:
        figures["loop"] = between_bots(pyspiel, game, seconds) * length
        figures["rollouts"] = rolled_out(pyspiel, game, seconds)
        figures["search"] = searched(pyspiel, game, seconds)
        figures["search_in_python"] = searched_in_python(game, seconds)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
