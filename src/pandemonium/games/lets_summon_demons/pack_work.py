"""Finds cards of a pack that exceed the work limit (LSD 3.13), before anybody plays with them.

One player has the cards of the pack in play, several copies of each, and rolls each total.
Questions are answered at random from a fixed seed. What this trial misses is refused in the game.
"""

from typing import Final

from pandemonium.engine.chance import Chance
from pandemonium.engine.errors import WorkLimitExceeded
from pandemonium.engine.game import Game
from pandemonium.engine.state import State
from pandemonium.engine.task import NO_CARD
from pandemonium.games.lets_summon_demons.components import (
    BLOCK_CARD,
    BLOCK_PLACES,
    CANDLE,
    DEMON,
    TOTALS,
    Box,
    Design,
)
from pandemonium.games.lets_summon_demons.roll import ActivateEach, ActivateOne, Chain

MAX_ALIKE: Final = 6  # copies of a card that a player has
MAX_IN_ROW: Final = 60
MAX_ANSWERS: Final = 20  # after each roll
SEED: Final = 13


def heavy_card(game: Game, box: Box) -> Design | None:
    """The card that makes an action take too many steps, if there is one."""
    pack = {entry.id for entry in game.pack}
    cards = [
        design for design in box.designs if design.id in pack and design.copies and design.steps
    ]
    cards.sort(key=lambda design: -_activations(design))
    for total in TOTALS:
        if any(total in design.on for design in cards):
            slow_card = _try_roll(game, box, cards, total)
            if slow_card is not None:
                return slow_card
    return None


def _activations(design: Design) -> int:
    """How many of its steps activate other cards."""
    return sum(isinstance(step, ActivateEach | ActivateOne) for step in design.steps)


def _try_roll(game: Game, box: Box, cards: list[Design], total: int) -> Design | None:
    """Roll this total and answer what is asked then; the card that takes too many steps."""
    first = max(1, total - 6)
    state = game.scenario({"seats": [_seat(box, cards)]}, [first, total - first], SEED)
    chance = Chance(SEED)
    action = game.action("roll")
    try:
        for _ in range(MAX_ANSWERS):
            state.apply_unchecked(action)
            if state.ended or state.question is None or state.question.key.startswith("turn"):
                return None
            action = state.choices[chance.below(len(state.choices))]
    except WorkLimitExceeded:
        return box.design(_slow_card(state))
    return None


def _seat(box: Box, cards: list[Design]) -> dict[str, object]:
    """A seat with as much of the pack in play as fits."""
    row = [
        design.id
        for design in cards
        if design.traits & BLOCK_CARD
        for _ in range(min(design.copies, MAX_ALIKE))
    ]
    room = min(MAX_IN_ROW, len(box.block_cards) - BLOCK_PLACES)
    demons = [design.id for design in cards if design.traits & DEMON]
    candles = [design.id for design in cards if design.traits & CANDLE]
    seat: dict[str, object] = {"souls": 0, "cards": row[:room]}
    most = min(box.demons_to_win - 1, len(box.demons) - box.players * box.hand)
    seat["demons"] = demons[: max(0, most)]
    if candles:
        seat["candles"] = candles[: box.candles_each]
    return seat


def _slow_card(state: State) -> int:
    """The card that started the longest chain of steps."""
    for task in state.todo:
        if isinstance(task, Chain):
            return task.card
    return next(task.card for task in reversed(state.todo) if task.card != NO_CARD)
