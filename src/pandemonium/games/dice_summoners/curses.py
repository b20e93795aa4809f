"""What curses do to the cursed player: one class for each verb of the card files (DS 10)."""

from typing import Final

from pandemonium.engine.errors import Phrase
from pandemonium.engine.formats.pack import CardEntry
from pandemonium.engine.task import Refusal
from pandemonium.games.dice_summoners import defence
from pandemonium.games.dice_summoners.components import MAX_VALUE, NO_SLOT, Slot
from pandemonium.games.dice_summoners.state import DiceSummonersState
from pandemonium.games.dice_summoners.verbs import Curse

NO_COMBAT_SPELLS: Final = Refusal("DS 10.5", "in-the-web")
NO_HEALING: Final = Refusal("DS 10.6", "no-healing")


class Hex(Curse):
    """Fewer blue dice to roll (DS 10.2)."""

    name = "hex"
    help = "Gain stage: `value` blue dice fewer to roll."

    def takes_dice(self, blue: int) -> int:
        return self.value if self.value < blue else blue


class Hurt(Curse):
    """Damage after the roll (DS 10.3)."""

    name = "hurt"
    help = "Gain stage: `value` damage after the roll."

    def strike(self, state: DiceSummonersState, seat: int, card: int) -> None:
        defence.strike(state, seat, self.value, False, card, NO_SLOT)


class Drain(Curse):
    """A steal for the other player after the roll (DS 10.4)."""

    name = "drain"
    help = "Gain stage: `value` damage after the roll; the opponent gains the health lost."

    def strike(self, state: DiceSummonersState, seat: int, card: int) -> None:
        defence.strike(state, seat, self.value, True, card, NO_SLOT)


class NoCombatSpells(Curse):
    """No combat spells (DS 10.5)."""

    name = "no_combat_spells"
    help = "Combat stage: no combat spells."
    stage = "combat"
    has_value = False

    def bars(self, slot: Slot) -> Refusal | None:
        return NO_COMBAT_SPELLS if slot.combat else None


class NoHeals(Curse):
    """No heal, of creature or spell (DS 10.6)."""

    name = "no_heals"
    help = "Combat stage: no heals."
    stage = "combat"
    has_value = False

    def bars(self, slot: Slot) -> Refusal | None:
        """Bar heals; what a steal gives is not a heal."""
        return NO_HEALING if slot.does == "heal" else None


CURSES: Final[tuple[type[Curse], ...]] = (Hex, Hurt, Drain, NoCombatSpells, NoHeals)


def read_curse(entry: CardEntry) -> Curse:
    """The curse that an entry of a card file describes."""
    verb = entry.word("curse", [curse.name for curse in CURSES])
    cls = next(curse for curse in CURSES if curse.name == verb)
    if not cls.has_value:
        if "value" in entry.fields:
            raise entry.error("value", Phrase("curse-without-value", curse=verb))
        return cls()
    return cls(entry.number("value", 1, MAX_VALUE))
