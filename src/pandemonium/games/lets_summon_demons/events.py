"""The events of Let's Summon Demons, from the setup on."""

from dataclasses import dataclass

from pandemonium.engine.event import CardId, Element, Event, Players, Seat


@dataclass(slots=True)
class DemonDealt(Players, Event):
    """A Demon is dealt; which one, its owner alone sees."""

    kind = "demon-dealt"
    clause = "LSD 1.3"
    details_visible_to = "seat"
    hidden_fields = ("card",)
    path = ("demon_deck", "hand:{event.player}")

    seat: Seat
    card: CardId


@dataclass(slots=True)
class SoulsDealt(Event):
    """Everybody gets the souls to begin with."""

    kind = "souls-dealt"
    clause = "LSD 1.2"

    n: int


@dataclass(slots=True)
class FirstPlayerDrawn(Event):
    """The player who begins is drawn at random."""

    kind = "first-player-drawn"
    clause = "LSD 1.5"

    seat: Seat


@dataclass(slots=True)
class LaterSoulsGiven(Players, Event):
    """Somebody who plays later starts with more souls."""

    kind = "later-souls-given"
    clause = "LSD 9.8"
    path = ("supply", "seat:{event.player}")

    seat: Seat
    n: int


@dataclass(slots=True)
class CandleGiven(Event):
    """A seat gets a candle for the whole game."""

    kind = "candle-given"
    clause = "LSD 1.1"
    path = ("", "{event.at}")

    seat: Seat
    card: CardId
    at: Element


@dataclass(slots=True)
class TurnBegun(Event):
    """A regular turn of a seat begins."""

    kind = "turn-begun"
    clause = "LSD 2.1"

    seat: Seat


@dataclass(slots=True)
class ExtraTurnBegun(Event):
    """A turn in which only the owner's cards activate begins."""

    kind = "extra-turn-begun"
    clause = "LSD 7.7"

    seat: Seat


@dataclass(slots=True)
class StarterDeclined(Event):
    """The free summon of the first turn is not made."""

    kind = "starter-declined"
    clause = "LSD 9.4"

    seat: Seat


@dataclass(slots=True)
class DiceRolled(Event):
    """Both dice, and their total."""

    kind = "dice-rolled"
    clause = "LSD 3.1"

    seat: Seat
    first: int
    second: int
    n: int


@dataclass(slots=True)
class RollReplaced(Event):
    """The roll before does not count."""

    kind = "roll-replaced"
    clause = "LSD 7.13"
    undoes = "dice-rolled"

    seat: Seat


@dataclass(slots=True)
class CardActivated(Event):
    """A card acts for its owner."""

    kind = "card-activated"
    clause = "LSD 3.2"

    seat: Seat
    card: CardId
    at: Element


@dataclass(slots=True)
class ConditionNotMet(Event):
    """A card that activates does nothing."""

    kind = "condition-not-met"
    clause = "LSD 3.8"

    seat: Seat
    card: CardId
    at: Element


@dataclass(slots=True)
class Declined(Event):
    """An effect that may be used is not used."""

    kind = "declined"
    clause = "LSD 4.1"

    seat: Seat
    card: CardId


@dataclass(slots=True)
class SoulsCollected(Players, Event):
    """A seat collects souls from the supply."""

    kind = "souls-collected"
    clause = "LSD 4.5"
    path = ("supply", "seat:{event.player}")

    seat: Seat
    card: CardId
    n: int


@dataclass(slots=True)
class SoulStolen(Players, Event):
    """One soul from another player."""

    kind = "soul-stolen"
    clause = "LSD 4.6"
    path = ("seat:{event.victim}", "seat:{event.player}")

    seat: Seat
    card: CardId
    target: Seat


@dataclass(slots=True)
class SoulFromSupply(Players, Event):
    """One stolen soul comes from the supply."""

    kind = "soul-from-supply"
    clause = "LSD 4.6"
    path = ("supply", "seat:{event.player}")

    seat: Seat
    card: CardId


@dataclass(slots=True)
class CardBought(Event):
    """A card of the Block is paid for."""

    kind = "card-bought"
    clause = "LSD 2.3"
    path = ("{event.source}", "{event.at}")

    seat: Seat
    card: CardId
    n: int
    source: Element
    at: Element


@dataclass(slots=True)
class CardGained(Event):
    """A card comes in front of a seat at no cost."""

    kind = "card-gained"
    clause = "LSD 4.8"
    path = ("{event.source}", "{event.at}")

    seat: Seat
    card: CardId
    source: Element
    at: Element


@dataclass(slots=True)
class CardTurned(Event):
    """A card of the deck is turned over and discarded."""

    kind = "card-turned"
    clause = "LSD 4.11"
    path = ("deck", "discards")

    seat: Seat
    card: CardId


@dataclass(slots=True)
class CardSnuffed(Event):
    """A card is discarded as the price of a summon."""

    kind = "card-snuffed"
    clause = "LSD 5.1"
    path = ("{event.at}", "discards")

    seat: Seat
    card: CardId
    at: Element


@dataclass(slots=True)
class CardDiscarded(Event):
    """A Block card in play is discarded."""

    kind = "card-discarded"
    clause = "LSD 4.10"
    path = ("{event.at}", "discards")

    seat: Seat
    card: CardId
    at: Element


@dataclass(slots=True)
class CardStolen(Event):
    """A card in play changes its owner."""

    kind = "card-stolen"
    clause = "LSD 4.7"
    path = ("{event.source}", "{event.at}")

    seat: Seat
    card: CardId
    target: Seat
    source: Element
    at: Element


@dataclass(slots=True)
class CardPassed(Event):
    """A card in play goes to the partner."""

    kind = "card-passed"
    clause = "LSD 9.6"
    path = ("{event.source}", "{event.at}")

    seat: Seat
    card: CardId
    target: Seat
    source: Element
    at: Element


@dataclass(slots=True)
class CardReplaced(Event):
    """A card of the Block is discarded, to be replaced at once."""

    kind = "card-replaced"
    clause = "LSD 4.9"
    path = ("block:{event.n}", "discards")

    seat: Seat
    card: CardId
    n: int


@dataclass(slots=True)
class PlaceFilled(Event):
    """A card of the deck comes to an empty place of the Block."""

    kind = "place-filled"
    clause = "LSD 2.5"
    path = ("deck", "block:{event.n}")

    card: CardId
    n: int


@dataclass(slots=True)
class SummonBegun(Players, Event):
    """A Demon of the hand is shown, to be paid for."""

    kind = "summon-begun"
    clause = "LSD 5.1"
    path = ("hand:{event.player}", "summoning")

    seat: Seat
    card: CardId


@dataclass(slots=True)
class DemonSummoned(Event):
    """A Demon comes into play in front of a seat."""

    kind = "demon-summoned"
    clause = "LSD 5.1"
    path = ("{event.source}", "{event.at}")

    seat: Seat
    card: CardId
    source: Element
    at: Element


@dataclass(slots=True)
class DemonDiscarded(Event):
    """A Demon goes to the discards of the Demons."""

    kind = "demon-discarded"
    clause = "LSD 7.16"
    path = ("aside", "demon_discards")

    seat: Seat
    card: CardId


@dataclass(slots=True)
class DemonDrawn(Players, Event):
    """A Demon is drawn for one that was lost; which one, its owner alone sees."""

    kind = "demon-drawn"
    clause = "LSD 5.4"
    details_visible_to = "seat"
    hidden_fields = ("card",)
    path = ("demon_deck", "hand:{event.player}")

    seat: Seat
    card: CardId


@dataclass(slots=True)
class DemonsLookedAt(Event):
    """A seat looks at Demons of the deck: at all of them, or at the top ones."""

    kind = "demons-looked-at"
    clause = "LSD 7.2"

    seat: Seat
    card: CardId
    n: int


@dataclass(slots=True)
class DeckRebuilt(Event):
    """The discards of the Block cards become the deck."""

    kind = "deck-rebuilt"
    clause = "LSD 4.11"
    path = ("discards", "deck")

    n: int


@dataclass(slots=True)
class DemonDeckRebuilt(Event):
    """The discarded Demons become the Demon deck."""

    kind = "demon-deck-rebuilt"
    clause = "LSD 4.11"
    path = ("demon_discards", "demon_deck")

    n: int


@dataclass(slots=True)
class ExtraTurn(Event):
    """A seat will take another turn after this one."""

    kind = "extra-turn"
    clause = "LSD 7.7"

    seat: Seat
    card: CardId


@dataclass(slots=True)
class GameWon(Event):
    """A seat wins, because of a card where it was one."""

    kind = "game-won"
    clause = "LSD 6.1"

    seat: Seat
    card: CardId
