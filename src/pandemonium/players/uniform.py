"""The player who decides by lot."""

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.game import Game
from pandemonium.engine.state import State


class UniformPlayer:
    """Every legal action is equally likely."""

    def __init__(self, game: Game, seed: int = 0) -> None:  # noqa: ARG002 - the lot needs none
        """Use a generator of its own, so that the game's dice do not depend on who plays."""
        self.chance = Chance(seed)

    def choose(self, state: State) -> Action:
        """Any legal action."""
        return state.choices[self.chance.below(len(state.choices))]


def play_out(state: State, chance: Chance, most: int = 1_000_000) -> int:
    """Play at random to the end, or for `most` decisions; returns how many were made."""
    made = 0
    while not state.ended and made < most:
        choices = state.choices
        state.apply_unchecked(choices[chance.below(len(choices))])
        made += 1
    return made


def roll_out(state: State, chance: Chance, times: int) -> list[float]:
    """What the position is worth to each seat: the average of `times` games played at random.

    Everything in these games comes from `chance`, so that no two need be the same.
    """
    worth = [0.0] * state.game.players
    for _ in range(times):
        end = state.clone(chance)
        play_out(end, chance)
        for seat, share in enumerate(end.returns):
            if share:
                worth[seat] = worth[seat] + share  # quicker, compiled, than `+=`
    return [total / times for total in worth]
