"""Planning: evaluating a choice by the best way to complete what it begins.

The evaluation of a position in which a payment or a fight is half done means little. So each choice
is continued in every way its seat could complete it, and the best quiescent position counts.
"""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.state import State
from pandemonium.engine.strategy import Strategy

DETERMINIZATIONS: Final = 4  # over which hidden cards and dice are averaged
TRIES: Final = 400  # positions evaluated in one determinization
LONGEST: Final = 60  # decisions until a quiescent position


class Planner:
    """Evaluates choices by the plans that they begin."""

    def __init__(
        self, strategy: Strategy, determinizations: int = DETERMINIZATIONS, tries: int = TRIES
    ) -> None:
        """More `determinizations` reduce luck, more `tries` allow longer plans."""
        self.strategy = strategy
        self.determinizations = determinizations
        self.tries = tries
        self.tries_left = 0  # for the current choice

    def evaluate(self, state: State, chance: Chance) -> list[float]:
        """The expected return of each choice for the seat that decides."""
        seat = state.player
        choices = state.choices
        totals = [0.0] * len(choices)
        for _ in range(self.determinizations):
            sample = state.imagine(seat, chance)
            for index, action in enumerate(choices):
                self.tries_left = self.tries // len(choices)
                totals[index] = totals[index] + self.best_value(sample, action, seat, chance)
        return [total / self.determinizations for total in totals]

    def best_value(self, state: State, action: Action, seat: int, chance: Chance) -> float:
        """The best value that the seat can reach by this action and those that complete it."""
        self.tries_left -= 1
        end = state.clone(chance)
        end.apply_unchecked(action)
        if (
            end.ended
            or end.player != seat
            or self.tries_left <= 0
            or self.strategy.is_quiescent(end)
        ):
            return self.value_at_rest(end, chance)[seat]
        best = -1.0
        for choice in end.choices:
            value = self.best_value(end, choice, seat, chance)
            if value > best:
                best = value
            if self.tries_left <= 0:
                break
        return best

    def value_at_rest(self, state: State, chance: Chance) -> list[float]:
        """The values after a rollout to the next quiescent position."""
        for _ in range(LONGEST):
            if state.ended or self.strategy.is_quiescent(state):
                break
            state.apply_unchecked(self.strategy.pick(state, chance))
        return self.strategy.values(state)
