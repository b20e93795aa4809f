"""Yields: what one activation of a card brings its owner, read off the steps of its effect.

Bots reckon with it. It holds for any cards, those of packs too; what cannot be told from a step
alone, such as how good a stolen card is, is left out.
"""

from typing import Final

from pandemonium.games.lets_summon_demons.choices import May
from pandemonium.games.lets_summon_demons.components import DEMON, TOTALS, Box, CardFilter
from pandemonium.games.lets_summon_demons.effects import Verb

WAYS: Final = 36  # of two dice to fall


class CardValue:
    """What one activation of a card brings."""

    __slots__ = (
        "activates", "all_of_them", "cards", "chance", "demons", "is_conditional", "is_rare",
        "paid", "per", "raids", "souls", "steals", "sweeps", "turns", "wins",
    )  # fmt: skip

    def __init__(self) -> None:
        """Nothing yet."""
        self.chance: float = 0.0  # of a roll to activate it
        self.is_conditional = False
        self.is_rare = False  # whether it brings anything else than souls and cards
        self.souls: float = 0.0  # for each card that `per` describes, if it is given
        self.per: CardFilter | None = None
        self.steals = False  # whether the souls may come from others
        self.cards: float = 0.0  # Block cards gained
        self.demons: float = 0.0  # put into play
        self.paid: float = 0.0  # Block cards of one's own that it costs
        self.raids: float = 0.0  # cards of others that are stolen or discarded
        self.sweeps: float = 0.0  # everybody's Block cards are discarded
        self.turns: float = 0.0  # extra turns
        self.wins: float = 0.0
        self.activates: CardFilter | None = None
        self.all_of_them = False  # whether it activates each card that fits, or one


def read_yield(box: Box, card: int) -> CardValue:
    """The yield of a card."""
    found = CardValue()
    ways = sum(6 - abs(total - 7) for total in TOTALS if box.totals[card] >> total & 1)
    found.chance = ways / WAYS
    found.is_conditional = bool(box.conditions[card])
    for step in box.steps[card]:
        _add(found, box, step)
    rare = found.demons + found.raids + found.sweeps + found.turns + found.wins
    found.is_rare = rare > 0.0
    return found


def _add(found: CardValue, box: Box, step: Verb) -> None:
    """Add what one step brings."""
    branch = type(step).branch
    if branch in ("collect", "steal-souls"):
        found.souls += step.n
        found.per = step.per
        found.steals = branch == "steal-souls"
    elif branch == "gain-deck":
        found.cards += step.n
    elif branch == "turn":
        found.cards += step.n * share_of_deck(box, step.what)
    elif branch == "gain-block":
        found.cards = 1.0
    elif branch in ("summon-top", "summon-any", "summon-hand"):
        found.demons += 1
    elif branch == "may":
        assert isinstance(step, May)
        found.paid += len(step.prices)
    elif branch in ("activate", "activate-each"):
        found.activates = step.what
        found.all_of_them = branch == "activate-each"
    else:
        _add_deed(found, branch, step.n)


def _add_deed(found: CardValue, branch: str, n: int) -> None:
    """Add what a step does to others, or to the game."""
    if branch == "steal-card":
        found.raids += 1
    elif branch == "discard-theirs":
        found.raids += n
    elif branch == "steal-everything":
        found.raids += 4  # about what there is to take
    elif branch == "discard-everybody":
        found.sweeps += 1
    elif branch == "extra-turn":
        found.turns += 1
    elif branch == "win":
        found.wins += 1


def share_of_deck(box: Box, what: CardFilter) -> float:
    """How many of the Block cards fit a description, from 0 to 1."""
    fitting = sum(what.fits(box.traits[card]) for card in box.block_cards)
    return fitting / max(1, len(box.block_cards))


def promise(box: Box, card: int, found: CardValue) -> float:
    """About what a card brings per round, in souls, before one knows beside what it will lie."""
    if box.traits[card] & DEMON and not found.chance:
        return 0.5  # a passive one
    souls = found.souls * (2 if found.per is not None else 1)
    net = souls + 3 * found.cards + 9 * found.demons + 2 * found.raids - 3 * found.paid
    net += 3 * found.turns + 15 * found.wins + (2 if found.activates is not None else 0)
    rolls = 1.0 if box.traits[card] & DEMON else 2.0
    return rolls * found.chance * max(0.0, net)
