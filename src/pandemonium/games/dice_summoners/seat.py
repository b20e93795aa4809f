"""Everything in front of one player, and the elementary changes to it."""

from typing import Final

from pandemonium.engine.formats.saving import CardNumber, Cards, Number, Numbers, slots
from pandemonium.engine.task import NO_CARD
from pandemonium.games.dice_summoners.components import (
    ALL_SLOTS,
    KEPT_OF_A_COLOUR,
    MAX_CREATURES,
    MAX_HEALTH,
    NO_PLACE,
    PLACES,
    SLOTS,
)

MAX_TOKENS: Final = 99  # far beyond what any card can say; the exact bound is in `checks.py`
NO_LIST: Final[list[int]] = []  # a placeholder until the real list is set

SEAT_FIELDS = (
    Number("health", 0, MAX_HEALTH),
    Cards("cards", PLACES, none=True),  # designs
    Numbers("numbers", 0, MAX_TOKENS, PLACES),  # of the copies, by place: their names in notation
    Numbers("tokens", 0, MAX_TOKENS, ALL_SLOTS),
    Number("used", 0, (1 << ALL_SLOTS) - 1),  # a bit per slot: what was used in this turn
    Number("boosted", 0, (1 << PLACES) - 1),  # a bit per place: where an aura has helped a spell
    CardNumber("aura", none=True),
    CardNumber("curse", none=True),
    Number("curse_turns", 0, MAX_TOKENS),
    Number("kept_blue", 0, KEPT_OF_A_COLOUR),
    Number("kept_red", 0, KEPT_OF_A_COLOUR),
)


class Seat:
    """What one player has, on twelve places and twenty-four slots."""

    __slots__ = slots(SEAT_FIELDS)

    def __init__(self) -> None:
        """Full health and nothing else; the caller sets the lists."""
        self.health: int = MAX_HEALTH
        self.cards: list[int] = NO_LIST
        self.numbers: list[int] = NO_LIST
        self.tokens: list[int] = NO_LIST
        self.used: int = 0
        self.boosted: int = 0
        self.aura: int = NO_CARD
        self.curse: int = NO_CARD
        self.curse_turns: int = 0
        self.kept_blue: int = 0
        self.kept_red: int = 0

    def clone(self) -> "Seat":
        copy = Seat()
        copy.health = self.health
        copy.cards = self.cards[:]
        copy.numbers = self.numbers[:]
        copy.tokens = self.tokens[:]
        copy.used = self.used
        copy.boosted = self.boosted
        copy.aura = self.aura
        copy.curse = self.curse
        copy.curse_turns = self.curse_turns
        copy.kept_blue = self.kept_blue
        copy.kept_red = self.kept_red
        return copy

    def free_place(self, first: int) -> int:
        """The first empty one of six places, or NO_PLACE."""
        for place in range(first, first + MAX_CREATURES):
            if self.cards[place] == NO_CARD:
                return place
        return NO_PLACE

    def tokens_at(self, place: int) -> int:
        """The tokens on both slots of a card."""
        return self.tokens[SLOTS * place] + self.tokens[SLOTS * place + 1]

    def is_alike(self, place: int, other: int) -> bool:
        """Whether copies in two places are in the same condition."""
        tokens = self.tokens
        return (
            self.used >> SLOTS * place & 3 == self.used >> SLOTS * other & 3
            and tokens[SLOTS * place] == tokens[SLOTS * other]
            and tokens[SLOTS * place + 1] == tokens[SLOTS * other + 1]
            and self.boosted >> place & 1 == self.boosted >> other & 1
        )

    def has_twin(self, place: int) -> bool:
        """Whether a copy with a lower number is the same in every respect (DS 4.3)."""
        number = self.numbers[place]
        if number == 0:
            return False
        cards = self.cards
        first = 0 if place < MAX_CREATURES else MAX_CREATURES
        for other in range(first, first + MAX_CREATURES):
            if (
                cards[other] == cards[place]
                and self.numbers[other] < number
                and self.is_alike(other, place)
            ):
                return True
        return False

    def last_twin(self, place: int) -> int:
        """The highest-numbered copy that is the same: where one goes, the names of others stay."""
        last = place
        first = 0 if place < MAX_CREATURES else MAX_CREATURES
        for other in range(first, first + MAX_CREATURES):
            if (
                self.cards[other] == self.cards[place]
                and self.numbers[other] > self.numbers[last]
                and self.is_alike(other, place)
            ):
                last = other
        return last

    def lay(self, place: int, design: int) -> None:
        """Put a card on an empty place, with the lowest free copy number."""
        number = 0
        first = 0 if place < MAX_CREATURES else MAX_CREATURES
        taken = [
            self.numbers[other]
            for other in range(first, first + MAX_CREATURES)
            if self.cards[other] == design
        ]
        while number in taken:
            number += 1
        self.cards[place] = design
        self.numbers[place] = number

    def clear_place(self, place: int) -> int:
        """Take a card away with its tokens and marks (DS 4.6); returns it."""
        card = self.cards[place]
        self.cards[place] = NO_CARD
        self.numbers[place] = 0
        self.tokens[SLOTS * place] = 0
        self.tokens[SLOTS * place + 1] = 0
        self.used &= ~(3 << SLOTS * place)
        self.boosted &= ~(1 << place)
        return card

    def number_copies(self) -> None:
        """Number the copies of each card in the order in which they lie."""
        cards = self.cards
        for place in range(PLACES):
            number = 0
            for other in range(0 if place < MAX_CREATURES else MAX_CREATURES, place):
                if cards[other] == cards[place]:
                    number += 1
            self.numbers[place] = number if cards[place] != NO_CARD else 0


def new_seat() -> Seat:
    """A player with nothing but health."""
    seat = Seat()
    seat.cards = [NO_CARD] * PLACES
    seat.numbers = [0] * PLACES
    seat.tokens = [0] * ALL_SLOTS
    return seat
