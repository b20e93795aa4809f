"""The state of a game of Let's Summon Demons, and the atomic changes to it.

The rules that make these changes are in the chapters, what one seat may know is in `view.py`, the
validation of positions in `checks.py`.
"""

from typing import Final

from pandemonium.engine.chance import Chance
from pandemonium.engine.deck import Deck
from pandemonium.engine.formats.saving import (
    CardNumber,
    Cards,
    Flag,
    ListOf,
    Number,
    Part,
    PerSeat,
    Pile,
    SeatNumber,
    slots,
)
from pandemonium.engine.game import Game
from pandemonium.engine.state import State
from pandemonium.engine.task import NO_CARD, NOBODY
from pandemonium.games.lets_summon_demons import checks, events, imagining, setup_events
from pandemonium.games.lets_summon_demons.actions import Actions
from pandemonium.games.lets_summon_demons.components import (
    ANIMAL,
    ANIMALS_PAY,
    BLOCK_PLACES,
    BOYS_AND_GIRLS,
    CANDLE,
    DEARER_SUMMONS,
    DEMON,
    KID,
    PROTECTED,
    ROTTEN,
    SNUFFED,
    SOULS_TO_WIN,
    SWEET,
    SWEET_AND_ROTTEN,
    Box,
    CardFilter,
)
from pandemonium.games.lets_summon_demons.elements import card_at
from pandemonium.games.lets_summon_demons.seat import SEAT_FIELDS, Seat, seat_with

# How a game ends.
ENOUGH: Final = "demons-and-souls"  # LSD 6.1
BY_CARD: Final = "card"  # LSD 7.1

SAVED = (
    PerSeat(Part("seats", Seat, SEAT_FIELDS)),
    Cards("block", BLOCK_PLACES, none=True),
    Pile("deck"),
    Pile("demon_deck"),
    SeatNumber("turn"),
    SeatNumber("regular"),  # whose turn it was before any extra turns
    Number("first_turns"),  # how many players have begun their first turn
    Flag("rolled"),
    Flag("bought"),
    Flag("summoned"),
    Flag("passed"),
    Flag("rerolled"),
    Flag("is_extra"),
    ListOf(SeatNumber("extra")),  # who gets another turn
    ListOf(Number("dice", 0, 6), 2, fixed=True),  # the last roll
    SeatNumber("roller", nobody=True),  # whose it was
    Flag("rolling"),  # from the roll to its last activation
    Cards("late"),  # cards that came during the roll (LSD 3.7)
    ListOf(Cards("waiting")),  # cards still to activate, one list per `WaitingCards` on the stack
    Cards("activated"),  # cards that have acted on this roll
    Cards("eggs"),  # Eggs that are hatching
    Cards("aside"),  # Demons that the player is looking at
    CardNumber("summoning", none=True),  # the Demon that is being paid for
    CardNumber("cause", none=True),  # the card that brought the victory
    # for each seat, and last for everybody: when each Demon was last known to be in the deck
    ListOf(ListOf(Number("memory"), fixed=True), fixed=True),
)


class LetsSummonDemonsState(State):
    """One position of Let's Summon Demons."""

    __slots__ = slots(SAVED, "actions", "box")

    FIELDS = SAVED
    REASONS = (ENOUGH, BY_CARD)

    def __init__(self, game: Game, box: Box, actions: Actions, chance: Chance) -> None:
        """Only what a clone shares; the rest is laid out, copied or loaded."""
        super().__init__(game, chance)
        self.box = box
        self.actions = actions
        self.seats: list[Seat]
        self.block: list[int]
        self.deck: Deck
        self.demon_deck: Deck
        self.turn: int = 0
        self.regular: int = 0
        self.first_turns: int = 0
        self.rolled: bool = False
        self.bought: bool = False
        self.summoned: bool = False
        self.passed: bool = False
        self.rerolled: bool = False
        self.is_extra: bool = False
        self.extra: list[int]
        self.dice: tuple[int, int] = (0, 0)
        self.roller: int = NOBODY
        self.rolling: bool = False
        self.late: list[int]
        self.waiting: list[list[int]]
        self.activated: list[int]
        self.eggs: list[int]
        self.aside: list[int]
        self.summoning: int = NO_CARD
        self.cause: int = NO_CARD
        self.memory: tuple[tuple[int, ...], ...] = ()

    def set_up(self) -> None:
        """Shuffle, deal hands and the Block; candles and the first turn follow (LSD 1)."""
        from pandemonium.games.lets_summon_demons.turn import DEAL_CANDLES  # chapters know tables

        box = self.box
        self.clear()
        self.deck = Deck(box.block_cards[:], [], [])
        self.demon_deck = Deck(box.demons[:], [], [])
        self.seats = [seat_with(box.souls) for _ in range(box.players)]
        if self.recording:
            self.emit(setup_events.SoulsDealt(box.souls))
        for seat, area in enumerate(self.seats):
            for _ in range(box.hand):
                demon = self.demon_deck.draw(self.chance)
                area.hand.append(demon)
                if self.recording:
                    self.emit(setup_events.DemonDealt(seat, box.name(demon)))
        self.block = [NO_CARD] * BLOCK_PLACES
        for place in range(BLOCK_PLACES):
            self.fill(place)
        self.turn = self.regular = self.chance.below(box.players)
        if self.recording:
            self.emit(setup_events.FirstPlayerDrawn(self.turn))
        if box.later_souls:
            self._give_later_souls()
        self.todo.append(DEAL_CANDLES)

    def _give_later_souls(self) -> None:
        """Souls for every two players who play before, rounded down (LSD 9.8)."""
        for before in range(1, self.box.players):
            seat = (self.turn + before) % self.box.players
            more = before * self.box.later_souls // 2
            self.seats[seat].souls += more
            if more and self.recording:
                self.emit(setup_events.LaterSoulsGiven(seat, more))

    def clear(self) -> None:
        """Empty the table: nothing is in progress and no Demon has been seen."""
        self.extra, self.late, self.waiting, self.activated = [], [], [], []
        self.eggs, self.aside = [], []
        self.memory = ((0,) * len(self.box.demons),) * (self.box.players + 1)

    # ------------------------------------------------------------------ who is who

    def opponents(self, seat: int) -> list[int]:
        """The opponents of `seat`, clockwise from it (LSD 9.7)."""
        players = self.box.players
        return [(seat + i) % players for i in range(1, players) if not (self.box.teams and i == 2)]

    def targets(self, seat: int) -> list[int]:
        """The opponents that a card of `seat` may steal from or make discard (LSD 7.15)."""
        return [rival for rival in self.opponents(seat) if self.powers(rival) & PROTECTED == 0]

    def is_protected(self, victim: int, seat: int) -> bool:
        """Whether a card of `seat` cannot touch what `victim` has."""
        if victim == seat or (self.box.teams and (victim - seat) % 4 == 2):
            return False
        return self.powers(victim) & PROTECTED != 0

    def powers(self, seat: int) -> int:
        """The passive powers that `seat` has in play, as bits."""
        powers = 0
        for demon in self.seats[seat].demons:
            powers |= self.box.powers[demon]
        return powers

    def snuffed_by(self, seat: int) -> int:
        """How many cards `seat` snuffs for a summon (LSD 5.1, 7.17)."""
        price = SNUFFED
        for rival in self.opponents(seat):
            if self.powers(rival) & DEARER_SUMMONS:
                price += 1
        return price

    # ------------------------------------------------------------------ what counts as what

    def traits_added(self, seat: int) -> int:
        """What the passive Demons of `seat` make of each of its kids (LSD 7.9, 7.10)."""
        powers = self.powers(seat)
        added = 0
        if powers & SWEET_AND_ROTTEN:
            added |= SWEET | ROTTEN
        if powers & BOYS_AND_GIRLS:
            added |= KID
        return added

    def traits(self, seat: int, card: int) -> int:
        """What a card in front of `seat` counts as."""
        printed = self.box.traits[card]
        return printed | self.traits_added(seat) if printed & KID else printed

    def count(self, seat: int, card_filter: CardFilter) -> int:
        """How many cards that fit `seat` has in play (LSD 4.3)."""
        area = self.seats[seat]
        kinds, disposition = card_filter.kinds, card_filter.disposition
        count = 0
        if kinds & DEMON:
            count += len(area.demons)
        if kinds & CANDLE:
            count += len(area.candles)
        if not area.row:
            return count
        added = self.traits_added(seat)
        for card in area.row:
            traits = self.box.traits[card]
            if traits & KID:
                traits |= added
            if traits & kinds and traits & disposition == disposition:
                count += 1
        return count

    def in_play(self, seat: int) -> list[int]:
        """All cards of `seat` in play."""
        area = self.seats[seat]
        return area.candles + area.row + area.demons

    def held(self, seat: int) -> list[int]:
        """What `seat` has in play and could lose: Block cards, then Demons."""
        area = self.seats[seat]
        return area.row + area.demons

    # ------------------------------------------------------------------ souls

    def collect(self, seat: int, n: int, card: int) -> None:
        """Souls from the supply (LSD 4.5)."""
        if n > 0 and not self.ended:
            self.seats[seat].souls += n
            if self.recording:
                self.emit(events.SoulsCollected(seat, self.box.name(card), n))
            self.check_victory(seat, card)

    def steal_soul(self, seat: int, source: int, card: int) -> None:
        """One soul from another player, or from the supply behind the last seat (LSD 4.6)."""
        self.seats[seat].souls += 1
        if source == self.box.players:
            if self.recording:
                self.emit(events.SoulFromSupply(seat, self.box.name(card)))
        else:
            self.seats[source].souls -= 1
            if self.recording:
                self.emit(events.SoulStolen(seat, self.box.name(card), source))
        self.check_victory(seat, card)

    # ------------------------------------------------------------------ Block cards

    def draw_block_card(self) -> int:
        """The top card of the deck, or NO_CARD (LSD 4.11)."""
        if self.recording and not len(self.deck) and self.deck.discards:
            self.emit(events.DeckRebuilt(len(self.deck.discards)))
        return self.deck.draw(self.chance)

    def gain(self, seat: int, card: int, source: str) -> None:
        """A Block card comes in front of `seat` from the element `source` (LSD 4.8)."""
        self.arrive(seat, card)
        if self.recording:
            name = self.box.name(card)
            self.emit(events.CardGained(seat, name, source, card_at(self, seat, card)))
        self.pay_for_animal(seat, card)

    def pay_for_animal(self, seat: int, card: int) -> None:
        """What Assmodeus brings for a card just gained (LSD 7.14)."""
        if self.box.traits[card] & ANIMAL:
            for demon in self.seats[seat].demons:
                if self.box.powers[demon] & ANIMALS_PAY:
                    self.collect(seat, 1, demon)

    def arrive(self, seat: int, card: int) -> None:
        """A Block card lies down in front of `seat`; during a roll it is late (LSD 3.7)."""
        self.seats[seat].row.append(card)
        if self.rolling:
            self.late.append(card)

    def discard(self, seat: int, card: int) -> None:
        """A Block card of `seat` goes to the pile (LSD 4.10)."""
        if self.recording:
            self.emit(events.CardDiscarded(seat, self.box.name(card), card_at(self, seat, card)))
        self.lose(seat, card)

    def lose(self, seat: int, card: int) -> None:
        """A Block card of `seat` goes to the discards; the caller emits the event."""
        self.seats[seat].row.remove(card)
        self.forget(card)
        self.deck.discards.append(card)

    def forget(self, card: int) -> None:
        """A card that leaves its owner does not wait any more (LSD 3.10)."""
        for cards in self.waiting:
            if card in cards:
                cards.remove(card)

    def take_over(self, seat: int, victim: int, card: int) -> None:
        """A card in play moves from `victim` to `seat` permanently (LSD 4.7)."""
        self.forget(card)
        if self.box.traits[card] & DEMON:
            self.seats[victim].demons.remove(card)
            self.seats[seat].demons.append(card)
            if self.rolling:
                self.late.append(card)
        else:
            self.seats[victim].row.remove(card)
            self.arrive(seat, card)

    def steal_card(self, seat: int, victim: int, card: int) -> None:
        """Steal a card in play; a Demon lost is replaced in the victim's hand (LSD 5.4)."""
        source = card_at(self, victim, card) if self.recording else ""
        self.take_over(seat, victim, card)
        if self.recording:
            name = self.box.name(card)
            self.emit(events.CardStolen(seat, name, victim, source, card_at(self, seat, card)))
        if self.box.traits[card] & DEMON:
            self.check_victory(seat, card)
            if not self.box.french and not self.ended:
                self.replace_demon(victim)

    def fill(self, place: int) -> None:
        """A card from the deck onto an empty place of the Block."""
        card = self.draw_block_card()
        self.block[place] = card
        if self.recording and card != NO_CARD:
            self.emit(events.PlaceFilled(self.box.name(card), place + 1))

    def clear_place(self, place: int) -> int:
        """Take the card from a place of the Block."""
        card = self.block[place]
        self.block[place] = NO_CARD
        return card

    # ------------------------------------------------------------------ Demons

    def draw_demon(self) -> int:
        """The top Demon of the deck, or NO_CARD."""
        if not len(self.demon_deck):
            self.rebuild_demons()
        return self.demon_deck.draw(self.chance)

    def replace_demon(self, seat: int) -> None:
        """A Demon from the deck into the hand, seen by its owner alone (LSD 5.4)."""
        demon = self.draw_demon()
        if demon != NO_CARD:
            self.seats[seat].hand.append(demon)
            if self.recording:
                self.emit(events.DemonDrawn(seat, self.box.name(demon)))

    def rebuild_demons(self) -> None:
        """The discards become the Demon deck: everybody knows what is in it (LSD 4.11)."""
        discards = self.demon_deck.discards
        if discards:
            if self.recording:
                self.emit(events.DemonDeckRebuilt(len(discards)))
            self.demon_deck.rebuild()
            self.remember_deck(list(range(self.box.players + 1)))

    def remember_deck(self, rows: list[int]) -> None:
        """Note in these rows of the memory what the Demon deck consists of now."""
        now = 1 + max(max(row, default=0) for row in self.memory)
        deck = [self.box.demon_index[demon] for demon in self.demon_deck.face_down()]
        self.memory = tuple(
            tuple(now if i in deck else seen for i, seen in enumerate(row)) if n in rows else row
            for n, row in enumerate(self.memory)
        )

    # ------------------------------------------------------------------ winning

    def has_won(self, seat: int) -> bool:
        """Whether `seat`, or its team, has enough Demons and souls (LSD 6.1, 9.5)."""
        box = self.box
        souls = self.seats[seat].souls
        if box.teams:
            souls += self.seats[(seat + 2) % 4].souls
        if souls < SOULS_TO_WIN * box.team_size:
            return False
        return self.demons_of_side(seat) >= box.demons_to_win * box.team_size

    def demons_of_side(self, seat: int) -> int:
        """How many Demons `seat`, or its team, has in play."""
        demons = len(self.seats[seat].demons)
        return demons + len(self.seats[(seat + 2) % 4].demons) if self.box.teams else demons

    def check_victory(self, seat: int, card: int) -> None:
        """Enough Demons and souls at the same moment win at once; `card` brought the last."""
        if self.has_won(seat):
            self.win(seat, ENOUGH, card)

    def win(self, seat: int, reason: str, card: int) -> None:
        """`seat` has won, and its partner with it; the first to get there keeps it (LSD 6.2)."""
        if not self.ended:
            winners = (seat % 2, seat % 2 + 2) if self.box.teams else (seat,)
            self.cause = card
            if self.recording:
                for winner in winners:
                    self.emit(events.GameWon(winner, self.box.name(card)))
            self.finish(winners, reason)
            self.rolling = False
            self.late.clear()
            self.waiting.clear()
            self.activated.clear()

    # ------------------------------------------------------------------ copies and checks

    def components(self) -> list[int]:
        """Every Block card and Demon wherever it lies; candles stay where they were dealt."""
        cards = [card for card in self.block if card != NO_CARD]
        for deck in (self.deck, self.demon_deck):
            cards += deck.face_down() + deck.discards
        for seat in self.seats:
            cards += seat.row + seat.demons + seat.hand
        return cards + self.eggs + self.aside + ([self.summoning] if self.summoning >= 0 else [])

    def copy_onto(self, copy: State) -> None:
        assert isinstance(copy, LetsSummonDemonsState)
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
        copy.roller = self.roller
        copy.rolling = self.rolling
        copy.late = self.late[:]
        copy.waiting = [cards[:] for cards in self.waiting]
        copy.activated = self.activated[:]
        copy.eggs = self.eggs[:]
        copy.aside = self.aside[:]
        copy.summoning = self.summoning
        copy.cause = self.cause
        copy.memory = self.memory

    def redeal_hidden(self, seat: int) -> None:
        imagining.redeal_hidden(self, seat)

    def check(self) -> None:
        checks.check(self)

    def card_name(self, card: int) -> str:
        return self.box.name(card)
