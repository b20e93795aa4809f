"""Planning: what a choice is worth once everything that it begins is finished.

Judging a position in which a payment or a fight is half done says little. So each choice is played
on, in every way its seat could finish it, and the best end counts.
"""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.state import State
from pandemonium.engine.strategy import Strategy

WORLDS: Final = 4  # what is hidden or left to the dice is averaged over so many
TRIES: Final = 400  # positions looked at in one world
LONGEST: Final = 60  # decisions to finish what is half done


class Planner:
    """Judges choices by the plans that they begin."""

    def __init__(self, strategy: Strategy, worlds: int = WORLDS, tries: int = TRIES) -> None:
        """More `worlds` mean less luck, more `tries` longer plans."""
        self.strategy = strategy
        self.worlds = worlds
        self.tries = tries
        self.left = 0  # tries, for the choice at hand

    def judge(self, state: State, chance: Chance) -> list[float]:
        """What each of the choices promises to the seat that decides, from 0 to 1."""
        seat = state.player
        choices = state.choices
        totals = [0.0] * len(choices)
        for _ in range(self.worlds):
            world = state.imagine(seat, chance)
            for index, action in enumerate(choices):
                self.left = self.tries // len(choices)
                totals[index] = totals[index] + self.after(world, action, seat, chance)
        return [total / self.worlds for total in totals]

    def after(self, world: State, action: Action, seat: int, chance: Chance) -> float:
        """What the seat gets at best if it does this and finishes what is begun."""
        self.left -= 1
        end = world.clone(chance)
        end.apply_unchecked(action)
        if end.ended or end.player != seat or self.left <= 0 or self.strategy.is_quiescent(end):
            return self.rest(end, chance)[seat]
        best = -1.0
        for choice in end.choices:
            worth = self.after(end, choice, seat, chance)
            if worth > best:
                best = worth
            if self.left <= 0:
                break
        return best

    def rest(self, world: State, chance: Chance) -> list[float]:
        """What the world is worth to each seat when quickly brought to rest."""
        for _ in range(LONGEST):
            if world.ended or self.strategy.is_quiescent(world):
                break
            world.apply_unchecked(self.strategy.pick(world, chance))
        return self.strategy.values(world)
