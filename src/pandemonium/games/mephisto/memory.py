"""From which deck hidden hand cards came: public knowledge after the deck was rebuilt.

When a deck has run out, all players know which of its cards were drawn in secret: those that were
never seen. All players also see who draws when. So a hand that has drawn nothing since then holds
cards of the earlier deck only, and the unseen cards of the earlier deck are all in hands.

A card that leaves a hand may have come from several decks. Such a departure is stored, with how
many cards of each deck the seat had, and `imagining.py` samples from the possibilities.
"""

from typing import TYPE_CHECKING

from pandemonium.engine.formats.saving import Cards, ListOf, Numbers, slots

if TYPE_CHECKING:
    from pandemonium.games.mephisto.state import MephistoState

MAX_COUNT = 1000  # cards
LEFT_SEAT, LEFT_DESIGN, LEFT_DECK, LEFT_COUNTS = 0, 1, 2, 3  # the parts of a departure

MEMORY_FIELDS = (
    ListOf(Cards("older")),
    ListOf(Numbers("drawn", 0, MAX_COUNT)),
    ListOf(Numbers("departures", 0, MAX_COUNT)),
)


class Memory:
    """Knowledge of the decks before the current one, in order.

    `older`: the cards of each deck that are still hidden in hands. `drawn`: how many hidden cards
    of each deck every seat had, departures not subtracted. `departures`: seat, design, the deck
    that the card truly came from, then how many cards of each deck the seat had at that time.
    The cards in `older` and the deck of a departure are secret, the rest is public.
    """

    __slots__ = slots(MEMORY_FIELDS)

    def __init__(self) -> None:
        self.older: list[list[int]] = []
        self.drawn: list[list[int]] = []
        self.departures: list[list[int]] = []

    @property
    def is_blank(self) -> bool:
        """Whether no deck has run out yet."""
        return not self.older

    def clone(self) -> "Memory":
        copy = Memory()
        copy.older = [cards[:] for cards in self.older]
        copy.drawn = [counts[:] for counts in self.drawn]
        copy.departures = self.departures[:]  # each of them is immutable
        return copy

    def deck_of(self, card: int) -> int:
        """The number of the deck of a hidden hand card; the last is the current deck."""
        for deck, cards in enumerate(self.older):
            if card in cards:
                return deck
        return len(self.older)

    def has_departed(self, seat: int, design: int) -> bool:
        """Whether a departure of this seat or of this design is stored."""
        for departure in self.departures:
            if departure[LEFT_SEAT] == seat or departure[LEFT_DESIGN] == design:
                return True
        return False


def counts_of(state: "MephistoState", seat: int) -> list[int]:
    """How many hidden cards of each deck `seat` had, departures not subtracted."""
    memory = state.memory
    player = state.seats[seat]
    counts = [drawn[seat] for drawn in memory.drawn]
    newest = len(player.hand) - len(player.known) - sum(counts)
    for departure in memory.departures:
        if departure[LEFT_SEAT] == seat:
            newest += 1
    return [*counts, newest]


def supply_of(state: "MephistoState", design: int) -> list[int]:
    """How many cards of a design were hidden of each deck, departures not subtracted."""
    memory = state.memory
    designs = state.box.design_of
    supply = [0] * (len(memory.older) + 1)
    hidden = state.deck.cards + state.deck.known  # cards under the deck are known
    for player in state.seats:
        hidden += [card for card in player.hand if card not in player.known]
    for card in hidden:
        if designs[card] == design:
            supply[memory.deck_of(card)] += 1
    for departure in memory.departures:
        if departure[LEFT_DESIGN] == design:
            supply[departure[LEFT_DECK]] += 1
    return supply


def remember_deck_rebuilt(state: "MephistoState") -> None:
    """A deck ran out: hidden hand cards that are not from earlier decks are from this one."""
    memory = state.memory.clone()  # clones share a blank memory
    counts = [counts_of(state, seat)[-1] for seat in range(state.box.players)]
    latest = [
        card
        for player in state.seats
        for card in player.hand
        if card not in player.known and memory.deck_of(card) == len(memory.older)
    ]
    memory.older.append(sorted(latest))
    memory.drawn.append(counts)
    state.memory = memory


def remember_last_drawn(state: "MephistoState", seat: int, card: int) -> None:
    """The last card of the deck was drawn into a hand."""
    state.memory.older[-1].append(card)
    state.memory.older[-1].sort()
    state.memory.drawn[-1][seat] += 1


def remember_departure(state: "MephistoState", seat: int, card: int) -> None:
    """A hidden card is about to leave a hand: store the departure unless its deck is certain."""
    memory = state.memory
    design = state.box.design_of[card]
    deck = memory.deck_of(card)
    counts = counts_of(state, seat)
    supply = supply_of(state, design)
    possible = 0
    for other in range(len(counts)):
        if counts[other] > 0 and supply[other] > 0:
            possible += 1
    is_certain = possible == 1 and not memory.has_departed(seat, design)
    if deck < len(memory.older):
        memory.older[deck].remove(card)
        if is_certain:
            memory.drawn[deck][seat] -= 1
    if not is_certain:
        memory.departures.append([seat, design, deck, *counts])


def restore_memory(state: "MephistoState") -> None:
    """Reconstruct the memory from `held`, for a position saved without it."""
    memory = Memory()
    memory.older.append(state.held[:])
    drawn: list[int] = []
    for player in state.seats:
        drawn.append(len([card for card in player.hand if card in state.held]))
    memory.drawn.append(drawn)
    state.memory = memory
