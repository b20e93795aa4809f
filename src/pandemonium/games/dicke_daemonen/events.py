"""What can happen in Dicke Dämonen. Fields and corners have the names on the board (F7, F7.c3)."""

from dataclasses import dataclass

from pandemonium.engine.event import CardId, Element, Event, Seat
from pandemonium.games.dicke_daemonen.elements import (
    SACK_AT,
    centre_at,
    corner_at,
    field_at,
    fist_at,
)


class FistEvent:
    """Lets `path` name the fist of the seat."""

    __slots__ = ()
    seat: int

    @property
    def fist_at(self) -> str:
        return fist_at(self.seat)


class FieldEvent:
    """Lets `path` name the field."""

    __slots__ = ()
    field: str

    @property
    def field_at(self) -> str:
        return field_at(self.field)


@dataclass(slots=True)
class LinesLaid(Event):
    """The power lines are laid, and the board is ready."""

    kind = "lines-laid"
    clause = "DD 1.3"

    crossings: int
    fields: int


@dataclass(slots=True)
class FirstPlayerFound(Event):
    """The player who begins the game is chosen."""

    kind = "first-player-found"
    clause = "DD 1.9"

    seat: Seat


@dataclass(slots=True)
class TurnBegun(Event):
    """The turn of a player begins."""

    kind = "turn-begun"
    clause = "DD 2.1"

    seat: Seat


@dataclass(slots=True)
class CreatureDrawn(FistEvent, Event):
    """A creature comes out of the sack; only its owner sees which one (DD 1.8, 4.1)."""

    kind = "creature-drawn"
    clause = "DD 4.1"
    details_visible_to = "seat"
    hidden_fields = ("card",)
    path = (SACK_AT, "{event.fist_at}")

    seat: Seat
    card: CardId


@dataclass(slots=True)
class SackEmpty(Event):
    """A player has nothing to draw because the sack is empty."""

    kind = "sack-empty"
    clause = "DD 4.1"

    seat: Seat


@dataclass(slots=True)
class DemonSummoned(FistEvent, Event):
    """A demon goes into a corner."""

    kind = "demon-summoned"
    clause = "DD 2.3"
    path = ("{event.fist_at}", "{event.corner_at}")

    seat: Seat
    card: CardId
    where: str

    @property
    def corner_at(self) -> str:
        return corner_at(self.where)


@dataclass(slots=True)
class GhostSummoned(FistEvent, Event):
    """A ghost goes into a field, and closes the corners that are empty (DD 2.4, 2.5)."""

    kind = "ghost-summoned"
    clause = "DD 2.5"
    path = ("{event.fist_at}", "{event.centre_at}")

    seat: Seat
    card: CardId
    field: str
    frozen: list[Element]

    @property
    def centre_at(self) -> str:
        return centre_at(self.field)


@dataclass(slots=True)
class FieldTaken(FieldEvent, Event):
    """Another colour has the majority in a field now."""

    kind = "field-taken"
    clause = "DD 6.2"
    path = ("", "{event.field_at}")

    card: CardId
    field: str
    value: int


@dataclass(slots=True)
class FieldLost(FieldEvent, Event):
    """Nobody has the majority in a field any more."""

    kind = "field-lost"
    clause = "DD 6.2"
    path = ("{event.field_at}", "")

    card: CardId
    field: str


@dataclass(slots=True)
class ColourPredicted(FistEvent, Event):
    """A creature is shown: its colour will win."""

    kind = "colour-predicted"
    clause = "DD 3.2"
    path = ("{event.fist_at}", "prediction:{event.n}")

    seat: Seat
    card: CardId
    n: int


@dataclass(slots=True)
class PlacePredicted(FistEvent, Event):
    """A creature is shown: its colour will come in on this place."""

    kind = "place-predicted"
    clause = "DD 7.3"
    path = ("{event.fist_at}", "prediction:{event.n}")

    seat: Seat
    card: CardId
    place: int
    n: int


@dataclass(slots=True)
class FistReturned(FistEvent, Event):
    """The rest of a fist goes back; only its owner knows which creatures."""

    kind = "fist-returned"
    clause = "DD 3.4"
    details_visible_to = "seat"
    hidden_fields = ("cards",)
    path = ("{event.fist_at}", SACK_AT)

    seat: Seat
    n: int
    cards: list[CardId]


@dataclass(slots=True)
class GameEnded(Event):
    """A player cannot summon, which ends the game."""

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
class FieldCounted(FieldEvent, Event):
    """A field and its points at the end."""

    kind = "field-counted"
    clause = "DD 6.1"
    path = ("{event.field_at}", "")

    card: CardId
    field: str
    value: int


@dataclass(slots=True)
class ColourScored(Event):
    """The total of a colour at the end."""

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
    """The first player who predicted a winning colour wins."""

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
    """All predictions of solitaire came true."""

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
