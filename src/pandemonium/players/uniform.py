"""The bot that plays uniformly at random, and random playouts."""

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.game import Game
from pandemonium.engine.state import State


class UniformPlayer:
    """Every legal action is equally likely."""

    def __init__(self, game: Game, seed: int = 0) -> None:  # noqa: ARG002 - as all bots
        """It has its own generator, so that the game's dice do not depend on the bots."""
        self.chance = Chance(seed)

    def choose(self, state: State) -> Action:
        return state.choices[self.chance.below(len(state.choices))]


def play_out(state: State, chance: Chance, most: int = 1_000_000) -> int:
    """Play at random to the end, or for `most` decisions; returns how many."""
    plies = 0
    while not state.ended and plies < most:
        choices = state.choices
        state.apply_unchecked(choices[chance.below(len(choices))])
        plies += 1
    return plies


def roll_out(state: State, chance: Chance, times: int) -> list[float]:
    """The value of the position for each seat: the mean return of `times` random playouts.

    All randomness comes from `chance`, so the playouts differ.
    """
    worth = [0.0] * state.game.players
    for _ in range(times):
        end = state.clone(chance)
        play_out(end, chance)
        for seat, share in enumerate(end.returns):
            if share:
                worth[seat] = worth[seat] + share  # quicker, compiled, than `+=`
    return [total / times for total in worth]
