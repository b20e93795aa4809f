"""What lies on the table in Dice Summoners, and the single changes that can happen to it.

Which change happens when is in the chapters (`gain.py`, `combat.py`, `payment.py`, `defence.py`);
what clients see, in `view.py`.
"""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.formats.saving import (
    CardNumber,
    Cards,
    Flag,
    ListOf,
    Number,
    Numbers,
    Part,
    PerSeat,
    SeatNumber,
    slots,
)
from pandemonium.engine.game import Game
from pandemonium.engine.state import State
from pandemonium.engine.task import NO_CARD
from pandemonium.games.dice_summoners import elements, events
from pandemonium.games.dice_summoners.actions import Actions
from pandemonium.games.dice_summoners.components import (
    ALL_SLOTS,
    MANY_DICE,
    MOST_COPIES,
    MOST_CREATURES,
    MOST_HEALTH,
    NO_PLACE,
    NO_SLOT,
    NOT_CHOSEN,
    PLACES,
    SLOTS,
    Box,
    Slot,
)
from pandemonium.games.dice_summoners.dice import PAYMENTS, RED_SALT, SHOWN
from pandemonium.games.dice_summoners.seat import SEAT_FIELDS, Seat, new_seat

USE_FIELDS = (
    Number("slot", -1, ALL_SLOTS - 1),
    CardNumber("take", none=True),  # a design
    Number("give", -1, PLACES - 1),  # a place
    Number("replace", -1, PLACES - 1),  # a place
    Number("boost", -1, 1),
    Number("pay", -1, len(PAYMENTS) - 1),  # the number of a payment
)


class Use:
    """An action that was chosen, and the choices made for it; nothing is spent yet (DS 4.4)."""

    __slots__ = slots(USE_FIELDS)

    def __init__(self, slot: int = NO_SLOT) -> None:
        """Without a slot, none is being prepared."""
        self.slot = slot
        self.take: int = NOT_CHOSEN
        self.give: int = NOT_CHOSEN
        self.replace: int = NOT_CHOSEN
        self.boost: int = NOT_CHOSEN
        self.pay: int = NOT_CHOSEN

    def clone(self) -> "Use":
        """An independent copy."""
        copy = Use(self.slot)
        copy.take = self.take
        copy.give = self.give
        copy.replace = self.replace
        copy.boost = self.boost
        copy.pay = self.pay
        return copy


NO_USE: Final = Use()  # while no action is being prepared; it never changes

SPENDING_FIELDS = (Number("slot", -1, ALL_SLOTS - 1), Number("pay", 0, len(PAYMENTS) - 1))


class Spending:
    """Dice that lie on a slot until the end of the turn, or on none if its card has left."""

    __slots__ = slots(SPENDING_FIELDS)

    def __init__(self, slot: int = NO_SLOT, pay: int = 0) -> None:
        """`pay` is the number of a payment. It never changes."""
        self.slot = slot
        self.pay = pay


SAVED = (
    PerSeat(Part("seats", Seat, SEAT_FIELDS)),
    Cards("market"),  # the designs of the decks of this game; they never change
    Numbers("supply", 0, MOST_COPIES),  # cards left in the deck of each design
    Cards("gone"),  # cards out of the game
    Numbers(
        "aside", 0, MOST_COPIES
    ),  # copies of each design that stay in the box and are not played with
    Numbers("tray", 0, MANY_DICE, SHOWN),  # dice of the turn that are not spent, by face
    ListOf(Part("spent", Spending, SPENDING_FIELDS)),  # in the order in which they were paid
    Number("pool_blue", 0, MANY_DICE),
    Number("pool_red", 0, MANY_DICE),
    SeatNumber("turn"),
    Number("turns"),  # begun
    Number("last_turn"),  # 0: the game is never cut
    Flag("rolled"),  # the combat stage has come
    Part("use", Use, USE_FIELDS),
    Number("cancelled", 0, (1 << ALL_SLOTS) - 1),  # slots begun in vain since the last action
)


class DiceSummonersState(State):
    """The whole table."""

    __slots__ = slots(SAVED, "actions", "box")

    FIELDS = SAVED
    REASONS = ("health", "surrender")

    def __init__(self, game: Game, box: Box, actions: Actions, chance: Chance) -> None:
        """Only what a clone shares; the rest is laid out, copied or loaded."""
        super().__init__(game, chance)
        self.box = box
        self.actions = actions
        self.seats: list[Seat]
        self.market: list[int]
        self.supply: list[int]
        self.gone: list[int]
        self.aside: list[int]
        self.tray: list[int]
        self.spent: list[Spending]
        self.pool_blue: int = 0
        self.pool_red: int = 0
        self.turn: int = 0
        self.turns: int = 0
        self.last_turn: int = box.turn_cap
        self.rolled: bool = False
        self.use: Use = NO_USE
        self.cancelled: int = 0

    # ------------------------------------------------------------------ looking

    def slot(self, seat: int, number: int) -> Slot:
        """What is printed on a slot of a player."""
        card = self.seats[seat].cards[number // SLOTS]
        return self.box.designs[card].slots[number % SLOTS]

    def find(self, seat: Seat, name: int) -> int:
        """The place of the card that a name means, or NO_PLACE."""
        design = self.box.design_of[name]
        first = self.box.designs[design].first_place
        number = name - self.box.designs[design].first_name
        for place in range(first, first + MOST_CREATURES):
            if seat.cards[place] == design and seat.numbers[place] == number:
                return place
        return NO_PLACE

    def slot_named(self, seat: Seat, action: Action) -> int:
        """The slot that an action uses, or NO_SLOT if the player has no such card."""
        place = self.find(seat, self.actions.named[action.id])
        return NO_SLOT if place == NO_PLACE else SLOTS * place + self.actions.side[action.id]

    def name_at(self, seat: Seat, place: int) -> int:
        """The number of the name of the card in a place."""
        return self.box.designs[seat.cards[place]].first_name + seat.numbers[place]

    def slot_worth(self, seat: int, number: int) -> int:
        """The value of a slot with what the aura always adds."""
        card = self.seats[seat].cards[number // SLOTS]
        bonus = self.aura_bonus(self.seats[seat], card, number % SLOTS)
        return self.slot(seat, number).verb.value + bonus

    def is_first_turn(self) -> bool:
        """Whether the player is in their own first turn."""
        return self.turns <= 2

    def aura_bonus(self, own: Seat, card: int, side: int) -> int:
        """What the aura of a player always adds to a slot of a card (DS 9.2, 9.3)."""
        return 0 if own.aura == NO_CARD else self.box.bonus[own.aura][SLOTS * card + side]

    # ------------------------------------------------------------------ single changes

    def set_up(self) -> None:
        """Decks, start sets and creatures for both, and the first player by lot (DS 1.1 to 1.7)."""
        from pandemonium.games.dice_summoners import turn  # the chapters know the table

        self.lay_out_decks()
        for number, seat in enumerate(self.seats):
            for design in self.box.dealt:
                place = seat.free_place(self.box.designs[design].first_place)
                seat.lay(place, design)
                self.aside[design] -= 1
                if self.recording:
                    at = elements.card_at(number, place)
                    self.emit(events.CardDealt(number, self.box.name(design), at))
        first = self.chance.below(2)
        if self.recording:
            self.emit(events.FirstPlayerDrawn(first))
        self.todo.append(turn.BEGIN_TURN[first])

    def lay_out_decks(self) -> None:
        """The shared decks and all dice, and players with nothing but health."""
        from pandemonium.games.dice_summoners import decks  # which is read once per game

        self.seats = [new_seat(), new_seat()]
        self.market = decks.draw_market(self.box, self.chance)
        self.supply = [0] * len(self.box.designs)
        self.aside = [design.copies for design in self.box.designs]
        for card in self.market:
            self.supply[card] = self.box.designs[card].in_deck
            self.aside[card] -= self.supply[card]
        self.gone = []
        self.tray = empty_tray()
        self.spent = []
        self.pool_blue, self.pool_red = self.box.blue_dice, self.box.red_dice
        if self.recording:
            self.emit(events.DecksLaid([self.box.name(design) for design in self.market]))

    def discard(self, seat: int, place: int) -> None:
        """A card leaves the game with its tokens; dice that lie on it stay spent (DS 4.6, 8.6)."""
        card = self.seats[seat].clear_place(place)
        self.gone.append(card)
        for index, spending in enumerate(self.spent):
            if spending.slot != NO_SLOT and spending.slot // SLOTS == place:
                self.spent[index] = Spending(NO_SLOT, spending.pay)
        if self.recording:
            at = elements.card_at(seat, place)
            self.emit(events.CardDiscarded(seat, self.box.name(card), at))

    def put(self, seat: int, place: int, design: int) -> None:
        """A card from its deck comes to a place."""
        self.supply[design] -= 1
        self.seats[seat].lay(place, design)
        if self.recording:
            at = elements.card_at(seat, place)
            self.emit(events.CardTaken(seat, self.box.name(design), at))

    def heal(self, seat: int, n: int, card: int) -> None:
        """Health comes back, up to 30 (DS 5.4)."""
        gained = min(n, MOST_HEALTH - self.seats[seat].health)
        self.seats[seat].health += gained
        if self.recording:
            name = self.box.name(card)
            if gained:
                self.emit(events.HealthGained(seat, name, gained))
            else:
                self.emit(events.HealthFull(seat, name))

    def win(self, seat: int, reason: str) -> None:
        """The game is over at once (DS 11.1)."""
        if self.recording:
            self.emit(events.GameWon(seat))
        self.finish((seat,), reason)

    # ------------------------------------------------------------------ copies and checks

    def copy_onto(self, copy: State) -> None:
        """Lay on the blank `copy` what lies here, sharing nothing that changes."""
        assert isinstance(copy, DiceSummonersState)
        copy.seats = [seat.clone() for seat in self.seats]
        copy.market = self.market
        copy.supply = self.supply[:]
        copy.gone = self.gone[:]
        copy.aside = self.aside  # it changes at the set-up only
        copy.tray = self.tray[:]
        copy.spent = self.spent[:]
        copy.pool_blue = self.pool_blue
        copy.pool_red = self.pool_red
        copy.turn = self.turn
        copy.turns = self.turns
        copy.last_turn = self.last_turn
        copy.rolled = self.rolled
        copy.use = self.use if self.use.slot == NO_SLOT else self.use.clone()
        copy.cancelled = self.cancelled

    def check(self) -> None:
        """Refuse a position that cannot be on any table."""
        from pandemonium.games.dice_summoners import checks  # which know the chapters

        checks.check(self)

    def components(self) -> list[int]:
        """Every card of the box wherever it lies, then every die as a negative number."""
        found = self.gone[:]
        for design, left in enumerate(self.supply):
            found += [design] * (left + self.aside[design])
        blue = self.pool_blue + sum(self.tray[:RED_SALT])
        red = self.pool_red + sum(self.tray[RED_SALT:])
        for spending in self.spent:
            blue += PAYMENTS[spending.pay].blues
            red += PAYMENTS[spending.pay].reds
        for seat in self.seats:
            found += [card for card in [*seat.cards, seat.aura, seat.curse] if card != NO_CARD]
            blue += seat.kept_blue
            red += seat.kept_red
        return found + [-1] * blue + [-2] * red

    def card_name(self, card: int) -> str:
        """The id of the card's design."""
        return self.box.name(card)


def empty_tray() -> list[int]:
    """No dice."""
    return [0] * SHOWN
