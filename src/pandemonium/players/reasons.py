"""Why a bot likes a choice: the features of its seat that the choice moves most."""

from dataclasses import dataclass

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.state import State
from pandemonium.engine.strategy import Strategy
from pandemonium.players.planning import LONGEST

WORLDS = 8  # what is hidden or left to the dice is averaged over so many
LEAST = 0.02  # what moves less is not worth a word
WINS, LOSES = "wins", "loses"  # reasons that need no others
DECIDES = 100.0  # more than any feature moves


@dataclass(frozen=True)
class Reason:
    """One feature that a choice moves: for the better if `change` is positive."""

    feature: str
    change: float  # in the units of `strategy.worth`
    moved: float = 0.0  # by how much there is more of it, or less


def find_reasons(
    strategy: Strategy, state: State, action: Action, chance: Chance
) -> tuple[Reason, ...]:
    """What speaks for the choice or against it, the weightiest first."""
    seat = state.player
    ends = [0.0] * WORLDS  # what the seat gets where the choice ends the game
    ended = 0
    moved = [0.0] * len(strategy.FEATURES)
    for number in range(WORLDS):
        world = state.imagine(seat, chance)
        before = strategy.features(world, seat)
        world.apply_unchecked(action)
        finish(world, strategy, seat, chance)
        if world.ended:
            ends[number] = world.returns[seat]
            ended += 1
            continue
        after = strategy.features(world, seat)
        for index, one in enumerate(after):
            moved[index] += (one - before[index]) / WORLDS
    if ended == WORLDS and min(ends) == max(ends) and ends[0] in (0.0, 1.0):
        return (Reason(WINS, DECIDES),) if ends[0] else (Reason(LOSES, -DECIDES),)
    if strategy.estimate is None:
        return ()
    found = [
        Reason(name, weight * change, change)
        for name, weight, change in zip(
            strategy.FEATURES, strategy.estimate.weights, moved, strict=True
        )
        if weight * change
    ]
    return tuple(sorted(found, key=lambda reason: -abs(reason.change)))


def compare(reasons: tuple[Reason, ...], others: list[tuple[Reason, ...]]) -> list[Reason]:
    """What speaks for a choice, or against it, that does not speak for the other ones as well."""
    if not others or any(reason.feature in (WINS, LOSES) for reason in reasons):
        return list(reasons)
    found = {reason.feature: reason for reason in reasons}
    for other in others:
        for one in other:
            if one.feature in (WINS, LOSES):
                continue
            had = found.get(one.feature, Reason(one.feature, 0.0))
            found[one.feature] = Reason(
                one.feature,
                had.change - one.change / len(others),
                had.moved - one.moved / len(others),
            )
    return list(found.values())


def finish(world: State, strategy: Strategy, seat: int, chance: Chance) -> None:
    """Bring to its end what the choice began, as far as its seat decides."""
    for _ in range(LONGEST):
        if world.ended or world.player != seat or strategy.is_quiescent(world):
            return
        world.apply_unchecked(strategy.pick(world, chance))
