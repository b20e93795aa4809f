"""What can happen in a hand of Leduc poker."""

from dataclasses import dataclass

from pandemonium.engine.event import CardId, Event, Seat
from pandemonium.engine.view import hand_at, seat_at


@dataclass(slots=True)
class CardDealt(Event):
    """A private card is dealt; which one, its owner alone sees."""

    kind = "card-dealt"
    clause = "LED 1.3"
    details_visible_to = "seat"
    hidden_fields = ("card",)

    seat: Seat
    card: CardId

    def endpoints(self) -> tuple[str, str]:
        """From the deck to the hand."""
        return "deck", hand_at(self.seat)


@dataclass(slots=True)
class Folded(Event):
    """A seat gives up the pot."""

    kind = "folded"
    clause = "LED 4.1"

    seat: Seat


@dataclass(slots=True)
class Checked(Event):
    """A seat bets nothing."""

    kind = "checked"
    clause = "LED 2.4"

    seat: Seat


@dataclass(slots=True)
class Called(Event):
    """A seat pays what it owes."""

    kind = "called"
    clause = "LED 2.4"

    seat: Seat
    n: int

    def endpoints(self) -> tuple[str, str]:
        """Chips into the pot."""
        return seat_at(self.seat), "pot"


@dataclass(slots=True)
class Raised(Event):
    """A seat pays what it owes, and more."""

    kind = "raised"
    clause = "LED 2.5"

    seat: Seat
    n: int

    def endpoints(self) -> tuple[str, str]:
        """Chips into the pot."""
        return seat_at(self.seat), "pot"


@dataclass(slots=True)
class CardRevealed(Event):
    """The public card is turned up."""

    kind = "card-revealed"
    clause = "LED 3.1"

    card: CardId

    def endpoints(self) -> tuple[str, str]:
        """From the deck to the middle."""
        return "deck", "public"


@dataclass(slots=True)
class CardShown(Event):
    """A private card is shown."""

    kind = "card-shown"
    clause = "LED 4.2"

    seat: Seat
    card: CardId


@dataclass(slots=True)
class PotShared(Event):
    """Both take back what they paid."""

    kind = "pot-shared"
    clause = "LED 4.4"


@dataclass(slots=True)
class PotWon(Event):
    """The pot goes to one seat."""

    kind = "pot-won"
    clause = "LED 4.2"

    seat: Seat
    n: int

    def endpoints(self) -> tuple[str, str]:
        """The pot to its winner."""
        return "pot", seat_at(self.seat)
