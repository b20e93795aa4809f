"""The rollout policy of bots, and the priors of choices in search."""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.games.mephisto.attack import shortfall
from pandemonium.games.mephisto.components import MONSTER
from pandemonium.games.mephisto.fight import DiscardForWeapon, SpendFavor, Wield
from pandemonium.games.mephisto.gear import MakeRoom, Repair, Weaken
from pandemonium.games.mephisto.lanes import slot_of
from pandemonium.games.mephisto.playing import Pay
from pandemonium.games.mephisto.questions import GearQuestion
from pandemonium.games.mephisto.state import MephistoState
from pandemonium.games.mephisto.turn import Turn

FIGHTING: Final = 60  # percent of the turns in which a winnable fight is fought at once
SHUNNED: Final = 0.05  # the prior of a choice that only wastes something
TOOL: Final = 3  # the attack that is worth as much as an item


# ---------------------------------------------------------------------- the rollout policy


def pick(state: MephistoState, chance: Chance) -> Action:
    """A random choice, with a bias to winnable fights and against waste."""
    top = state.todo[-1]
    choices = state.choices
    if isinstance(top, Turn):
        fight = best_fight(state, choices) if chance.below(100) < FIGHTING else None
        return choices[chance.below(len(choices))] if fight is None else fight
    if isinstance(top, SpendFavor):
        return choices[0]
    if isinstance(top, (Wield, DiscardForWeapon)):
        is_enough = shortfall(state, top.seat) == 0
        last = choices[-1]
        if is_enough and (last is state.actions.done or last is state.actions.decline):
            return last
    elif isinstance(top, Pay):
        return cheapest(state, choices)
    elif isinstance(top, (Weaken, Repair, MakeRoom)):
        return choices[place_of_gear(state, top)]
    return choices[chance.below(len(choices))]


def best_fight(state: MephistoState, choices: list[Action]) -> Action | None:
    """The fight that brings most souls, if there is any."""
    best: Action | None = None
    most = 0
    for action in choices:
        souls = souls_of(state, action)
        if souls > most:
            best, most = action, souls
    return best


def souls_of(state: MephistoState, action: Action) -> int:
    """The soul points of the monsters that an action fights."""
    if not action.ends:
        return 0
    souls = state.box.souls
    if action.kind == "fight":
        return souls[state.dungeon[action.arg]]
    if action.kind != "fight-both":
        return 0
    total = 0
    for cell in state.side(state.player).lanes[action.arg]:
        total += souls[state.dungeon[cell]]
    return total


def cheapest(state: MephistoState, choices: list[Action]) -> Action:
    """The discard that costs least: monsters first, then weak and expensive cards."""
    box = state.box
    best = choices[0]
    least = 99
    for action in choices:
        card = box.first_copy[action.arg]
        loss = 0 if box.kind[card] == MONSTER else 4 + box.attack[card] - 2 * box.cost[card]
        if loss < least:
            best, least = action, loss
    return best


def place_of_gear(state: MephistoState, question: GearQuestion) -> int:
    """The place of the gear to choose: the worst for the seat's own loss, else the best."""
    is_own = slot_of(state, question.seat, question.gear[0]) >= 0
    sign = -1 if is_own and not isinstance(question, Repair) else 1
    best = 0
    highest = -9999
    for place, card in enumerate(question.gear):
        attack = state.box.attack[card] or TOOL
        worth = sign * (attack + state.enchanted[card]) * state.durability[card]
        if worth > highest:
            best, highest = place, worth
    return best


# ---------------------------------------------------------------------- priors


def priors(state: MephistoState, choices: list[Action]) -> list[float] | None:
    """Fights first; more favor than is needed last."""
    top = state.todo[-1]
    if isinstance(top, SpendFavor):
        return [1.0] + [SHUNNED] * (len(choices) - 1)
    if not isinstance(top, Turn):
        return None
    return [1.0 + 0.25 * souls_of(state, action) for action in choices]
