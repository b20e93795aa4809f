"""Why a bot prefers a choice: the features of its seat that the choice changes most."""

from dataclasses import dataclass

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.state import State
from pandemonium.engine.strategy import Strategy
from pandemonium.players.planning import LONGEST

DETERMINIZATIONS = 8  # over which hidden cards and dice are averaged
MIN_CHANGE = 0.02  # change that is worth mentioning
WINS, LOSES = "wins", "loses"  # reasons that need no others
DECIDES = 100.0  # more than any feature moves


@dataclass(frozen=True)
class Reason:
    """One feature that a choice changes: for the better if `change` is positive."""

    feature: str
    change: float  # in log-odds, as `strategy.worth`
    moved: float = 0.0  # of the feature itself


def find_reasons(
    strategy: Strategy, state: State, action: Action, chance: Chance
) -> tuple[Reason, ...]:
    """The arguments for or against a choice, the strongest first."""
    seat = state.player
    ends = [0.0] * DETERMINIZATIONS  # what the seat gets where the choice ends the game
    ended = 0
    moved = [0.0] * len(strategy.FEATURES)
    for number in range(DETERMINIZATIONS):
        sample = state.imagine(seat, chance)
        before = strategy.features(sample, seat)
        sample.apply_unchecked(action)
        finish(sample, strategy, seat, chance)
        if sample.ended:
            ends[number] = sample.returns[seat]
            ended += 1
            continue
        after = strategy.features(sample, seat)
        for index, feature in enumerate(after):
            moved[index] += (feature - before[index]) / DETERMINIZATIONS
    if ended == DETERMINIZATIONS and min(ends) == max(ends) and ends[0] in (0.0, 1.0):
        return (Reason(WINS, DECIDES),) if ends[0] else (Reason(LOSES, -DECIDES),)
    if strategy.estimate is None:
        return ()
    reasons = [
        Reason(name, weight * change, change)
        for name, weight, change in zip(
            strategy.FEATURES, strategy.estimate.weights, moved, strict=True
        )
        if weight * change
    ]
    return tuple(sorted(reasons, key=lambda reason: -abs(reason.change)))


def compare(reasons: tuple[Reason, ...], others: list[tuple[Reason, ...]]) -> list[Reason]:
    """The arguments for or against a choice that do not hold for the other choices as well."""
    if not others or any(reason.feature in (WINS, LOSES) for reason in reasons):
        return list(reasons)
    differences = {reason.feature: reason for reason in reasons}
    for other in others:
        for reason in other:
            if reason.feature in (WINS, LOSES):
                continue
            before = differences.get(reason.feature, Reason(reason.feature, 0.0))
            differences[reason.feature] = Reason(
                reason.feature,
                before.change - reason.change / len(others),
                before.moved - reason.moved / len(others),
            )
    return list(differences.values())


def finish(sample: State, strategy: Strategy, seat: int, chance: Chance) -> None:
    """Complete what the choice began, as far as its seat decides."""
    for _ in range(LONGEST):
        if sample.ended or sample.player != seat or strategy.is_quiescent(sample):
            return
        sample.apply_unchecked(strategy.pick(sample, chance))
