"""The state of a hand of Leduc poker, and the atomic changes to it. The rules are elsewhere."""

from typing import Final

from leduc import events
from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.errors import PositionError
from pandemonium.engine.formats.saving import CardNumber, Cards, Number, slots
from pandemonium.engine.game import Game
from pandemonium.engine.state import State
from pandemonium.engine.task import NO_CARD, Task

RANKS: Final = ("jack", "queen", "king")
COPIES: Final = 2
CARDS: Final = 6  # card number n is of rank n // COPIES
DECK: Final = list(range(CARDS))
ANTE: Final = 1
FIRST_BET: Final = 2
SECOND_BET: Final = 4
MAX_CHIPS: Final = 1000

SAVED = (
    Cards("cards", length=2),  # the private card of each seat
    CardNumber("public", none=True),
    Cards("deck"),  # face down; cards are drawn at random, so it has no order
    Number("first_paid", ANTE, MAX_CHIPS),  # chips of seat 0 in the pot
    Number("second_paid", ANTE, MAX_CHIPS),  # and of seat 1
    Number("raises", 0, 4),  # in this round
)


class Box:
    """What never changes during a hand: the raises allowed, first question, legal answers."""

    __slots__ = ("answers", "first", "most_raises")

    def __init__(self, most_raises: int, first: Task, actions: list[Action]) -> None:
        """`answers` are indexed by 2 * (something is owed) + (a raise is allowed)."""
        self.most_raises = most_raises
        self.first = first
        fold, call, more = actions
        self.answers = [[call], [call, more], [fold, call], [fold, call, more]]


class Hand(State):
    """One hand of poker: private cards, public card, the rest of the deck, the chips in the pot."""

    __slots__ = slots(SAVED, "box")

    FIELDS = SAVED
    REASONS = ("fold", "showdown", "equal-cards")

    def __init__(self, game: Game, box: Box, chance: Chance) -> None:
        """Sets constants only: `set_up`, `copy_onto` or loading set the rest."""
        super().__init__(game, chance)
        self.box = box
        self.cards: list[int]
        self.public: int = NO_CARD
        self.deck: list[int]
        self.first_paid: int = ANTE
        self.second_paid: int = ANTE
        self.raises: int = 0

    # ------------------------------------------------------------------ what can happen

    def set_up(self) -> None:
        """Antes, a private card each, and the first bet (LED 1.1 to 1.4)."""
        self.deck = DECK[:]
        self.cards = [self.chance.draw(self.deck), self.chance.draw(self.deck)]
        if self.recording:
            for seat, card in enumerate(self.cards):
                self.emit(events.CardDealt(seat, self.card_name(card)))
        self.todo.append(self.box.first)

    def turn_up(self) -> None:
        """Turn up a card of the deck: drawn lazily, because nobody has seen the deck before."""
        self.public = self.chance.draw(self.deck)
        if self.recording:
            self.emit(events.CardRevealed(self.card_name(self.public)))
        self.raises = 0

    def pay(self, seat: int, chips: int) -> None:
        """Move chips of a seat into the pot."""
        if seat == 0:
            self.first_paid += chips
        else:
            self.second_paid += chips

    # ------------------------------------------------------------------ how it stands

    def owed(self, seat: int) -> int:
        """What a call would cost `seat` (LED 2.4)."""
        more = self.second_paid - self.first_paid
        return more if seat == 0 else -more

    @property
    def paid(self) -> list[int]:
        """The chips of each seat in the pot."""
        return [self.first_paid, self.second_paid]

    @property
    def bet(self) -> int:
        """What a raise adds in this round (LED 2.5)."""
        return FIRST_BET if self.public == NO_CARD else SECOND_BET

    def is_shown(self) -> bool:
        """Whether there was a showdown: after a fold the seats have paid different amounts."""
        return self.ended and self.first_paid == self.second_paid

    @property
    def scores(self) -> list[int]:
        """Chips won or lost (LED 4.5): none before the end, none when the pot is shared."""
        if len(self.winners) != 1:
            return [0, 0]
        if self.winners[0] == 0:
            return [self.second_paid, -self.second_paid]
        return [-self.first_paid, self.first_paid]

    # ------------------------------------------------------------------ copies and checks

    def copy_onto(self, copy: State) -> None:
        assert isinstance(copy, Hand)
        copy.cards = self.cards  # which is replaced, never changed
        copy.public = self.public
        copy.deck = self.deck[:]
        copy.first_paid = self.first_paid
        copy.second_paid = self.second_paid
        copy.raises = self.raises

    def redeal_hidden(self, seat: int) -> None:
        """Redeal what `seat` cannot know: the rivals' cards, unless they have been shown."""
        if self.is_shown():
            return
        rivals = [rival for rival in range(2) if rival != seat]  # both for NOBODY, a spectator
        self.cards = self.cards[:]
        self.deck += [self.cards[rival] for rival in rivals]
        self.deck.sort()  # where the cards truly lie must not matter
        for rival in rivals:
            self.cards[rival] = self.chance.draw(self.deck)

    def check(self) -> None:
        """Refuse impossible positions: cards twice or missing, too many raises or chips."""
        self.check_components(list(range(CARDS)))
        if self.raises > self.box.most_raises:
            raise PositionError(
                "too-many-raises", {"raises": self.raises, "most": self.box.most_raises}
            )
        if not self.ended and self.owed(self.todo[-1].seat) < 0:
            raise PositionError("has-paid-more", {"seat": self.todo[-1].seat})

    def components(self) -> list[int]:
        return [*self.cards, *self.deck, *([] if self.public == NO_CARD else [self.public])]

    def card_name(self, card: int) -> str:
        """The id of a card is its rank."""
        return RANKS[card // COPIES]
