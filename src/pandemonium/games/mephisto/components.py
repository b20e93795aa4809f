"""The contents of the box and the constants of the rules, as tables indexed by card number.

Cards are numbered design by design, copy by copy: weapons, items, spells, monsters. In notation a
card in a hand has the name of its design, since copies do not differ there; gear in play has a name
of its own: `mystery_potion 2` is the second of the two potions.
"""

from typing import TYPE_CHECKING, Final

from pandemonium.engine.action import name_of_copy
from pandemonium.engine.chance import Chance
from pandemonium.engine.deck import Deck
from pandemonium.engine.errors import OptionError, Phrase
from pandemonium.engine.game import Card
from pandemonium.engine.options import Value
from pandemonium.engine.task import NOBODY

if TYPE_CHECKING:
    from pandemonium.games.mephisto.verbs import Verb

CELLS: Final = 6
LANES: Final = 3
ROOM: Final = 2  # gear per lane and player
SLOTS: Final = 6  # ROOM for each of the LANES
NO_SLOT: Final = -1
START_HAND: Final = 3
START_FAVOR: Final = 5
MAX_EARLY_FAVOR: Final = 5
MAX_FAVOR: Final = 10
SUMMON_FAVOR: Final = 3
SOLITAIRE_GOAL: Final = 16
MAX_PLAYERS: Final = 4
ALL_CELLS: Final = [0, 1, 2, 3, 4, 5]

# Kinds of card, as bits; SUMMONING is one more occasion on which defeated monsters pay favor.
WEAPON: Final = 1
ITEM: Final = 2
SPELL: Final = 4
MONSTER: Final = 8
SUMMONING: Final = 16
GEAR: Final = 3
NOT_MONSTER: Final = 7
NOT_SPELL: Final = 11
ANY: Final = 15
KINDS = {"weapon": WEAPON, "item": ITEM, "spell": SPELL, "monster": MONSTER}
KIND_NAMES = {bit: name for name, bit in KINDS.items()}

DUEL_CELLS = ["1a", "1b", "2a", "2b", "3a", "3b"]
GRID_CELLS = ["a", "b", "c", "d", "e", "f"]
# The dungeon on the table, row by row from the north; dead corners are empty (ME 10.1).
DUEL_GRID = [["1b", "2b", "3b"], ["1a", "2a", "3a"]]
GRID = [["a", "b", ""], ["c", "deck", "d"], ["", "e", "f"]]


class Side:
    """One side of the table: the cells of its three lanes, and the order in which it fills them."""

    def __init__(self, name: str, lanes: list[list[int]]) -> None:
        """`lanes` names the cell nearer to the side first."""
        self.name = name
        self.lanes = lanes
        self.fill_order = [cell for lane in lanes for cell in lane]
        self.lane_of = [0] * CELLS
        for number, lane in enumerate(lanes):
            for cell in lane:
                self.lane_of[cell] = number


DUEL_SIDES = [
    Side("south", [[0, 1], [2, 3], [4, 5]]),
    Side("north", [[1, 0], [3, 2], [5, 4]]),
]
GRID_SIDES = [  # clockwise; a b c d e f are cells 0 to 5
    Side("south", [[2, 0], [4, 1], [5, 3]]),
    Side("west", [[0, 1], [2, 3], [4, 5]]),
    Side("north", [[0, 2], [1, 4], [3, 5]]),
    Side("east", [[1, 0], [3, 2], [5, 4]]),
]


class Design(Card):
    """What is printed on a card, and how many copies are in the box."""

    def __init__(self, id: str, kind: str, copies: int, emblem: str) -> None:  # noqa: A002 - the public name
        """`read_design` fills in the rest."""
        super().__init__(id, kind, copies, emblem)
        self.cost = 0
        self.attack = 0
        self.durability = 0
        self.souls = 0
        self.effect: Verb

    def figures(self) -> dict[str, int | str]:
        """The numbers in its corners that are not 0."""
        printed = {
            "cost": self.cost,
            "attack": self.attack,
            "durability": self.durability,
            "souls": self.souls,
        }
        return {name: n for name, n in printed.items() if n}


class Box:
    """Cards, geometry and settings of one configuration."""

    def __init__(self, designs: list[Design], players: int, settings: dict[str, Value]) -> None:
        """Number the cards and seat the players; the designs come kind by kind."""
        self.designs = designs
        self.players = players
        self._number_cards()
        self._read_effects()
        self._read_settings(settings)
        self.cells = DUEL_CELLS if players <= 2 else GRID_CELLS
        sides = DUEL_SIDES if players <= 2 else GRID_SIDES
        # by first player and seat: the side where each player sits; the first player is south
        self.seating = [
            [sides[(seat - start) % players] for seat in range(players)] for start in range(players)
        ]
        self.facing = [
            [self._facing((seat - start) % players, start) for seat in range(players)]
            for start in range(players)
        ]
        self.clockwise = [[(s + i) % players for i in range(players)] for s in range(players)]
        self.opponents = [
            [rival for rival in self.clockwise[seat][1:] if not self.is_partner(seat, rival)]
            for seat in range(players)
        ]

    def _number_cards(self) -> None:
        """One row of each table per card."""
        cards: list[Design] = []
        self.design_of: list[int] = []
        self.first_copy: list[int] = []
        for index, design in enumerate(self.designs):
            self.first_copy.append(len(cards))
            for _ in range(design.copies):
                cards.append(design)
                self.design_of.append(index)
        self.names = [design.id for design in cards]
        self.kind: list[int] = [KINDS[design.kind] for design in cards]
        self.cost: list[int] = [design.cost for design in cards]
        self.attack: list[int] = [design.attack for design in cards]
        self.durability: list[int] = [design.durability for design in cards]
        self.souls: list[int] = [design.souls for design in cards]
        self.effect: list[Verb] = [design.effect for design in cards]
        self.cards = list(range(len(cards)))
        self.design_kind: list[int] = [KINDS[design.kind] for design in self.designs]
        self.first_spell_design = sum(1 for kind in self.design_kind if kind & GEAR)
        self.first_monster_design = sum(1 for kind in self.design_kind if kind != MONSTER)
        self.gear = [card for card in self.cards if self.kind[card] & GEAR]
        self.monsters = [card for card in self.cards if self.kind[card] == MONSTER]

    def _read_effects(self) -> None:
        """What rules ask of effects all the time, as tables: faster than class attributes."""
        self.bonus: list[int] = [effect.bonus for effect in self.effect]
        self.is_activated: list[bool] = [effect.activated for effect in self.effect]
        self.acts_on_entering: list[bool] = [effect.enters for effect in self.effect]
        self.is_attached: list[bool] = [effect.attaches for effect in self.effect]
        self.pays_for: list[int] = [effect.pays_for for effect in self.effect]
        self.fodder: list[int] = [effect.fodder for effect in self.effect]
        self.needs_loading: list[bool] = [effect.needs_loading for effect in self.effect]
        self.attack_varies: list[bool] = [effect.attack_varies for effect in self.effect]
        self.activations: list[int] = [effect.activations for effect in self.effect]
        self.gear_names = [
            name_of_copy(self.names[card], self.copy_of(card) - 1) for card in self.gear
        ]  # in notation, while it is in play

    def _read_settings(self, settings: dict[str, Value]) -> None:
        """The options as typed attributes, and whether they fit together."""
        self.teams = bool(settings["teams"])
        self.care_bear = bool(settings["care_bear"])
        self.balanced = bool(settings["balanced_shuffle"])
        self.corruptor_hits_itself = bool(settings["corruptor_hits_itself"])
        self.strict_then = bool(settings["strict_then"])
        early_favor = int(settings["early_favor"])
        self.start_favor = self._start_favor(early_favor)
        self.solitaire = self.players == 1
        self.mends_instead = self.care_bear or self.solitaire
        self.outs_to_end = 2 if self.players > 2 else 1
        if self.teams and self.players != 4:
            raise _wrong_option("teams", "true", "expected-four-players")
        if self.care_bear and self.solitaire:
            raise _wrong_option("care_bear", "true", "expected-company")
        if early_favor and self.solitaire:
            raise _wrong_option("early_favor", str(early_favor), "expected-someone-later")

    def _start_favor(self, early_favor: int) -> list[int]:
        """The favor at the start by place in the order of play; partners have the same (ME 1.9)."""
        side = 2 if self.teams else 1
        later = [(self.players - 1 - place) // side for place in range(self.players)]
        return [min(START_FAVOR + early_favor * sides, MAX_FAVOR) for sides in later]

    def is_partner(self, seat: int, other: int) -> bool:
        """Whether `other` is the partner of `seat`: the teams are seats 0, 1 and seats 2, 3."""
        return self.teams and other == seat ^ 1

    def _facing(self, side: int, start: int) -> int:
        """The player opposite that side, who shares its lanes, or NOBODY (ME 10.5)."""
        if self.players <= 2:
            return (start + 1 - side) % 2 if self.players == 2 else NOBODY
        other = (side + 2) % 4
        return (start + other) % self.players if other < self.players else NOBODY

    def names_of(self, gear: int) -> tuple[str, str]:
        """The id of gear and its name in notation, for events."""
        return self.names[gear], self.gear_names[gear]

    def copy_of(self, card: int) -> int:
        """Which of the copies of its design the card is, counted from 1."""
        return card - self.first_copy[self.design_of[card]] + 1


def _wrong_option(name: str, value: str, expected: str) -> OptionError:
    """The error for an option that does not fit the number of players."""
    return OptionError(
        "option-value", {"option": name, "value": value, "expected": Phrase(expected)}
    )


def shuffled(box: Box, chance: Chance) -> Deck:
    """All cards as one deck, or as two halves with the monsters spread evenly (ME 1.8)."""
    if not box.balanced:
        return Deck(box.cards[:], [], [])
    monsters = box.monsters[:]
    others = [card for card in box.cards if card not in monsters]
    few = len(monsters) // 2
    top = [chance.draw(monsters) for _ in range(few + chance.below(1 + len(monsters) % 2))]
    top += [chance.draw(others) for _ in range(len(others) // 2)]
    return Deck(top, [], [], monsters + others)


def remove(cards: list[int], card: int) -> None:
    """Remove a card: faster, compiled, than `list.remove`, which compares objects."""
    for place, other in enumerate(cards):
        if other == card:
            cards.pop(place)
            return
    raise AssertionError(f"card {card} is not there")
