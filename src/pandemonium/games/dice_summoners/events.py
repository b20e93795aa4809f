"""What can happen in a game of Dice Summoners. Nothing of it is hidden."""

from dataclasses import dataclass

from pandemonium.engine.event import CardId, Element, Event, Seat
from pandemonium.games.dice_summoners.elements import (
    GONE,
    SUPPLY,
    TRAY,
    aura_at,
    curse_at,
    deck_at,
    kept_at,
    seat_at,
)

Moved = tuple[str, str]

# ---------------------------------------------------------------------- set-up


@dataclass(slots=True)
class DecksLaid(Event):
    """The decks of this game lie open."""

    kind = "decks-laid"
    clause = "DS 1.3"

    cards: list[CardId]


@dataclass(slots=True)
class CardDealt(Event):
    """A player begins with a card."""

    kind = "card-dealt"
    clause = "DS 1.2"

    seat: Seat
    card: CardId
    at: Element

    def endpoints(self) -> Moved:
        """From the box to its place."""
        return "", self.at


@dataclass(slots=True)
class FirstPlayerDrawn(Event):
    """The lot says who begins."""

    kind = "first-player-drawn"
    clause = "DS 1.7"

    seat: Seat


# ---------------------------------------------------------------------- the turn and the dice


@dataclass(slots=True)
class TurnBegun(Event):
    """A player's turn begins; `n` counts the turns of both."""

    kind = "turn-begun"
    clause = "DS 2.1"

    seat: Seat
    n: int


@dataclass(slots=True)
class DiceLost(Event):
    """The supply does not hold all the dice that the creatures bring."""

    kind = "dice-lost"
    clause = "DS 3.3"

    seat: Seat
    n: int


@dataclass(slots=True)
class DiceHexed(Event):
    """A curse takes blue dice before the roll."""

    kind = "dice-hexed"
    clause = "DS 10.2"

    seat: Seat
    card: CardId
    n: int

    def endpoints(self) -> Moved:
        """Back into the supply."""
        return seat_at(self.seat), SUPPLY


@dataclass(slots=True)
class DiceRolled(Event):
    """A roll: `values` count the dice by face, `dice` are the single ones."""

    kind = "dice-rolled"
    clause = "DS 3.2"

    seat: Seat
    n: int
    values: list[int]
    dice: list[Element]

    def endpoints(self) -> Moved:
        """From the player into the tray."""
        return seat_at(self.seat), TRAY


@dataclass(slots=True)
class NoDice(Event):
    """There is nothing to roll."""

    kind = "no-dice"
    clause = "DS 6.3"

    seat: Seat


@dataclass(slots=True)
class DicePaid(Event):
    """Dice are laid on a slot (DS 3.7)."""

    kind = "dice-paid"
    clause = "DS 3.6"

    seat: Seat
    n: int
    values: list[int]
    dice: list[Element]
    slot: Element

    def endpoints(self) -> Moved:
        """From the tray to the slot."""
        return TRAY, self.slot


@dataclass(slots=True)
class DiceKept(Event):
    """Unspent dice that stay with their player."""

    kind = "dice-kept"
    clause = "DS 3.4"

    seat: Seat
    n: int
    blue: int
    red: int

    def endpoints(self) -> Moved:
        """From the tray to the player."""
        return TRAY, kept_at(self.seat)


# ---------------------------------------------------------------------- actions


@dataclass(slots=True)
class AbilityUsed(Event):
    """A creature attacks, steals, heals or defends."""

    kind = "ability-used"
    clause = "DS 4.1"

    seat: Seat
    card: CardId
    copy: int
    does: str
    slot: Element


@dataclass(slots=True)
class SpellCast(Event):
    """A spell of a set or a ritual is cast."""

    kind = "spell-cast"
    clause = "DS 4.1"

    seat: Seat
    card: CardId
    copy: int
    spell_card: str
    does: str
    slot: Element


@dataclass(slots=True)
class Struck(Event):
    """Damage comes in; `source` is what deals it."""

    kind = "struck"
    clause = "DS 5.1"

    seat: Seat
    target: Seat
    card: CardId
    n: int
    source: Element

    def endpoints(self) -> Moved:
        """From the attacker to the victim."""
        return self.source, seat_at(self.target)


@dataclass(slots=True)
class TokensPlaced(Event):
    """A defence is raised."""

    kind = "tokens-placed"
    clause = "DS 5.6"

    seat: Seat
    card: CardId
    copy: int
    n: int
    slot: Element

    def endpoints(self) -> Moved:
        """Onto the slot."""
        return "", self.slot


@dataclass(slots=True)
class TokensLost(Event):
    """Tokens take damage (DS 5.1)."""

    kind = "tokens-lost"
    clause = "DS 5.2"

    seat: Seat
    card: CardId
    copy: int
    n: int
    slot: Element

    def endpoints(self) -> Moved:
        """Off the slot."""
        return self.slot, ""


@dataclass(slots=True)
class HealthLost(Event):
    """Damage that no token took."""

    kind = "health-lost"
    clause = "DS 5.1"

    seat: Seat
    card: CardId
    n: int


@dataclass(slots=True)
class HealthGained(Event):
    """A heal, or what a steal gives (DS 5.4, 5.5)."""

    kind = "health-gained"
    clause = "DS 5.4"

    seat: Seat
    card: CardId
    n: int


@dataclass(slots=True)
class HealthFull(Event):
    """A heal in vain."""

    kind = "health-full"
    clause = "DS 5.4"

    seat: Seat
    card: CardId


# ---------------------------------------------------------------------- cards


@dataclass(slots=True)
class CardTaken(Event):
    """A card comes from its deck."""

    kind = "card-taken"
    clause = "DS 8.1"

    seat: Seat
    card: CardId
    at: Element

    def endpoints(self) -> Moved:
        """From its deck to its place."""
        return deck_at(self.card), self.at


@dataclass(slots=True)
class CardDiscarded(Event):
    """A card leaves the game."""

    kind = "card-discarded"
    clause = "DS 8.6"

    seat: Seat
    card: CardId
    at: Element

    def endpoints(self) -> Moved:
        """From its place out of the game."""
        return self.at, GONE


@dataclass(slots=True)
class AuraLearned(Event):
    """An aura comes to its player."""

    kind = "aura-learned"
    clause = "DS 9.1"

    seat: Seat
    card: CardId

    def endpoints(self) -> Moved:
        """From its deck to its place."""
        return deck_at(self.card), aura_at(self.seat)


@dataclass(slots=True)
class CurseCast(Event):
    """A curse comes upon the opponent for `n` turns."""

    kind = "curse-cast"
    clause = "DS 10.1"

    seat: Seat
    target: Seat
    card: CardId
    n: int

    def endpoints(self) -> Moved:
        """From its deck to its victim."""
        return deck_at(self.card), curse_at(self.target)


@dataclass(slots=True)
class CurseActed(Event):
    """A curse acts in the gain stage, and will do so in `n` more turns."""

    kind = "curse-acted"
    clause = "DS 10.1"

    seat: Seat
    card: CardId
    n: int


@dataclass(slots=True)
class CurseEnded(Event):
    """A curse has run out."""

    kind = "curse-ended"
    clause = "DS 10.1"

    seat: Seat
    card: CardId

    def endpoints(self) -> Moved:
        """Out of the game."""
        return curse_at(self.seat), GONE


# ---------------------------------------------------------------------- the end


@dataclass(slots=True)
class Surrendered(Event):
    """A player gives up."""

    kind = "surrendered"
    clause = "DS 11.3"

    seat: Seat


@dataclass(slots=True)
class TurnCap(Event):
    """Automatic play breaks the game off after `n` turns."""

    kind = "turn-cap"
    clause = "DS 11.4"

    n: int


@dataclass(slots=True)
class PlayedOn(Event):
    """Both want to play on, up to turn `n`."""

    kind = "played-on"
    clause = "DS 11.5"

    n: int


@dataclass(slots=True)
class GameWon(Event):
    """A player has won."""

    kind = "game-won"
    clause = "DS 11.1"

    seat: Seat
