"""Scenarios: a position told in the rulebook's words, the rest filled in."""

from typing import TYPE_CHECKING

from pandemonium.engine.chance import Chance
from pandemonium.engine.errors import PositionError
from pandemonium.engine.oldtask import Task
from pandemonium.games.dice_summoners import cards as c
from pandemonium.games.dice_summoners import tasks as do
from pandemonium.games.dice_summoners.box import (
    KEPT_OF_A_COLOUR,
    MOST_CREATURES,
    MOST_HEALTH,
    MOST_TOKENS,
    PLACES,
)
from pandemonium.games.dice_summoners.cards import NOTHING, SLOTS
from pandemonium.games.dice_summoners.dice import FACE_NAMES, RED_SALT, SHOWN
from pandemonium.games.dice_summoners.rules import Match
from pandemonium.games.dice_summoners.state import Seat, new_seat

if TYPE_CHECKING:
    from pandemonium.games.dice_summoners.game import DiceSummoners

WORDS = ("seats", "dice", "turn", "turns", "empty_decks")
SEAT_WORDS = ("health", "creatures", "spells", "aura", "curse", "curse_turns", "tokens", "kept")
USUAL_CREATURES = ["griffin", "succubus", "ankylosaurus"]
USUAL_SPELLS = ["start_set_1", "start_set_2", "start_set_3"]
SETTLED: int = 3  # turns begun when nothing is said: nobody's first turn


class Scenario:
    """The building of one position.

    `dice` (`"bm bs r*"`) puts the turn in its combat stage with that tray; without it the gain
    stage is next. `tokens` of a seat says what lies on a slot: `{"griffin": 2, "magic_wall": 4}`.
    """

    def __init__(self, game: "DiceSummoners", data: dict[str, object], chance: Chance) -> None:
        """Nothing is built yet."""
        _only(data, WORDS, "a scenario")
        self.data = data
        self.box = game.box
        self.match = game.lay_out_decks(chance)
        self.spare = [
            design.copies - self.match.supply[card] for card, design in enumerate(game.designs)
        ]

    def build(self) -> Match:
        """The position, on the turn of the seat that is named (0 if none is)."""
        match = self.match
        told = self._told_seats()
        match.seats = [self._seat(number, one) for number, one in enumerate(told)]
        for seat in match.seats:
            match.pool_blue -= seat.kept_blue
            match.pool_red -= seat.kept_red
        for name in self._names("empty_decks", self.data.get("empty_decks", [])):
            match.gone += [name] * match.supply[name]
            match.supply[name] = 0
        match.turn = self._number("turn", self.data.get("turn", 0), 0, len(match.seats) - 1)
        match.turns = self._number("turns", self.data.get("turns", SETTLED), 1, 1_000_000)
        if "dice" in self.data:
            self._fill_tray()
            match.todo.append(Task(do.COMBAT, match.turn))
        else:
            match.todo.append(Task(do.GAIN, match.turn))
        return match

    def _fill_tray(self) -> None:
        """The dice that were rolled."""
        told = self.data["dice"]
        faces = told.lower().split() if isinstance(told, str) else [""]
        for face in faces:
            if face not in FACE_NAMES:
                raise PositionError(
                    f"dice: expected a text of {', '.join(FACE_NAMES)}, not {told!r}"
                )
        match = self.match
        match.tray = [faces.count(FACE_NAMES[face]) for face in range(SHOWN)]
        match.pool_blue -= sum(match.tray[:RED_SALT])
        match.pool_red -= sum(match.tray[RED_SALT:])
        if match.pool_blue < 0 or match.pool_red < 0:
            raise PositionError(f"dice: more than there are: {told!r}")
        match.rolled = True

    def _told_seats(self) -> list[dict[str, object]]:
        """What is said of each seat."""
        told = self.data.get("seats", [])
        if not isinstance(told, list) or len(told) > 2:
            raise PositionError(f"seats: expected a list of at most 2 tables, not {told!r}")
        for number, one in enumerate(told):
            if not isinstance(one, dict):
                raise PositionError(f"seat {number}: expected a table, not {one!r}")
            _only(one, SEAT_WORDS, f"seat {number}")
        return told + [{} for _ in range(2 - len(told))]

    def _seat(self, number: int, told: dict[str, object]) -> Seat:
        """A seat with what is said of it."""
        seat = new_seat()
        where = f"seat {number}"
        seat.health = self._number(f"{where}, health", told.get("health", 30), 1, MOST_HEALTH)
        for word, usual, first in (
            ("creatures", USUAL_CREATURES, 0),
            ("spells", USUAL_SPELLS, MOST_CREATURES),
        ):
            cards = self._names(f"{where}, {word}", told.get(word, usual))
            if len(cards) > MOST_CREATURES:
                raise PositionError(f"{where}, {word}: {len(cards)} cards, at most 6 have room")
            for place, card in enumerate(cards, first):
                if self.box.kinds[card] > c.RITUAL or self.box.first_place(card) != first:
                    raise PositionError(f"{where}, {word}: {self.box.name(card)!r} is none of them")
                seat.cards[place] = self._draw(card)
        self._lasting(seat, where, told)
        self._tokens(seat, where, told.get("tokens", {}))
        return seat

    def _lasting(self, seat: Seat, where: str, told: dict[str, object]) -> None:
        """Aura, curse and kept dice."""
        for word, kind in (("aura", c.AURA), ("curse", c.CURSE)):
            if word in told:
                card = self._names(f"{where}, {word}", [told[word]])[0]
                if self.box.kinds[card] != kind:
                    raise PositionError(f"{where}, {word}: {told[word]!r} is none")
                if kind == c.AURA:
                    seat.aura = self._draw(card)
                else:
                    seat.curse = self._draw(card)
                    turns = told.get("curse_turns", self.box.designs[card].turns)
                    seat.curse_turns = self._number(
                        f"{where}, curse_turns", turns, 1, self.box.designs[card].turns
                    )
        kept = told.get("kept", [0, 0])
        if not isinstance(kept, list) or len(kept) != 2:
            raise PositionError(f"{where}, kept: expected blue and red dice, not {kept!r}")
        seat.kept_blue, seat.kept_red = (
            self._number(f"{where}, kept", n, 0, KEPT_OF_A_COLOUR) for n in kept
        )

    def _tokens(self, seat: Seat, where: str, told: object) -> None:
        """Tokens on slots named by spell, or by creature and what the slot does."""
        if not isinstance(told, dict):
            raise PositionError(f"{where}, tokens: expected a table of slots, not {told!r}")
        for name, n in told.items():
            slot = self._slot(seat, str(name))
            if slot == NOTHING:
                raise PositionError(f"{where}, tokens: no slot {name!r} to defend with is there")
            seat.tokens[slot] = self._number(f"{where}, tokens", n, 0, MOST_TOKENS)

    def _slot(self, seat: Seat, name: str) -> int:
        """The first empty slot called `name` that tokens can lie on."""
        for place in range(PLACES):
            card = seat.cards[place]
            if card == NOTHING:
                continue
            for side, slot in enumerate(self.box.slots[card]):
                rank = self.match.rank(seat, place)
                called = slot.spell or self.box.name(card)
                called += f" {rank + 1}" if rank else ""
                if slot.deed == c.DEFEND and called == name:
                    return SLOTS * place + side
        return NOTHING

    def _draw(self, card: int) -> int:
        """A copy of a card: one that is in no deck as long as there is one, then from its deck."""
        if self.spare[card]:
            self.spare[card] -= 1
        elif self.match.supply[card]:
            self.match.supply[card] -= 1
        else:
            raise PositionError(f"no more copies of {self.box.name(card)!r} in the box")
        return card

    def _names(self, where: str, names: object) -> list[int]:
        """The designs called by these ids."""
        if not isinstance(names, list):
            raise PositionError(f"{where}: expected a list of card ids, not {names!r}")
        cards = [self.box.card_called(str(name)) for name in names]
        if NOTHING in cards:
            raise PositionError(f"{where}: there is no card {names[cards.index(NOTHING)]!r}")
        return cards

    def _number(self, where: str, value: object, low: int, high: int) -> int:
        """A whole number within bounds."""
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise PositionError(
                f"{where}: expected a whole number from {low} to {high}, not {value!r}"
            )
        return value


def _only(told: dict[str, object], words: tuple[str, ...], where: str) -> None:
    """Refuse words that mean nothing here."""
    for word in told:
        if word not in words:
            raise PositionError(f"{where} has no {word!r}; it has {', '.join(words)}")
