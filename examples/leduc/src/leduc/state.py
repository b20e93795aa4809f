"""What lies on the table in Leduc poker, and how it is copied and saved. No rules."""

from typing import Final

from pandemonium.engine.chance import Chance
from pandemonium.engine.game import Game
from pandemonium.engine.state import State

RANKS: Final = ("jack", "queen", "king")
COPIES: Final = 2
CARDS: Final = 6  # card number n is of rank n // COPIES
NO_CARD: Final = -1


class Table(State):
    """Private cards, public card, the rest of the deck, and the chips in the pot."""

    __slots__ = ("cards", "deck", "most_raises", "paid", "public", "raises")

    def __init__(self, game: Game, chance: Chance, most_raises: int) -> None:
        """Only what never changes; the rest is laid out by the game or copied."""
        super().__init__(game, chance)
        self.most_raises = most_raises
        self.cards: tuple[int, int] = (NO_CARD, NO_CARD)  # the private card of each seat
        self.public: int = NO_CARD
        self.deck: list[int]  # face down; cards are drawn by lot, so it has no order
        self.paid: list[int]  # chips of each seat in the pot
        self.raises: int = 0  # in this round

    def copy_onto(self, copy: State) -> None:
        """Lay on the blank `copy` what lies here, sharing nothing that changes."""
        assert isinstance(copy, Table)
        copy.cards = self.cards
        copy.public = self.public
        copy.deck = self.deck[:]
        copy.paid = self.paid[:]
        copy.raises = self.raises

    def save(self) -> dict[str, object]:
        """The whole position as JSON; `Leduc.restore` reads it."""
        return self.save_basics() | {
            "cards": list(self.cards),
            "public": self.public,
            "deck": self.deck[:],
            "paid": self.paid[:],
            "raises": self.raises,
        }

    def components(self) -> list[int]:
        """All cards, wherever they lie."""
        return [*self.cards, *self.deck, *([] if self.public == NO_CARD else [self.public])]

    def card_name(self, card: int) -> str:
        """The id of a card is its rank."""
        return RANKS[card // COPIES]

    def owed(self, seat: int) -> int:
        """What a call would cost `seat` (LED 2.4)."""
        return self.paid[1 - seat] - self.paid[seat]

    def is_shown(self) -> bool:
        """Whether there was a showdown: who folds has paid less, so equal pay means nobody did."""
        return self.ended and self.paid[0] == self.paid[1]
