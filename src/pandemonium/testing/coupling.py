"""Coupled randomness: the dice and cards of one position, recorded and repeated in another."""

from collections.abc import Callable
from typing import NamedTuple

from pandemonium.engine.chance import Chance
from pandemonium.engine.state import State

Naming = Callable[[int], str]


class ChanceCall(NamedTuple):
    """A call of chance, and its result."""

    kind: str  # die, below or draw
    bound: int
    result: int  # of a draw: the number of the card


def card_names(state: State) -> Naming:
    """The names of the cards of the state; other components are named by their number."""

    def name(card: int) -> str:
        try:
            return state.card_name(card)
        except (IndexError, KeyError, NotImplementedError):
            return str(card)

    return name


class LeadingChance(Chance):
    """A seeded chance that records every die and every drawn card."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.calls: list[ChanceCall] = []

    def below(self, n: int) -> int:
        result = Chance.below(self, n)
        self.calls.append(ChanceCall("below", n, result))
        return result

    def die(self, sides: int = 6) -> int:
        rolled = Chance.below(self, sides) + 1
        self.calls.append(ChanceCall("die", sides, rolled))
        return rolled

    def draw(self, cards: list[int]) -> int:
        card = take(cards, Chance.below(self, len(cards)))
        self.calls.append(ChanceCall("draw", len(cards) + 1, card))
        return card

    def taken(self) -> list[ChanceCall]:
        """The calls since the last time."""
        calls = self.calls
        self.calls = []
        return calls

    def clone(self) -> Chance:
        """A copy that records nothing."""
        copy = Chance(self.seed, 0)
        copy.copy_position(self)
        return copy


class FollowingChance(Chance):
    """A chance that repeats the calls of another as far as possible, and counts where it could not.

    A card is the same if it has the same name. With `strays` it draws other cards instead, so that
    hidden draws differ; dice are always the same.
    """

    def __init__(self, seed: int, name: Naming, strays: Callable[[int], bool]) -> None:
        """`strays` is called with the number of each draw, from 0."""
        super().__init__(seed)
        self.name = name
        self.strays = strays
        self.differed = 0  # dice and cards that could not be the same
        self.extra = 0  # calls that the other chance did not have
        self.dice: list[ChanceCall] = []
        self.draws: list[ChanceCall] = []
        self.displaced: list[int] = []
        self.drawn = 0

    def follow(self, calls: list[ChanceCall]) -> None:
        """Repeat these calls from now on."""
        self.differed = 0
        self.extra = 0
        self.dice = [call for call in calls if call.kind != "draw"]
        self.draws = [call for call in calls if call.kind == "draw"]
        self.displaced = []

    def below(self, n: int) -> int:
        return self._same("below", n)

    def die(self, sides: int = 6) -> int:
        return self._same("die", sides)

    def _same(self, kind: str, bound: int) -> int:
        value = self.dice.pop(0) if self.dice else None
        if value is not None and (value.kind, value.bound) == (kind, bound):
            return value.result
        self.differed += 1
        self.extra += value is None
        return Chance.below(self, bound) + (kind == "die")

    def draw(self, cards: list[int]) -> int:
        """The card of the other chance, or another of its name, or any."""
        self.drawn += 1
        wanted = self.draws.pop(0).result if self.draws else None
        if wanted is not None and not self.strays(self.drawn - 1):
            place = self._find(wanted, cards)
            if place >= 0:
                return take(cards, place)
        places = [cards.index(card) for card in self.displaced if card in cards]
        place = places[0] if places else Chance.below(self, len(cards))
        if wanted is not None:
            self.displaced.append(wanted)
        self.extra += wanted is None
        self.differed += wanted is None or self.name(cards[place]) != self.name(wanted)
        return take(cards, place)

    def _find(self, wanted: int, cards: list[int]) -> int:
        """The index of the wanted card, or of one with the same name; -1 if there is none."""
        if wanted in cards:
            return cards.index(wanted)
        called = self.name(wanted)
        return next((n for n, card in enumerate(cards) if self.name(card) == called), -1)

    def clone(self) -> Chance:
        copy = FollowingChance(0, self.name, self.strays)
        copy.copy_position(self)
        copy.differed = self.differed
        copy.extra = self.extra
        copy.dice = self.dice[:]
        copy.draws = self.draws[:]
        copy.displaced = self.displaced[:]
        copy.drawn = self.drawn
        return copy


def take(cards: list[int], place: int) -> int:
    """Take the card at an index, leaving the others in the same order as `Chance.draw` does."""
    card = cards[place]
    last = cards.pop()
    if place < len(cards):
        cards[place] = last
    return card
