"""A face-down deck that is drawn lazily: sets of cards, plus the few whose place is known."""

from pandemonium.engine.chance import Chance
from pandemonium.engine.task import NO_CARD


class Deck:
    """Cards face down, and the pile of discards from which the deck is rebuilt when it is empty.

    From the top: `known` (the topmost last), then the set `cards`, then the layers `below`, the
    upper ones first. A layer of one card is a card whose place under the deck is known.
    """

    __slots__ = ("below", "cards", "discards", "known")

    def __init__(
        self, cards: list[int], discards: list[int], known: list[int], *below: list[int]
    ) -> None:
        """`known` are the cards on top whose order is known, the topmost last."""
        self.cards = cards
        self.discards = discards
        self.known = known
        self.below: list[list[int]] = list(below)

    def __len__(self) -> int:
        """How many cards lie face down."""
        count = len(self.cards) + len(self.known)
        for layer in self.below:
            count += len(layer)
        return count

    def draw(self, chance: Chance) -> int:
        """The top card, after rebuilding an empty deck; NO_CARD if no card is left."""
        if self.known:
            return self.known.pop()
        if not self.cards:
            if self.below:
                self.cards = self.below.pop(0)
            elif self.discards:
                self.rebuild()
            else:
                return NO_CARD
        return chance.draw(self.cards)

    def put_under(self, card: int) -> None:
        """Put a card under the deck, in a publicly known place."""
        self.below.append([card])

    def rebuild(self) -> None:
        """Move the discards into the deck (a set needs no shuffling)."""
        self.cards.extend(self.discards)
        self.discards.clear()

    def shuffle(self) -> None:
        """Discard all knowledge of the order."""
        self.cards.extend(self.known)
        self.known.clear()
        for layer in self.below:
            self.cards.extend(layer)
        self.below.clear()

    def face_down(self) -> list[int]:
        """All cards of the deck, in no order that means anything."""
        cards = self.cards + self.known
        for layer in self.below:
            cards += layer
        return cards

    def clone(self) -> "Deck":
        copy = Deck(self.cards[:], self.discards[:], self.known[:])
        if self.below:
            copy.below = [layer[:] for layer in self.below]
        return copy

    def save(self) -> list[list[int]]:
        """The deck as JSON: what `Deck(*saved)` takes."""
        return [self.cards[:], self.discards[:], self.known[:], *[pile[:] for pile in self.below]]
