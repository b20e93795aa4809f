"""What can happen in a game of Mephisto."""

from dataclasses import dataclass

from pandemonium.engine.event import CardId, Element, Event, Seat
from pandemonium.engine.view import hand_at
from pandemonium.games.mephisto.elements import gear_at


@dataclass(slots=True)
class OfPlayer:
    """A player's part; elements number players from 1."""

    seat: Seat

    @property
    def player(self) -> int:
        return self.seat + 1


@dataclass(slots=True)
class OfCard(OfPlayer):
    """A card that a player handles."""

    card: CardId


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


@dataclass(slots=True)
class FirstPlayerDrawn(OfPlayer, Event):
    """The first player is chosen at random."""

    kind = "first-player-drawn"
    clause = "ME 1.1"


@dataclass(slots=True)
class TurnBegun(OfPlayer, Event):
    """A turn begins."""

    kind = "turn-begun"
    clause = "ME 2.1"


@dataclass(slots=True)
class TurnHandedOver(OfPlayer, Event):
    """A player lets the partner continue the turn."""

    kind = "turn-handed-over"
    clause = "ME 11.3"

    target: Seat


@dataclass(slots=True)
class Passed(OfPlayer, Event):
    """A player passes, having no possible action."""

    kind = "passed"
    clause = "ME 2.4"


@dataclass(slots=True)
class Declined(OfCard, Event):
    """A player declines the public offer of a card."""

    kind = "declined"
    clause = "ME 3.8"


@dataclass(slots=True)
class GameWon(OfPlayer, Event):
    """A player has won with `n` soul points."""

    kind = "game-won"
    clause = "ME 9.5"

    n: int


@dataclass(slots=True)
class GoalReached(OfPlayer, Event):
    """The solitaire player has won with `n` soul points."""

    kind = "goal-reached"
    clause = "ME 12.7"

    n: int


@dataclass(slots=True)
class VictoryShared(OfPlayer, Event):
    """A draw: a player shares the victory with equal players."""

    kind = "victory-shared"
    clause = "ME 9.5"

    n: int


@dataclass(slots=True)
class GameLost(OfPlayer, Event):
    """The solitaire player has lost."""

    kind = "game-lost"
    clause = "ME 12.8"


# ---------------------------------------------------------------------- the deck and hands


@dataclass(slots=True)
class CardDrawn(OfCard, Event):
    """A card is drawn from the deck; only its owner sees which (ME 1.7)."""

    kind = "card-drawn"
    clause = "ME 2.2"
    path = ("deck", "hand:{event.player}")
    details_visible_to = "seat"
    hidden_fields = ("card",)


@dataclass(slots=True)
class KnownCardDrawn(OfCard, Event):
    """A card that everybody saw go under the deck comes into a hand."""

    kind = "known-card-drawn"
    clause = "ME 1.7"
    path = ("deck", "hand:{event.player}")


@dataclass(slots=True)
class CardDiscarded(OfCard, Event):
    """A card of a hand is discarded."""

    kind = "card-discarded"
    clause = "ME 3.2"
    path = ("hand:{event.player}", "discards")


@dataclass(slots=True)
class CardGiven(OfCard, Event):
    """A card of a hand is shown, to be exchanged."""

    kind = "card-given"
    clause = "ME 3.8"
    path = ("hand:{event.player}", "aside")


@dataclass(slots=True)
class CardRevealed(OfCard, Event):
    """The top card of the deck is shown and put under it."""

    kind = "card-revealed"
    clause = "ME 15.1"
    path = ("deck", "deck")


@dataclass(slots=True)
class TopDiscarded(OfCard, Event):
    """The top card of the deck is discarded."""

    kind = "top-discarded"
    clause = "ME 12.3"
    path = ("deck", "discards")


@dataclass(slots=True)
class DeckOut(Event):
    """The last card has left the deck, for the `n`th time."""

    kind = "deck-out"
    clause = "ME 9.1"

    n: int


# ---------------------------------------------------------------------- the dungeon


@dataclass(slots=True)
class CardPlaced(Event):
    """A card enters the dungeon."""

    kind = "card-placed"
    clause = "ME 7.4"
    path = ("{event.source}", "cell:{event.cell}")

    card: CardId
    cell: str
    source: Element


@dataclass(slots=True)
class CardTaken(InCell, Event):
    """A card of the dungeon comes into a hand."""

    kind = "card-taken"
    clause = "ME 5.1"
    path = ("cell:{event.cell}", "hand:{event.player}")


@dataclass(slots=True)
class CardBanished(InCell, Event):
    """A card of the dungeon is discarded."""

    kind = "card-banished"
    clause = "ME 3.8"
    path = ("cell:{event.cell}", "discards")


@dataclass(slots=True)
class CardPutUnder(InCell, Event):
    """A card of the dungeon goes under the deck."""

    kind = "card-put-under"
    clause = "ME 16.3"
    path = ("cell:{event.cell}", "deck")


@dataclass(slots=True)
class MonsterSummoned(OfCard, Event):
    """A monster of a hand is about to enter the dungeon."""

    kind = "monster-summoned"
    clause = "ME 5.2"
    path = ("hand:{event.player}", "aside")


@dataclass(slots=True)
class MonsterActs(InCell, Event):
    """A monster that entered acts; `seat` is its "you", or -1 for the absent opponent."""

    kind = "monster-acts"
    clause = "ME 7.1"
    path = ("cell:{event.cell}", "cell:{event.cell}")


@dataclass(slots=True)
class MonsterDefeated(InCell, Event):
    """A monster comes to the pile of the player who defeated it."""

    kind = "monster-defeated"
    clause = "ME 6.7"
    path = ("cell:{event.cell}", "pile:{event.player}")

    n: int


@dataclass(slots=True)
class AbilityCopied(InCell, Event):
    """The ability of a card of the dungeon is used."""

    kind = "ability-copied"
    clause = "ME 15.4"


# ---------------------------------------------------------------------- gear and spells


@dataclass(slots=True)
class GearPlayed(OfGear, Event):
    """Gear comes into play."""

    kind = "gear-played"
    clause = "ME 3.4"
    path = ("hand:{event.player}", "lane:{event.player}:{event.lane}")

    lane: int


@dataclass(slots=True)
class GearActivated(OfGear, Event):
    """Gear is activated."""

    kind = "gear-activated"
    clause = "ME 4.2"


@dataclass(slots=True)
class GearScrapped(OfGear, Event):
    """Gear is discarded to make room."""

    kind = "gear-scrapped"
    clause = "ME 3.4"
    path = ("{event.gear_at}", "discards")


@dataclass(slots=True)
class GearMoved(OfGear, Event):
    """Gear goes to another lane."""

    kind = "gear-moved"
    clause = "ME 4.7"
    path = ("{event.gear_at}", "lane:{event.player}:{event.lane}")

    lane: int


@dataclass(slots=True)
class GearBroken(OfGear, Event):
    """Gear has no durability left."""

    kind = "gear-broken"
    clause = "ME 4.1"
    path = ("{event.gear_at}", "discards")


@dataclass(slots=True)
class GearRepaired(OfGear, Event):
    """Gear has `n` durability again."""

    kind = "gear-repaired"
    clause = "ME 4.6"

    n: int


@dataclass(slots=True)
class DurabilityLost(OfGear, Event):
    """Gear has `n` durability left."""

    kind = "durability-lost"
    clause = "ME 4.1"

    n: int


@dataclass(slots=True)
class SpellPlayed(OfCard, Event):
    """A spell is played, from the hand or out of the dungeon."""

    kind = "spell-played"
    clause = "ME 3.6"

    from_hand: bool

    def endpoints(self) -> tuple[str, str]:
        """It lies aside until it takes effect."""
        return hand_at(self.seat) if self.from_hand else "", "aside"


@dataclass(slots=True)
class SpellAttached(OfGear, Event):
    """A weapon has `n` more attack for good."""

    kind = "spell-attached"
    clause = "ME 3.7"
    path = ("aside", "{event.gear_at}")

    n: int


@dataclass(slots=True)
class WeaponBoosted(OfGear, Event):
    """A weapon has `n` more attack in this turn."""

    kind = "weapon-boosted"
    clause = "ME 6.3"

    n: int


@dataclass(slots=True)
class WeaponWielded(OfGear, Event):
    """A weapon joins the fight."""

    kind = "weapon-wielded"
    clause = "ME 6.2"


# ---------------------------------------------------------------------- favor


@dataclass(slots=True)
class FavorGained(OfCard, Event):
    """A card gives favor."""

    kind = "favor-gained"
    clause = "ME 1.5"
    path = ("", "seat:{event.player}")

    n: int


@dataclass(slots=True)
class FavorWasted(OfCard, Event):
    """Favor above 10 is lost."""

    kind = "favor-wasted"
    clause = "ME 1.5"

    n: int


@dataclass(slots=True)
class FavorLost(OfCard, Event):
    """A card costs favor."""

    kind = "favor-lost"
    clause = "ME 1.5"
    path = ("seat:{event.player}", "")

    n: int


@dataclass(slots=True)
class FavorPaid(OfCard, Event):
    """Favor is paid for a card."""

    kind = "favor-paid"
    clause = "ME 1.5"
    path = ("seat:{event.player}", "")

    n: int


@dataclass(slots=True)
class FavorSpent(OfPlayer, Event):
    """Favor is spent in a fight."""

    kind = "favor-spent"
    clause = "ME 6.5"
    path = ("seat:{event.player}", "")

    n: int
