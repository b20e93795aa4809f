"""Every action that can occur, by verb, what its argument is, and the cards that names mean.

A card number in an action means "the (k+1)-th card of that design lying there", so that `snuff dog`
is any dog as long as dogs do not differ, and `snuff dog 2` exists where they do.
"""

from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from pandemonium.engine.action import Action, ActionTable, name_of_copy
from pandemonium.engine.task import NO_CARD
from pandemonium.games.lets_summon_demons.components import BLOCK_PLACES, MAX_BRANCHES, Box

if TYPE_CHECKING:
    from pandemonium.games.lets_summon_demons.state import LetsSummonDemonsState


class Argument(Enum):
    """What the argument of an action is: its label and the elements it touches follow from it."""

    BRANCH = auto()
    CANDLE = auto()
    CARD = auto()  # in play or in the row, named as in the notation
    DEMON = auto()
    DICE = auto()  # there is none, but the action is about the dice
    PLACE = auto()  # of the Block
    PLAYER = auto()  # or, behind the last one, the supply


# By kind of action. A kind that is not listed has no argument and is about the card that asks.
ARGUMENTS: Final = {
    "roll": Argument.DICE,
    "reroll": Argument.DICE,
    "keep": Argument.DICE,
    "buy": Argument.PLACE,
    "take": Argument.PLACE,
    "replace": Argument.PLACE,
    "choose": Argument.BRANCH,
    "target": Argument.PLAYER,
    "steal-soul": Argument.PLAYER,
    "candle": Argument.CANDLE,
    "summon": Argument.DEMON,
    "activate": Argument.CARD,
    "snuff": Argument.CARD,
    "discard": Argument.CARD,
    "steal": Argument.CARD,
    "pass": Argument.CARD,
}


class Actions:
    """The actions of one configuration, by verb."""

    def __init__(self, box: Box, table: ActionTable) -> None:
        places = [str(place + 1) for place in range(BLOCK_PLACES)]
        seats = [f"p{seat + 1}" for seat in range(box.players)]
        names = [name_of_copy(box.name(card), box.copy(card)) for card in box.cards]
        demons = [design.id for design in box.designs if design.kind == "demon" and design.copies]
        self.roll = table.add("roll", confirm=True)
        self.end = table.add("end", confirm=True, ends=True)
        self.reroll = table.add("reroll")
        self.keep = table.add("keep")
        self.accept = table.add("accept", gives_up=True)
        self.decline = table.add("decline", stops=True)
        self.done = table.add("done", stops=True)
        self.buy = table.add_each("buy", places)
        self.take = table.add_each("take", places)
        self.replace = table.add_each("replace", places)
        self.choose = table.add_each("choose", [str(i + 1) for i in range(MAX_BRANCHES)])
        self.target = table.add_each("target", seats)
        # the supply comes last
        self.steal_soul = table.add_each("steal", [*seats, "supply"], kind="steal-soul")
        self.candle = table.add_each("candle", [names[card] for card in box.candles])
        self.summon = table.add_each("summon", demons)
        self.activate = table.add_each("activate", names)
        self.snuff = table.add_each("snuff", names, gives_up=True)
        self.discard = table.add_each("discard", names, gives_up=True)
        self.steal_card = table.add_each("steal", names)
        self.hand_over = table.add_each("pass", names, gives_up=True)
        # the summon of each card number; for cards that are not Demons it is never used
        self.summon_of: list[Action] = [
            self.summon[demons.index(box.name(card))] if box.name(card) in demons else self.end
            for card in box.cards
        ]


# ---------------------------------------------------------------------- the names of cards


def named(state: "LetsSummonDemonsState", family: list[Action], cards: list[int]) -> list[Action]:
    """The actions of a family that name each different card among `cards`."""
    actions: list[Action] = []
    copies_of: dict[int, list[int]] = {}
    for card in cards:
        design = state.box.design_of[card]
        before = copies_of.get(design)
        if before is None:
            actions.append(family[state.box.first_copy[design]])
            copies_of[design] = [card]
        else:
            if not is_alike_any(state, before, card, NO_CARD):
                actions.append(family[state.box.first_copy[design] + len(before)])
            before.append(card)
    return actions


def find(state: "LetsSummonDemonsState", cards: list[int], name: int, asking: int = NO_CARD) -> int:
    """The card that number `name` of the notation means among `cards`, or NO_CARD.

    Of equal cards only the first can be named: `dog 2` exists where a second dog differs from the
    first, because it came late, is waiting to activate or is the one that is `asking`.
    """
    design = state.box.design_of[name]
    before = name - state.box.first_copy[design]
    for position, card in enumerate(cards):
        if state.box.design_of[card] == design:
            if before == 0:
                return NO_CARD if has_equal_before(state, cards, position, asking) else card
            before -= 1
    return NO_CARD


def has_equal_before(
    state: "LetsSummonDemonsState", cards: list[int], position: int, asking: int
) -> bool:
    """Whether a card further to the front is the same in every respect."""
    card = cards[position]
    designs = state.box.design_of
    for i in range(position):
        if designs[cards[i]] == designs[card] and is_alike(state, cards[i], card, asking):
            return True
    return False


def is_alike_any(state: "LetsSummonDemonsState", copies: list[int], card: int, asking: int) -> bool:
    """Whether one of these copies is the same as the card in every respect."""
    for copy_ in copies:  # noqa: SIM110 - quicker than `any` without a compiler
        if is_alike(state, copy_, card, asking):
            return True
    return False


def is_alike(state: "LetsSummonDemonsState", card: int, other: int, asking: int) -> bool:
    """Whether two copies of a design are the same in every respect; outside a roll they are."""
    if not state.rolling:
        return True
    if card == asking or other == asking:
        return False
    if (card in state.late) != (other in state.late):
        return False
    for cards in state.waiting:
        if (card in cards) != (other in cards):
            return False
    for task in state.todo:  # noqa: SIM110 - quicker than `all`
        if task.card == card or task.card == other:
            return False
    return True
