"""Auras: one class for each verb of the card files (DS 9)."""

from typing import ClassVar, Final

from pandemonium.engine.formats.pack import CardEntry
from pandemonium.games.dice_summoners.components import MAX_VALUE, Design, Slot
from pandemonium.games.dice_summoners.verbs import Aura

RAISED: Final = ("attack", "steal", "heal", "defend", "combat")
SCOPES: Final = ("basic", "advanced", "mythic", "creatures", "spell_set")


class RaiseVerb(Aura):
    """Each slot with a verb, on some cards, is worth more (DS 9.2, 9.3)."""

    __slots__ = ("of", "verb")

    help: ClassVar[str] = "Each such action of the cards that `of` names is worth `by` more."

    def __init__(self, verb: str, of: str, by: int) -> None:
        """`verb` is the name of the verb, `of` the kind of card or `creatures`."""
        super().__init__(by)
        self.verb = verb
        self.of = of

    def bonus(self, design: Design, slot: Slot) -> int:
        fits = design.kind == self.of or (design.is_creature and self.of == "creatures")
        return self.by if fits and slot.does == self.verb else 0


class RaiseSpells(Aura):
    """One combat spell of each spell set is worth more in each turn (DS 9.4)."""

    help: ClassVar[str] = (
        "In each turn one combat spell of each spell set is worth `by` more; `of` is `spell_set`."
    )

    def __init__(self, by: int) -> None:
        """`by` is added to one spell of each set, which its owner chooses."""
        super().__init__(by)
        self.spell_bonus = by


def read_aura(entry: CardEntry) -> Aura:
    """The aura that an entry of a card file describes."""
    raised = entry.word("raises", RAISED)
    by = entry.number("by", 1, MAX_VALUE)
    if raised == "combat":
        entry.word("of", ["spell_set"])
        return RaiseSpells(by)
    return RaiseVerb(raised, entry.word("of", SCOPES), by)
