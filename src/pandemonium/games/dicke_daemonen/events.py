"""What can happen in Dicke Dämonen. Fields and corners are named as people do (F7, F7.c3)."""

from dataclasses import dataclass

from pandemonium.engine.event import CardId, Element, Event, Seat
from pandemonium.games.dicke_daemonen.components import (
    SACK_AT,
    centre_at,
    corner_at,
    field_at,
    fist_at,
    prediction_at,
)


@dataclass(slots=True)
class LinesLaid(Event):
    """The board is there."""

    kind = "lines-laid"
    clause = "DD 1.3"

    crossings: int
    fields: int


@dataclass(slots=True)
class FirstPlayerFound(Event):
    """Who begins the game."""

    kind = "first-player-found"
    clause = "DD 1.9"

    seat: Seat


@dataclass(slots=True)
class TurnBegun(Event):
    """A turn begins."""

    kind = "turn-begun"
    clause = "DD 2.1"

    seat: Seat


@dataclass(slots=True)
class CreatureDrawn(Event):
    """A creature comes out of the sack; which one, its owner alone sees (DD 1.8, 4.1)."""

    kind = "creature-drawn"
    clause = "DD 4.1"
    details_visible_to = "seat"
    hidden_fields = ("card",)

    seat: Seat
    card: CardId

    def endpoints(self) -> tuple[str, str]:
        """From the sack into the fist."""
        return SACK_AT, fist_at(self.seat)


@dataclass(slots=True)
class SackEmpty(Event):
    """There is nothing to draw."""

    kind = "sack-empty"
    clause = "DD 4.1"

    seat: Seat


@dataclass(slots=True)
class DemonSummoned(Event):
    """A demon goes into a corner."""

    kind = "demon-summoned"
    clause = "DD 2.3"

    seat: Seat
    card: CardId
    where: str

    def endpoints(self) -> tuple[str, str]:
        """From the fist into the corner."""
        return fist_at(self.seat), corner_at(self.where)


@dataclass(slots=True)
class GhostSummoned(Event):
    """A ghost goes into a field, and closes the corners that are empty (DD 2.4, 2.5)."""

    kind = "ghost-summoned"
    clause = "DD 2.5"

    seat: Seat
    card: CardId
    field: str
    frozen: list[Element]

    def endpoints(self) -> tuple[str, str]:
        """From the fist into the middle of the field."""
        return fist_at(self.seat), centre_at(self.field)


@dataclass(slots=True)
class FieldTaken(Event):
    """Another colour has the majority in a field now."""

    kind = "field-taken"
    clause = "DD 6.2"

    card: CardId
    field: str
    value: int

    def endpoints(self) -> tuple[str, str]:
        """It befell the field."""
        return "", field_at(self.field)


@dataclass(slots=True)
class FieldLost(Event):
    """Nobody has the majority in a field any more."""

    kind = "field-lost"
    clause = "DD 6.2"

    card: CardId
    field: str

    def endpoints(self) -> tuple[str, str]:
        """It befell the field."""
        return field_at(self.field), ""


@dataclass(slots=True)
class ColourPredicted(Event):
    """A creature is shown: its colour will win."""

    kind = "colour-predicted"
    clause = "DD 3.2"

    seat: Seat
    card: CardId
    n: int

    def endpoints(self) -> tuple[str, str]:
        """From the fist to the other predictions."""
        return fist_at(self.seat), prediction_at(self.n)


@dataclass(slots=True)
class PlacePredicted(Event):
    """A creature is shown: its colour will come in on this place."""

    kind = "place-predicted"
    clause = "DD 7.3"

    seat: Seat
    card: CardId
    place: int
    n: int

    def endpoints(self) -> tuple[str, str]:
        """From the fist to the other predictions."""
        return fist_at(self.seat), prediction_at(self.n)


@dataclass(slots=True)
class FistReturned(Event):
    """The rest of a fist goes back; which creatures, their owner alone knows."""

    kind = "fist-returned"
    clause = "DD 3.4"
    details_visible_to = "seat"
    hidden_fields = ("cards",)

    seat: Seat
    n: int
    cards: list[CardId]

    def endpoints(self) -> tuple[str, str]:
        """From the fist into the sack."""
        return fist_at(self.seat), SACK_AT


@dataclass(slots=True)
class GameEnded(Event):
    """Somebody cannot summon."""

    kind = "game-ended"
    clause = "DD 5.1"

    seat: Seat


@dataclass(slots=True)
class CreaturesShown(Event):
    """The creatures of one colour that a player held at the end."""

    kind = "creatures-shown"
    clause = "DD 5.1"

    seat: Seat
    card: CardId
    n: int


@dataclass(slots=True)
class FieldCounted(Event):
    """A field and its points at the end."""

    kind = "field-counted"
    clause = "DD 6.1"

    card: CardId
    field: str
    value: int

    def endpoints(self) -> tuple[str, str]:
        """The points come from the field."""
        return field_at(self.field), ""


@dataclass(slots=True)
class ColourScored(Event):
    """The total of a colour."""

    kind = "colour-scored"
    clause = "DD 6.3"

    card: CardId
    n: int


@dataclass(slots=True)
class ColourWon(Event):
    """A colour has the highest total."""

    kind = "colour-won"
    clause = "DD 6.4"

    card: CardId
    n: int


@dataclass(slots=True)
class GameWon(Event):
    """The first who predicted a winning colour."""

    kind = "game-won"
    clause = "DD 6.5"

    seat: Seat


@dataclass(slots=True)
class NobodyWon(Event):
    """No winning colour was predicted."""

    kind = "nobody-won"
    clause = "DD 6.6"


@dataclass(slots=True)
class SolitaireWon(Event):
    """All predictions came true."""

    kind = "solitaire-won"
    clause = "DD 7.6"

    n: int


@dataclass(slots=True)
class SolitaireUnpredicted(Event):
    """There was no prediction that could come true."""

    kind = "solitaire-unpredicted"
    clause = "DD 7.6"


@dataclass(slots=True)
class SolitaireLost(Event):
    """The predictions did not come true."""

    kind = "solitaire-lost"
    clause = "DD 7.6"
