"""The events of a hand of Leduc poker."""

from pandemonium.engine.event import CardId, Event, Seat


class Player:
    """The player of an event as elements number them, from 1, for its `path`."""

    seat: Seat

    @property
    def player(self) -> int:
        return self.seat + 1


class CardDealt(Player, Event):
    """A private card is dealt; which one, its owner alone sees."""

    kind = "card-dealt"
    clause = "LED 1.3"
    details_visible_to = "seat"
    hidden_fields = ("card",)
    path = ("deck", "hand:{event.player}")

    seat: Seat
    card: CardId


class Folded(Event):
    """A seat gives up the pot."""

    kind = "folded"
    clause = "LED 4.1"

    seat: Seat


class Checked(Event):
    """A seat bets nothing."""

    kind = "checked"
    clause = "LED 2.4"

    seat: Seat


class Called(Player, Event):
    """A seat pays what it owes."""

    kind = "called"
    clause = "LED 2.4"
    path = ("seat:{event.player}", "pot")

    seat: Seat
    n: int


class Raised(Player, Event):
    """A seat pays what it owes, and more."""

    kind = "raised"
    clause = "LED 2.5"
    path = ("seat:{event.player}", "pot")

    seat: Seat
    n: int


class CardRevealed(Event):
    """The public card is turned up."""

    kind = "card-revealed"
    clause = "LED 3.1"
    path = ("deck", "public")

    card: CardId


class CardShown(Event):
    """A private card is shown."""

    kind = "card-shown"
    clause = "LED 4.2"

    seat: Seat
    card: CardId


class PotShared(Event):
    """Both take back what they paid."""

    kind = "pot-shared"
    clause = "LED 4.4"


class PotWon(Player, Event):
    """The pot goes to one seat."""

    kind = "pot-won"
    clause = "LED 4.2"
    path = ("pot", "seat:{event.player}")

    seat: Seat
    n: int
