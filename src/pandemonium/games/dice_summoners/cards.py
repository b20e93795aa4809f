"""Reading cards: from `cards.toml`, and from packs that change or add some."""

from typing import Final

from pandemonium.engine.errors import Phrase, short_repr
from pandemonium.engine.formats.pack import CardEntry
from pandemonium.engine.game import Card
from pandemonium.games.dice_summoners import auras, curses, effects
from pandemonium.games.dice_summoners.components import (
    CREATURES,
    KINDS,
    MAX_COPIES,
    MAX_CREATURES,
    MAX_VALUE,
    SETS,
    SLOTS,
    Design,
    Slot,
)
from pandemonium.games.dice_summoners.dice import MAX_SYMBOLS, SYMBOLS, Cost
from pandemonium.games.dice_summoners.slot_rules import first_turn_bar

MAX_DICE: Final = 4  # of a colour, that a creature brings
MAX_DESIGNS: Final = 200

COMMON: Final = ("id", "kind", "copies", "emblem", "name", "text")
FIELDS: Final = {
    **dict.fromkeys(CREATURES, ("start", "gain", "slots")),
    **dict.fromkeys(SETS, ("start", "slots")),
    "aura": ("raises", "of", "by"),
    "curse": ("curse", "value", "turns"),
}
SLOT_FIELDS: Final = ("spell", "name", "do", "cost", "gives")
RESERVED: Final = ("on",)  # "play on" is an action


class Reader:
    """Reads all cards of a game; `spells` are the spells on them, which have their own names."""

    def __init__(self, online: bool) -> None:
        """`online` bars other slots in the first turn (DS 12.1)."""
        self.online = online
        self.designs: list[Design] = []
        self.entries: list[CardEntry] = []
        self.spells: dict[str, Card] = {}

    def read_all(self, entries: list[CardEntry]) -> None:
        """Read every card, then check what must hold of all of them together."""
        if len(entries) > MAX_DESIGNS:
            raise entries[-1].error("id", Phrase("too-many-cards", most=MAX_DESIGNS))
        for entry in entries:
            self.entries.append(entry)
            self.designs.append(self._design(entry))
        self._check_names()
        self._check_mythics()
        self._check_start()

    def _design(self, entry: CardEntry) -> Design:
        """The design that one entry describes."""
        kind = entry.word("kind", KINDS)
        entry.only("", entry.fields, (*COMMON, *FIELDS[kind]))
        least = 2 * entry.number("start", 0, 1, 0)
        most = 1 if kind in ("mythic", "ritual") else MAX_COPIES
        design = Design(
            entry.read_id(RESERVED),
            kind,
            entry.number("copies", max(1, least), most, 1),
            str(entry.fields.get("emblem", "")),
        )
        design.start = least // 2
        design.names = entry.texts("name")
        design.texts = entry.texts("text")
        if design.is_creature:
            self._gain(entry, design)
        if kind in (*CREATURES, *SETS):
            self._slots(entry, design)
        elif kind == "aura":
            design.aura = auras.read_aura(entry)
        else:
            design.curse = curses.read_curse(entry)
            design.turns = entry.number("turns", 1, MAX_VALUE)
        return design

    def _gain(self, entry: CardEntry, design: Design) -> None:
        """Read the dice that a creature brings."""
        gain = entry.fields.get("gain", {})
        if not isinstance(gain, dict):
            raise entry.error("gain", Phrase("expected-gain", value=short_repr(gain)))
        entry.only("gain", gain, ("blue", "red"))
        design.blue = entry.check_number("gain.blue", gain.get("blue", 0), 0, MAX_DICE)
        design.red = entry.check_number("gain.red", gain.get("red", 0), 0, MAX_DICE)

    def _slots(self, entry: CardEntry, design: Design) -> None:
        """Read the slots of a card: one on a ritual, else one or two."""
        tables = entry.check_tables("slots", entry.fields.get("slots"))
        most = 1 if design.is_ritual else SLOTS
        if not 1 <= len(tables) <= most:
            raise entry.error("slots", Phrase("expected-slots", most=most, count=len(tables)))
        design.slots = [
            self._slot(entry, design, side, f"slots[{side}]", table)
            for side, table in enumerate(tables)
        ]
        if design.is_creature and len({slot.does for slot in design.slots}) < len(tables):
            raise entry.error("slots", Phrase("same-verb-twice"))
        for slot in design.slots:
            design.costs |= slot.cost.bit

    def _slot(
        self, entry: CardEntry, design: Design, side: int, field: str, table: dict[str, object]
    ) -> Slot:
        """The slot that one table of an entry describes."""
        verbs = {verb.name: verb for verb in effects.VERBS if design.kind in verb.kinds}
        verb = verbs[entry.check_word(f"{field}.do", table.get("do"), verbs)]
        entry.only(field, table, (*SLOT_FIELDS, *verb.fields))
        symbols = table.get("cost", "")
        if not isinstance(symbols, str) or len(symbols) > MAX_SYMBOLS or symbols.strip(SYMBOLS):
            expected = Phrase(
                "expected-cost", most=MAX_SYMBOLS, letters=SYMBOLS, value=short_repr(symbols)
            )
            raise entry.error(f"{field}.cost", expected)
        gives = entry.check_number(f"{field}.gives", table.get("gives", 0), 0, 1)
        spell = self._spell(entry, design, field, table)
        slot = Slot(side, verb.read(entry, field, table), Cost(symbols), gives, spell)
        if isinstance(slot.verb, effects.Take):
            slot.takes = slot.verb.what
        slot.combat = design.kind == "spell_set" and not slot.takes
        slot.barred = first_turn_bar(slot, self.online)
        return slot

    def _spell(self, entry: CardEntry, design: Design, field: str, table: dict[str, object]) -> str:
        """The id of the spell on a set; empty on a creature."""
        if design.is_creature:
            for name in ("spell", "name"):
                if name in table:
                    raise entry.error(f"{field}.{name}", Phrase("creature-without-spell"))
            return ""
        part = CardEntry(entry.file, {"id": table.get("spell"), **table}, {}, entry.line)
        try:
            spell = part.read_id(RESERVED)
        except Exception as problem:
            expected = Phrase("expected-id", value=short_repr(table.get("spell")))
            raise entry.error(f"{field}.spell", expected) from problem
        if spell in self.spells:
            raise entry.error(f"{field}.spell", Phrase("spell-twice", value=spell))
        card = Card(spell, "spell", 0)
        card.names = part.texts("name")
        self.spells[spell] = card
        return spell

    # ------------------------------------------------------------------ all of them together

    def _check_names(self) -> None:
        """Require that no spell has the id of a card."""
        for entry, design in zip(self.entries, self.designs, strict=True):
            if design.id in self.spells:
                raise entry.error("id", Phrase("spell-and-card", value=design.id))

    def _check_mythics(self) -> None:
        """Require one ritual for each mythic, and a mythic for each ritual (DS 1.3)."""
        mythics = [design.id for design in self.designs if design.is_mythic]
        brought = []
        for entry, design in zip(self.entries, self.designs, strict=True):
            if design.is_ritual:
                taken = design.slots[0].takes
                if taken not in mythics or taken in brought:
                    expected = Phrase("expected-mythic", value=short_repr(taken))
                    raise entry.error("slots[0].takes", expected)
                brought.append(taken)
        for entry, design in zip(self.entries, self.designs, strict=True):
            if design.is_mythic and design.id not in brought:
                raise entry.error("id", Phrase("mythic-without-ritual"))

    def _check_start(self) -> None:
        """Require room for what each player is dealt (DS 7.1, 7.2)."""
        for kinds in (CREATURES, SETS):
            dealt = [
                index
                for index, design in enumerate(self.designs)
                if design.start and design.kind in kinds
            ]
            if len(dealt) > MAX_CREATURES:
                entry = self.entries[dealt[-1]]
                raise entry.error("start", Phrase("no-room-at-start", most=MAX_CREATURES))

    def check_spell_names(self, pack: list[CardEntry], known: set[str]) -> None:
        """Require a name for each spell of a pack that the box does not have."""
        for entry, design in zip(self.entries, self.designs, strict=True):
            if entry.id not in {changed.id for changed in pack}:
                continue
            for slot in design.slots:
                if slot.spell and slot.spell not in known and not self.spells[slot.spell].names:
                    field = f"slots[{slot.side}].name"
                    raise entry.error(field, Phrase("new-spell-needs", value=slot.spell))
