"""Seat: the cards, gear and favor of one player."""

from pandemonium.engine.formats.saving import Cards, Flag, Number, slots
from pandemonium.engine.task import NO_CARD
from pandemonium.games.mephisto.components import MAX_FAVOR, SLOTS, START_FAVOR

SEAT_FIELDS = (
    Number("favor", 0, MAX_FAVOR),
    Cards("hand"),
    Cards("known"),  # the cards of the hand that all players know
    Cards("gear", SLOTS, none=True),  # slots 0 and 1 are lane 1, and so on
    Cards("pile"),  # the defeated monsters
    Flag("has_cast"),  # a spell, in this turn
    Flag("has_acted"),  # in this turn
)


class Seat:
    """What one player has: favor, the secret hand, gear by slot, defeated monsters."""

    __slots__ = slots(SEAT_FIELDS)

    def __init__(self) -> None:
        """As at the start of a game, before the hand is dealt."""
        self.favor: int = START_FAVOR
        self.hand: list[int] = []
        self.known: list[int] = []
        self.gear: list[int] = [NO_CARD] * SLOTS
        self.pile: list[int] = []
        self.has_cast: bool = False
        self.has_acted: bool = False

    def clone(self) -> "Seat":
        copy = Seat()
        copy.favor = self.favor
        copy.hand = self.hand[:]
        copy.known = self.known[:]
        copy.gear = self.gear[:]
        copy.pile = self.pile[:]
        copy.has_cast = self.has_cast
        copy.has_acted = self.has_acted
        return copy
