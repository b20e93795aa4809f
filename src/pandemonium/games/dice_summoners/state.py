"""What lies on the table in Dice Summoners, and the single changes that can happen to it.

Which change happens when is in `turn.py`, `plans.py` and `hits.py`; what clients see, in `view.py`.
"""

from typing import cast

from pandemonium.engine.chance import Chance
from pandemonium.engine.game import Game
from pandemonium.engine.state import State
from pandemonium.games.dice_summoners.box import (
    ALL_SLOTS,
    MOST_CREATURES,
    MOST_HEALTH,
    PLACES,
    Box,
    Moves,
)
from pandemonium.games.dice_summoners.cards import NOTHING, SLOTS
from pandemonium.games.dice_summoners.dice import SHOWN


class Seat:
    """One player's things. `cards` has twelve places, `tokens` twenty-four slots.

    `used` has a bit per slot and `boosted` a bit per place: what was done in this turn.
    """

    __slots__ = (
        "aura",
        "boosted",
        "cards",
        "curse",
        "curse_turns",
        "health",
        "kept_blue",
        "kept_red",
        "tokens",
        "used",
    )

    def __init__(self, health: int, cards: list[int], tokens: list[int]) -> None:
        """Nothing used, no aura, no curse, no dice kept."""
        self.health = health
        self.cards = cards
        self.tokens = tokens
        self.used: int = 0
        self.boosted: int = 0
        self.aura: int = NOTHING
        self.curse: int = NOTHING
        self.curse_turns: int = 0
        self.kept_blue: int = 0
        self.kept_red: int = 0

    def clone(self) -> "Seat":
        """An independent copy."""
        copy = Seat(self.health, self.cards[:], self.tokens[:])
        copy.used = self.used
        copy.boosted = self.boosted
        copy.aura = self.aura
        copy.curse = self.curse
        copy.curse_turns = self.curse_turns
        copy.kept_blue = self.kept_blue
        copy.kept_red = self.kept_red
        return copy

    def save(self) -> dict[str, object]:
        """The seat as JSON."""
        return {
            "health": self.health,
            "cards": self.cards[:],
            "tokens": self.tokens[:],
            "used": self.used,
            "boosted": self.boosted,
            "aura": self.aura,
            "curse": [self.curse, self.curse_turns],
            "kept": [self.kept_blue, self.kept_red],
        }

    def free_place(self, first: int) -> int:
        """The first empty one of six places, or NOTHING."""
        for place in range(first, first + MOST_CREATURES):
            if self.cards[place] == NOTHING:
                return place
        return NOTHING

    def is_alike(self, one: int, other: int) -> bool:
        """Whether copies in two places are in the same condition."""
        return (
            self.tokens[SLOTS * one] == self.tokens[SLOTS * other]
            and self.tokens[SLOTS * one + 1] == self.tokens[SLOTS * other + 1]
            and self.used >> SLOTS * one & 3 == self.used >> SLOTS * other & 3
            and self.boosted >> one & 1 == self.boosted >> other & 1
        )

    def clear_place(self, place: int) -> int:
        """Take a card away with its tokens and marks (DS 4.6); returns it."""
        card = self.cards[place]
        self.cards[place] = NOTHING
        self.tokens[SLOTS * place] = 0
        self.tokens[SLOTS * place + 1] = 0
        self.used &= ~(3 << SLOTS * place)
        self.boosted &= ~(1 << place)
        return card


def new_seat() -> Seat:
    """A player with nothing but health."""
    return Seat(MOST_HEALTH, [NOTHING] * PLACES, [0] * ALL_SLOTS)


def load_seat(data: dict[str, object]) -> Seat:
    """The seat that `save` wrote."""
    seat = Seat(
        cast(int, data["health"]),
        list(cast(list[int], data["cards"])),
        list(cast(list[int], data["tokens"])),
    )
    seat.used = cast(int, data["used"])
    seat.boosted = cast(int, data["boosted"])
    seat.aura = cast(int, data["aura"])
    seat.curse, seat.curse_turns = cast(list[int], data["curse"])
    seat.kept_blue, seat.kept_red = cast(list[int], data["kept"])
    return seat


class Plan:
    """An action that was chosen, and the choices made for it; nothing is spent yet (DS 4.4)."""

    __slots__ = ("boost", "give", "pay", "replace", "slot", "take")

    def __init__(self, slot: int = NOTHING) -> None:
        """A fresh plan for the slot; NOTHING in a field means that it was not chosen."""
        self.slot = slot
        self.take: int = NOTHING  # a design
        self.give: int = NOTHING  # a place
        self.replace: int = NOTHING  # a place
        self.boost: int = NOTHING  # 1 or 0
        self.pay: int = NOTHING  # the number of a payment

    def clone(self) -> "Plan":
        """An independent copy."""
        copy = Plan(self.slot)
        copy.take = self.take
        copy.give = self.give
        copy.replace = self.replace
        copy.boost = self.boost
        copy.pay = self.pay
        return copy

    def save(self) -> list[int]:
        """The plan as JSON."""
        return [self.slot, self.take, self.give, self.replace, self.boost, self.pay]


def load_plan(numbers: list[int]) -> Plan:
    """The plan that `save` wrote."""
    plan = Plan(numbers[0])
    plan.take, plan.give, plan.replace, plan.boost, plan.pay = numbers[1:]
    return plan


class Board(State):
    """The whole table."""

    __slots__ = (
        "box",
        "capped",
        "gone",
        "last_turn",
        "market",
        "moves",
        "plan",
        "pool_blue",
        "pool_red",
        "rolled",
        "seats",
        "spent_blue",
        "spent_red",
        "supply",
        "tray",
        "turn",
        "turns",
    )

    def __init__(self, game: Game, box: Box, moves: Moves, chance: Chance) -> None:
        """Only what a clone shares; the rest is laid out or copied."""
        super().__init__(game, chance)
        self.box = box
        self.moves = moves
        self.seats: list[Seat]
        self.market: list[int]  # the designs of the decks of this game; it never changes
        self.supply: list[int]  # cards left in the deck of each design
        self.gone: list[int]  # cards out of the game
        self.tray: list[int]  # dice of the turn that are not spent, by what they show
        self.spent_blue: int = 0
        self.spent_red: int = 0
        self.pool_blue: int = 0
        self.pool_red: int = 0
        self.turn: int = 0
        self.turns: int = 0  # turns begun
        self.last_turn: int = box.turn_cap
        self.rolled: bool = False  # the combat stage has come
        self.capped: bool = False
        self.plan: Plan

    # ------------------------------------------------------------------ looking

    def rank(self, seat: Seat, place: int) -> int:
        """How many cards of the same design lie before the one in `place`."""
        design = seat.cards[place]
        rank = 0
        for other in range(self.box.first_place(design), place):
            if seat.cards[other] == design:
                rank += 1
        return rank

    def has_twin(self, seat: Seat, place: int) -> bool:
        """Whether a card before it is the same in every respect (DS 4.3)."""
        design = seat.cards[place]
        for other in range(self.box.first_place(design), place):
            if seat.cards[other] == design and seat.is_alike(other, place):
                return True
        return False

    def find(self, seat: Seat, name: int) -> int:
        """The place of the card that a name means, or NOTHING."""
        design = self.box.design_of[name]
        rank = name - self.box.first_copy[design]
        first = self.box.first_place(design)
        for place in range(first, first + MOST_CREATURES):
            if seat.cards[place] == design:
                if rank == 0:
                    return place
                rank -= 1
        return NOTHING

    def is_first_turn(self) -> bool:
        """Whether the player is in their own first turn."""
        return self.turns <= len(self.seats)

    # ------------------------------------------------------------------ single changes

    def discard(self, seat: int, place: int) -> None:
        """A card leaves the game with its tokens (DS 8.6)."""
        card = self.seats[seat].clear_place(place)
        self.gone.append(card)
        self.tell("card-discarded", seat, card)

    def put(self, seat: int, place: int, design: int) -> None:
        """A card from its deck comes to a place."""
        self.supply[design] -= 1
        self.seats[seat].cards[place] = design
        self.tell("card-taken", seat, design)

    def heal(self, seat: int, n: int, card: int) -> None:
        """Health comes back, up to 30 (DS 5.4)."""
        gained = min(n, MOST_HEALTH - self.seats[seat].health)
        self.seats[seat].health += gained
        if gained:
            self.tell("health-gained", seat, card, gained)
        else:
            self.tell("health-full", seat, card)

    def win(self, seat: int) -> None:
        """The game is over at once (DS 11.1)."""
        self.tell("game-won", seat)
        self.finish((seat,))

    def components(self) -> list[int]:
        """Every card of the game wherever it lies, then every die as a negative number."""
        found = self.gone[:]
        for design, left in enumerate(self.supply):
            found += [design] * left
        blue = self.pool_blue + self.spent_blue + sum(self.tray[:3])
        red = self.pool_red + self.spent_red + sum(self.tray[3:])
        for seat in self.seats:
            found += [card for card in [*seat.cards, seat.aura, seat.curse] if card != NOTHING]
            blue += seat.kept_blue
            red += seat.kept_red
        return found + [-1] * blue + [-2] * red

    # ------------------------------------------------------------------ copies

    def copy_onto(self, copy: State) -> None:
        """Lay on the blank `copy` what lies here, sharing nothing that changes."""
        assert isinstance(copy, Board)
        copy.seats = [seat.clone() for seat in self.seats]
        copy.market = self.market
        copy.supply = self.supply[:]
        copy.gone = self.gone[:]
        copy.tray = self.tray[:]
        copy.spent_blue = self.spent_blue
        copy.spent_red = self.spent_red
        copy.pool_blue = self.pool_blue
        copy.pool_red = self.pool_red
        copy.turn = self.turn
        copy.turns = self.turns
        copy.last_turn = self.last_turn
        copy.rolled = self.rolled
        copy.capped = self.capped
        copy.plan = self.plan.clone()


def empty_tray() -> list[int]:
    """No dice."""
    return [0] * SHOWN
