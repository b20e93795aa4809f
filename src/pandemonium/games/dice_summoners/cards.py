"""The cards as tables: what is printed on each design, read from `cards.toml`."""

from typing import Final

from pandemonium.engine.game import Card
from pandemonium.engine.pack import Entry
from pandemonium.games.dice_summoners.dice import MOST_SYMBOLS, SYMBOLS, Cost

# What a slot does.
ATTACK: Final = 0
STEAL: Final = 1
HEAL: Final = 2
DEFEND: Final = 3
TAKE: Final = 4
DEEDS = ("attack", "steal", "heal", "defend", "take")

# Kinds of cards. The creatures come first.
BASIC: Final = 0
ADVANCED: Final = 1
MYTHIC: Final = 2
START_SET: Final = 3
SPELL_SET: Final = 4
RITUAL: Final = 5
AURA: Final = 6
CURSE: Final = 7
KINDS = ("basic", "advanced", "mythic", "start_set", "spell_set", "ritual", "aura", "curse")

# What an aura raises besides one of the first four deeds, and on which cards.
COMBAT_SPELL: Final = 5
RAISED = (*DEEDS, "combat")
ON_ADVANCED: Final = 0
ON_CREATURES: Final = 1
ON_SPELL_SETS: Final = 2
SCOPES = ("advanced", "creatures", "spell_set")

# What a curse does.
HEX: Final = 0
HURT: Final = 1
DRAIN: Final = 2
NO_COMBAT_SPELLS: Final = 3
NO_HEALS: Final = 4
CURSES = ("hex", "hurt", "drain", "no_combat_spells", "no_heals")

NOTHING: Final = -1
SLOTS: Final = 2
MOST_COPIES: Final = 6
MOST_VALUE: Final = 10


class Slot:
    """One action printed on a card: an ability, a defence or a spell."""

    __slots__ = ("combat", "cost", "deed", "gives", "spell", "takes", "value")

    def __init__(self, deed: int, value: int, cost: Cost, gives: int) -> None:
        """`gives` is the number of creatures given up on top of the dice."""
        self.deed = deed
        self.value = value
        self.cost = cost
        self.gives = gives
        self.spell = ""  # empty on a creature
        self.takes = ""  # a kind of card, or the mythic that a ritual brings
        self.combat = False  # a combat spell (DS 4.5)


class Design(Card):
    """What is printed on a card, and how many copies are in the box."""

    def __init__(self, id: str, kind: str, copies: int) -> None:  # noqa: A002 - the public name
        """The rest is filled in by `read_design`."""
        super().__init__(id, kind, copies)
        self.start = 0  # copies dealt to each player
        self.blue = 0
        self.red = 0
        self.slots: list[Slot] = []
        self.raises = NOTHING
        self.of = NOTHING
        self.by = 0
        self.curse = NOTHING
        self.value = 0
        self.turns = 0

    @property
    def in_deck(self) -> int:
        """How many copies make up its deck: those that are not dealt to the two players."""
        return self.copies - 2 * self.start


def read_design(entry: Entry) -> Design:
    """One card of the file."""
    fields = entry.fields
    kind = KINDS[_word(entry, "kind", KINDS)]
    design = Design(entry.id, kind, _number(entry, "copies", 1, MOST_COPIES))
    design.start = _number(entry, "start", 0, 1)
    gain = fields.get("gain", {})
    if not isinstance(gain, dict):
        raise entry.error("gain", "expected a table such as { blue = 1, red = 1 }")
    design.blue, design.red = int(gain.get("blue", 0)), int(gain.get("red", 0))
    slots = fields.get("slots", [])
    if not isinstance(slots, list) or len(slots) > SLOTS:
        raise entry.error("slots", f"expected a list of at most {SLOTS} actions")
    design.slots = [_read_slot(entry, kind, slot) for slot in slots]
    if kind == "aura":
        design.raises = _word(entry, "raises", RAISED)
        design.of = _word(entry, "of", SCOPES)
        design.by = _number(entry, "by", 1, MOST_VALUE)
    if kind == "curse":
        design.curse = _word(entry, "curse", CURSES)
        design.value = _number(entry, "value", 0, MOST_VALUE)
        design.turns = _number(entry, "turns", 1, MOST_VALUE)
    return design


def _read_slot(entry: Entry, kind: str, told: dict[str, object]) -> Slot:
    """One action of a card."""
    part = Entry(entry.file, told, {}, entry.line)
    symbols = told.get("cost", "")
    if not isinstance(symbols, str) or len(symbols) > MOST_SYMBOLS or symbols.strip(SYMBOLS):
        raise entry.error("slots", f"cost: at most {MOST_SYMBOLS} of the letters {SYMBOLS}")
    slot = Slot(
        _word(part, "do", DEEDS),
        _number(part, "value", 0, MOST_VALUE),
        Cost(symbols),
        _number(part, "gives", 0, 1),
    )
    slot.spell = str(told.get("spell", ""))
    slot.takes = str(told.get("takes", ""))
    slot.combat = kind == "spell_set"
    return slot


def _word(entry: Entry, field: str, words: tuple[str, ...]) -> int:
    """The place of the field's word among those allowed."""
    value = entry.fields.get(field)
    if not isinstance(value, str) or value not in words:
        raise entry.error(field, f"expected one of {', '.join(words)}, not {value!r}")
    return words.index(value)


def _number(entry: Entry, field: str, low: int, high: int) -> int:
    """A whole number within bounds; the lowest one if the field is left out and that is 0."""
    value = entry.fields.get(field, 0)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise entry.error(field, f"expected a whole number from {low} to {high}, not {value!r}")
    return value
