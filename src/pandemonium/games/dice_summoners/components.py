"""What is in the box: the numbers of the rules, and everything printed on the cards.

Copies of a card do not differ, so a card is the number of its design. A player has twelve places,
six for creatures and six for spell sets and rituals, with two slots each: `2 * place + side`. What
the verbs on the cards do is in `effects.py`; how cards are read from a file, in `cards.py`.
"""

from typing import TYPE_CHECKING, Final

from pandemonium.engine.action import name_of_copy
from pandemonium.engine.game import Card
from pandemonium.engine.options import Value
from pandemonium.engine.task import NO_CARD, Refusal
from pandemonium.games.dice_summoners.dice import Cost

if TYPE_CHECKING:
    from pandemonium.games.dice_summoners.verbs import Aura, Curse, Verb

MAX_COPIES: Final = 12
MAX_VALUE: Final = 20  # printed on a card
NO_NAME: Final = -1  # of a card in front of a player
NO_PLACE: Final = -1
NO_SLOT: Final = -1
NOT_CHOSEN: Final = -1  # a choice that was not made yet
MAX_HEALTH: Final = 30
MAX_CREATURES: Final = 6  # and as many spell sets and rituals (DS 7.1, 7.2)
PLACES: Final = 12
SLOTS: Final = 2  # on a card
ALL_SLOTS: Final = 24
BLUE_DICE: Final = 12
RED_DICE: Final = 8
MANY_DICE: Final = 40  # more than two armies can ever hold: an unlimited supply (DS 12.3)
KEPT_OF_A_COLOUR: Final = 2
EXTRA_DIE_TURNS: Final = 1  # the second player's, in which they take one blue die more
MAX_EXTRA_DIE_TURNS: Final = 20
TURN_CAP: Final = 100
MAX_TURNS: Final = 200

CREATURES: Final = ("basic", "advanced", "mythic")
SETS: Final = ("start_set", "spell_set", "ritual")
KINDS: Final = (*CREATURES, *SETS, "aura", "curse")


class Slot:
    """One action printed on a card: an ability, a defence or a spell."""

    __slots__ = ("barred", "combat", "cost", "gives", "side", "spell", "takes", "verb")

    def __init__(self, side: int, verb: "Verb", cost: Cost, gives: int, spell: str) -> None:
        """`gives` is the number of creatures given up on top of the dice."""
        self.side = side
        self.verb = verb
        self.cost = cost
        self.gives = gives
        self.spell = spell  # empty on a creature
        self.takes = ""  # the kind of card, or the mythic, that it brings
        self.combat = False  # a combat spell (DS 4.5)
        self.barred: Refusal | None = None  # what forbids it in a player's first turn

    @property
    def does(self) -> str:
        """The name of the verb of its action."""
        return self.verb.name

    @property
    def price(self) -> str:
        """What is paid: dice, a creature or both."""
        return "dice" if not self.gives else "both" if self.cost.total else "creature"


class Design(Card):
    """What is printed on a card, and how many copies are in the box."""

    def __init__(self, id: str, kind: str, copies: int, emblem: str) -> None:  # noqa: A002 - public
        """`Reader` fills in the rest."""
        super().__init__(id, kind, copies, emblem)
        self.start = 0  # copies dealt to each player
        self.blue = 0
        self.red = 0
        self.slots: list[Slot] = []
        self.costs = 0  # the bits of the costs of its slots
        self.aura: Aura | None = None
        self.curse: Curse | None = None
        self.turns = 0  # that the curse lasts
        self.is_creature = kind in CREATURES
        self.is_mythic = kind == "mythic"
        self.is_ritual = kind == "ritual"
        self.first_place = 0 if self.is_creature else MAX_CREATURES if kind in SETS else NO_PLACE
        self.first_name = 0  # the number of the name of its first copy

    @property
    def in_deck(self) -> int:
        """How many copies make up its deck: those that are not dealt to the two players."""
        return self.copies - 2 * self.start


class Box:
    """Cards and settings of one configuration; nothing in it changes.

    In notation a card in front of a player is called by its design and, where several lie there, by
    its number among them: `griffin`, `griffin 2`. `first_name + number` is the number of a name.
    """

    def __init__(
        self, designs: list[Design], settings: dict[str, Value], deck_ids: list[str]
    ) -> None:
        """Number the cards and their names; without `deck_ids` the decks are drawn at random."""
        self.designs = designs
        self.deck_ids = deck_ids
        self._numbers = {design.id: number for number, design in enumerate(designs)}
        self.design_of: list[int] = []  # by name
        for index, design in enumerate(designs):
            design.first_name = len(self.design_of)
            self.design_of += [index] * design.copies
        self.dealt = [index for index, design in enumerate(designs) if design.start]
        self.takes = [[self._taken(slot) for slot in design.slots] for design in designs]
        self.bonus = [self._bonuses(design.aura) for design in designs]
        self.spell_bonus = [
            0 if design.aura is None else design.aura.spell_bonus for design in designs
        ]
        self.most_tokens = self._most_tokens()
        self.online = settings["house"] == "online"
        self.surrender = bool(settings["surrender"])
        self.last_extra_die = 2 * int(settings["extra_die_turns"])  # a turn, both players' counted
        self.turn_cap = int(settings["turn_cap"])
        self.play_on = bool(settings["play_on"])
        self.blue_dice = MANY_DICE if self.online else BLUE_DICE
        self.red_dice = MANY_DICE if self.online else RED_DICE

    def _taken(self, slot: Slot) -> list[int]:
        """The designs that a slot can bring."""
        return [
            index
            for index, design in enumerate(self.designs)
            if slot.takes and slot.takes in (design.kind, design.id)
        ]

    def _bonuses(self, aura: "Aura | None") -> list[int]:
        """What an aura always adds to each slot of each design: `2 * design + side`."""
        if aura is None:
            return []
        bonuses = [0] * (SLOTS * len(self.designs))
        for index, design in enumerate(self.designs):
            for slot in design.slots:
                bonuses[SLOTS * index + slot.side] = aura.bonus(design, slot)
        return bonuses

    def _most_tokens(self) -> int:
        """The most that can ever lie on a slot, auras included."""
        spells = max(self.spell_bonus, default=0)
        most = 0
        for index, design in enumerate(self.designs):
            for slot in design.slots:
                if slot.verb.places_tokens:
                    raised = max((b[SLOTS * index + slot.side] for b in self.bonus if b), default=0)
                    most = max(most, slot.verb.value + max(raised, spells if slot.combat else 0))
        return most

    def ritual_of(self, mythic: int) -> int:
        """The ritual that brings the mythic, or NO_CARD."""
        for index, design in enumerate(self.designs):
            if design.is_ritual and mythic in self.takes[index][0]:
                return index
        return NO_CARD

    def card_called(self, name: str) -> int:
        """A design by its id, or NO_CARD."""
        return self._numbers.get(name, NO_CARD)

    def name(self, design: int) -> str:
        """The id of a design, by its number."""
        return self.designs[design].id

    def name_of(self, named: int) -> str:
        """A name in notation: `griffin`, `griffin 2`."""
        design = self.designs[self.design_of[named]]
        return name_of_copy(design.id, named - design.first_name)

    def spell_name(self, named: int, slot: Slot) -> str:
        """A slot in notation: its spell instead of the card, if it has one."""
        design = self.designs[self.design_of[named]]
        return name_of_copy(slot.spell or design.id, named - design.first_name)
