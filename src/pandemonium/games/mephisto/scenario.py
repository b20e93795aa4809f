"""Scenarios: positions described in the rulebook's words, with the rest filled in.

```
{"dungeon": {"1a": "witch"}, "deck": ["goblin"], "seats": [{"gear": [["mallet", "greataxe"]]}]}
```

A hand or a dungeon that is left out is dealt.
"""

from pandemonium.engine.chance import Chance
from pandemonium.engine.deck import Deck
from pandemonium.engine.errors import Phrase, PositionError, short_repr
from pandemonium.engine.formats.scenario import (
    ScenarioVocabulary,
    Supply,
    flag,
    number,
    only,
    tables,
    wrong,
)
from pandemonium.engine.task import NO_CARD
from pandemonium.games.mephisto.components import (
    CELLS,
    GEAR,
    LANES,
    MAX_FAVOR,
    ROOM,
    SLOTS,
    START_FAVOR,
    START_HAND,
)
from pandemonium.games.mephisto.seat import Seat
from pandemonium.games.mephisto.state import MephistoState
from pandemonium.games.mephisto.turn import BeginTurn, Turn

WORDS: ScenarioVocabulary = {
    "seats": ("list of tables", "the players; what is left out has its usual value"),
    "dungeon": ("table of cells and cards", "the dungeon; cells that are not named are empty"),
    "deck": ("list of cards", "the deck from the top; other cards are below, in random order"),
    "only_deck": ("flag", "the deck is exactly that; cards that are left out are in the last hand"),
    "deck_size": ("number", "how many cards the deck has; the others are on the discard pile"),
    "under": ("list of cards", "the cards that all players saw go under the deck, top first"),
    "discards": ("list of cards", "the discard pile"),
    "turn": ("seat", "whose turn it is; by default the first player's"),
    "start": ("seat", "the first player, who sits in the south"),
    "outs": ("number", "how often the deck has run out"),
    "begin_turn": ("flag", "the turn is about to begin, not in its play phase"),
}
SEAT_WORDS: ScenarioVocabulary = {
    "favor": ("number", "the favor"),
    "hand": ("list of cards", "the hand; by default it is dealt"),
    "hand_size": ("number", "how many cards the hand has; the rest of them are random"),
    "known": ("list of cards", "the cards of the hand that all players have seen go there"),
    "gear": ("list of lanes", "the gear in play: for each lane a list of cards or of gear tables"),
    "pile": ("list of cards", "the defeated monsters"),
    "has_cast": ("flag", "a spell was cast in this turn"),
    "acted": ("flag", "the action of this turn has been taken"),
}
GEAR_WORDS: ScenarioVocabulary = {
    "card": ("card", "the item or weapon"),
    "durability": ("number", "the durability left; by default all of it"),
    "attached": ("list of cards", "the spells that are attached to the weapon"),
    "activated": ("number", "how often it was activated in this turn"),
    "fresh": ("flag", "it was played in this turn"),
}
TABLES = {"": WORDS, "seats": SEAT_WORDS, "gear": GEAR_WORDS}
MAX_OUTS = 9
MAX_ACTIVATIONS = 2


class Scenario:
    """Builds one position; cards are named by id."""

    def __init__(self, state: MephistoState, data: dict[str, object], chance: Chance) -> None:
        """`state` is blank and is filled in by `build`."""
        only(data, WORDS, "scenario")
        self.data = data
        self.fill_chance = Chance(chance.seed)  # a scripted chance is for the game itself
        self.box = state.box
        self.supply = Supply(self.box.names)
        self.state = state

    def build(self) -> MephistoState:
        """The position, in the play phase of the seat on turn."""
        state = self.state
        last = self.box.players - 1
        state.clear()
        state.start = number(self.data, "start", 0, 0, last)
        seats = tables(self.data, "seats", self.box.players)
        state.seats = [self._build_seat(seat, fields) for seat, fields in enumerate(seats)]
        self._build_dungeon()
        known = self.supply.take_all("deck", self.data.get("deck", []))
        discards = self.supply.take_all("discards", self.data.get("discards", []))
        under = self.supply.take_all("under", self.data.get("under", []))
        state.deck = Deck([], discards, known[::-1], *[[card] for card in under])
        self._fill(seats)
        state.times_out = number(self.data, "outs", 0, 0, MAX_OUTS)
        state.turn = turn = number(self.data, "turn", state.start, 0, last)
        state.todo.append(BeginTurn(turn) if flag(self.data, "begin_turn") else Turn(turn))
        return state

    def _fill(self, seats: list[dict[str, object]]) -> None:
        """Deal what is left out; the rest is the deck, unless `only_deck` is set."""
        state = self.state
        for seat, fields in enumerate(seats):
            player = state.seats[seat]
            size = START_HAND if "hand" not in fields else len(player.hand)
            size = number(fields, "hand_size", size, len(player.hand), len(self.box.cards))
            while len(player.hand) < size and self.supply.free:
                player.hand.append(self.fill_chance.draw(self.supply.free))
        if "dungeon" not in self.data:
            state.dungeon = [self.fill_chance.draw(self.supply.free) for _ in range(CELLS)]
        if flag(self.data, "only_deck"):
            state.seats[-1].hand += self.supply.free  # every card must be somewhere
        else:
            state.deck.cards = self.supply.free
        self._shrink(state.deck)

    def _shrink(self, deck: Deck) -> None:
        """Discard unnamed cards until the deck has `deck_size`."""
        known = len(deck) - len(deck.cards)
        size = number(self.data, "deck_size", len(deck), known, len(deck))
        while len(deck) > size:
            deck.discards.append(self.fill_chance.draw(deck.cards))

    def _build_seat(self, seat: int, fields: dict[str, object]) -> Seat:
        """One player as described in the scenario."""
        where = f"seats[{seat}]"
        only(fields, SEAT_WORDS, where)
        player = Seat()
        player.favor = number(fields, "favor", START_FAVOR, 0, MAX_FAVOR)
        player.hand = self.supply.take_all(f"{where}.hand", fields.get("hand", []))
        player.known = self._known(where, player.hand, fields.get("known", []))
        player.pile = self.supply.take_all(f"{where}.pile", fields.get("pile", []))
        player.gear = self._gear(where, fields.get("gear", []))
        player.has_cast = flag(fields, "has_cast")
        player.has_acted = flag(fields, "acted")
        return player

    def _known(self, where: str, hand: list[int], names: object) -> list[int]:
        """The cards of the hand that all players know."""
        if not isinstance(names, list):
            raise wrong(f"{where}.known", names, Phrase("expected-cards"))
        known: list[int] = []
        for name in names:
            copies = [card for card in hand if self.box.names[card] == name and card not in known]
            if not copies:
                raise PositionError(
                    "not-in-that-hand", {"where": f"{where}.known", "card": short_repr(name)}
                )
            known.append(copies[0])
        return known

    def _gear(self, where: str, lanes: object) -> list[int]:
        """The slots with the gear of each lane."""
        if not isinstance(lanes, list) or len(lanes) > LANES:
            raise wrong(f"{where}.gear", lanes, Phrase("expected-lanes", most=LANES))
        slots = [NO_CARD] * SLOTS
        for lane, cards in enumerate(lanes):
            if not isinstance(cards, list) or len(cards) > ROOM:
                raise wrong(f"{where}.gear", cards, Phrase("expected-lane", most=ROOM))
            for place, card in enumerate(cards):
                slots[ROOM * lane + place] = self._one_gear(where, card)
        return slots

    def _one_gear(self, where: str, entry: object) -> int:
        """One item or weapon, by default with full durability and not activated."""
        fields: dict[str, object] = entry if isinstance(entry, dict) else {"card": entry}
        only(fields, GEAR_WORDS, f"{where}.gear")
        state = self.state
        card = self.supply.take(f"{where}.gear", fields.get("card"))
        if not self.box.kind[card] & GEAR:
            raise PositionError("no-gear", {"where": f"{where}.gear", "card": self.box.names[card]})
        full = self.box.durability[card]
        state.durability[card] = number(fields, "durability", full, 1, full)
        state.activated += [card] * number(fields, "activated", 0, 0, MAX_ACTIVATIONS)
        if flag(fields, "fresh"):
            state.fresh.append(card)
        for spell in self.supply.take_all(f"{where}.attached", fields.get("attached", [])):
            state.attached_to[spell] = card
            state.enchanted[card] += self.box.bonus[spell]
        return card

    def _build_dungeon(self) -> None:
        """Fill the cells that are named."""
        cards = self.data.get("dungeon", {})
        if not isinstance(cards, dict):
            raise wrong("dungeon", cards, Phrase("expected-cells"))
        only(cards, tuple(self.box.cells), "dungeon")
        for cell, name in enumerate(self.box.cells):
            if name in cards:
                self.state.dungeon[cell] = self.supply.take(f"dungeon.{name}", cards[name])
