"""Plans: whole payments with everything chosen for them, and whole splits of damage.

They are found by trying in a copy, so they ask exactly what the game will ask.
"""

from itertools import combinations
from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.event import Event
from pandemonium.engine.plan import Plan
from pandemonium.engine.task import NO_CARD, Args
from pandemonium.games.dice_summoners import combat, events
from pandemonium.games.dice_summoners.actions import USES
from pandemonium.games.dice_summoners.combat import Act
from pandemonium.games.dice_summoners.components import NO_SLOT, NOT_CHOSEN, PLACES, SLOTS
from pandemonium.games.dice_summoners.defence import LoseTokens
from pandemonium.games.dice_summoners.dice import PAYABLE, PAYMENTS, SHOWN, purse, signs_of
from pandemonium.games.dice_summoners.payment import (
    Boost,
    Choice,
    ChooseCard,
    GiveUp,
    Pay,
    ReplaceCard,
)
from pandemonium.games.dice_summoners.seat import Seat
from pandemonium.games.dice_summoners.state import DiceSummonersState

MOST_PLANS: Final = 60
MOST_SPLITS: Final = 12
MOST_TRIED: Final = 3000  # sets of slots to empty, of which there can be very many
PARTS: Final = ("a", "b", "c")  # the slots of a split that its label names


def plans(state: DiceSummonersState) -> list[Plan]:
    """What the player may want to do in one step, the most sensible first."""
    if state.ended:
        return []
    top = state.decision
    if isinstance(top, LoseTokens):
        return split_plans(state, top)
    if isinstance(top, Choice):
        return [plan_of(state, actions) for actions in completions(state)][:MOST_PLANS]
    if not isinstance(top, Act):
        return [Plan("roll", state.choices[:1])] if len(state.choices) == 1 else []
    return use_plans(state)


def use_plans(state: DiceSummonersState) -> list[Plan]:
    """Every action with its cheapest payment; what ends the game comes first."""
    found: list[tuple[bool, Plan]] = []
    for action in state.choices:
        if action.kind in USES and len(found) < MOST_PLANS:
            copy = copied(state)
            copy.apply_unchecked(action)
            for rest in completions(copy):
                plan = plan_of(state, [action, *rest])
                found.append((plan.args["lethal"] != "yes", plan))
    found.sort(key=lambda one: one[0])
    sorted_plans = [plan for _, plan in found]
    return sorted_plans or [Plan("end", [state.actions.end])]


def copied(state: DiceSummonersState) -> DiceSummonersState:
    """A copy to try things in."""
    copy = state.clone()
    assert isinstance(copy, DiceSummonersState)
    return copy


# ---------------------------------------------------------------------- payments


def completions(state: DiceSummonersState) -> list[list[Action]]:
    """The answers that complete the action being prepared, for each card that it could take."""
    if state.ended or not isinstance(state.decision, Choice):
        return [[]]
    found: list[list[Action]] = []
    for answer in sensible_answers(state, state.decision):
        copy = copied(state)
        copy.apply_unchecked(answer)
        found += [[answer, *rest] for rest in completions(copy)]
    return found


def sensible_answers(state: DiceSummonersState, choice: Choice) -> list[Action]:
    """All cards that can be taken, both uses of an aura, else the one that costs least."""
    answers = choice.answers(state)
    if isinstance(choice, (ChooseCard, Boost)):
        return answers
    own = state.seats[choice.seat]
    if isinstance(choice, Pay):
        return [min(answers, key=lambda action: payment_loss(state, action.arg))]
    loss = _given_loss if isinstance(choice, GiveUp) else _replaced_loss
    assert isinstance(choice, (GiveUp, ReplaceCard))
    named = state.actions.named
    return [min(answers, key=lambda action: loss(state, own, state.find(own, named[action.id])))]


def payment_loss(state: DiceSummonersState, number: int) -> tuple[int, int, int]:
    """Wildcards first, then the options that are lost, then the order of the offer."""
    payment = PAYMENTS[number]
    place = state.slot(state.turn, state.use.slot).cost.payments.index(payment)
    return payment.wilds, -actions_left(state, number), place


def _given_loss(state: DiceSummonersState, own: Seat, place: int) -> tuple[int, int, int]:
    """A basic creature before an advanced one, then dice, then tokens and unused slots."""
    design = state.box.designs[own.cards[place]]
    tier = ("basic", "advanced", "mythic").index(design.kind)
    tokens = own.tokens[SLOTS * place] + own.tokens[SLOTS * place + 1]
    unused = 2 - (own.used >> SLOTS * place & 3).bit_count()
    return tier, design.blue + 2 * design.red, 2 * tokens + unused


def _replaced_loss(state: DiceSummonersState, own: Seat, place: int) -> tuple[int, int, int]:
    """A ritual that was cast, then a set without tokens, and start sets and rituals at last."""
    card = own.cards[place]
    design = state.box.designs[card]
    tokens = own.tokens[SLOTS * place] + own.tokens[SLOTS * place + 1]
    if design.is_creature:
        return _given_loss(state, own, place)
    if design.is_ritual:
        return (2 if state.supply[state.box.takes[card][0][0]] else 0), tokens, place
    return (3 if design.kind == "start_set" else 1), tokens, place


def actions_left(state: DiceSummonersState, number: int = NOT_CHOSEN) -> int:
    """How many other slots could be paid after the action being prepared, each for itself."""
    tray = state.tray[:]
    if number == NOT_CHOSEN:
        number = state.use.pay
        if number == NOT_CHOSEN and state.use.slot != NO_SLOT:
            ways = state.slot(state.turn, state.use.slot).cost.ways(tray)
            number = ways[0].number if ways else NOT_CHOSEN
    if number != NOT_CHOSEN:
        tray = [tray[face] - PAYMENTS[number].counts[face] for face in range(SHOWN)]
    payable = PAYABLE[purse(tray)]
    own = state.seats[state.turn]
    left = 0
    for place in range(PLACES):
        if own.cards[place] == NO_CARD or place in (state.use.give, state.use.replace):
            continue
        for slot in state.box.designs[own.cards[place]].slots:
            index = SLOTS * place + slot.side
            if index == state.use.slot or own.used >> index & 1:
                continue
            if slot.cost.bit & payable and combat.rule_against(state, own, index, slot) is None:
                left += 1
    return left


def plan_of(state: DiceSummonersState, actions: list[Action]) -> Plan:
    """A whole action with its label: what was chosen is read from what then happens."""
    copy = copied(state)
    copy.recording = True
    used = actions[0] if actions and actions[0].kind in USES else None
    args = copy.details(used) if used else {}
    gives = used is None and state.slot(state.turn, state.use.slot).gives > 0
    if used is not None:
        gives = state.slot(state.turn, state.slot_named(state.seats[state.turn], used)).gives > 0
    for action in actions:
        copy.apply_unchecked(action)
    args.update(_chosen(copy.events, gives))
    boosts = any(action.kind == "boost" for action in actions)
    args["boost"] = "yes" if boosts else "no"
    args["lethal"] = "yes" if copy.ended else "no"
    return Plan(str(args["label"]) if used else "go-on", actions, args)


def _chosen(told: list[Event], gives: bool) -> Args:
    """Dice, card taken, creature given up and card replaced; empty where there is none."""
    dice = take = ""
    left: list[str] = []
    for event in told:
        if isinstance(event, events.DicePaid):
            dice = signs_of(event.values)
        elif isinstance(event, (events.CardTaken, events.AuraLearned, events.CurseCast)):
            take = event.card
        elif isinstance(event, events.CardDiscarded) and event.at.startswith("card:"):
            left.append(event.card)
    give = left.pop(0) if gives and left else ""
    replace = left.pop(0) if left else ""
    return {
        "dice": dice,
        "take_card": take,
        "give_card": give,
        "replace_card": replace,
        "pays": "yes" if dice else "no",
        "takes": "yes" if take else "no",
        "gives": "yes" if give else "no",
        "replaces": "yes" if replace else "no",
    }


# ---------------------------------------------------------------------- splits of damage


def split_plans(state: DiceSummonersState, top: LoseTokens) -> list[Plan]:
    """Whole splits: fewest slots emptied, then fewest touched, then the lowest emptied first."""
    found: list[Plan] = []
    tokens = state.seats[top.seat].tokens
    for split in splits(tokens, top.slot, top.left, state.box.online):
        actions = _answers_for(state, top, split)
        if actions and all(plan.actions != actions for plan in found):
            found.append(Plan(*_split_label(state, top, split, actions)))
        if len(found) == MOST_SPLITS:
            break
    return found


def splits(tokens: list[int], first: int, damage: int, online: bool) -> list[dict[int, int]]:
    """Sensible ways to take damage: which slots lose how many tokens, the best first."""
    held = [slot for slot in range(first, len(tokens)) if tokens[slot]]
    found: list[tuple[tuple[int, int, int, int], dict[int, int]]] = []
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
                found.append(((health, size, len(split), lowest), split))
        if len(found) >= MOST_SPLITS or tried > MOST_TRIED:
            break
    found.sort(key=lambda one: one[0])
    return [split for _, split in found]


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
    for slot in sorted(others, key=lambda one: -tokens[one]):
        part = min(left, tokens[slot] - 1)
        if part:
            spread[slot] = part
            left -= part
    if left == 0:
        return [(0, spread)]
    return [(rest, {})] if not others else []


def _answers_for(state: DiceSummonersState, top: LoseTokens, split: dict[int, int]) -> list[Action]:
    """The answers that make this split, without those that are taken unasked; empty: it is none."""
    copy = copied(state)
    actions: list[Action] = []
    while not copy.ended:
        asked = copy.decision
        if not isinstance(asked, LoseTokens) or asked.hit is not top.hit:
            break
        action = state.actions.lose[split.get(asked.slot, 0)]
        if not copy.is_legal(action):
            return []
        actions.append(action)
        copy.apply_unchecked(action)
    return actions


def _split_label(
    state: DiceSummonersState, top: LoseTokens, split: dict[int, int], actions: list[Action]
) -> tuple[str, list[Action], Args]:
    """The key, the actions and the arguments of a split."""
    own = state.seats[top.seat]
    lost = sum(split.values())
    args: Args = {
        "n": lost,
        "slots": len(split),
        "health": top.left - lost,
        "bare": sum(1 for slot, n in split.items() if n == own.tokens[slot]),
    }
    if not 1 <= len(split) <= len(PARTS):
        return "split-none" if not split else "split-many", actions, args
    for part, slot in zip(PARTS, sorted(split), strict=False):
        args[f"{part}_n"] = split[slot]
        args[f"{part}_card"] = state.slot(top.seat, slot).spell or state.box.name(
            own.cards[slot // SLOTS]
        )
        args[f"{part}_copy"] = own.numbers[slot // SLOTS] + 1
    return f"split-{len(split)}", actions, args
