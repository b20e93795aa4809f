"""Card values: what one activation of a card brings its owner, added up over its steps.

Bots use it for any card, those of packs included. What a step alone does not show, such as how good
a stolen card is, is left out.
"""

from typing import Final

from pandemonium.games.lets_summon_demons.components import DEMON, TOTALS, Box, CardFilter

WAYS: Final = 36  # of two dice to fall


class CardValue:
    """What one activation of a card brings."""

    __slots__ = (
        "activates", "all_of_them", "cards", "chance", "demons", "is_conditional", "is_rare",
        "paid", "per", "raids", "souls", "steals", "sweeps", "turns", "wins",
    )  # fmt: skip

    def __init__(self) -> None:
        self.chance: float = 0.0  # of a roll to activate it
        self.is_conditional = False
        self.is_rare = False  # whether it brings anything else than souls and cards
        self.souls: float = 0.0  # for each card that `per` describes, if it is given
        self.per: CardFilter | None = None
        self.steals = False  # whether the souls may come from others
        self.cards: float = 0.0  # Block cards gained
        self.demons: float = 0.0  # put into play
        self.paid: float = 0.0  # own Block cards that it costs
        self.raids: float = 0.0  # cards of others that are stolen or discarded
        self.sweeps: float = 0.0  # everybody's Block cards are discarded
        self.turns: float = 0.0  # extra turns
        self.wins: float = 0.0
        self.activates: CardFilter | None = None
        self.all_of_them = False  # whether it activates each card that fits, or one


def evaluate_card(box: Box, card: int) -> CardValue:
    """The value of a card: its chance to activate, and the sum of its steps."""
    value = CardValue()
    ways = sum(6 - abs(total - 7) for total in TOTALS if box.totals[card] >> total & 1)
    value.chance = ways / WAYS
    value.is_conditional = bool(box.conditions[card])
    for step in box.steps[card]:
        step.add_value(value, box)
    rare = value.demons + value.raids + value.sweeps + value.turns + value.wins
    value.is_rare = rare > 0.0
    return value


def share_of_deck(box: Box, card_filter: CardFilter) -> float:
    """The share of the Block cards that fit a description, from 0 to 1."""
    fitting = sum(card_filter.fits(box.traits[card]) for card in box.block_cards)
    return fitting / max(1, len(box.block_cards))


def standalone_value(box: Box, card: int, value: CardValue) -> float:
    """About what a card brings per round, in souls, regardless of other cards."""
    if box.traits[card] & DEMON and not value.chance:
        return 0.5  # a passive one
    souls = value.souls * (2 if value.per is not None else 1)
    net = souls + 3 * value.cards + 9 * value.demons + 2 * value.raids - 3 * value.paid
    net += 3 * value.turns + 15 * value.wins + (2 if value.activates is not None else 0)
    rolls = 1.0 if box.traits[card] & DEMON else 2.0
    return rolls * value.chance * max(0.0, net)
