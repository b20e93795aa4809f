"""The state of a game of Mephisto, and the elementary changes to it.

When a change happens is in the chapters (`turn.py`, `playing.py`, `gear.py`, `dungeon.py`,
`fight.py`) and in the verbs of the cards; changes to gear in its lanes are in `lanes.py`, what one
seat may know is in `view.py`.
"""

from pandemonium.engine.chance import Chance
from pandemonium.engine.deck import Deck
from pandemonium.engine.formats.saving import (
    Cards,
    ListOf,
    Number,
    Numbers,
    OptionalPart,
    Part,
    PerSeat,
    Pile,
    SeatNumber,
    slots,
)
from pandemonium.engine.game import Game
from pandemonium.engine.state import State
from pandemonium.engine.task import NO_CARD, NOBODY
from pandemonium.engine.view import hand_at
from pandemonium.games.mephisto import events
from pandemonium.games.mephisto.actions import Actions
from pandemonium.games.mephisto.components import (
    CELLS,
    MAX_FAVOR,
    SLOTS,
    SOLITAIRE_GOAL,
    START_HAND,
    Box,
    Side,
    remove,
    shuffled,
)
from pandemonium.games.mephisto.memory import (
    MEMORY_FIELDS,
    Memory,
    remember_deck_rebuilt,
    remember_departure,
    remember_last_drawn,
)
from pandemonium.games.mephisto.seat import SEAT_FIELDS, Seat

SAVED = (
    PerSeat(Part("seats", Seat, SEAT_FIELDS)),
    Cards("dungeon", CELLS, none=True),
    Pile("deck"),
    SeatNumber("start"),  # the first player, who sits in the south
    SeatNumber("turn"),
    Number("times_out", 0, 1000),  # how often the deck has run out
    Cards("held"),  # in hands since before the deck was rebuilt, so not in the deck
    OptionalPart("memory", Memory, MEMORY_FIELDS),  # of the decks before this one
    Cards("aside"),  # being played or exchanged
    Numbers("durability", 0, 1000),  # by gear; 0 where it is not in play
    Numbers("enchanted", 0, 100000),  # by gear: the attack added by attached spells
    Cards("attached_to", none=True),  # by card: the weapon to which it is attached
    Cards("activated"),  # in this turn, once for each time
    ListOf(Cards("boosts", length=2)),  # a weapon, and the spell that makes it stronger this turn
    Cards("fresh"),  # gear played this turn
    Number("handovers", 0, 2),  # in a row
    ListOf(SeatNumber("emptied", nobody=True), CELLS),  # by cell: who emptied it this turn
    Numbers("entered", 0, CELLS - 1),  # the cells of monsters that are still to act
    Numbers("foes", 0, CELLS - 1),  # the cells of the current fight
    Cards("wielded"),  # the weapons in it
    Number("discard_attack", 0, 1000),  # attack from discards in it
)

COUNTED = ("most-souls", "more-favor", "more-gear", "all-equal")  # the ends of ME 9.5


class MephistoState(State):
    """One position of Mephisto: everything on the table."""

    __slots__ = slots(SAVED, "actions", "box")

    FIELDS = SAVED
    REASONS = (*COUNTED, "goal-reached", "deck-ran-out")

    def __init__(self, game: Game, box: Box, actions: Actions, chance: Chance) -> None:
        """Set what clones share; `set_up`, `copy_onto`, a save or a scenario fill in the rest."""
        super().__init__(game, chance)
        self.box = box
        self.actions = actions
        self.seats: list[Seat]
        self.dungeon: list[int]
        self.deck: Deck
        self.start: int = 0
        self.turn: int = 0
        self.times_out: int = 0
        self.held: list[int]
        self.memory: Memory = Memory()
        self.aside: list[int]
        self.durability: list[int]
        self.enchanted: list[int]
        self.attached_to: list[int]
        self.activated: list[int]
        self.boosts: list[list[int]]
        self.fresh: list[int]
        self.handovers: int = 0
        self.emptied: list[int]
        self.entered: list[int]
        self.foes: list[int]
        self.wielded: list[int]
        self.discard_attack: int = 0

    # ------------------------------------------------------------------ setup

    def set_up(self) -> None:
        """Shuffle, deal hands and the dungeon; nothing acts yet (ME 1.1 to 1.9)."""
        from pandemonium.games.mephisto.turn import BeginTurn  # lazily: it imports the state

        box = self.box
        chance = self.chance
        self.clear()
        self.start = self.turn = 2 * chance.below(2) if box.teams else chance.below(box.players)
        if self.recording:
            self.emit(events.FirstPlayerDrawn(self.start))
        for place, seat in enumerate(box.clockwise[self.start]):
            self.seats[seat].favor = box.start_favor[place]
        self.deck = shuffled(box, chance)
        for seat in range(box.players):
            for _ in range(START_HAND):
                self.draw_to_hand(seat)
        for cell in range(CELLS):
            card = self.deck.draw(chance)
            self.dungeon[cell] = card
            if self.recording:
                self.emit(events.CardPlaced(box.names[card], box.cells[cell], "deck"))
        self.todo.append(BeginTurn(self.start))

    def clear(self) -> None:
        """Remove everything from the table."""
        gear = len(self.box.gear)
        self.seats = [Seat() for _ in range(self.box.players)]
        self.dungeon = [NO_CARD] * CELLS
        self.durability = [0] * gear
        self.enchanted = [0] * gear
        self.attached_to = [NO_CARD] * len(self.box.cards)
        self.held, self.aside, self.activated, self.boosts, self.fresh = [], [], [], [], []
        self.emptied = [NOBODY] * CELLS
        self.entered, self.foes, self.wielded = [], [], []

    # ------------------------------------------------------------------ geometry and scores

    def side(self, seat: int) -> Side:
        """The side of the table on which a player sits."""
        return self.box.seating[self.start][seat]

    def facing(self, seat: int) -> int:
        """The player opposite, or NOBODY."""
        return self.box.facing[self.start][seat]

    def souls(self, seat: int) -> int:
        """The soul points of the defeated monsters."""
        points = 0
        for monster in self.seats[seat].pile:
            points += self.box.souls[monster]
        return points

    def standing(self, seat: int) -> tuple[int, int, int]:
        """Soul points, favor and gear of a player, or of the team (ME 9.5, 11.8)."""
        souls, favor, gear = 0, 0, 0
        for member in [seat, seat ^ 1] if self.box.teams else [seat]:
            player = self.seats[member]
            souls += self.souls(member)
            favor += player.favor
            gear += SLOTS - player.gear.count(NO_CARD)
        return souls, favor, gear

    @property
    def scores(self) -> list[int]:
        """Soul points, of the team in teams; in solitaire the score of the victory (ME 12.9)."""
        if self.box.solitaire:
            return [self.solitaire_score() if self.winners else 0]
        return [self.standing(seat)[0] for seat in range(self.box.players)]

    @property
    def ranks(self) -> list[int]:
        """By souls, favor and gear, if these were counted; teams share a rank (ME 9.5, 11.8)."""
        if self.reason not in COUNTED:
            return super().ranks
        standings = [self.standing(seat) for seat in range(self.box.players)]
        size = 2 if self.box.teams else 1
        better = [sum([other > mine for other in standings]) for mine in standings]
        return [1 + count // size for count in better]

    def solitaire_score(self) -> int:
        """Cards left in the deck and soul points above the goal."""
        return len(self.deck) + self.souls(0) - SOLITAIRE_GOAL

    @property
    def returns(self) -> list[float]:
        """The result from 0 to 1: partners share it; in solitaire it is a win or a loss."""
        if not self.box.solitaire and not self.box.teams:
            return super().returns
        undecided = not self.ended or self.is_draw or self.reason == "cut"
        return [
            0.5 if undecided else 1.0 if seat in self.winners else 0.0
            for seat in range(self.box.players)
        ]

    # ------------------------------------------------------------------ favor

    def gain_favor(self, seat: int, n: int, card: int) -> None:
        """Gain favor up to 10; the rest is lost (ME 1.5)."""
        player = self.seats[seat]
        gained = min(n, MAX_FAVOR - player.favor)
        player.favor += gained
        if self.recording:
            if gained:
                self.emit(events.FavorGained(seat, self.box.names[card], gained))
            if gained < n:
                self.emit(events.FavorWasted(seat, self.box.names[card], n - gained))

    def lose_favor(self, seat: int, n: int, card: int) -> None:
        """Lose favor, down to 0 (ME 1.5)."""
        player = self.seats[seat]
        lost = min(n, player.favor)
        player.favor -= lost
        if lost and self.recording:
            self.emit(events.FavorLost(seat, self.box.names[card], lost))

    def pay_favor(self, seat: int, n: int, card: int) -> None:
        """Pay favor, which the player must have."""
        self.seats[seat].favor -= n
        if n and self.recording:
            self.emit(events.FavorPaid(seat, self.box.names[card], n))

    def pay_out(self, seat: int, occasion: int) -> None:
        """Every defeated monster that pays for this gives its favor (ME 8.1 to 8.4, 8.7)."""
        pays_for = self.box.pays_for
        for monster in self.seats[seat].pile:
            if pays_for[monster] & occasion:
                self.gain_favor(seat, self.box.effect[monster].favor, monster)

    def income(self, seat: int, occasion: int) -> int:
        """The favor that `pay_out` would give, if there were no limit."""
        favor = 0
        for monster in self.seats[seat].pile:
            if self.box.pays_for[monster] & occasion:
                favor += self.box.effect[monster].favor
        return favor

    # ------------------------------------------------------------------ the deck

    def draw(self) -> int:
        """The top card of the deck, or NO_CARD; with the last card the deck runs out (ME 9.1)."""
        deck = self.deck
        solitaire = self.box.solitaire
        if not deck.cards and not len(deck):
            if solitaire:
                return NO_CARD  # solitaire never shuffles again (ME 12.8)
            self.rebuild_if_empty()
        card = deck.draw(self.chance)
        if card == NO_CARD:
            self.times_out += 1
        elif not deck.cards and not len(deck):
            self.times_out += 1
            if self.recording:
                self.emit(events.DeckOut(self.times_out))
            if not solitaire:
                self.rebuild_deck()
        return card

    def rebuild_if_empty(self) -> None:
        """Rebuild the deck if there were no discards when it ran out."""
        if not len(self.deck) and self.deck.discards and not self.box.solitaire:
            self.rebuild_deck()

    def rebuild_deck(self) -> None:
        """Shuffle the discards into a new deck."""
        remember_deck_rebuilt(self)
        if self.recording:
            self.emit(events.DeckRebuilt(len(self.deck.discards)))
        self.deck.rebuild()
        self.remember_held()

    def remember_held(self) -> None:
        """The deck was rebuilt: all players know that the cards in hands are not in it."""
        self.held = []
        for player in self.seats:
            self.held += [card for card in player.hand if card not in player.known]
        self.held.sort()

    def has_card_to_draw(self) -> bool:
        """Whether there is a card to draw."""
        deck = self.deck
        if deck.cards or len(deck):
            return True
        return bool(deck.discards) and not self.box.solitaire

    def is_top_known(self) -> bool:
        """Whether all players know the top card, having seen it go under the deck."""
        deck = self.deck
        if deck.cards or deck.known or not deck.below:
            return False
        return len(deck.below[0]) == 1

    def draw_to_hand(self, seat: int) -> None:
        """Draw a card; only its owner sees it, unless all players knew it."""
        self.rebuild_if_empty()
        is_known = self.is_top_known()
        decks = len(self.memory.older)
        card = self.draw()
        if card == NO_CARD:
            return
        player = self.seats[seat]
        player.hand.append(card)
        if is_known:
            player.known.append(card)
        if len(self.memory.older) != decks:  # this card is of the deck that has run out
            self.remember_held()
            if not is_known:
                remember_last_drawn(self, seat, card)
        if self.recording:
            name = self.box.names[card]
            self.emit(
                events.KnownCardDrawn(seat, name) if is_known else events.CardDrawn(seat, name)
            )

    # ------------------------------------------------------------------ hands

    def find_in_hand(self, seat: int, design: int) -> int:
        """A card of that design in the hand, or NO_CARD: copies do not differ there."""
        designs = self.box.design_of
        for card in self.seats[seat].hand:
            if designs[card] == design:
                return card
        return NO_CARD

    def count_in_hand(self, seat: int, kinds: int) -> int:
        """How many cards of these kinds the hand holds."""
        count = 0
        for card in self.seats[seat].hand:
            if self.box.kind[card] & kinds:
                count += 1
        return count

    def may_hold(self, seat: int, kinds: int) -> bool:
        """Whether, by public knowledge, the hand may hold a card of these kinds."""
        player = self.seats[seat]
        if len(player.known) < len(player.hand):
            return True
        for card in player.known:  # noqa: SIM110 - a generator is slow when compiled
            if self.box.kind[card] & kinds:
                return True
        return False

    def take_from_hand(self, seat: int, design: int) -> int:
        """Remove a card of that design from the hand, a known copy first."""
        player = self.seats[seat]
        designs = self.box.design_of
        for card in player.known:
            if designs[card] == design:
                remove(player.known, card)
                remove(player.hand, card)
                return card
        card = self.find_in_hand(seat, design)
        if self.memory.older:
            remember_departure(self, seat, card)
        remove(player.hand, card)
        if self.held:  # whether an equal card is still held is not public
            self.held = [held for held in self.held if designs[held] != design]
        return card

    def discard_from_hand(self, seat: int, design: int) -> None:
        """Discard a hand card; defeated monsters that react to it pay (ME 8.1 to 8.3)."""
        card = self.take_from_hand(seat, design)
        self.deck.discards.append(card)
        if self.recording:
            self.emit(events.CardDiscarded(seat, self.box.names[card]))
        self.pay_out(seat, self.box.kind[card])

    # ------------------------------------------------------------------ the dungeon

    def clear_cell(self, cell: int, seat: int) -> int:
        """Take the card from a cell; `seat` emptied it (ME 11.5)."""
        card = self.dungeon[cell]
        self.dungeon[cell] = NO_CARD
        self.emptied[cell] = seat
        return card

    def take_cell(self, seat: int, cell: int) -> None:
        """Take a card of the dungeon into the hand; all players see it."""
        card = self.clear_cell(cell, seat)
        player = self.seats[seat]
        player.hand.append(card)
        player.known.append(card)
        if self.recording:
            self.emit(events.CardTaken(seat, self.box.names[card], self.box.cells[cell]))

    def discard_cell(self, seat: int, cell: int) -> None:
        """Discard a card of the dungeon."""
        card = self.clear_cell(cell, seat)
        self.deck.discards.append(card)
        if self.recording:
            self.emit(events.CardBanished(seat, self.box.names[card], self.box.cells[cell]))

    def defeat(self, seat: int, cell: int) -> None:
        """Move the monster in the cell to the pile of `seat` (ME 6.7)."""
        monster = self.clear_cell(cell, seat)
        self.seats[seat].pile.append(monster)
        if self.recording:
            box = self.box
            self.emit(
                events.MonsterDefeated(
                    seat, box.names[monster], box.cells[cell], box.souls[monster]
                )
            )

    def place(self, cell: int, card: int, source: str = "deck") -> None:
        """Place a card in the dungeon; a monster with an effect will act (ME 7.1)."""
        self.dungeon[cell] = card
        if self.recording:
            self.emit(events.CardPlaced(self.box.names[card], self.box.cells[cell], source))
        if self.box.acts_on_entering[card]:
            self.entered.append(cell)

    def place_from_deck(self, cell: int) -> None:
        """Place the top card of the deck in the dungeon, if there is one."""
        card = self.draw()
        if card != NO_CARD:
            self.place(cell, card)

    def place_aside(self, cell: int, seat: int) -> int:
        """Place the card that `seat` put aside last in the dungeon."""
        card = self.aside.pop()
        self.place(cell, card, hand_at(seat) if self.recording else "")
        return card

    def cells_with(self, cells: list[int], kinds: int) -> list[int]:
        """Those of the cells that hold a card of these kinds."""
        matching: list[int] = []
        kind = self.box.kind
        for cell in cells:
            card = self.dungeon[cell]
            if card >= 0 and kind[card] & kinds:
                matching.append(cell)
        return matching

    def has_cell_with(self, cells: list[int], kinds: int) -> bool:
        """Whether one of the cells holds a card of these kinds."""
        kind = self.box.kind
        for cell in cells:
            card = self.dungeon[cell]
            if card >= 0 and kind[card] & kinds:
                return True
        return False

    # ------------------------------------------------------------------ copies and checks

    def components(self) -> list[int]:
        cards = [card for card in self.dungeon if card != NO_CARD] + self.aside
        cards += self.deck.face_down() + self.deck.discards
        for seat in self.seats:
            cards += seat.hand + seat.pile + [card for card in seat.gear if card != NO_CARD]
        return cards + [spell for spell, weapon in enumerate(self.attached_to) if weapon != NO_CARD]

    def copy_onto(self, copy: State) -> None:
        assert isinstance(copy, MephistoState)
        copy.seats = [seat.clone() for seat in self.seats]
        copy.dungeon = self.dungeon[:]
        copy.deck = self.deck.clone()
        copy.start = self.start
        copy.turn = self.turn
        copy.times_out = self.times_out
        copy.held = self.held[:]
        copy.memory = self.memory.clone() if self.memory.older else self.memory
        copy.aside = self.aside[:]
        copy.durability = self.durability[:]
        copy.enchanted = self.enchanted[:]
        copy.attached_to = self.attached_to[:]
        copy.activated = self.activated[:]
        copy.boosts = self.boosts[:]  # the pairs never change
        copy.fresh = self.fresh[:]
        copy.handovers = self.handovers
        copy.emptied = self.emptied[:]
        copy.entered = self.entered[:]
        copy.foes = self.foes[:]
        copy.wielded = self.wielded[:]
        copy.discard_attack = self.discard_attack

    def redeal_hidden(self, seat: int) -> None:
        from pandemonium.games.mephisto import imagining  # lazily: it imports the state

        imagining.redeal_hidden(self, seat)

    def check(self) -> None:
        from pandemonium.games.mephisto import checks  # lazily: it imports the state

        checks.check(self)

    def card_name(self, card: int) -> str:
        return self.box.names[card]
