"""The public history of a game of Mephisto, and whether imagined hands agree with it.

Written from the rules and the events alone: nothing here reads what the state remembers.
"""

from collections import Counter
from dataclasses import dataclass, field

import pandemonium as pm
from pandemonium.games.mephisto import events

FROM_HAND = ("play-gear", "play-spell", "summon", "give")  # `discard` is an event too


@dataclass
class Departure:
    """A hidden card left a hand: its name, and how many hidden cards of each deck the seat drew."""

    seat: int
    card: str
    deck: int  # that it truly came from: only the seat itself knows
    drawn: list[int]


@dataclass
class History:
    """Draws and departures so far; decks are numbered from 0."""

    players: int
    decks: int = 1
    is_out: bool = False
    drawn: list[list[int]] = field(default_factory=list)  # by deck and seat, hidden cards
    secret: list[Counter[str]] = field(default_factory=list)  # by deck, what was drawn hidden
    hands: list[list[tuple[str, int]]] = field(default_factory=list)  # the truth, with decks
    known: list[Counter[str]] = field(default_factory=list)
    departures: list[Departure] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Nothing was drawn yet."""
        self.drawn = [[0] * self.players]
        self.secret = [Counter()]
        self.hands = [[] for _ in range(self.players)]
        self.known = [Counter() for _ in range(self.players)]

    def begin(self, state: pm.State) -> None:
        """The hands that were dealt."""
        for seat in range(self.players):
            for card in names_in_hand(state, seat):
                self.draw(seat, card)

    def follow(self, state: pm.State, action: str) -> None:
        """Apply an action, and record what all players see of it."""
        seat, parsed = state.player, state.game.action(action)
        if parsed.kind in FROM_HAND:
            self.depart(seat, str(state.details(parsed)["card"]))
        state.events = []
        state.apply(action)
        for event in state.events:
            self.take_in(event)

    def take_in(self, event: pm.Event) -> None:
        """One event."""
        if isinstance(event, events.CardDiscarded):
            self.depart(event.seat, event.card)
        elif isinstance(event, events.CardTaken | events.KnownCardDrawn):
            self.known[event.seat][event.card] += 1
        elif isinstance(event, events.CardDrawn):
            self.draw(event.seat, event.card)
        elif isinstance(event, events.DeckOut):
            self.is_out = True  # the event of its last card comes next
            return
        from_deck = isinstance(event, events.CardPlaced) and event.source == "deck"
        if self.is_out and (
            from_deck or isinstance(event, events.CardDrawn | events.KnownCardDrawn)
        ):
            self.is_out = False
            self.decks += 1
            self.drawn.append([0] * self.players)
            self.secret.append(Counter())

    def draw(self, seat: int, card: str) -> None:
        """A hidden card."""
        self.drawn[-1][seat] += 1
        self.secret[-1][card] += 1
        self.hands[seat].append((card, self.decks - 1))

    def depart(self, seat: int, card: str) -> None:
        """A card leaves a hand: a known copy if there is one."""
        if self.known[seat][card]:
            self.known[seat][card] -= 1
            return
        hidden = next(held for held in self.hands[seat] if held[0] == card)
        self.hands[seat].remove(hidden)
        drawn = [counts[seat] for counts in self.drawn]
        self.departures.append(Departure(seat, card, hidden[1], drawn))

    # ------------------------------------------------------------------ consistency

    def allows(self, world: pm.State, viewer: int) -> bool:
        """Whether the hands of a world can have come about in the way that `viewer` saw."""
        others = [seat for seat in range(self.players) if seat != viewer]
        supply = [Counter(secret) for secret in self.secret[:-1]]
        for card, deck in self.hands[viewer]:
            if deck < len(supply):
                supply[deck][card] -= 1
        wanted: list[Departure] = []  # every hidden card, whether it left or is still there
        for departure in self.departures:
            if departure.seat != viewer:
                wanted.append(departure)
            elif departure.deck < len(supply):
                supply[departure.deck][departure.card] -= 1
        for seat in others:
            drawn = [counts[seat] for counts in self.drawn]
            hidden = Counter(names_in_hand(world, seat)) - self.known[seat]
            wanted += [Departure(seat, card, 0, drawn) for card in hidden.elements()]
        newest = Counter([*names_in_deck(world), *[departure.card for departure in wanted]])
        newest.subtract(sum(supply, Counter()))
        if min(newest.values(), default=0) < 0:
            return False  # a card of an earlier deck is gone
        return explained(wanted, [*supply, newest], {})


Places = dict[tuple[int, int], list[int]]  # by seat and deck, how many were drawn, of each card


def explained(wanted: list[Departure], supply: list[Counter[str]], places: Places) -> bool:
    """Whether each card can come from one of the decks: the one with the fewest options first."""
    if not wanted:
        return all(not +cards for cards in supply[:-1])  # the earlier decks are accounted for
    options = [
        [
            deck
            for deck, drawn in enumerate(departure.drawn)
            if supply[deck][departure.card] > 0
            and fits(places.get((departure.seat, deck), []), drawn)
        ]
        for departure in wanted
    ]
    place = min(range(len(wanted)), key=lambda number: len(options[number]))
    departure = wanted[place]
    for deck in options[place]:
        mine = places.setdefault((departure.seat, deck), [])
        supply[deck][departure.card] -= 1
        mine.append(departure.drawn[deck])
        if explained(wanted[:place] + wanted[place + 1 :], supply, places):
            return True
        supply[deck][departure.card] += 1
        mine.remove(departure.drawn[deck])
    return False


def fits(others: list[int], drawn: int) -> bool:
    """Whether one card more can have been there when so many were drawn: none leaves too early."""
    return all(count >= n for n, count in enumerate(sorted([*others, drawn]), 1))


def names_in_hand(state: pm.State, seat: int) -> list[str]:
    """A hand, by name."""
    seats = state.view(seat)["seats"]
    assert isinstance(seats, list)
    hand: list[str] = seats[seat]["hand"]
    return hand


def names_in_deck(world: pm.State) -> list[str]:
    """The cards of the deck whose place nobody knows."""
    deck = world.save()["deck"]
    assert isinstance(deck, dict)
    layers = [deck["cards"], deck["known"], *[layer for layer in deck["below"] if len(layer) > 1]]
    return [world.card_name(card) for layer in layers for card in layer]


def can_be_finished(world: pm.State) -> bool:
    """Whether some answers lead to the victory for which the fight that is going on was begun."""
    if not is_fighting(world):
        return True
    defeated = pile_sizes(world)
    waiting = [world]
    while waiting:
        state = waiting.pop()
        if not is_fighting(state):
            if pile_sizes(state) > defeated:
                return True
            continue
        for action in state.legal():
            following = state.clone(pm.Chance(0))
            following.apply(action)
            waiting.append(following)
    return False


def is_fighting(state: pm.State) -> bool:
    """Whether a fight is what the question is about."""
    question = state.question
    return question is not None and question.subject in ("wield", "extra", "spend")


def pile_sizes(state: pm.State) -> int:
    """How many monsters have been defeated."""
    seats = state.view(None)["seats"]
    assert isinstance(seats, list)
    return sum(len(player["pile"]) for player in seats)
