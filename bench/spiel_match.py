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
    """One of our positions as OpenSpiel's search wants it. Dice and draws happen by themselves."""

    def __init__(self, state: pm.State, chance: pm.Chance) -> None:
        """`chance` serves every world that the search imagines."""
        self.state = state
        self.chance = chance

    def get_game(self) -> SimpleNamespace:
        """What kind of game it is."""
        return GAME

    def current_player(self) -> int:
        """Who decides."""
        return self.state.player

    def legal_actions(self, _player: int = 0) -> list[int]:
        """The numbers of what may be done."""
        return [action.id for action in self.state.choices]

    def apply_action(self, number: int) -> None:
        """Carry an action out."""
        self.state.apply_unchecked(self.state.game.actions[number])

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.state.over

    def is_chance_node(self) -> bool:
        """Never: see above."""
        return False

    def returns(self) -> list[float]:
        """What the end brought to each seat."""
        return self.state.returns

    def clone(self) -> "Adapter":
        """A copy with dice of its own."""
        return Adapter(self.state.clone(self.chance), self.chance)

    def information_state_string(self, _player: int = 0) -> str:
        """What the seat that decides knows."""
        return repr(self.state.view(self.state.player))

    def resample_from_infostate(self, player: int, _sampler: object) -> "Adapter":
        """Another world that the seat cannot tell from this one."""
        return Adapter(self.state.imagine(player, self.chance), self.chance)


class Rollouts:
    """Judges a position by one random game."""

    def evaluate(self, adapter: Adapter) -> Any:
        """What it brought to each seat."""
        end = adapter.state.clone(adapter.chance)
        play_out(end, adapter.chance)
        return np.array(end.returns)

    def prior(self, adapter: Adapter) -> list[tuple[int, float]]:
        """All choices are alike."""
        legal = adapter.legal_actions()
        return [(number, 1 / len(legal)) for number in legal]


class TheirBot:
    """OpenSpiel's search, kept to a time by the number of its simulations."""

    def __init__(self, seed: int, seconds: float) -> None:
        """It starts with few simulations and learns how many fit."""
        self.seconds = seconds
        self.chance = pm.Chance(seed)
        self.rate = 50 / seconds
        random = np.random.RandomState(seed)
        self.bot = ismcts.ISMCTSBot(
            None, Rollouts(), 1.0, 1, random_state=random, allow_inconsistent_action_sets=True
        )

    def choose(self, state: pm.State) -> pm.Action:
        """The most visited choice."""
        if len(state.choices) == 1:
            return state.choices[0]
        simulations = max(len(state.choices), int(self.rate * self.seconds))
        self.bot._max_simulations = simulations
        began = time.perf_counter()
        number: int = self.bot.step(Adapter(state, self.chance))
        self.rate = simulations / (time.perf_counter() - began)
        return state.game.actions[number]


def play(game: pm.Game, seed: int, ours: int, seconds: float) -> tuple[float, list[float], int]:
    """One game: what it brought us, the time that each seat took, and its decisions."""
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
    """Play so many games of one kind, seats swapped after each, and print what came of it."""
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
