"""The box: everything about one configuration that never changes, as tables indexed by design.

Copies of a card do not differ, so a card is the number of its design. A player has twelve places,
six for creatures and six for spell sets and rituals, with two slots each: `2 * place + side`.

In notation a card is called by its design and, where several lie there, by its rank among them:
`griffin`, `griffin 2`. `first_copy[design] + rank` is the number of such a name.
"""

from typing import Final

from pandemonium.engine.action import Action, ActionTable
from pandemonium.engine.errors import OptionError
from pandemonium.engine.options import Value
from pandemonium.games.dice_summoners.cards import (
    DEEDS,
    KINDS,
    MYTHIC,
    NOTHING,
    RITUAL,
    SLOTS,
    START_SET,
    Design,
    Slot,
)
from pandemonium.games.dice_summoners.dice import PAYMENTS

MOST_HEALTH: Final = 30
MOST_CREATURES: Final = 6  # and as many spell sets and rituals (DS 7.1, 7.2)
PLACES: Final = 12
ALL_SLOTS: Final = 24
MOST_TOKENS: Final = 7  # six on a slot, and one more through an aura
BLUE_DICE: Final = 12
RED_DICE: Final = 8
MANY_DICE: Final = 40  # more than two armies can ever hold: the supply without a limit (DS 12.3)
KEPT_OF_A_COLOUR: Final = 2
BONUS_DICE: Final = 1  # blue, for the second player's first turn
TURN_CAP: Final = 100
FEWEST_TURNS: Final = 10
MOST_TURNS: Final = 200


class Box:
    """Cards and settings of one configuration."""

    def __init__(self, designs: list[Design], settings: dict[str, Value]) -> None:
        """Number the cards."""
        self.designs = designs
        self.kinds = [KINDS.index(design.kind) for design in designs]
        self.slots: list[list[Slot]] = [design.slots for design in designs]
        self.blue = [design.blue for design in designs]
        self.red = [design.red for design in designs]
        self.curses = [design.curse for design in designs]
        self.raises = [design.raises for design in designs]
        self.scopes = [design.of for design in designs]
        self.by = [design.by for design in designs]
        self.first_copy: list[int] = []
        self.design_of: list[int] = []  # by name
        for index, design in enumerate(designs):
            self.first_copy.append(len(self.design_of))
            self.design_of += [index] * design.copies
        self.takes = [self._takes(design) for design in designs]
        self.dealt = [index for index, design in enumerate(designs) if design.start]
        self.online = settings["house"] == "online"
        self.surrender = bool(settings["surrender"])
        self.turn_cap = int(settings["turn_cap"])
        self.play_on = bool(settings["play_on"])
        self.blue_dice = MANY_DICE if self.online else BLUE_DICE
        self.red_dice = MANY_DICE if self.online else RED_DICE

    def _takes(self, design: Design) -> list[list[int]]:
        """For each slot of a card the designs that it can bring."""
        return [
            [
                index
                for index, other in enumerate(self.designs)
                if slot.takes and slot.takes in (other.kind, other.id)
            ]
            for slot in design.slots
        ]

    def is_creature(self, design: int) -> bool:
        """Whether the card lies among the creatures."""
        return self.kinds[design] <= MYTHIC

    def first_place(self, design: int) -> int:
        """Where the six places for cards of this kind begin."""
        return 0 if self.kinds[design] <= MYTHIC else MOST_CREATURES

    def ritual_of(self, mythic: int) -> int:
        """The ritual that brings the mythic."""
        for index, kind in enumerate(self.kinds):
            if kind == RITUAL and mythic in self.takes[index][0]:
                return index
        return NOTHING

    def card_called(self, name: str) -> int:
        """A design by its id, or NOTHING."""
        for index, design in enumerate(self.designs):
            if design.id == name:
                return index
        return NOTHING

    def name(self, design: int) -> str:
        """The id of a design."""
        return self.designs[design].id


# Families of actions, in the order in which `Moves` adds them; from USE on as in `DEEDS`.
ROLL: Final = 0
END: Final = 1
SURRENDER: Final = 2
BOOST: Final = 3
HOLD: Final = 4
USE: Final = 5  # attack, steal, heal, defend, cast
CAST: Final = 9
TAKE: Final = 10
GIVE: Final = 11
REPLACE: Final = 12
LOSE: Final = 13
PAY: Final = 14
PLAY_ON: Final = 15
STOP: Final = 16


class Moves:
    """The actions of one configuration, and what each of those that name a card is about."""

    def __init__(self, box: Box, table: ActionTable) -> None:
        """Add every action to the table."""
        # by action id: two times a name and the side (to use), a design (to take) or a name
        self.about: list[int] = []
        self.roll = table.add("roll", confirm=True)
        self.end = table.add("end", confirm=True)
        self.surrender = table.add("surrender", confirm=True)
        self.boost = table.add("boost")
        self.hold = table.add("hold")
        self.about += [NOTHING] * len(table.actions)
        names = range(len(box.design_of))
        self.use: list[Action] = [self.end] * (SLOTS * len(names))
        for family in range(USE, TAKE):
            self._add_uses(box, table, family)
        decks = [d for d in range(len(box.designs)) if box.kinds[d] != START_SET]
        taken = table.add_each("take", [box.name(design) for design in decks])
        self.about += decks
        self.take: list[Action] = [self.end] * len(box.designs)
        for design, action in zip(decks, taken, strict=True):
            self.take[design] = action
        creatures = [name for name in names if box.is_creature(box.design_of[name])]
        in_rows = [name for name in names if box.kinds[box.design_of[name]] <= RITUAL]
        self.give = self._add_names(box, table, "give", creatures)
        self.replace = self._add_names(box, table, "replace", in_rows)
        self.lose = table.add_each("lose", [str(n) for n in range(MOST_TOKENS + 1)])
        self.pay = table.add_each("pay", [payment.text for payment in PAYMENTS])
        self.play_on = table.add("play on")
        self.stop = table.add("stop")

    def _add_uses(self, box: Box, table: ActionTable, family: int) -> None:
        """The actions that use a slot, of one verb."""
        used: list[int] = []
        texts: list[str] = []
        for name, design in enumerate(box.design_of):
            for side, slot in enumerate(box.slots[design]):
                if family == (CAST if slot.spell else USE + slot.deed):
                    used.append(SLOTS * name + side)
                    texts.append(slot.spell or box.name(design))
                    rank = name - box.first_copy[design]
                    texts[-1] += f" {rank + 1}" if rank else ""
        verb = "cast" if family == CAST else DEEDS[family - USE]
        for number, action in zip(used, table.add_each(verb, texts), strict=True):
            self.use[number] = action
        self.about += used

    def _add_names(self, box: Box, table: ActionTable, verb: str, names: list[int]) -> list[Action]:
        """One action per name, found by the number of the name."""
        texts = []
        for name in names:
            design = box.design_of[name]
            rank = name - box.first_copy[design]
            texts.append(box.name(design) + (f" {rank + 1}" if rank else ""))
        found = [self.end] * len(box.design_of)
        for name, action in zip(names, table.add_each(verb, texts), strict=True):
            found[name] = action
        self.about += names
        return found


def check_settings(settings: dict[str, Value]) -> None:
    """The deck set and the list of decks must go together (DS 1.5)."""
    custom = settings["deck_set"] == "custom"
    if custom and not settings["decks"]:
        raise OptionError(
            "option decks: it is empty; with deck_set = custom it takes the ids of sixteen decks"
        )
    if settings["decks"] and not custom:
        raise OptionError(
            f"option decks: {settings['decks']!r} is not allowed with deck_set = "
            f"{settings['deck_set']}; it takes a text only with deck_set = custom"
        )
