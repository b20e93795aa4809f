"""The events of Let's Summon Demons once play has begun; `setup_events.py` has those before."""

from pandemonium.engine.event import CardId, Change, Element, Event, OfCard, OfSeat, Seat
from pandemonium.games.lets_summon_demons.elements import moved_card


class TurnBegun(OfSeat, Event):
    """A regular turn of a seat begins."""

    kind = "turn-begun"
    clause = "LSD 2.1"
    beat = "turn"


class ExtraTurnBegun(OfSeat, Event):
    """A turn in which only the owner's cards activate begins."""

    kind = "extra-turn-begun"
    clause = "LSD 7.7"
    beat = "alarm"
    fixed_weight = 2


class StarterDeclined(OfSeat, Event):
    """The free summon of the first turn is not made."""

    kind = "starter-declined"
    clause = "LSD 9.4"
    beat = "fire"


class DiceRolled(OfSeat, Event):
    """Both dice, and their total."""

    kind = "dice-rolled"
    clause = "LSD 3.1"
    beat = "roll"
    joins = ("roll-replaced",)

    first: int
    second: int
    n: int

    def touches(self) -> list[str]:
        return ["dice"]


class RollReplaced(OfSeat, Event):
    """The roll before does not count."""

    kind = "roll-replaced"
    clause = "LSD 7.13"
    undoes = "dice-rolled"
    beat = "undo"


class CardActivated(OfCard, Event):
    """A card acts for its owner."""

    kind = "card-activated"
    clause = "LSD 3.2"
    beat = "fire"

    at: Element


class ConditionNotMet(OfCard, Event):
    """A card that activates does nothing."""

    kind = "condition-not-met"
    clause = "LSD 3.8"
    beat = "fire"
    joins = ("card-activated",)

    at: Element


class Declined(OfCard, Event):
    """An effect that may be used is not used."""

    kind = "declined"
    clause = "LSD 4.1"
    beat = "fire"
    joins = ("card-activated",)


class SoulsCollected(OfCard, Event):
    """A seat collects souls from the supply."""

    kind = "souls-collected"
    clause = "LSD 4.5"
    path = ("supply", "seat:{event.player}")
    beat = "collect"
    joins = ("card-activated",)
    counts = (("souls:{event.player}", "n"),)

    n: int


class SoulStolen(OfCard, Event):
    """One soul from another player."""

    kind = "soul-stolen"
    clause = "LSD 4.6"
    path = ("seat:{event.victim}", "seat:{event.player}")
    beat = "steal"
    joins = ("card-activated", "soul-stolen", "soul-from-supply")
    counts = (("souls:{event.victim}", -1), ("souls:{event.player}", 1))

    target: Seat


class SoulFromSupply(OfCard, Event):
    """One stolen soul comes from the supply."""

    kind = "soul-from-supply"
    clause = "LSD 4.6"
    path = ("supply", "seat:{event.player}")
    beat = "collect"
    joins = ("card-activated", "soul-stolen", "soul-from-supply")
    counts = (("souls:{event.player}", 1),)


class CardBought(OfCard, Event):
    """A card of the Block is paid for."""

    kind = "card-bought"
    clause = "LSD 2.3"
    path = ("{event.source}", "{event.at}")
    beat = "move"

    n: int
    source: Element
    at: Element

    def changes(self) -> list[Change]:
        return [(f"souls:{self.player}", -self.n), *moved_card(self)]


class CardGained(OfCard, Event):
    """A card comes in front of a seat at no cost."""

    kind = "card-gained"
    clause = "LSD 4.8"
    path = ("{event.source}", "{event.at}")
    beat = "move"
    joins = ("card-activated",)
    changes = moved_card

    source: Element
    at: Element


class CardTurned(OfCard, Event):
    """A card of the deck is turned over and discarded."""

    kind = "card-turned"
    clause = "LSD 4.11"
    path = ("deck", "discards")
    beat = "move"
    joins = ("card-activated",)
    changes = moved_card


class CardSnuffed(OfCard, Event):
    """A card is discarded as the price of a summon."""

    kind = "card-snuffed"
    clause = "LSD 5.1"
    path = ("{event.at}", "discards")
    beat = "pay"
    joins = ("summon-begun",)
    changes = moved_card

    at: Element


class CardDiscarded(OfCard, Event):
    """A Block card in play is discarded."""

    kind = "card-discarded"
    clause = "LSD 4.10"
    path = ("{event.at}", "discards")
    beat = "move"
    joins = ("card-activated",)
    changes = moved_card

    at: Element


class CardStolen(OfCard, Event):
    """A card in play changes its owner."""

    kind = "card-stolen"
    clause = "LSD 4.7"
    path = ("{event.source}", "{event.at}")
    beat = "steal"
    joins = ("card-activated",)
    changes = moved_card

    target: Seat
    source: Element
    at: Element


class CardPassed(OfCard, Event):
    """A card in play goes to the partner."""

    kind = "card-passed"
    clause = "LSD 9.6"
    path = ("{event.source}", "{event.at}")
    beat = "move"
    changes = moved_card

    target: Seat
    source: Element
    at: Element


class CardReplaced(OfCard, Event):
    """A card of the Block is discarded, to be replaced at once."""

    kind = "card-replaced"
    clause = "LSD 4.9"
    path = ("block:{event.n}", "discards")
    beat = "move"
    joins = ("card-activated",)
    changes = moved_card

    n: int


class PlaceFilled(Event):
    """A card of the deck comes to an empty place of the Block."""

    kind = "place-filled"
    clause = "LSD 2.5"
    path = ("deck", "block:{event.n}")
    beat = "refill"
    joins = ("card-replaced", "deck-rebuilt", "place-filled")
    changes = moved_card

    card: CardId
    n: int


class SummonBegun(OfCard, Event):
    """A Demon of the hand is shown, to be paid for."""

    kind = "summon-begun"
    clause = "LSD 5.1"
    path = ("hand:{event.player}", "summoning")
    beat = "pay"
    changes = moved_card


class DemonSummoned(OfCard, Event):
    """A Demon comes into play; its side then has `demons` and needs `goal` to win."""

    kind = "demon-summoned"
    clause = "LSD 5.1"
    path = ("{event.source}", "{event.at}")
    beat = "summon"
    joins = ("summon-begun", "card-activated", "demons-looked-at")
    changes = moved_card

    source: Element
    at: Element
    demons: int
    goal: int


class DemonDiscarded(OfCard, Event):
    """A Demon goes to the discards of the Demons."""

    kind = "demon-discarded"
    clause = "LSD 7.16"
    path = ("aside", "demon_discards")
    beat = "draw"
    joins = ("demons-looked-at",)
    changes = moved_card


class DemonDrawn(OfCard, Event):
    """A Demon is drawn for one that was lost; which one, its owner alone sees."""

    kind = "demon-drawn"
    clause = "LSD 5.4"
    details_visible_to = "seat"
    hidden_fields = ("card",)
    path = ("demon_deck", "hand:{event.player}")
    beat = "draw"
    joins = ("card-stolen",)
    changes = moved_card


class DemonsLookedAt(OfCard, Event):
    """A seat looks at Demons of the deck: at all of them, or at the top ones."""

    kind = "demons-looked-at"
    clause = "LSD 7.2"
    beat = "draw"
    joins = ("card-activated", "demon-summoned")

    n: int


class DeckRebuilt(Event):
    """The discards of the Block cards become the deck."""

    kind = "deck-rebuilt"
    clause = "LSD 4.11"
    path = ("discards", "deck")
    beat = "refill"
    joins = ("card-activated", "place-filled")

    n: int


class DemonDeckRebuilt(Event):
    """The discarded Demons become the Demon deck."""

    kind = "demon-deck-rebuilt"
    clause = "LSD 4.11"
    path = ("demon_discards", "demon_deck")
    beat = "refill"
    joins = ("card-activated",)

    n: int


class ExtraTurn(OfCard, Event):
    """A seat will take another turn after this one."""

    kind = "extra-turn"
    clause = "LSD 7.7"
    beat = "alarm"
    joins = ("card-activated",)
    fixed_weight = 2


class GameWon(OfCard, Event):
    """A seat wins, because of a card where it was one."""

    kind = "game-won"
    clause = "LSD 6.1"
    beat = "win"
    joins = ("game-won",)
