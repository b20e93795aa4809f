"""The box: everything about one configuration that never changes, as tables indexed by card number.

Cards are numbered design by design, copy by copy: weapons, items, spells, monsters. In notation a
card in a hand is called by its design, since copies do not differ there; gear in play is called by
its own name, `mystery_potion 2` being the second of the two potions.
"""

from typing import Final

from pandemonium.engine.action import ActionTable
from pandemonium.engine.errors import OptionError
from pandemonium.engine.options import Value
from pandemonium.games.mephisto import vocabulary as v
from pandemonium.games.mephisto.cards import Design

CELLS: Final = 6
LANES: Final = 3
ROOM: Final = 2  # gear per lane and player
START_HAND: Final = 3
START_FAVOR: Final = 5
MOST_FAVOR: Final = 10
SUMMON_FAVOR: Final = 3
SOLITAIRE_GOAL: Final = 16
ABSENT: Final = 4  # the absent opponent of solitaire, as "you" of an effect
NOBODY: Final = -1

DUEL_CELLS = ["1a", "1b", "2a", "2b", "3a", "3b"]
GRID_CELLS = ["a", "b", "c", "d", "e", "f"]


class Side:
    """One side of the table: the cells of its three lanes, and the order in which it fills them."""

    def __init__(self, name: str, lanes: list[list[int]]) -> None:
        """`lanes` names the cell nearer to the side first."""
        self.name = name
        self.lanes = lanes
        self.fill_order = [cell for lane in lanes for cell in lane]
        self.masks = [(1 << lane[0]) | (1 << lane[1]) for lane in lanes]
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


class Box:
    """Cards, geometry and settings of one configuration."""

    def __init__(self, designs: list[Design], players: int, settings: dict[str, Value]) -> None:
        """Number the cards and seat the players."""
        self.designs = designs
        self.players = players
        self._number_cards()
        self._read_settings(settings)
        self.cells = DUEL_CELLS if players <= 2 else GRID_CELLS
        sides = DUEL_SIDES if players <= 2 else GRID_SIDES
        # for each first player, where everybody sits: the first player is south
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
        self.kind = [v.KINDS[design.kind] for design in cards]
        self.cost = [design.cost for design in cards]
        self.attack = [design.attack for design in cards]
        self.durability = [design.durability for design in cards]
        self.souls = [design.souls for design in cards]
        self.effect = [design.effect for design in cards]
        self.favor = [design.favor for design in cards]
        self.loss = [design.loss for design in cards]
        self.per = [design.per for design in cards]
        self.bonus = [design.bonus for design in cards]
        self.cards = list(range(len(cards)))
        kinds = [design.kind for design in self.designs]
        self.design_kind = [v.KINDS[kind] for kind in kinds]
        self.first_spell_design = kinds.index("spell")  # those before are gear
        self.first_monster_design = kinds.index("monster")
        self.gear = [card for card in self.cards if self.kind[card] & v.GEAR]
        self.weapons = [card for card in self.cards if self.kind[card] & v.WEAPON]

    def _read_settings(self, settings: dict[str, Value]) -> None:
        """The options as typed attributes, and whether they fit together."""
        self.teams = bool(settings["teams"])
        self.care_bear = bool(settings["care_bear"])
        self.balanced = bool(settings["balanced_shuffle"])
        self.corruptor_hits_itself = bool(settings["corruptor_hits_itself"])
        self.strict_then = bool(settings["strict_then"])
        self.solitaire = self.players == 1
        self.mends_instead = self.care_bear or self.solitaire
        self.outs_to_end = 2 if self.players > 2 else 1
        if self.teams and self.players != 4:
            raise OptionError(
                f"option teams: true is not allowed with {self.players} players; it takes 4 players"
            )
        if self.care_bear and self.solitaire:
            raise OptionError(
                "option care_bear: true is not allowed with 1 player; it takes 2 to 4 players "
                "(solitaire repairs your own gear anyway)"
            )

    def is_partner(self, seat: int, other: int) -> bool:
        """Whether `other` is the partner of `seat`: the teams are seats 0, 1 and seats 2, 3."""
        return self.teams and other == seat ^ 1

    def _facing(self, side: int, start: int) -> int:
        """The player opposite that side, who shares its lanes, or NOBODY (ME 10.5)."""
        if self.players <= 2:
            return (start + 1 - side) % 2 if self.players == 2 else NOBODY
        other = (side + 2) % 4
        return (start + other) % self.players if other < self.players else NOBODY

    def card_called(self, name: str) -> int:
        """The first copy of a design by its id, or -1."""
        return self.names.index(name) if name in self.names else -1

    def gear_name(self, card: int) -> str:
        """What gear in play is called in notation."""
        copy = card - self.first_copy[self.design_of[card]]
        return self.names[card] if copy == 0 else f"{self.names[card]} {copy + 1}"


# Families of actions, in the order in which `Moves` adds them.
PASS: Final = 0
LOOT_DECK: Final = 1
HAND_OVER: Final = 2
DONE: Final = 3
DECLINE: Final = 4
PAY_FAVOR: Final = 5
PLAY_GEAR: Final = 6
PLAY_SPELL: Final = 7
ACTIVATE: Final = 8
LOOT: Final = 9
FIGHT: Final = 10
FIGHT_BOTH: Final = 11
SUMMON: Final = 12
DISCARD: Final = 13
GIVE: Final = 14
SCRAP: Final = 15
LANE: Final = 16
UNDER: Final = 17
TAKE: Final = 18
BANISH: Final = 19
COPY: Final = 20
READ: Final = 21
WEAKEN: Final = 22
REPAIR: Final = 23
EMPOWER: Final = 24
MOVE: Final = 25
TARGET: Final = 26
BENEFIT: Final = 27
WIELD: Final = 28
SPEND: Final = 29


class Moves:
    """The actions of one configuration, by verb."""

    def __init__(self, box: Box, table: ActionTable) -> None:
        """Add every action to the table."""
        lanes = [str(lane + 1) for lane in range(LANES)]
        seats = [f"p{seat + 1}" for seat in range(box.players)]
        gear = [box.gear_name(card) for card in box.gear]
        designs = [design.id for design in box.designs]
        gear_designs = designs[: box.first_spell_design]
        # one's own turn is not over without one's word, even if nothing else is possible
        self.pass_ = table.add("pass", confirm=True)
        self.loot_deck = table.add("loot deck", confirm=True)
        self.hand_over = table.add("hand over")
        self.done = table.add("done")
        self.decline = table.add("decline")
        self.pay_favor = table.add("pay favor")
        self.play_gear = table.add_each(
            "play", [f"{one} {i}" for one in gear_designs for i in lanes]
        )
        self.play_spell = table.add_each("play", designs[box.first_spell_design :])
        self.activate = table.add_each("activate", gear)
        self.loot = table.add_each("loot", box.cells)
        self.fight = table.add_each("fight", box.cells)
        self.fight_both = table.add_each("fight both", lanes)
        self.summon = table.add_each("summon", designs[box.first_monster_design :])
        self.discard = table.add_each("discard", designs)
        self.give = table.add_each("give", designs)
        self.scrap = table.add_each("scrap", gear)
        self.lane = table.add_each("lane", lanes)
        self.under = table.add_each("under", box.cells)
        self.take = table.add_each("take", box.cells)
        self.banish = table.add_each("banish", box.cells)
        self.copy = table.add_each("copy", box.cells)
        self.read = table.add_each("read", box.cells)
        self.weaken = table.add_each("weaken", gear)
        self.repair = table.add_each("repair", gear)
        self.empower = table.add_each("empower", gear)
        self.move = table.add_each("move", [f"{one} {i}" for one in gear for i in lanes])
        self.target = table.add_each("target", seats)
        self.benefit = table.add_each("for", seats)
        self.wield = table.add_each("wield", gear)
        self.spend = table.add_each("spend", [str(n) for n in range(MOST_FAVOR + 1)])
