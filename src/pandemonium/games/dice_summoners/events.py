"""What can happen in a game of Dice Summoners. All of it is public."""

from dataclasses import dataclass

from pandemonium.engine.event import CardId, Element, Event, Players, Seat
from pandemonium.games.dice_summoners.elements import GONE, SUPPLY, TRAY

# ---------------------------------------------------------------------- setup


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
    path = ("", "{event.at}")

    seat: Seat
    card: CardId
    at: Element


@dataclass(slots=True)
class FirstPlayerDrawn(Event):
    """The first player is picked at random."""

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
class DiceHexed(Event, Players):
    """A curse takes blue dice before the roll."""

    kind = "dice-hexed"
    clause = "DS 10.2"
    path = ("seat:{event.player}", SUPPLY)

    seat: Seat
    card: CardId
    n: int


@dataclass(slots=True)
class DiceRolled(Event, Players):
    """A roll: `values` count the dice by face, `dice` are the single ones."""

    kind = "dice-rolled"
    clause = "DS 3.2"
    path = ("seat:{event.player}", TRAY)

    seat: Seat
    n: int
    values: list[int]
    dice: list[Element]


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
    path = (TRAY, "{event.slot}")

    seat: Seat
    n: int
    values: list[int]
    dice: list[Element]
    slot: Element


@dataclass(slots=True)
class DiceKept(Event, Players):
    """Unspent dice that stay with their player."""

    kind = "dice-kept"
    clause = "DS 3.4"
    path = (TRAY, "kept:{event.player}")

    seat: Seat
    n: int
    blue: int
    red: int


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
class Struck(Event, Players):
    """Damage comes in; `source` is what deals it."""

    kind = "struck"
    clause = "DS 5.1"
    path = ("{event.source}", "seat:{event.victim}")

    seat: Seat
    target: Seat
    card: CardId
    n: int
    source: Element


@dataclass(slots=True)
class TokensPlaced(Event):
    """Tokens are placed on a slot."""

    kind = "tokens-placed"
    clause = "DS 5.6"
    path = ("", "{event.slot}")

    seat: Seat
    card: CardId
    copy: int
    n: int
    slot: Element


@dataclass(slots=True)
class TokensLost(Event):
    """Tokens take damage (DS 5.1)."""

    kind = "tokens-lost"
    clause = "DS 5.2"
    path = ("{event.slot}", "")

    seat: Seat
    card: CardId
    copy: int
    n: int
    slot: Element


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
    """A heal at full health."""

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
    path = ("deck:{event.card}", "{event.at}")

    seat: Seat
    card: CardId
    at: Element


@dataclass(slots=True)
class CardDiscarded(Event):
    """A card leaves the game from `at`."""

    kind = "card-discarded"
    clause = "DS 8.6"
    path = ("{event.at}", GONE)

    seat: Seat
    card: CardId
    at: Element


@dataclass(slots=True)
class AuraLearned(Event, Players):
    """An aura comes to its player."""

    kind = "aura-learned"
    clause = "DS 9.1"
    path = ("deck:{event.card}", "aura:{event.player}")

    seat: Seat
    card: CardId


@dataclass(slots=True)
class CurseCast(Event, Players):
    """A curse comes upon the opponent for `n` turns."""

    kind = "curse-cast"
    clause = "DS 10.1"
    path = ("deck:{event.card}", "curse:{event.victim}")

    seat: Seat
    target: Seat
    card: CardId
    n: int


@dataclass(slots=True)
class CurseActed(Event):
    """A curse acts in the gain stage, and will do so in `n` more turns."""

    kind = "curse-acted"
    clause = "DS 10.1"

    seat: Seat
    card: CardId
    n: int


@dataclass(slots=True)
class CurseEnded(Event, Players):
    """A curse leaves after its last turn."""

    kind = "curse-ended"
    clause = "DS 10.1"
    path = ("curse:{event.player}", GONE)

    seat: Seat
    card: CardId


# ---------------------------------------------------------------------- the end


@dataclass(slots=True)
class Surrendered(Event):
    """A player gives up the game."""

    kind = "surrendered"
    clause = "DS 11.3"

    seat: Seat


@dataclass(slots=True)
class TurnCap(Event):
    """The turn cap ends the game after `n` turns."""

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
    """A player has won the game."""

    kind = "game-won"
    clause = "DS 11.1"

    seat: Seat
