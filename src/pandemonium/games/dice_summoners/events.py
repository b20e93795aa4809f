"""What can happen in a game of Dice Summoners. All of it is public."""

from pandemonium.engine.event import CardId, Change, Element, Event, OfCard, OfSeat, Seat
from pandemonium.games.dice_summoners.elements import GONE, SUPPLY, TRAY

ACTIONS = ("ability-used", "spell-cast")  # the kinds that begin an action, with its consequences
GREAT_LOSS = 5  # of health at once


def kept_dice(player: int, dice: list[int], sign: int) -> list[Change]:
    """Blue and red dice that a player keeps (1) or rolls again (-1)."""
    colours = zip(("blue", "red"), dice, strict=True)
    return [(f"kept_{colour}:{player}", sign * n) for colour, n in colours if n]


def tokens_on(slot: str, n: int) -> list[Change]:
    """So many more tokens on a slot, and of its owner in all."""
    return [(f"tokens:{slot}", n), (f"tokens:{slot.split(':')[1]}", n)]


# ---------------------------------------------------------------------- setup


class DecksLaid(Event):
    """The decks of this game lie open."""

    kind = "decks-laid"
    clause = "DS 1.3"
    beat = "refill"

    cards: list[CardId]


class CardDealt(OfCard, Event):
    """A player begins with a card."""

    kind = "card-dealt"
    clause = "DS 1.2"
    path = ("", "{event.at}")
    beat = "refill"
    joins = ("decks-laid", "card-dealt")

    at: Element


class FirstPlayerDrawn(OfSeat, Event):
    """The first player is picked at random."""

    kind = "first-player-drawn"
    clause = "DS 1.7"
    beat = "turn"


# ---------------------------------------------------------------------- the turn and the dice


class TurnBegun(OfSeat, Event):
    """A player's turn begins; `n` counts the turns of both."""

    kind = "turn-begun"
    clause = "DS 2.1"
    beat = "turn"

    n: int


class DiceLost(OfSeat, Event):
    """The supply does not hold all the dice that the creatures bring."""

    kind = "dice-lost"
    clause = "DS 3.3"
    beat = "quiet"
    fixed_weight = 1

    n: int


class DiceHexed(OfCard, Event):
    """A curse takes blue dice before the roll."""

    kind = "dice-hexed"
    clause = "DS 10.2"
    path = ("seat:{event.player}", SUPPLY)
    beat = "fire"
    joins = ("dice-lost",)

    n: int


class DiceRolled(OfSeat, Event):
    """A roll: `values` count the dice by face, `dice` are the single ones.

    So many blue and red ones of them were kept from the turn before.
    """

    kind = "dice-rolled"
    clause = "DS 3.2"
    path = ("seat:{event.player}", TRAY)
    beat = "roll"
    joins = ("dice-lost", "dice-hexed")

    n: int
    values: list[int]
    dice: list[Element]
    kept: list[int]

    def changes(self) -> list[Change]:
        return kept_dice(self.player, self.kept, -1)


class NoDice(OfSeat, Event):
    """There is nothing to roll; a curse took the dice that were kept."""

    kind = "no-dice"
    clause = "DS 6.3"
    beat = "roll"
    joins = ("dice-lost", "dice-hexed")
    fixed_weight = 1

    kept: list[int]

    def changes(self) -> list[Change]:
        return kept_dice(self.player, self.kept, -1)


class DicePaid(OfSeat, Event):
    """Dice are laid on a slot (DS 3.7)."""

    kind = "dice-paid"
    clause = "DS 3.6"
    path = (TRAY, "{event.slot}")
    beat = "pay"
    joins = ACTIONS

    n: int
    values: list[int]
    dice: list[Element]
    slot: Element


class DiceKept(OfSeat, Event):
    """Unspent dice that stay with their player."""

    kind = "dice-kept"
    clause = "DS 3.4"
    path = (TRAY, "kept:{event.player}")
    beat = "pay"

    n: int
    blue: int
    red: int

    def changes(self) -> list[Change]:
        return kept_dice(self.player, [self.blue, self.red], 1)


# ---------------------------------------------------------------------- actions


class AbilityUsed(OfCard, Event):
    """A creature attacks, steals, heals or defends."""

    kind = "ability-used"
    clause = "DS 4.1"
    beat = "fire"

    copy: int
    does: str
    slot: Element

    def beat_name(self) -> str:
        return "steal" if self.does == "steal" else "fire"


class SpellCast(OfCard, Event):
    """A spell of a set or a ritual is cast."""

    kind = "spell-cast"
    clause = "DS 4.1"
    beat = "fire"

    copy: int
    spell_card: str
    does: str
    slot: Element

    def beat_name(self) -> str:
        return "steal" if self.does == "steal" else "fire"


class Struck(OfSeat, Event):
    """Damage comes in; `source` is what deals it."""

    kind = "struck"
    clause = "DS 5.1"
    path = ("{event.source}", "seat:{event.victim}")
    beat = "hit"
    joins = (*ACTIONS, "curse-acted")

    target: Seat
    card: CardId
    n: int
    source: Element


class TokensPlaced(OfCard, Event):
    """Tokens are placed on a slot."""

    kind = "tokens-placed"
    clause = "DS 5.6"
    path = ("", "{event.slot}")
    beat = "shield"
    joins = ACTIONS

    copy: int
    n: int
    slot: Element

    def changes(self) -> list[Change]:
        return tokens_on(self.slot, self.n)


class TokensLost(OfCard, Event):
    """Tokens take damage (DS 5.1)."""

    kind = "tokens-lost"
    clause = "DS 5.2"
    path = ("{event.slot}", "")
    beat = "hit"
    joins = ("struck",)

    copy: int
    n: int
    slot: Element

    def changes(self) -> list[Change]:
        return tokens_on(self.slot, -self.n)


class HealthLost(OfCard, Event):
    """Damage that no token took; `left` is the health after it."""

    kind = "health-lost"
    clause = "DS 5.1"
    beat = "hit"
    joins = ("struck",)
    counts = (("health:{event.player}", "-n"),)

    n: int
    left: int

    def weight(self) -> int:
        return 3 if self.n >= GREAT_LOSS or not self.left else 2


class HealthGained(OfCard, Event):
    """A heal, or what a steal gives (DS 5.4, 5.5)."""

    kind = "health-gained"
    clause = "DS 5.4"
    beat = "heal"
    joins = (*ACTIONS, "curse-acted")
    counts = (("health:{event.player}", "n"),)

    n: int


class HealthFull(OfCard, Event):
    """A heal at full health, which changes nothing."""

    kind = "health-full"
    clause = "DS 5.4"
    beat = "heal"
    joins = (*ACTIONS, "curse-acted")


# ---------------------------------------------------------------------- cards


class CardTaken(OfCard, Event):
    """A card comes from its deck; a ritual brings a mythic one."""

    kind = "card-taken"
    clause = "DS 8.1"
    path = ("deck:{event.card}", "{event.at}")
    beat = "move"
    joins = ACTIONS
    counts = (("deck:{event.card}", -1),)

    at: Element
    mythic: bool

    def beat_name(self) -> str:
        return "summon" if self.mythic else "move"


class CardDiscarded(OfCard, Event):
    """A card leaves the game from `at`, with the tokens on each of its slots."""

    kind = "card-discarded"
    clause = "DS 8.6"
    path = ("{event.at}", GONE)
    beat = "move"
    joins = ACTIONS

    at: Element
    tokens: list[int]

    def changes(self) -> list[Change]:
        slots = [f"{self.at.replace('card', 'slot')}:{side}" for side in (1, 2)]
        return [
            change
            for slot, tokens in zip(slots, self.tokens, strict=False)
            if tokens
            for change in tokens_on(slot, -tokens)
        ]


class AuraLearned(OfCard, Event):
    """An aura comes to its player."""

    kind = "aura-learned"
    clause = "DS 9.1"
    path = ("deck:{event.card}", "aura:{event.player}")
    beat = "aura"
    joins = ACTIONS
    counts = (("deck:{event.card}", -1),)


class CurseCast(OfSeat, Event):
    """A curse comes upon the opponent for `n` turns."""

    kind = "curse-cast"
    clause = "DS 10.1"
    path = ("deck:{event.card}", "curse:{event.victim}")
    beat = "curse"
    joins = ACTIONS
    counts = (("deck:{event.card}", -1),)

    target: Seat
    card: CardId
    n: int


class CurseActed(OfCard, Event):
    """A curse acts in the gain stage, and will do so in `n` more turns."""

    kind = "curse-acted"
    clause = "DS 10.1"
    beat = "fire"

    n: int


class CurseEnded(OfCard, Event):
    """A curse leaves after its last turn."""

    kind = "curse-ended"
    clause = "DS 10.1"
    path = ("curse:{event.player}", GONE)
    beat = "quiet"


# ---------------------------------------------------------------------- the end


class Surrendered(OfSeat, Event):
    """A player gives up the game."""

    kind = "surrendered"
    clause = "DS 11.3"
    beat = "win"


class TurnCap(Event):
    """The turn cap ends the game after `n` turns."""

    kind = "turn-cap"
    clause = "DS 11.4"
    beat = "alarm"

    n: int


class PlayedOn(Event):
    """Both want to play on, up to turn `n`."""

    kind = "played-on"
    clause = "DS 11.5"
    beat = "alarm"

    n: int


class GameWon(OfSeat, Event):
    """A player has won the game."""

    kind = "game-won"
    clause = "DS 11.1"
    beat = "win"
    joins = ("surrendered",)
