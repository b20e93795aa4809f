"""Why a bot likes a choice: the features of its seat that the choice moves most."""

from dataclasses import dataclass

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.state import State
from pandemonium.engine.strategy import Strategy
from pandemonium.players.planning import LONGEST

WORLDS = 8  # what is hidden or left to the dice is averaged over so many
SHOWN = 2
LEAST = 0.01  # what moves less is not worth a word


@dataclass(frozen=True)
class Reason:
    """One feature that a choice moves: for the better if `change` is positive."""

    feature: str
    change: float  # in the units of `strategy.worth`


def find_reasons(
    strategy: Strategy, state: State, action: Action, chance: Chance
) -> tuple[Reason, ...]:
    """What speaks most for the choice or against it, the weightiest first."""
    seat = state.player
    changes = [0.0] * len(strategy.FEATURES)
    if strategy.estimate is None:
        return ()
    for _ in range(WORLDS):
        world = state.imagine(seat, chance)
        before = strategy.features(world, seat)
        world.carry_out(action)
        finish(world, strategy, seat, chance)
        after = strategy.features(world, seat)
        for index, weight in enumerate(strategy.estimate.weights):
            changes[index] += weight * (after[index] - before[index]) / WORLDS
    found = [Reason(*one) for one in zip(strategy.FEATURES, changes, strict=True)]
    found.sort(key=lambda reason: -abs(reason.change))
    return tuple(reason for reason in found[:SHOWN] if abs(reason.change) >= LEAST)


def finish(world: State, strategy: Strategy, seat: int, chance: Chance) -> None:
    """Bring to its end what the choice began, as far as its seat decides."""
    for _ in range(LONGEST):
        if world.ended or world.player != seat or strategy.at_rest(world):
            return
        world.carry_out(strategy.pick(world, chance))
