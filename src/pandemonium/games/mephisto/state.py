"""What lies on the table in Mephisto, and the single changes that can happen to it.

Which change happens when is in `turn.py`, `fight.py` and `effects.py`; what one seat may know, in
`view.py`.
"""

from typing import Final, cast

from pandemonium.engine.chance import Chance
from pandemonium.engine.deck import NONE, Deck
from pandemonium.engine.game import Game
from pandemonium.engine.oldtask import Task
from pandemonium.engine.state import State
from pandemonium.games.mephisto import vocabulary as v
from pandemonium.games.mephisto.box import (
    CELLS,
    LANES,
    MOST_FAVOR,
    NOBODY,
    ROOM,
    Box,
    Moves,
    Side,
)

EMPTY: Final = -1
SLOTS: Final = 6  # ROOM for each of the LANES


class Seat:
    """One player's things: favor, the secret hand, gear by slot, defeated monsters."""

    __slots__ = ("favor", "gear", "hand", "pile")

    def __init__(self, favor: int, hand: list[int], gear: list[int], pile: list[int]) -> None:
        """Slots 0 and 1 of `gear` are lane 1, and so on."""
        self.favor = favor
        self.hand = hand
        self.gear = gear
        self.pile = pile

    def clone(self) -> "Seat":
        """An independent copy."""
        return Seat(self.favor, self.hand[:], self.gear[:], self.pile[:])

    def save(self) -> dict[str, object]:
        """The seat as JSON."""
        return {
            "favor": self.favor,
            "hand": self.hand[:],
            "gear": self.gear[:],
            "pile": self.pile[:],
        }


def load_seat(data: dict[str, object]) -> Seat:
    """The seat that `save` wrote."""
    piles = [list(cast(list[int], data[name])) for name in ("hand", "gear", "pile")]
    return Seat(cast(int, data["favor"]), piles[0], piles[1], piles[2])


class Board(State):
    """The whole table."""

    __slots__ = (
        "acted",
        "activated",
        "aside",
        "boost",
        "box",
        "cast_by",
        "charm",
        "deck",
        "dungeon",
        "durability",
        "edge",
        "emptied",
        "entered",
        "foes",
        "fresh",
        "handed",
        "host",
        "moves",
        "outs",
        "seats",
        "sides",
        "start",
        "turn",
        "wielded",
    )

    def __init__(self, game: Game, box: Box, moves: Moves, chance: Chance) -> None:
        """Only what a clone shares; the rest is laid out by `lay_out` or copied."""
        super().__init__(game, chance)
        self.box = box
        self.moves = moves
        self.seats: list[Seat]
        self.dungeon: list[int]  # a card, or EMPTY, per cell
        self.deck: Deck
        self.start: int = 0
        self.sides: list[Side]
        self.outs: int = 0  # how often the deck has run out
        self.aside: list[int]  # cards between two places: being played or exchanged
        # gear in play, by card number
        self.durability: list[int]
        self.charm: list[int]  # attack added for good by attached spells
        self.host: list[int]  # for each card, the weapon under which it lies
        # the turn
        self.turn: int = 0
        self.activated: list[int]  # by gear: how often this turn
        self.boost: list[int]  # by gear: attack added for this turn
        self.fresh: list[int]  # gear played this turn
        self.cast_by: int = 0  # bit per seat: has played a spell this turn
        self.acted: int = 0  # bit per seat: has taken the action
        self.handed: bool = False  # the word was handed over and nothing has been done since
        self.emptied: list[int]  # by cell: who emptied it this turn
        self.entered: list[int]  # cells and players of monsters that are to act
        # the fight
        self.foes: int = 0  # bits of cells
        self.wielded: list[int]
        self.edge: int = 0  # attack from discards

    def lay_bare(self, start: int) -> None:
        """An empty table with the first player in place."""
        gear = len(self.box.gear)
        self.start = self.turn = start
        self.sides = self.box.seating[start]
        self.dungeon = [EMPTY] * CELLS
        self.durability = [0] * gear
        self.charm = [0] * gear
        self.activated = [0] * gear
        self.boost = [0] * gear
        self.host = [EMPTY] * len(self.box.cards)
        self.fresh, self.aside, self.entered, self.wielded = [], [], [], []
        self.emptied = [NOBODY] * CELLS

    # ------------------------------------------------------------------ favor and souls

    def gain_favor(self, seat: int, n: int, card: int) -> None:
        """Favor, up to 10: the rest is lost (ME 1.5)."""
        own = self.seats[seat]
        gained = min(n, MOST_FAVOR - own.favor)
        own.favor += gained
        if gained:
            self.tell("favor-gained", seat, card, gained)
        if gained < n:
            self.tell("favor-wasted", seat, card, n - gained)

    def lose_favor(self, seat: int, n: int, card: int) -> None:
        """Lose favor as far as there is any (ME 1.5)."""
        own = self.seats[seat]
        lost = min(n, own.favor)
        own.favor -= lost
        if lost:
            self.tell("favor-lost", seat, card, lost)

    def souls(self, seat: int) -> int:
        """The soul points of the defeated monsters."""
        points = 0
        for monster in self.seats[seat].pile:
            points += self.box.souls[monster]
        return points

    def collected(self, seat: int, effect: int) -> int:
        """How many of the defeated monsters have this ongoing ability."""
        found = 0
        effects = self.box.effect
        for monster in self.seats[seat].pile:
            if effects[monster] == effect:
                found += 1
        return found

    def collect(self, seat: int, cell: int) -> None:
        """The monster in the cell is defeated (ME 6.7)."""
        monster = self.clear_cell(cell, seat)
        self.seats[seat].pile.append(monster)
        self.tell("monster-defeated", seat, monster, self.box.souls[monster])

    # ------------------------------------------------------------------ cards on the move

    def draw(self) -> int:
        """The top card of the deck, or NONE; when the last one leaves, the deck is out (ME 9.1)."""
        deck = self.deck
        if self.box.solitaire and not len(deck):
            return NONE  # solitaire never shuffles again (ME 12.8)
        card = deck.draw(self.chance)
        if card == NONE:
            self.outs += 1
        elif not len(deck):
            self.outs += 1
            self.tell("deck-out", -1, -1, self.outs)
            if not self.box.solitaire:
                deck.rebuild()
        return card

    def has_card_to_draw(self) -> bool:
        """Whether a draw would find a card."""
        return len(self.deck) > 0 or (bool(self.deck.discards) and not self.box.solitaire)

    def draw_to_hand(self, seat: int) -> None:
        """A card from the deck, seen by its owner alone."""
        card = self.draw()
        if card != NONE:
            self.seats[seat].hand.append(card)
            self.tell("card-drawn", seat, card, 0, -1, seat)

    def discard_from_hand(self, seat: int, card: int) -> None:
        """A hand card goes to the discard pile, and those who watch for it pay (ME 8.1 to 8.3)."""
        self.seats[seat].hand.remove(card)
        self.deck.discards.append(card)
        self.tell("card-discarded", seat, card)
        self.reward(seat, self.box.kind[card])

    def reward(self, seat: int, kind: int) -> None:
        """Favor for a hand card of this kind that was played or discarded (ME 8.1 to 8.3)."""
        if kind & v.GEAR:
            effect = v.GEAR_PAYS
        elif kind == v.SPELL:
            effect = v.SPELLS_PAY
        else:
            effect = v.MONSTERS_PAY
        self.pay_out(seat, effect)

    def pay_out(self, seat: int, effect: int) -> None:
        """Every defeated monster with this ability gives its favor (ME 8.7)."""
        for monster in self.seats[seat].pile:
            if self.box.effect[monster] == effect:
                self.gain_favor(seat, self.box.favor[monster], monster)

    def clear_cell(self, cell: int, seat: int) -> int:
        """Take the card from a cell; `seat` emptied it (ME 11.5)."""
        card = self.dungeon[cell]
        self.dungeon[cell] = EMPTY
        self.emptied[cell] = seat
        return card

    def take_cell(self, seat: int, cell: int) -> None:
        """A card of the dungeon comes into the hand."""
        card = self.clear_cell(cell, seat)
        self.seats[seat].hand.append(card)
        self.tell("card-taken", seat, card)

    def discard_cell(self, seat: int, cell: int) -> None:
        """A card of the dungeon goes to the discard pile."""
        card = self.clear_cell(cell, seat)
        self.deck.discards.append(card)
        self.tell("card-banished", seat, card)

    def place(self, cell: int, card: int, you: int) -> None:
        """A card enters the dungeon; if it is a monster that acts, it will, for `you` (ME 7.1)."""
        self.dungeon[cell] = card
        if self.box.players <= 2:
            self.tell("card-placed", -1, card, cell + 1)
        else:
            self.tell("card-placed-grid", -1, card, cell + 1)
        if v.is_immediate(self.box.effect[card]):
            self.entered.append(cell * 8 + you)

    def cells_with(self, mask: int, kinds: int) -> int:
        """The cells among `mask` that hold a card of these kinds, as bits."""
        found = 0
        for cell in range(CELLS):
            if mask >> cell & 1:
                card = self.dungeon[cell]
                if card != EMPTY and self.box.kind[card] & kinds:
                    found |= 1 << cell
        return found

    # ------------------------------------------------------------------ gear

    def owner_of(self, gear: int) -> int:
        """The player who has this gear in play, or NOBODY."""
        for seat in range(self.box.players):
            if gear in self.seats[seat].gear:
                return seat
        return NOBODY

    def lane_of(self, seat: int, gear: int) -> int:
        """The lane of the owner in which the gear lies."""
        return self.seats[seat].gear.index(gear) // ROOM

    def gear_bits(self, seat: int, kinds: int = v.GEAR) -> int:
        """All gear of `seat` in play, as bits."""
        found = 0
        for card in self.seats[seat].gear:
            if card != EMPTY and self.box.kind[card] & kinds:
                found |= 1 << card
        return found

    def lane_bits(self, seat: int, lane: int) -> int:
        """The gear of `seat` in one of its lanes, as bits."""
        found = 0
        own = self.seats[seat].gear
        for slot in range(ROOM * lane, ROOM * lane + ROOM):
            card = own[slot]
            if card != EMPTY:
                found |= 1 << card
        return found

    def worn_bits(self, bits: int) -> int:
        """The gear among `bits` that can be repaired (ME 4.6)."""
        found = 0
        for card in self.box.gear:
            if bits >> card & 1 and self.durability[card] < self.box.durability[card]:
                found |= 1 << card
        return found

    def has_room(self, seat: int, lane: int) -> bool:
        """Whether one more card fits into the lane."""
        own = self.seats[seat].gear
        return own[ROOM * lane] == EMPTY or own[ROOM * lane + 1] == EMPTY

    def lay_down(self, seat: int, gear: int, lane: int) -> None:
        """Put gear into a lane that has room."""
        own = self.seats[seat].gear
        slot = ROOM * lane
        if own[slot] != EMPTY:
            slot += 1
        own[slot] = gear

    def pick_up(self, seat: int, gear: int) -> None:
        """Take gear out of its lane; what stays moves to the first slot."""
        own = self.seats[seat].gear
        slot = own.index(gear)
        own[slot] = EMPTY
        if slot % ROOM == 0:
            own[slot], own[slot + 1] = own[slot + 1], EMPTY

    def leave_play(self, seat: int, gear: int) -> None:
        """Gear goes to the discard pile with all that is attached to it (ME 3.7, 4.1)."""
        self.pick_up(seat, gear)
        self.deck.discards.append(gear)
        self.durability[gear] = 0
        self.boost[gear] = 0
        self.activated[gear] = 0
        if self.charm[gear]:
            self.charm[gear] = 0
            for spell, weapon in enumerate(self.host):
                if weapon == gear:
                    self.host[spell] = EMPTY
                    self.deck.discards.append(spell)
        if gear in self.fresh:
            self.fresh.remove(gear)

    def wear(self, seat: int, gear: int) -> None:
        """One durability less; at 0 it breaks at once (ME 4.1)."""
        self.durability[gear] -= 1
        if self.durability[gear]:
            self.tell("durability-lost", seat, gear, self.durability[gear])
        else:
            self.tell("gear-broken", seat, gear)
            self.leave_play(seat, gear)

    def mend(self, seat: int, gear: int) -> None:
        """One durability back, never above the printed number (ME 4.6)."""
        if self.durability[gear] < self.box.durability[gear]:
            self.durability[gear] += 1
            self.tell("gear-repaired", seat, gear, self.durability[gear])

    def push(self, what: int, seat: int, card: int = -1, n: int = 0) -> None:
        """Something to do before all that is still to do."""
        self.todo.append(Task(what, seat, card, n))

    # ------------------------------------------------------------------ copies

    def components(self) -> list[int]:
        """Every card wherever it lies."""
        found = [card for card in self.dungeon if card != EMPTY] + self.aside
        found += self.deck.face_down() + self.deck.discards
        for seat in self.seats:
            found += seat.hand + seat.pile + [card for card in seat.gear if card != EMPTY]
        return found + [spell for spell, weapon in enumerate(self.host) if weapon != EMPTY]

    def copy_onto(self, copy: State) -> None:
        """Lay on the blank `copy` what lies here, sharing nothing that changes."""
        assert isinstance(copy, Board)
        copy.seats = [seat.clone() for seat in self.seats]
        copy.dungeon = self.dungeon[:]
        copy.deck = self.deck.clone()
        copy.start = self.start
        copy.sides = self.sides
        copy.outs = self.outs
        copy.aside = self.aside[:]
        copy.durability = self.durability[:]
        copy.charm = self.charm[:]
        copy.host = self.host[:]
        copy.turn = self.turn
        copy.activated = self.activated[:]
        copy.boost = self.boost[:]
        copy.fresh = self.fresh[:]
        copy.cast_by = self.cast_by
        copy.acted = self.acted
        copy.handed = self.handed
        copy.emptied = self.emptied[:]
        copy.entered = self.entered[:]
        copy.foes = self.foes
        copy.wielded = self.wielded[:]
        copy.edge = self.edge


def lanes_of(own: Seat) -> list[list[int]]:
    """The gear of a seat lane by lane."""
    return [
        [card for card in own.gear[ROOM * lane : ROOM * lane + ROOM] if card != EMPTY]
        for lane in range(LANES)
    ]
