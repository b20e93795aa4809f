"""What lies on the table in Let's Summon Demons, and the single changes that can happen to it.

Which change happens when is in `rules.py` and `effects.py`; what one seat may know, in `view.py`.
"""

from typing import Final, cast

from pandemonium.engine.chance import Chance
from pandemonium.engine.deck import NONE, Deck
from pandemonium.engine.event import LooseEvent as Event
from pandemonium.engine.game import Game
from pandemonium.engine.state import State
from pandemonium.games.lets_summon_demons import vocabulary as v
from pandemonium.games.lets_summon_demons.box import SOULS_TO_WIN, Box, Moves
from pandemonium.games.lets_summon_demons.vocabulary import What

EMPTY: Final = -1


class Seat:
    """One player's things: souls, candles, Block cards (`row`), Demons in play, secret hand."""

    __slots__ = ("candles", "demons", "hand", "row", "souls")

    def __init__(
        self, souls: int, candles: list[int], row: list[int], demons: list[int], hand: list[int]
    ) -> None:
        """Lists of card numbers, in the order in which the cards came."""
        self.souls = souls
        self.candles = candles
        self.row = row
        self.demons = demons
        self.hand = hand

    def clone(self) -> "Seat":
        """An independent copy; the list of candles is never changed, so it is shared."""
        return Seat(self.souls, self.candles, self.row[:], self.demons[:], self.hand[:])

    def save(self) -> dict[str, object]:
        """The seat as JSON."""
        return {
            "souls": self.souls,
            "candles": self.candles[:],
            "row": self.row[:],
            "demons": self.demons[:],
            "hand": self.hand[:],
        }


def load_seat(data: dict[str, object]) -> Seat:
    """The seat that `save` wrote."""
    piles = [list(cast(list[int], data[name])) for name in ("candles", "row", "demons", "hand")]
    return Seat(cast(int, data["souls"]), piles[0], piles[1], piles[2], piles[3])


class Board(State):
    """The whole table."""

    __slots__ = (
        "aside",
        "batches",
        "block",
        "bought",
        "box",
        "deck",
        "demon_deck",
        "dice",
        "extra",
        "first_turns",
        "is_extra",
        "late",
        "moves",
        "passed",
        "regular",
        "rerolled",
        "rolled",
        "rolling",
        "seats",
        "summoned",
        "summoning",
        "turn",
    )

    def __init__(self, game: Game, box: Box, moves: Moves, chance: Chance) -> None:
        """Only what a clone shares; the rest is laid out by `lay_out` or copied."""
        super().__init__(game, chance)
        self.box = box
        self.moves = moves
        self.seats: list[Seat]
        self.block: list[int]
        self.deck: Deck
        self.demon_deck: Deck
        # the turn
        self.turn: int = 0
        self.regular: int = 0  # whose turn it was before any extra turns
        self.first_turns: int = 0  # how many players have begun their first turn
        self.rolled: bool = False
        self.bought: bool = False
        self.summoned: bool = False
        self.passed: bool = False
        self.rerolled: bool = False
        self.is_extra: bool = False
        self.extra: list[int]  # seats that get another turn
        # the roll
        self.dice: tuple[int, int] = (0, 0)
        self.rolling: bool = False  # from the roll to its last activation
        self.late: list[int]  # cards that arrived during the roll
        self.batches: list[list[int]]  # cards waiting to activate, one list per BATCH task
        # the effect in hand
        self.aside: list[int]  # Demons being looked at
        self.summoning: int = EMPTY  # the Demon being paid for

    # ------------------------------------------------------------------ who is who

    def opponents(self, seat: int) -> list[int]:
        """The opponents of `seat`, clockwise from it (LSD 9.7)."""
        players = self.box.players
        return [(seat + i) % players for i in range(1, players) if not (self.box.teams and i == 2)]

    def targets(self, seat: int) -> list[int]:
        """The opponents that a card of `seat` may steal from or make discard (LSD 7.15)."""
        return [rival for rival in self.opponents(seat) if self.powers(rival) & v.PROTECTED == 0]

    def is_protected(self, victim: int, seat: int) -> bool:
        """Whether a card of `seat` cannot touch what `victim` has."""
        if victim == seat or (self.box.teams and (victim - seat) % 4 == 2):
            return False
        return self.powers(victim) & v.PROTECTED != 0

    def powers(self, seat: int) -> int:
        """The passive powers that `seat` has in play, as bits."""
        powers = 0
        for demon in self.seats[seat].demons:
            powers |= self.box.powers[demon]
        return powers

    # ------------------------------------------------------------------ what counts as what

    def traits_added(self, seat: int) -> int:
        """What the passive Demons of `seat` make of each of its kids (LSD 7.9, 7.10)."""
        powers = self.powers(seat)
        added = 0
        if powers & v.SWEET_AND_ROTTEN:
            added |= v.SWEET | v.ROTTEN
        if powers & v.BOYS_AND_GIRLS:
            added |= v.KID
        return added

    def traits(self, seat: int, card: int) -> int:
        """What a card in front of `seat` counts as."""
        printed = self.box.traits[card]
        return printed | self.traits_added(seat) if printed & v.KID else printed

    def count(self, seat: int, what: What) -> int:
        """How many cards that fit `seat` has in play (LSD 4.3)."""
        own = self.seats[seat]
        found = 0
        if what.kinds & v.DEMON:
            found += len(own.demons)
        if what.kinds & v.CANDLE:
            found += len(own.candles)
        if not own.row:
            return found
        added = self.traits_added(seat)
        for card in own.row:
            traits = self.box.traits[card]
            if traits & v.KID:
                traits |= added
            if traits & what.kinds and traits & what.disposition == what.disposition:
                found += 1
        return found

    # ------------------------------------------------------------------ single changes

    def collect(self, seat: int, n: int, card: int) -> None:
        """Souls from the supply (LSD 4.5)."""
        if n > 0 and not self.ended:
            self.seats[seat].souls += n
            self.tell("souls-collected", seat, card, n)
            self.check_victory(seat)

    def steal_soul(self, seat: int, victim: int, card: int) -> None:
        """One soul from another player (LSD 4.6)."""
        self.seats[victim].souls -= 1
        self.seats[seat].souls += 1
        self.tell("soul-stolen", seat, card, 1, victim)
        self.check_victory(seat)

    def gain(self, seat: int, card: int, told: bool = False) -> None:
        """A Block card comes in front of `seat` (LSD 4.8), which may have been told already."""
        self.arrive(seat, card)
        if not told:
            self.tell("card-gained", seat, card)
        if self.box.traits[card] & v.ANIMAL:
            for demon in self.seats[seat].demons:
                if self.box.powers[demon] & v.ANIMALS_PAY:
                    self.collect(seat, 1, demon)

    def arrive(self, seat: int, card: int) -> None:
        """A Block card lies down in front of `seat`; during a roll it is late (LSD 3.7)."""
        self.seats[seat].row.append(card)
        if self.rolling:
            self.late.append(card)

    def discard(self, seat: int, card: int, told: bool = False) -> None:
        """A Block card of `seat` goes to the pile (LSD 4.10)."""
        self.seats[seat].row.remove(card)
        self.forget(card)
        self.deck.discards.append(card)
        if not told:
            self.tell("card-discarded", seat, card)

    def forget(self, card: int) -> None:
        """A card that leaves its owner does not wait any more (LSD 3.10)."""
        for batch in self.batches:
            if card in batch:
                batch.remove(card)

    def take_over(self, seat: int, victim: int, card: int) -> None:
        """A card in play moves from `victim` to `seat` for good (LSD 4.7)."""
        self.forget(card)
        if self.box.traits[card] & v.DEMON:
            self.seats[victim].demons.remove(card)
            self.seats[seat].demons.append(card)
            if self.rolling:
                self.late.append(card)
        else:
            self.seats[victim].row.remove(card)
            self.arrive(seat, card)

    def steal_card(self, seat: int, victim: int, card: int) -> None:
        """Steal a card in play; a Demon lost is replaced in the victim's hand (LSD 5.4)."""
        self.take_over(seat, victim, card)
        self.tell("card-stolen", seat, card, 0, victim)
        if self.box.traits[card] & v.DEMON:
            self.check_victory(seat)
            if not self.box.french and not self.ended:
                self.draw_demon(victim)

    def draw_demon(self, seat: int) -> None:
        """A Demon from the deck into the hand, seen by its owner alone."""
        demon = self.demon_deck.draw(self.chance)
        if demon != NONE:
            self.seats[seat].hand.append(demon)
            self.tell("demon-drawn", seat, demon, 0, -1, seat)

    def tell_dice(self, seat: int) -> None:
        """The roll as an event."""
        if self.recording:
            self.events.append(Event("dice-rolled", seat, "", sum(self.dice), -1, self.dice))

    def fill(self, place: int) -> None:
        """A card from the deck onto an empty place of the Block."""
        self.block[place] = self.deck.draw(self.chance)
        if self.block[place] != EMPTY:
            self.tell("place-filled", -1, self.block[place], place + 1)

    def clear_place(self, place: int) -> int:
        """Take the card from a place of the Block."""
        card = self.block[place]
        self.block[place] = EMPTY
        return card

    def check_victory(self, seat: int) -> None:
        """Enough Demons and souls at the same moment win at once (LSD 6.1, 9.5)."""
        box = self.box
        demons = len(self.seats[seat].demons)
        souls = self.seats[seat].souls
        if box.teams:
            demons += len(self.seats[(seat + 2) % 4].demons)
            souls += self.seats[(seat + 2) % 4].souls
        if demons >= box.demons_to_win * box.team_size and souls >= SOULS_TO_WIN * box.team_size:
            self.win(seat)

    def win(self, seat: int) -> None:
        """`seat` has won, and its partner with it; the first to get there keeps it (LSD 6.2)."""
        if not self.ended:
            winners = (seat % 2, seat % 2 + 2) if self.box.teams else (seat,)
            for winner in winners:
                self.tell("game-won", winner)
            self.finish(winners)
            self.rolling = False
            self.late.clear()
            self.batches.clear()

    def components(self) -> list[int]:
        """Every Block card and Demon wherever it lies; candles stay where they were dealt."""
        found = [card for card in self.block if card != EMPTY]
        for deck in (self.deck, self.demon_deck):
            found += deck.cards + deck.known + deck.discards
        for seat in self.seats:
            found += seat.row + seat.demons + seat.hand
        return found + self.aside + ([] if self.summoning == EMPTY else [self.summoning])

    # ------------------------------------------------------------------ copies

    def copy_onto(self, copy: State) -> None:
        """Lay on the blank `copy` what lies here, sharing nothing that changes."""
        assert isinstance(copy, Board)
        copy.seats = [seat.clone() for seat in self.seats]
        copy.block = self.block[:]
        copy.deck = self.deck.clone()
        copy.demon_deck = self.demon_deck.clone()
        copy.turn = self.turn
        copy.regular = self.regular
        copy.first_turns = self.first_turns
        copy.rolled = self.rolled
        copy.bought = self.bought
        copy.summoned = self.summoned
        copy.passed = self.passed
        copy.rerolled = self.rerolled
        copy.is_extra = self.is_extra
        copy.extra = self.extra[:]
        copy.dice = self.dice
        copy.rolling = self.rolling
        copy.late = self.late[:]
        copy.batches = [batch[:] for batch in self.batches]
        copy.aside = self.aside[:]
        copy.summoning = self.summoning
