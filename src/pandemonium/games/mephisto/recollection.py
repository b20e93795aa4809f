"""Sampling hands that agree with the memory of earlier decks (`memory.py`)."""

from pandemonium.engine.chance import Chance
from pandemonium.games.mephisto.memory import LEFT_COUNTS, LEFT_DECK, LEFT_DESIGN, LEFT_SEAT, Memory
from pandemonium.games.mephisto.state import MephistoState


class Recollection:
    """What one seat knows of the decks before the current one, and deals that agree with it.

    Supplies are the hidden cards of each deck by design, counts the cards that each seat drew of
    it; both include what has left the hands since. The seat's own cards and departures are certain
    to it, and left out.
    """

    def __init__(self, state: MephistoState, seat: int, pool: list[int]) -> None:
        """`pool` are the cards that are hidden from the seat."""
        memory = state.memory
        designs = state.box.design_of
        self.seat = seat
        self.before = memory
        self.decks = len(memory.older)
        self.copies: list[list[int]] = [[] for _ in state.box.designs]
        for is_held in (True, False):  # cards in `held` stay in hands
            for card in pool:
                if (card in state.held) == is_held:
                    self.copies[designs[card]].append(card)
        self.known_cards: list[list[int]] = [
            [card for card in cards if card not in pool] for cards in memory.older
        ]
        self.all_supply = [[0] * len(state.box.designs) for _ in range(self.decks + 1)]
        for card in pool:
            self.all_supply[memory.deck_of(card)][designs[card]] += 1
        self.departures = [
            departure for departure in memory.departures if departure[LEFT_SEAT] != seat
        ]
        for departure in self.departures:
            self.all_supply[departure[LEFT_DECK]][departure[LEFT_DESIGN]] += 1
        self.all_sizes = [sum(supply) for supply in self.all_supply]
        self.supply: list[list[int]] = []
        self.sizes: list[int] = []
        self.used: list[list[int]] = []
        self.chosen: list[int] = []
        self.older: list[list[int]] = []
        self.newest: list[int] = []
        self.players = len(state.seats)

    def deal(self, chance: Chance) -> list[list[int]]:
        """Sample the cards of earlier decks in each hand; `newest` are the others."""
        self.supply = [supply[:] for supply in self.all_supply]
        self.sizes = self.all_sizes[:]
        self.used = [[0] * (self.decks + 1) for _ in range(self.players)]
        self.chosen = [0] * len(self.departures)
        is_possible = self.place(0, chance)
        assert is_possible, "no deal agrees with what everybody saw"
        self._name_cards()
        dealt: list[list[int]] = [[] for _ in range(self.players)]
        for deck in range(self.decks):
            cards = self.older[deck][:]
            for owner in range(self.players):
                if owner != self.seat:
                    for _ in range(self.before.drawn[deck][owner] - self.used[owner][deck]):
                        dealt[owner].append(chance.draw(cards))
        return dealt

    def place(self, number: int, chance: Chance) -> bool:
        """Sample the deck of each departure from this number on, by backtracking."""
        if number == len(self.departures):
            return True
        departure = self.departures[number]
        seat, design = departure[LEFT_SEAT], departure[LEFT_DESIGN]
        decks, weights = self._options(departure)
        while decks:
            place = pick(chance, weights)
            deck = decks.pop(place)
            weights.pop(place)
            self.chosen[number] = deck
            self.used[seat][deck] += 1
            self.supply[deck][design] -= 1
            self.sizes[deck] -= 1
            if self.place(number + 1, chance):
                return True
            self.used[seat][deck] -= 1
            self.supply[deck][design] += 1
            self.sizes[deck] += 1
        return False

    def _options(self, departure: list[int]) -> tuple[list[int], list[int]]:
        """The possible decks of a departure, with their weights."""
        seat, design = departure[LEFT_SEAT], departure[LEFT_DESIGN]
        decks: list[int] = []
        weights: list[int] = []
        for deck in range(len(departure) - LEFT_COUNTS):
            free = departure[LEFT_COUNTS + deck] - self.used[seat][deck]
            if free > 0 and self.supply[deck][design] > 0:
                decks.append(deck)
                weights.append(free * self.supply[deck][design] * SCALE // self.sizes[deck])
        return decks, weights

    def _name_cards(self) -> None:
        """Assign card numbers: of equal cards, the first belong to the oldest deck."""
        self.older = [[] for _ in range(self.decks)]
        self.newest = []
        for design, copies in enumerate(self.copies):
            place = 0
            for deck in range(self.decks):
                for _ in range(self.supply[deck][design]):
                    self.older[deck].append(copies[place])
                    place += 1
            self.newest += copies[place:]
        for cards in self.older:
            cards.sort()
        self.newest.sort()

    def memory(self) -> Memory:
        """The memory in the sampled world."""
        memory = Memory()
        memory.drawn = self.before.drawn
        for deck in range(self.decks):
            memory.older.append(sorted(self.known_cards[deck] + self.older[deck]))
        place = 0
        for departure in self.before.departures:
            if departure[LEFT_SEAT] == self.seat:
                memory.departures.append(departure)
            else:
                deck = self.chosen[place]
                memory.departures.append([*departure[:LEFT_DECK], deck, *departure[LEFT_COUNTS:]])
                place += 1
        return memory


SCALE = 1 << 20


def pick(chance: Chance, weights: list[int]) -> int:
    """A random place, by weight; a single place uses no chance."""
    if len(weights) == 1:
        return 0
    point = chance.below(sum(weights))
    for place, weight in enumerate(weights):
        if point < weight:
            return place
        point -= weight
    return len(weights) - 1
