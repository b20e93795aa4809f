"""The events of Dicke Dämonen. Fields and corners have the names on the board (F7, F7.c3)."""

from pandemonium.engine.event import BEATS, CardId, Element, Event, OfCard, OfSeat
from pandemonium.games.dicke_daemonen.elements import SACK_AT, centre_at, corner_at, field_at

# The creature that a player draws belongs to what the turn was about.
ENDS_OF_A_TURN = (
    "demon-summoned",
    "ghost-summoned",
    "field-taken",
    "field-lost",
    "colour-predicted",
    "place-predicted",
)


class FieldEvent:
    """Lets `path` name the field."""

    field: str

    @property
    def field_at(self) -> str:
        return field_at(self.field)


class LinesLaid(Event):
    """The power lines are laid, and the board is ready."""

    kind = "lines-laid"
    clause = "DD 1.3"
    beat = "quiet"

    crossings: int
    fields: int


class FirstPlayerFound(OfSeat, Event):
    """The player who begins the game is chosen."""

    kind = "first-player-found"
    clause = "DD 1.9"
    beat = "turn"


class TurnBegun(OfSeat, Event):
    """The turn of a player begins."""

    kind = "turn-begun"
    clause = "DD 2.1"
    beat = "turn"


class CreatureDrawn(OfCard, Event):
    """A creature comes out of the sack; only its owner sees which one (DD 1.8, 4.1)."""

    kind = "creature-drawn"
    clause = "DD 4.1"
    details_visible_to = "seat"
    hidden_fields = ("card",)
    path = (SACK_AT, "fist:{event.player}")
    beat = "draw"
    joins = ("lines-laid", *ENDS_OF_A_TURN)
    counts = ((SACK_AT, -1), ("fist:{event.player}", 1))


class SackEmpty(OfSeat, Event):
    """A player has nothing to draw; `first`: nobody has missed a creature before."""

    kind = "sack-empty"
    clause = "DD 4.1"
    beat = "alarm"

    first: bool

    def weight(self) -> int:
        return BEATS[self.beat] if self.first else 0


class DemonSummoned(OfCard, Event):
    """A demon goes into a corner."""

    kind = "demon-summoned"
    clause = "DD 2.3"
    path = ("fist:{event.player}", "{event.corner_at}")
    beat = "move"
    counts = (("fist:{event.player}", -1),)

    where: str

    @property
    def corner_at(self) -> str:
        return corner_at(self.where)


class GhostSummoned(OfCard, Event):
    """A ghost goes into a field, and closes the corners that are empty (DD 2.4, 2.5)."""

    kind = "ghost-summoned"
    clause = "DD 2.5"
    path = ("fist:{event.player}", "{event.centre_at}")
    beat = "freeze"
    counts = (("fist:{event.player}", -1), ("score:{event.card}", 1))

    field: str
    frozen: list[Element]

    @property
    def centre_at(self) -> str:
        return centre_at(self.field)


class FieldTaken(FieldEvent, Event):
    """Another colour has the majority in a field now."""

    kind = "field-taken"
    clause = "DD 6.2"
    path = ("", "{event.field_at}")
    beat = "owner"
    counts = (("score:{event.card}", "value"),)

    card: CardId
    field: str
    value: int


class FieldLost(FieldEvent, Event):
    """Nobody has the majority in a field any more."""

    kind = "field-lost"
    clause = "DD 6.2"
    path = ("{event.field_at}", "")
    beat = "owner"
    counts = (("score:{event.card}", "-value"),)

    card: CardId
    field: str
    value: int


class ColourPredicted(OfCard, Event):
    """A creature is shown: its colour will win."""

    kind = "colour-predicted"
    clause = "DD 3.2"
    path = ("fist:{event.player}", "prediction:{event.n}")
    beat = "predict"
    counts = (("fist:{event.player}", -1), ("predictions:{event.player}", 1))

    n: int


class PlacePredicted(OfCard, Event):
    """A creature is shown: its colour will come in on this place."""

    kind = "place-predicted"
    clause = "DD 7.3"
    path = ("fist:{event.player}", "prediction:{event.n}")
    beat = "predict"
    counts = (("fist:{event.player}", -1), ("predictions:{event.player}", 1))

    place: int
    n: int


class FistReturned(OfSeat, Event):
    """The rest of a fist goes back; only its owner knows which creatures."""

    kind = "fist-returned"
    clause = "DD 3.4"
    details_visible_to = "seat"
    hidden_fields = ("cards",)
    path = ("fist:{event.player}", SACK_AT)
    beat = "pay"
    joins = ("colour-predicted",)
    counts = (("fist:{event.player}", "-n"), (SACK_AT, "n"))

    n: int
    cards: list[CardId]


class GameEnded(OfSeat, Event):
    """A player cannot summon, which ends the game."""

    kind = "game-ended"
    clause = "DD 5.1"
    beat = "alarm"


class CreaturesShown(OfCard, Event):
    """The creatures of one colour that a player held at the end."""

    kind = "creatures-shown"
    clause = "DD 5.1"
    beat = "move"
    joins = ("creatures-shown",)

    n: int


class FieldCounted(FieldEvent, Event):
    """A field and its points at the end."""

    kind = "field-counted"
    clause = "DD 6.1"
    path = ("{event.field_at}", "")
    beat = "count"

    card: CardId
    field: str
    value: int


class ColourScored(Event):
    """The total of a colour at the end."""

    kind = "colour-scored"
    clause = "DD 6.3"
    beat = "count"
    joins = ("colour-scored",)

    card: CardId
    n: int


class ColourWon(Event):
    """A colour has the highest total."""

    kind = "colour-won"
    clause = "DD 6.4"
    beat = "count"

    card: CardId
    n: int


class GameWon(OfSeat, Event):
    """The first player who predicted a winning colour wins."""

    kind = "game-won"
    clause = "DD 6.5"
    beat = "win"


class NobodyWon(Event):
    """No winning colour was predicted."""

    kind = "nobody-won"
    clause = "DD 6.6"
    beat = "win"


class SolitaireWon(Event):
    """All predictions of solitaire came true."""

    kind = "solitaire-won"
    clause = "DD 7.6"
    beat = "win"

    n: int


class SolitaireUnpredicted(Event):
    """There was no prediction that could come true."""

    kind = "solitaire-unpredicted"
    clause = "DD 7.6"
    beat = "win"


class SolitaireLost(Event):
    """The predictions did not come true."""

    kind = "solitaire-lost"
    clause = "DD 7.6"
    beat = "win"
