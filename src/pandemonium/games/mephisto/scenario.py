"""Scenarios: a position told in the rulebook's words, the rest filled in.

```
{"dungeon": {"1a": "witch"}, "deck": ["goblin"], "seats": [{"gear": [["mallet", "greataxe"]]}]}
```

A hand or a dungeon that is not told is dealt; a dungeon that is told has only the named cells.
Gear is told lane by lane, as an id or as `{"card": id, "durability": 1, "attached": ["blazing"]}`.
"""

from typing import TYPE_CHECKING

from pandemonium.engine.chance import Chance
from pandemonium.engine.deck import Deck
from pandemonium.engine.errors import PositionError
from pandemonium.engine.oldtask import Task
from pandemonium.engine.scenario import Supply, flag, number, only, tables
from pandemonium.games.mephisto import tasks as do
from pandemonium.games.mephisto import vocabulary as v
from pandemonium.games.mephisto.box import CELLS, LANES, MOST_FAVOR, ROOM, START_FAVOR, START_HAND
from pandemonium.games.mephisto.rules import Match
from pandemonium.games.mephisto.state import EMPTY, SLOTS, Seat

if TYPE_CHECKING:
    from pandemonium.games.mephisto.game import Mephisto

WORDS = ("seats", "dungeon", "deck", "only_deck", "discards", "turn", "start", "outs", "begin_turn")
SEAT_WORDS = ("favor", "hand", "gear", "pile")
GEAR_WORDS = ("card", "durability", "attached")


class Scenario:
    """The building of one position: cards are named by id, the deck is told from the top."""

    def __init__(self, game: "Mephisto", data: dict[str, object], chance: Chance) -> None:
        """Nothing is taken from the box yet."""
        only(data, WORDS, "a scenario")
        self.data = data
        self.chance = chance
        self.box = game.box
        self.supply = Supply(game.box.names)
        self.match = Match(game, game.box, game.moves, chance)

    def build(self) -> Match:
        """The position, in the play phase of the seat that is named (0 if none is)."""
        match = self.match
        match.lay_bare(number(self.data, "start", 0, 0, self.box.players - 1))
        told = tables(self.data, "seats", self.box.players)
        match.seats = [self._build_seat(seat, one) for seat, one in enumerate(told)]
        self._build_dungeon()
        known = self.supply.take_all("deck", self.data.get("deck", []))
        match.deck = Deck(
            [], self.supply.take_all("discards", self.data.get("discards", [])), known[::-1]
        )
        self._fill(told)
        match.outs = number(self.data, "outs", 0, 0, 9)
        turn = number(self.data, "turn", match.start, 0, self.box.players - 1)
        match.turn = turn
        begins = flag(self.data, "begin_turn")
        match.todo.append(Task(do.BEGIN_TURN if begins else do.TURN, turn))
        return match

    def _fill(self, told: list[dict[str, object]]) -> None:
        """Deal what was not told; the rest is the deck, unless that is told whole."""
        match = self.match
        for seat, one in zip(match.seats, told, strict=True):
            if "hand" not in one:
                seat.hand = [self.chance.draw(self.supply.free) for _ in range(START_HAND)]
        if "dungeon" not in self.data:
            match.dungeon = [self.chance.draw(self.supply.free) for _ in range(CELLS)]
        if flag(self.data, "only_deck"):
            match.seats[-1].hand += self.supply.free  # every card must be somewhere
        else:
            match.deck.cards = self.supply.free

    def _build_seat(self, seat: int, told: dict[str, object]) -> Seat:
        """One seat with what is said of it."""
        where = f"seat {seat}"
        only(told, SEAT_WORDS, where)
        favor = number(told, "favor", START_FAVOR, 0, MOST_FAVOR)
        hand = self.supply.take_all(f"{where}, hand", told.get("hand", []))
        pile = self.supply.take_all(f"{where}, pile", told.get("pile", []))
        return Seat(favor, hand, self._gear(where, told.get("gear", [])), pile)

    def _gear(self, where: str, told: object) -> list[int]:
        """Gear lane by lane."""
        if not isinstance(told, list) or len(told) > LANES:
            raise PositionError(
                f"{where}, gear: expected a list of at most {LANES} lanes, not {told!r}"
            )
        slots = [EMPTY] * SLOTS
        for lane, cards in enumerate(told):
            if not isinstance(cards, list) or len(cards) > ROOM:
                raise PositionError(
                    f"{where}, gear: a lane holds at most {ROOM} cards, not {cards!r}"
                )
            for place, card in enumerate(cards):
                slots[ROOM * lane + place] = self._one_gear(where, card)
        return slots

    def _one_gear(self, where: str, told: object) -> int:
        """One item or weapon, full unless told otherwise."""
        fields: dict[str, object] = told if isinstance(told, dict) else {"card": told}
        only(fields, GEAR_WORDS, f"{where}, gear")
        card = self.supply.take(f"{where}, gear", fields.get("card"))
        if not self.box.kind[card] & v.GEAR:
            raise PositionError(f"{where}, gear: {self.box.names[card]!r} is no item or weapon")
        full = self.box.durability[card]
        self.match.durability[card] = number(fields, "durability", full, 1, full)
        for spell in self.supply.take_all(f"{where}, attached", fields.get("attached", [])):
            self.match.host[spell] = card
            self.match.charm[card] += self.box.bonus[spell]
        return card

    def _build_dungeon(self) -> None:
        """The cells that are told."""
        told = self.data.get("dungeon", {})
        if not isinstance(told, dict):
            raise PositionError(f"dungeon: expected cells with their cards, not {told!r}")
        only(told, tuple(self.box.cells), "the dungeon")
        for cell, name in enumerate(self.box.cells):
            if name in told:
                self.match.dungeon[cell] = self.supply.take(f"dungeon, {name}", told[name])
