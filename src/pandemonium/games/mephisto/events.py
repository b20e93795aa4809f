"""The events of Mephisto; those of gear and spells are in `gear_events.py`."""

from dataclasses import dataclass

from pandemonium.engine.event import BEATS, CardId, Element, Event, OfCard, OfSeat, Seat
from pandemonium.games.mephisto.elements import gear_at

ATTENTION = 2  # the weight of harm, and of monsters that act or give few souls
MANY_SOULS = 3  # a monster worth so many is announced

# Kinds whose beats the effects of a card continue.
EFFECTS = ("gear-activated", "ability-copied", "spell-played")
CAUSES_OF_FAVOR = (
    "card-announced",
    "gear-played",
    "monster-summoned",
    "monster-acts",
    "weapon-wielded",
    *EFFECTS,
)


@dataclass(slots=True)
class InCell(OfCard):
    """A card in a cell of the dungeon."""

    cell: str


@dataclass(slots=True)
class OfGear(OfCard):
    """Gear in play, by its card and by its name in notation."""

    gear: str

    @property
    def gear_at(self) -> str:
        return gear_at(self.gear)


# ---------------------------------------------------------------------- turns


class FirstPlayerDrawn(OfSeat, Event):
    """The first player is chosen at random."""

    kind = "first-player-drawn"
    clause = "ME 1.1"
    beat = "turn"


class TurnBegun(OfSeat, Event):
    """The turn of a seat begins."""

    kind = "turn-begun"
    clause = "ME 2.1"
    beat = "turn"


class TurnHandedOver(OfSeat, Event):
    """A player lets the partner continue the turn."""

    kind = "turn-handed-over"
    clause = "ME 11.3"
    beat = "turn"

    target: Seat


class Passed(OfSeat, Event):
    """A player passes, having no possible action."""

    kind = "passed"
    clause = "ME 2.4"
    beat = "quiet"


class Declined(OfCard, Event):
    """A player declines the public offer of a card."""

    kind = "declined"
    clause = "ME 3.8"
    beat = "quiet"


class GameWon(OfSeat, Event):
    """A player has won with `n` soul points."""

    kind = "game-won"
    clause = "ME 9.5"
    beat = "win"

    n: int


class GoalReached(OfSeat, Event):
    """The solitaire player has won with `n` soul points."""

    kind = "goal-reached"
    clause = "ME 12.7"
    beat = "win"

    n: int


class VictoryShared(OfSeat, Event):
    """A draw: a player shares the victory with equal players."""

    kind = "victory-shared"
    clause = "ME 9.5"
    beat = "win"

    n: int


class GameLost(OfSeat, Event):
    """The solitaire player has lost."""

    kind = "game-lost"
    clause = "ME 12.8"
    beat = "win"


# ---------------------------------------------------------------------- the deck and hands


class CardDrawn(OfCard, Event):
    """A card is drawn from the deck; only its owner sees which (ME 1.7)."""

    kind = "card-drawn"
    clause = "ME 2.2"
    path = ("deck", "hand:{event.player}")
    details_visible_to = "seat"
    hidden_fields = ("card",)
    beat = "draw"
    joins = ("first-player-drawn", "monster-acts")
    counts = (("deck", -1), ("hand:{event.player}", 1))


class KnownCardDrawn(OfCard, Event):
    """A card that everybody saw go under the deck comes into a hand."""

    kind = "known-card-drawn"
    clause = "ME 1.7"
    path = ("deck", "hand:{event.player}")
    beat = "draw"
    joins = ("first-player-drawn", "monster-acts")
    counts = (("deck", -1), ("hand:{event.player}", 1))


class CardDiscarded(OfCard, Event):
    """A card of a hand is discarded."""

    kind = "card-discarded"
    clause = "ME 3.2"
    path = ("hand:{event.player}", "discards")
    beat = "pay"
    joins = ("card-announced", "weapon-wielded", "monster-acts")
    counts = (("hand:{event.player}", -1), ("discards", 1))


class CardAnnounced(OfCard, Event):
    """A card leaves the hand to be played; it is paid for first."""

    kind = "card-announced"
    clause = "ME 3.2"
    path = ("hand:{event.player}", "aside")
    beat = "pay"
    counts = (("hand:{event.player}", -1),)


class CardGiven(OfCard, Event):
    """A card of a hand is shown, to be exchanged."""

    kind = "card-given"
    clause = "ME 3.8"
    path = ("hand:{event.player}", "aside")
    beat = "move"
    joins = EFFECTS
    counts = (("hand:{event.player}", -1),)


class CardRevealed(OfCard, Event):
    """The top card of the deck is shown and put under it."""

    kind = "card-revealed"
    clause = "ME 15.1"
    path = ("deck", "deck")
    beat = "move"
    joins = EFFECTS


class TopDiscarded(OfCard, Event):
    """The top card of the deck is discarded."""

    kind = "top-discarded"
    clause = "ME 12.3"
    path = ("deck", "discards")
    beat = "move"
    joins = ("top-discarded",)
    counts = (("deck", -1), ("discards", 1))


class DeckOut(Event):
    """The last card has left the deck, for the `n`th time."""

    kind = "deck-out"
    clause = "ME 9.1"
    beat = "alarm"

    n: int


class DeckRebuilt(Event):
    """The `n` discards are shuffled into a new deck."""

    kind = "deck-rebuilt"
    clause = "ME 9.1"
    path = ("discards", "deck")
    beat = "refill"
    joins = ("deck-out",)
    counts = (("discards", "-n"), ("deck", "n"))

    n: int


# ---------------------------------------------------------------------- the dungeon


class CardPlaced(Event):
    """A card enters the dungeon."""

    kind = "card-placed"
    clause = "ME 7.4"
    path = ("{event.source}", "cell:{event.cell}")
    beat = "refill"
    joins = (
        "first-player-drawn",
        "card-placed",
        "monster-summoned",
        "card-given",
        "card-banished",
        "card-put-under",
    )

    card: CardId
    cell: str
    source: Element

    def changes(self) -> list[tuple[str, int]]:
        return [("deck", -1)] if self.source == "deck" else []


class CardTaken(InCell, Event):
    """A card of the dungeon comes into a hand."""

    kind = "card-taken"
    clause = "ME 5.1"
    path = ("cell:{event.cell}", "hand:{event.player}")
    beat = "move"
    joins = ("monster-summoned", "card-given")
    counts = (("hand:{event.player}", 1),)


class CardBanished(InCell, Event):
    """A card of the dungeon is discarded."""

    kind = "card-banished"
    clause = "ME 3.8"
    path = ("cell:{event.cell}", "discards")
    beat = "move"
    joins = ("top-discarded", *EFFECTS)
    counts = (("discards", 1),)


class CardPutUnder(InCell, Event):
    """A card of the dungeon goes under the deck."""

    kind = "card-put-under"
    clause = "ME 16.3"
    path = ("cell:{event.cell}", "deck")
    beat = "move"
    joins = ("card-put-under", *EFFECTS)
    counts = (("deck", 1),)


class MonsterSummoned(OfCard, Event):
    """A monster of a hand is about to enter the dungeon."""

    kind = "monster-summoned"
    clause = "ME 5.2"
    path = ("hand:{event.player}", "aside")
    beat = "move"
    counts = (("hand:{event.player}", -1),)


class MonsterActs(InCell, Event):
    """A monster that entered acts; `seat` is its "you", or -1 for the absent opponent."""

    kind = "monster-acts"
    clause = "ME 7.1"
    path = ("cell:{event.cell}", "cell:{event.cell}")
    beat = "fire"
    fixed_weight = ATTENTION


class MonsterDefeated(InCell, Event):
    """A monster comes to the pile of the player who defeated it."""

    kind = "monster-defeated"
    clause = "ME 6.7"
    path = ("cell:{event.cell}", "pile:{event.player}")
    beat = "kill"
    joins = ("weapon-wielded", "favor-spent", "monster-defeated")
    counts = (("souls:{event.player}", "n"), ("trophies:{event.player}", 1))

    n: int

    def weight(self) -> int:
        return BEATS[self.beat] if self.n >= MANY_SOULS else ATTENTION


class AbilityCopied(InCell, Event):
    """The ability of a card of the dungeon is used."""

    kind = "ability-copied"
    clause = "ME 15.4"
    beat = "fire"
    joins = ("gear-activated",)


# ---------------------------------------------------------------------- favor


class FavorGained(OfCard, Event):
    """A card gives favor to a seat."""

    kind = "favor-gained"
    clause = "ME 1.5"
    path = ("", "seat:{event.player}")
    beat = "collect"
    joins = CAUSES_OF_FAVOR
    counts = (("favor:{event.player}", "n"),)

    n: int


class FavorWasted(OfCard, Event):
    """Favor that would exceed 10 is lost."""

    kind = "favor-wasted"
    clause = "ME 1.5"
    beat = "collect"
    joins = ("favor-gained", *CAUSES_OF_FAVOR)

    n: int


class FavorLost(OfCard, Event):
    """A card takes favor from a seat."""

    kind = "favor-lost"
    clause = "ME 1.5"
    path = ("seat:{event.player}", "")
    beat = "pay"
    joins = CAUSES_OF_FAVOR
    counts = (("favor:{event.player}", "-n"),)
    fixed_weight = ATTENTION

    n: int


class FavorPaid(OfCard, Event):
    """Favor is paid for a card."""

    kind = "favor-paid"
    clause = "ME 1.5"
    path = ("seat:{event.player}", "")
    beat = "pay"
    joins = CAUSES_OF_FAVOR
    counts = (("favor:{event.player}", "-n"),)

    n: int


class FavorSpent(OfSeat, Event):
    """Favor is spent in a fight."""

    kind = "favor-spent"
    clause = "ME 6.5"
    path = ("seat:{event.player}", "")
    beat = "pay"
    joins = ("weapon-wielded",)
    counts = (("favor:{event.player}", "-n"),)

    n: int
