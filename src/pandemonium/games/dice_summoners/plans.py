"""Plans: whole payments with everything chosen for them, and whole splits of damage.

They are found by trying answers on a copy, so they contain exactly what the game will ask.
"""

from itertools import combinations
from typing import TYPE_CHECKING, Final

from pandemonium.engine.action import Action
from pandemonium.engine.event import Event
from pandemonium.engine.plan import Plan
from pandemonium.engine.task import Args
from pandemonium.games.dice_summoners import events
from pandemonium.games.dice_summoners.actions import uses_slot
from pandemonium.games.dice_summoners.components import NO_SLOT, SLOTS
from pandemonium.games.dice_summoners.dice import SHOWN, counts_by_face, signs_of
from pandemonium.games.dice_summoners.questions import Question
from pandemonium.games.dice_summoners.state import DiceSummonersState

if TYPE_CHECKING:
    from pandemonium.games.dice_summoners.defence import LoseTokens

MAX_PLANS: Final = 60
MAX_SPLITS: Final = 12
MAX_TRIED: Final = 3000  # sets of slots to empty, of which there can be very many
PARTS: Final = ("a", "b", "c")  # the slots of a split that its label names


def trial(state: DiceSummonersState) -> DiceSummonersState:
    """A copy to try actions on."""
    copy = state.clone()
    assert isinstance(copy, DiceSummonersState)
    return copy


# ---------------------------------------------------------------------- payments


def use_plans(state: DiceSummonersState) -> list[Plan]:
    """Every action with its cheapest payment; what ends the game comes first."""
    offered: list[Plan] = []
    for action in state.choices:
        if uses_slot(action) and len(offered) < MAX_PLANS:
            copy = trial(state)
            copy.apply_unchecked(action)
            offered += [plan_of(state, [action, *rest]) for rest in completions(copy)]
    offered.sort(key=lambda plan: plan.args["lethal"] != "yes")
    return offered or [Plan("end", [state.actions.end])]


def completion_plans(state: DiceSummonersState) -> list[Plan]:
    """The ways to complete the action being prepared."""
    return [plan_of(state, actions) for actions in completions(state)][:MAX_PLANS]


def completions(state: DiceSummonersState) -> list[list[Action]]:
    """The answers that complete the action being prepared, for each card that it could take."""
    question = None if state.ended else state.decision
    answers = question.planned_answers(state) if isinstance(question, Question) else []
    if not answers:
        return [[]]
    sequences: list[list[Action]] = []
    for answer in answers:
        copy = trial(state)
        copy.apply_unchecked(answer)
        sequences += [[answer, *rest] for rest in completions(copy)]
    return sequences


def plan_of(state: DiceSummonersState, actions: list[Action]) -> Plan:
    """A whole action, or the rest of the one being prepared; the label states the result."""
    copy = trial(state)
    copy.recording = True
    key = "go-on"
    args: Args = {}
    slot = state.use.slot
    if slot == NO_SLOT:
        args = state.details(actions[0])
        key = str(args["label"])
        slot = state.slot_named(state.seats[state.turn], actions[0])
    for action in actions:
        copy.apply_unchecked(action)
    args.update(_chosen(copy.events, state.slot(state.turn, slot).gives > 0))
    args["boost"] = "yes" if state.actions.boost in actions else "no"
    args["lethal"] = "yes" if copy.ended else "no"
    return Plan(key, actions, args)


def _chosen(happened: list[Event], gives: bool) -> Args:
    """Dice, card taken, creature given up and card replaced; empty where there is none."""
    dice = take = ""
    counts = [0] * SHOWN
    left: list[str] = []
    for event in happened:
        if isinstance(event, events.DicePaid):
            dice, counts = signs_of(event.values), event.values
        elif isinstance(event, (events.CardTaken, events.AuraLearned, events.CurseCast)):
            take = event.card
        elif isinstance(event, events.CardDiscarded) and event.at.startswith("card:"):
            left.append(event.card)
    give = left.pop(0) if gives and left else ""
    replace = left.pop(0) if left else ""
    return {
        "dice": dice,
        **counts_by_face(counts),
        "take_card": take,
        "give_card": give,
        "replace_card": replace,
        "pays": "yes" if dice else "no",
        "takes": "yes" if take else "no",
        "gives": "yes" if give else "no",
        "replaces": "yes" if replace else "no",
    }


# ---------------------------------------------------------------------- splits of damage


def split_plans(state: DiceSummonersState, question: "LoseTokens") -> list[Plan]:
    """Whole splits: fewest slots emptied, then fewest touched, then the lowest emptied first."""
    offered: list[Plan] = []
    tokens = state.seats[question.seat].tokens
    for split in splits(tokens, question.slot, question.left, state.box.online):
        actions = question.answers_for(state, split)
        if actions and all(plan.actions != actions for plan in offered):
            offered.append(_split_plan(state, question, split, actions))
        if len(offered) == MAX_SPLITS:
            break
    return offered


def splits(tokens: list[int], first: int, damage: int, online: bool) -> list[dict[int, int]]:
    """Sensible ways to take damage: which slots lose how many tokens, the best first."""
    held = [slot for slot in range(first, len(tokens)) if tokens[slot]]
    ranked: list[tuple[tuple[int, int, int, int], dict[int, int]]] = []
    tried = 0
    for size in range(len(held) + 1):
        for emptied in combinations(held, size):
            tried += 1
            rest = damage - sum(tokens[slot] for slot in emptied)
            if rest < 0:
                continue
            others = [slot for slot in held if slot not in emptied]
            for health, spread in _spreads(tokens, others, rest, online):
                split = {**{slot: tokens[slot] for slot in emptied}, **spread}
                lowest = sum(tokens[slot] for slot in emptied)
                ranked.append(((health, size, len(split), lowest), split))
        if len(ranked) >= MAX_SPLITS or tried > MAX_TRIED:
            break
    ranked.sort(key=lambda entry: entry[0])
    return [split for _, split in ranked]


def _spreads(
    tokens: list[int], others: list[int], rest: int, online: bool
) -> list[tuple[int, dict[int, int]]]:
    """Ways to take the rest without emptying another slot, each with the health it costs."""
    if rest == 0:
        return [(0, {})]
    if online:  # one slot at most is left half empty (DS 12.2)
        partly = [(0, {slot: rest}) for slot in others if tokens[slot] > rest]
        return [*partly, (rest, {})]
    spread: dict[int, int] = {}
    left = rest
    for slot in sorted(others, key=lambda held: -tokens[held]):
        part = min(left, tokens[slot] - 1)
        if part:
            spread[slot] = part
            left -= part
    if left == 0:
        return [(0, spread)]
    return [(rest, {})] if not others else []


def _split_plan(
    state: DiceSummonersState, question: "LoseTokens", split: dict[int, int], actions: list[Action]
) -> Plan:
    """A split with its label, which names the slots if they are few."""
    owner = state.seats[question.seat]
    lost = sum(split.values())
    args: Args = {
        "n": lost,
        "slots": len(split),
        "health": question.left - lost,
        "bare": sum(1 for slot, n in split.items() if n == owner.tokens[slot]),
    }
    if not split:
        return Plan("split-none", actions, args)
    if len(split) > len(PARTS):
        return Plan("split-many", actions, args)
    for part, slot in zip(PARTS, sorted(split), strict=False):
        args[f"{part}_n"] = split[slot]
        args[f"{part}_card"] = state.slot(question.seat, slot).spell or state.box.name(
            owner.cards[slot // SLOTS]
        )
        args[f"{part}_copy"] = owner.numbers[slot // SLOTS] + 1
    return Plan(f"split-{len(split)}", actions, args)
