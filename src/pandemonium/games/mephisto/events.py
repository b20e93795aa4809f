"""What can happen in a game of Mephisto. `gear` is what notation calls gear in play.

All of it is in this one file, long as it is: a list to look things up in, as in the other games.
"""

from dataclasses import dataclass

from pandemonium.engine.event import CardId, Element, Event, Seat
from pandemonium.engine.view import hand_at, seat_at
from pandemonium.games.mephisto.elements import cell_at, gear_at, lane_at, pile_at

# ---------------------------------------------------------------------- turns


@dataclass(slots=True)
class FirstPlayerDrawn(Event):
    """The lot says who begins."""

    kind = "first-player-drawn"
    clause = "ME 1.1"

    seat: Seat


@dataclass(slots=True)
class TurnBegun(Event):
    """A turn begins."""

    kind = "turn-begun"
    clause = "ME 2.1"

    seat: Seat


@dataclass(slots=True)
class TurnHandedOver(Event):
    """A player lets the partner go on."""

    kind = "turn-handed-over"
    clause = "ME 11.3"

    seat: Seat
    target: Seat


@dataclass(slots=True)
class Passed(Event):
    """A player can do nothing."""

    kind = "passed"
    clause = "ME 2.4"

    seat: Seat


@dataclass(slots=True)
class Declined(Event):
    """A player makes no use of what a card offered before everybody's eyes."""

    kind = "declined"
    clause = "ME 3.8"

    seat: Seat
    card: CardId


@dataclass(slots=True)
class GameWon(Event):
    """A player has won."""

    kind = "game-won"
    clause = "ME 9.5"

    seat: Seat
    n: int


@dataclass(slots=True)
class GoalReached(Event):
    """The solitary player has won."""

    kind = "goal-reached"
    clause = "ME 12.7"

    seat: Seat
    n: int


@dataclass(slots=True)
class VictoryShared(Event):
    """A draw: a player shares the victory with others who are equal in everything."""

    kind = "victory-shared"
    clause = "ME 9.5"

    seat: Seat
    n: int


@dataclass(slots=True)
class GameLost(Event):
    """The solitary player has lost."""

    kind = "game-lost"
    clause = "ME 12.8"

    seat: Seat


# ---------------------------------------------------------------------- the deck and hands


@dataclass(slots=True)
class CardDrawn(Event):
    """A card of the deck comes into a hand; which one, its owner alone sees (ME 1.7)."""

    kind = "card-drawn"
    clause = "ME 2.2"
    details_visible_to = "seat"
    hidden_fields = ("card",)

    seat: Seat
    card: CardId

    def endpoints(self) -> tuple[str, str]:
        """From the deck to the hand."""
        return "deck", hand_at(self.seat)


@dataclass(slots=True)
class KnownCardDrawn(Event):
    """A card that everybody saw go under the deck comes into a hand."""

    kind = "known-card-drawn"
    clause = "ME 1.7"

    seat: Seat
    card: CardId

    def endpoints(self) -> tuple[str, str]:
        """From the deck to the hand."""
        return "deck", hand_at(self.seat)


@dataclass(slots=True)
class CardDiscarded(Event):
    """A card of a hand is discarded."""

    kind = "card-discarded"
    clause = "ME 3.2"

    seat: Seat
    card: CardId

    def endpoints(self) -> tuple[str, str]:
        """From the hand to the discard pile."""
        return hand_at(self.seat), "discards"


@dataclass(slots=True)
class CardGiven(Event):
    """A card of a hand is shown, to be exchanged."""

    kind = "card-given"
    clause = "ME 3.8"

    seat: Seat
    card: CardId

    def endpoints(self) -> tuple[str, str]:
        """From the hand; it lies aside."""
        return hand_at(self.seat), "aside"


@dataclass(slots=True)
class CardRevealed(Event):
    """The top card of the deck is shown and put under it."""

    kind = "card-revealed"
    clause = "ME 15.1"

    seat: Seat
    card: CardId

    def endpoints(self) -> tuple[str, str]:
        """Within the deck."""
        return "deck", "deck"


@dataclass(slots=True)
class TopDiscarded(Event):
    """The top card of the deck is discarded."""

    kind = "top-discarded"
    clause = "ME 12.3"

    seat: Seat
    card: CardId

    def endpoints(self) -> tuple[str, str]:
        """From the deck to the discard pile."""
        return "deck", "discards"


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

    card: CardId
    cell: str
    source: Element

    def endpoints(self) -> tuple[str, str]:
        """From the deck or a hand to the cell."""
        return self.source, cell_at(self.cell)


@dataclass(slots=True)
class CardTaken(Event):
    """A card of the dungeon comes into a hand."""

    kind = "card-taken"
    clause = "ME 5.1"

    seat: Seat
    card: CardId
    cell: str

    def endpoints(self) -> tuple[str, str]:
        """From the cell to the hand."""
        return cell_at(self.cell), hand_at(self.seat)


@dataclass(slots=True)
class CardBanished(Event):
    """A card of the dungeon is discarded."""

    kind = "card-banished"
    clause = "ME 3.8"

    seat: Seat
    card: CardId
    cell: str

    def endpoints(self) -> tuple[str, str]:
        """From the cell to the discard pile."""
        return cell_at(self.cell), "discards"


@dataclass(slots=True)
class CardPutUnder(Event):
    """A card of the dungeon goes under the deck."""

    kind = "card-put-under"
    clause = "ME 16.3"

    seat: Seat
    card: CardId
    cell: str

    def endpoints(self) -> tuple[str, str]:
        """From the cell to the deck."""
        return cell_at(self.cell), "deck"


@dataclass(slots=True)
class MonsterSummoned(Event):
    """A monster of a hand is to enter the dungeon."""

    kind = "monster-summoned"
    clause = "ME 5.2"

    seat: Seat
    card: CardId

    def endpoints(self) -> tuple[str, str]:
        """From the hand; it lies aside."""
        return hand_at(self.seat), "aside"


@dataclass(slots=True)
class MonsterActs(Event):
    """A monster that entered acts; `seat` is "you", -1 an absent one."""

    kind = "monster-acts"
    clause = "ME 7.1"

    seat: Seat
    card: CardId
    cell: str

    def endpoints(self) -> tuple[str, str]:
        """It stays where it is."""
        return cell_at(self.cell), cell_at(self.cell)


@dataclass(slots=True)
class MonsterDefeated(Event):
    """A monster comes to the pile of who defeated it."""

    kind = "monster-defeated"
    clause = "ME 6.7"

    seat: Seat
    card: CardId
    cell: str
    n: int

    def endpoints(self) -> tuple[str, str]:
        """From the cell to the pile."""
        return cell_at(self.cell), pile_at(self.seat)


@dataclass(slots=True)
class AbilityCopied(Event):
    """The ability of a card of the dungeon is used."""

    kind = "ability-copied"
    clause = "ME 15.4"

    seat: Seat
    card: CardId
    cell: str


# ---------------------------------------------------------------------- gear and spells


@dataclass(slots=True)
class GearPlayed(Event):
    """Gear comes into play."""

    kind = "gear-played"
    clause = "ME 3.4"

    seat: Seat
    card: CardId
    gear: str
    lane: int

    def endpoints(self) -> tuple[str, str]:
        """From the hand to the lane."""
        return hand_at(self.seat), lane_at(self.seat, self.lane - 1)


@dataclass(slots=True)
class GearActivated(Event):
    """Gear is activated."""

    kind = "gear-activated"
    clause = "ME 4.2"

    seat: Seat
    card: CardId
    gear: str


@dataclass(slots=True)
class GearScrapped(Event):
    """Gear is discarded to make room."""

    kind = "gear-scrapped"
    clause = "ME 3.4"

    seat: Seat
    card: CardId
    gear: str

    def endpoints(self) -> tuple[str, str]:
        """From its lane to the discard pile."""
        return gear_at(self.gear), "discards"


@dataclass(slots=True)
class GearMoved(Event):
    """Gear goes to another lane."""

    kind = "gear-moved"
    clause = "ME 4.7"

    seat: Seat
    card: CardId
    gear: str
    lane: int

    def endpoints(self) -> tuple[str, str]:
        """To the lane."""
        return gear_at(self.gear), lane_at(self.seat, self.lane - 1)


@dataclass(slots=True)
class GearBroken(Event):
    """Gear has no durability left."""

    kind = "gear-broken"
    clause = "ME 4.1"

    seat: Seat
    card: CardId
    gear: str

    def endpoints(self) -> tuple[str, str]:
        """From its lane to the discard pile."""
        return gear_at(self.gear), "discards"


@dataclass(slots=True)
class GearRepaired(Event):
    """Gear has `n` durability again."""

    kind = "gear-repaired"
    clause = "ME 4.6"

    seat: Seat
    card: CardId
    gear: str
    n: int


@dataclass(slots=True)
class DurabilityLost(Event):
    """Gear has `n` durability left."""

    kind = "durability-lost"
    clause = "ME 4.1"

    seat: Seat
    card: CardId
    gear: str
    n: int


@dataclass(slots=True)
class SpellPlayed(Event):
    """A spell is played, from the hand or out of the dungeon."""

    kind = "spell-played"
    clause = "ME 3.6"

    seat: Seat
    card: CardId
    from_hand: bool

    def endpoints(self) -> tuple[str, str]:
        """It lies aside until it is carried out."""
        return hand_at(self.seat) if self.from_hand else "", "aside"


@dataclass(slots=True)
class SpellAttached(Event):
    """A weapon has `n` more attack for good."""

    kind = "spell-attached"
    clause = "ME 3.7"

    seat: Seat
    card: CardId
    gear: str
    n: int

    def endpoints(self) -> tuple[str, str]:
        """Under the weapon."""
        return "aside", gear_at(self.gear)


@dataclass(slots=True)
class WeaponBoosted(Event):
    """A weapon has `n` more attack in this turn."""

    kind = "weapon-boosted"
    clause = "ME 6.3"

    seat: Seat
    card: CardId
    gear: str
    n: int


@dataclass(slots=True)
class WeaponWielded(Event):
    """A weapon joins the fight."""

    kind = "weapon-wielded"
    clause = "ME 6.2"

    seat: Seat
    card: CardId
    gear: str


# ---------------------------------------------------------------------- favor


@dataclass(slots=True)
class FavorGained(Event):
    """A card gives favor."""

    kind = "favor-gained"
    clause = "ME 1.5"

    seat: Seat
    card: CardId
    n: int

    def endpoints(self) -> tuple[str, str]:
        """To the player."""
        return "", seat_at(self.seat)


@dataclass(slots=True)
class FavorWasted(Event):
    """Favor above 10 is lost."""

    kind = "favor-wasted"
    clause = "ME 1.5"

    seat: Seat
    card: CardId
    n: int


@dataclass(slots=True)
class FavorLost(Event):
    """A card costs favor."""

    kind = "favor-lost"
    clause = "ME 1.5"

    seat: Seat
    card: CardId
    n: int

    def endpoints(self) -> tuple[str, str]:
        """From the player."""
        return seat_at(self.seat), ""


@dataclass(slots=True)
class FavorPaid(Event):
    """Favor is paid for a card."""

    kind = "favor-paid"
    clause = "ME 1.5"

    seat: Seat
    card: CardId
    n: int

    def endpoints(self) -> tuple[str, str]:
        """From the player."""
        return seat_at(self.seat), ""


@dataclass(slots=True)
class FavorSpent(Event):
    """Favor is spent in a fight."""

    kind = "favor-spent"
    clause = "ME 6.5"

    seat: Seat
    n: int

    def endpoints(self) -> tuple[str, str]:
        """From the player."""
        return seat_at(self.seat), ""
