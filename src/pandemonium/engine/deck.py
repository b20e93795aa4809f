"""A face-down deck that is drawn lazily: a set of cards, plus the few whose place is known."""

from typing import Final

from pandemonium.engine.chance import Chance

NONE: Final = -1


class Deck:
    """Cards face down, and the pile of discards from which the deck is rebuilt when it is empty."""

    __slots__ = ("cards", "discards", "known")

    def __init__(self, cards: list[int], discards: list[int], known: list[int]) -> None:
        """`known` are the cards on top whose order is settled, the topmost last."""
        self.cards = cards
        self.discards = discards
        self.known = known

    def __len__(self) -> int:
        """How many cards lie face down."""
        return len(self.cards) + len(self.known)

    def draw(self, chance: Chance) -> int:
        """The top card, after rebuilding an empty deck; NONE if there is no card at all."""
        if self.known:
            return self.known.pop()
        if not self.cards:
            if not self.discards:
                return NONE
            self.rebuild()
        return chance.draw(self.cards)

    def rebuild(self) -> None:
        """Shuffle the discards into the deck (a set has no order to shuffle)."""
        self.cards.extend(self.discards)
        self.discards.clear()

    def shuffle(self) -> None:
        """Forget what was known of the order."""
        self.cards.extend(self.known)
        self.known.clear()

    def face_down(self) -> list[int]:
        """All cards of the deck, in no order that means anything."""
        return self.cards + self.known

    def clone(self) -> "Deck":
        """An independent copy."""
        return Deck(self.cards[:], self.discards[:], self.known[:])

    def save(self) -> list[list[int]]:
        """The deck as JSON."""
        return [self.cards[:], self.discards[:], self.known[:]]
