"""Archdemon against OpenSpiel's search over information sets in Python, on one of our games.

Run by `opponents.py` in an environment that has both. OpenSpiel's bot sees the game through a thin
adapter; its rollouts are played by our own loop, which is the quickest way there is. Both have the
same time for each decision.
"""

import json
import sys
import time
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import pandemonium as pm
from pandemonium.engine.strategy import NO_CUTOFF
from pandemonium.players import ask
from pandemonium.players.thinker import SearchPlayer
from pandemonium.players.uniform import play_out

pyspiel = import_module("pyspiel")
ismcts = import_module("open_spiel.python.algorithms.ismcts")
np = import_module("numpy")

KIND = SimpleNamespace(
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
)
GAME = SimpleNamespace(get_type=lambda: KIND)


class Adapter:
    """Adapts one of our states to OpenSpiel's search. Chance events are resolved automatically."""

    def __init__(self, state: pm.State, chance: pm.Chance) -> None:
        """`chance` is shared by all determinizations of the search."""
        self.state = state
        self.chance = chance

    def get_game(self) -> SimpleNamespace:
        return GAME

    def current_player(self) -> int:
        """The seat that decides."""
        return self.state.player

    def legal_actions(self, _player: int = 0) -> list[int]:
        """The numbers of the legal actions."""
        return [action.id for action in self.state.choices]

    def apply_action(self, number: int) -> None:
        """Apply an action."""
        self.state.apply_unchecked(self.state.game.actions[number])

    def is_terminal(self) -> bool:
        return self.state.over

    def is_chance_node(self) -> bool:
        """Never: chance is resolved automatically."""
        return False

    def returns(self) -> list[float]:
        return self.state.returns

    def clone(self) -> "Adapter":
        """A copy with other dice."""
        return Adapter(self.state.clone(self.chance), self.chance)

    def information_state_string(self, _player: int = 0) -> str:
        """The information set of the seat that decides."""
        return repr(self.state.view(self.state.player))

    def resample_from_infostate(self, player: int, _sampler: object) -> "Adapter":
        """Another determinization of the same information set."""
        return Adapter(self.state.imagine(player, self.chance), self.chance)


class Rollouts:
    """Evaluates a position by one random game."""

    def evaluate(self, adapter: Adapter) -> Any:
        """The returns of the random game."""
        end = adapter.state.clone(adapter.chance)
        play_out(end, adapter.chance)
        return np.array(end.returns)

    def prior(self, adapter: Adapter) -> list[tuple[int, float]]:
        """A uniform prior."""
        legal = adapter.legal_actions()
        return [(number, 1 / len(legal)) for number in legal]


class TheirBot:
    """OpenSpiel's search with a time limit, set by its number of simulations."""

    def __init__(self, seed: int, seconds: float) -> None:
        """Starts with few simulations and adapts their number to the time limit."""
        self.seconds = seconds
        self.chance = pm.Chance(seed)
        self.rate = 50 / seconds
        random = np.random.RandomState(seed)
        self.bot = ismcts.ISMCTSBot(
            None, Rollouts(), 1.0, 1, random_state=random, allow_inconsistent_action_sets=True
        )

    def choose(self, state: pm.State) -> pm.Action:
        """The most visited action."""
        if len(state.choices) == 1:
            return state.choices[0]
        simulations = max(len(state.choices), int(self.rate * self.seconds))
        self.bot._max_simulations = simulations
        began = time.perf_counter()
        number: int = self.bot.step(Adapter(state, self.chance))
        self.rate = simulations / (time.perf_counter() - began)
        return state.game.actions[number]


def play(game: pm.Game, seed: int, ours: int, seconds: float) -> tuple[float, list[float], int]:
    """Play one game; returns our result, the time of each seat and the number of decisions."""
    bots: list[Any] = [None, None]
    bots[ours] = SearchPlayer(game, seed, NO_CUTOFF, seconds)
    bots[1 - ours] = TheirBot(seed % 2**32, seconds)
    spent = [0.0, 0.0]
    state = game.start(seed)
    while not state.over:
        seat = state.player
        began = time.perf_counter()
        action = ask(bots[seat], state, seed)
        spent[seat] += time.perf_counter() - began
        state.apply_unchecked(action)
    return state.returns[ours], [spent[ours], spent[1 - ours]], state.ply


def main() -> None:
    """Play games with alternating seats and print the totals."""
    name, games, seconds, seed = sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4])
    game = pm.game(name, 2)
    won, ours, theirs, plies = 0.0, 0.0, 0.0, 0
    for number in range(games):
        brought, spent, length = play(game, seed + number // 2, number % 2, seconds)
        won += brought
        ours += spent[0]
        theirs += spent[1]
        plies += length
        print(json.dumps({"games": number + 1, "won": won, "ours": ours, "theirs": theirs,
                          "plies": plies}), flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
