"""Everything on the table in Dice Summoners, and the elementary changes to it.

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
    MAX_COPIES,
    MAX_CREATURES,
    MAX_HEALTH,
    NO_PLACE,
    NO_SLOT,
    NOT_CHOSEN,
    PLACES,
    SLOTS,
    Box,
    Slot,
)
from pandemonium.games.dice_summoners.decks import draw_market
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
    Numbers("supply", 0, MAX_COPIES),  # cards left in the deck of each design
    Cards("gone"),  # cards out of the game
    Numbers(
        "aside", 0, MAX_COPIES
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
    Number("cancelled", 0, (1 << ALL_SLOTS) - 1),  # slots cancelled since the last action
)


class DiceSummonersState(State):
    """One position: the seats, the decks, the dice and the action being prepared."""

    __slots__ = slots(SAVED, "actions", "box")

    FIELDS = SAVED
    REASONS = ("health", "surrender")

    def __init__(self, game: Game, box: Box, actions: Actions, chance: Chance) -> None:
        """Set what clones share; `clear`, `copy_onto` or loading sets the rest."""
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

    # ------------------------------------------------------------------ queries

    def slot(self, seat: int, number: int) -> Slot:
        """The printed slot behind a slot number of a player."""
        card = self.seats[seat].cards[number // SLOTS]
        return self.box.designs[card].slots[number % SLOTS]

    def find(self, owner: Seat, name: int) -> int:
        """The place of the card that a name means, or NO_PLACE."""
        design = self.box.design_of[name]
        first = self.box.designs[design].first_place
        number = name - self.box.designs[design].first_name
        for place in range(first, first + MAX_CREATURES):
            if owner.cards[place] == design and owner.numbers[place] == number:
                return place
        return NO_PLACE

    def slot_named(self, owner: Seat, action: Action) -> int:
        """The slot that an action uses, or NO_SLOT if the player has no such card."""
        place = self.find(owner, self.actions.named[action.id])
        return NO_SLOT if place == NO_PLACE else SLOTS * place + self.actions.side[action.id]

    def name_at(self, owner: Seat, place: int) -> int:
        """The number of the name of the card in a place."""
        return self.box.designs[owner.cards[place]].first_name + owner.numbers[place]

    def slot_worth(self, seat: int, number: int) -> int:
        """The value of a slot with what the aura always adds."""
        card = self.seats[seat].cards[number // SLOTS]
        bonus = self.aura_bonus(self.seats[seat], card, number % SLOTS)
        return self.slot(seat, number).verb.value + bonus

    def is_first_turn(self) -> bool:
        """Whether the player is in their own first turn."""
        return self.turns <= 2

    def aura_bonus(self, owner: Seat, card: int, side: int) -> int:
        """What the aura of a player always adds to a slot of a card (DS 9.2, 9.3)."""
        return 0 if owner.aura == NO_CARD else self.box.bonus[owner.aura][SLOTS * card + side]

    # ------------------------------------------------------------------ elementary changes

    def set_up(self) -> None:
        """Lay out decks, deal start cards, pick the first player at random (DS 1.1 to 1.7)."""
        from pandemonium.games.dice_summoners import turn  # it imports this module

        self.clear()
        self.lay_out_decks()
        for seat, owner in enumerate(self.seats):
            for design in self.box.dealt:
                place = owner.free_place(self.box.designs[design].first_place)
                owner.lay(place, design)
                self.aside[design] -= 1
                if self.recording:
                    at = elements.card_at(seat, place)
                    self.emit(events.CardDealt(seat, self.box.name(design), at))
        first = self.chance.below(2)
        if self.recording:
            self.emit(events.FirstPlayerDrawn(first))
        self.todo.append(turn.BEGIN_TURN[first])

    def clear(self) -> None:
        """Empty the table: cards in the box, dice in the supply, both players at full health."""
        self.seats = [new_seat(), new_seat()]
        self.market = []
        self.supply = [0] * len(self.box.designs)
        self.aside = [design.copies for design in self.box.designs]
        self.gone = []
        self.tray = empty_tray()
        self.spent = []
        self.pool_blue, self.pool_red = self.box.blue_dice, self.box.red_dice

    def lay_out_decks(self) -> None:
        """Lay out the shared decks of this game on a clear table (DS 1.3)."""
        self.market = draw_market(self.box, self.chance)
        for card in self.market:
            self.supply[card] = self.box.designs[card].in_deck
            self.aside[card] -= self.supply[card]
        if self.recording:
            self.emit(events.DecksLaid([self.box.name(design) for design in self.market]))

    def discard(self, seat: int, place: int) -> None:
        """Remove a card and its tokens from the game; dice on it stay spent (DS 4.6, 8.6)."""
        tokens = self.seats[seat].tokens[SLOTS * place : SLOTS * place + SLOTS]
        card = self.seats[seat].clear_place(place)
        self.gone.append(card)
        for index, spending in enumerate(self.spent):
            if spending.slot != NO_SLOT and spending.slot // SLOTS == place:
                self.spent[index] = Spending(NO_SLOT, spending.pay)
        if self.recording:
            at = elements.card_at(seat, place)
            self.emit(events.CardDiscarded(seat, self.box.name(card), at, tokens))

    def put(self, seat: int, place: int, design: int) -> None:
        """Move a card from its deck to a place."""
        self.supply[design] -= 1
        self.seats[seat].lay(place, design)
        if self.recording:
            at = elements.card_at(seat, place)
            is_mythic = self.box.designs[design].is_mythic
            self.emit(events.CardTaken(seat, self.box.name(design), at, is_mythic))

    def heal(self, seat: int, n: int, card: int) -> None:
        """Restore health, up to 30 (DS 5.4)."""
        gained = min(n, MAX_HEALTH - self.seats[seat].health)
        self.seats[seat].health += gained
        if self.recording:
            name = self.box.name(card)
            if gained:
                self.emit(events.HealthGained(seat, name, gained))
            else:
                self.emit(events.HealthFull(seat, name))

    def win(self, seat: int, reason: str) -> None:
        """End the game with one winner (DS 11.1)."""
        if self.recording:
            self.emit(events.GameWon(seat))
        self.finish((seat,), reason)

    # ------------------------------------------------------------------ copies and checks

    def copy_onto(self, copy: State) -> None:
        assert isinstance(copy, DiceSummonersState)
        copy.seats = [seat.clone() for seat in self.seats]
        copy.market = self.market
        copy.supply = self.supply[:]
        copy.gone = self.gone[:]
        copy.aside = self.aside  # it changes at the setup only
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
        from pandemonium.games.dice_summoners import checks  # it imports this module

        checks.check(self)

    def components(self) -> list[int]:
        """Every card of the box wherever it lies, then every die as a negative number."""
        cards = self.gone[:]
        for design, left in enumerate(self.supply):
            cards += [design] * (left + self.aside[design])
        blue = self.pool_blue + sum(self.tray[:RED_SALT])
        red = self.pool_red + sum(self.tray[RED_SALT:])
        for spending in self.spent:
            blue += PAYMENTS[spending.pay].blues
            red += PAYMENTS[spending.pay].reds
        for seat in self.seats:
            cards += [card for card in [*seat.cards, seat.aura, seat.curse] if card != NO_CARD]
            blue += seat.kept_blue
            red += seat.kept_red
        return cards + [-1] * blue + [-2] * red

    def card_name(self, card: int) -> str:
        return self.box.name(card)


def empty_tray() -> list[int]:
    """A tray without dice, by face."""
    return [0] * SHOWN
