"""The base classes of what a card does: verbs of slots, auras and curses.

Each is one class: the verbs in `effects.py`, the auras in `auras.py`, the curses in `curses.py`.
"""

from typing import TYPE_CHECKING, ClassVar

from pandemonium.engine.formats.pack import CardEntry
from pandemonium.engine.task import Args, Refusal
from pandemonium.games.dice_summoners.components import CREATURES, Design, Slot

if TYPE_CHECKING:
    from pandemonium.games.dice_summoners.seat import Seat
    from pandemonium.games.dice_summoners.state import DiceSummonersState, Use


class Verb:
    """What a slot does: one class for each verb of the card files."""

    __slots__ = ("value",)

    name: ClassVar[str] = ""  # in card files and in wording
    fields: ClassVar[tuple[str, ...]] = ("value",)  # besides those that every slot has
    help: ClassVar[str] = ""
    kinds: ClassVar[tuple[str, ...]] = (*CREATURES, "start_set", "spell_set")  # of cards with it
    deals_damage: ClassVar[bool] = False
    places_tokens: ClassVar[bool] = False

    def __init__(self, value: int = 0) -> None:
        """`value` is the number printed on the slot."""
        self.value = value

    @classmethod
    def read(cls, entry: CardEntry, field: str, table: dict[str, object]) -> "Verb":
        """The verb that the table of a slot in a card file describes."""
        raise NotImplementedError

    def refusal(self, state: "DiceSummonersState", owner: "Seat", slot: int) -> Refusal | None:  # noqa: ARG002 - for overrides
        """What forbids it, though the slot can be paid; None by default."""
        return None

    def perform(
        self, state: "DiceSummonersState", seat: int, card: int, use: "Use", worth: int
    ) -> None:
        """Do it: `card` has the slot, `worth` is the value with all that was added to it."""
        raise NotImplementedError

    def preview(self, state: "DiceSummonersState", seat: int, worth: int) -> Args:  # noqa: ARG002 - for overrides
        """What it would do now, as arguments of a preview."""
        return {}


class Aura:
    """What an aura raises, and by how much: one class for each kind."""

    __slots__ = ("by", "spell_bonus")

    help: ClassVar[str] = ""

    def __init__(self, by: int) -> None:
        """`by` is added to a value."""
        self.by = by
        self.spell_bonus = 0  # for one combat spell of each spell set in a turn (DS 9.4)

    def bonus(self, design: "Design", slot: "Slot") -> int:  # noqa: ARG002 - for overrides
        """What it always adds to a slot of a card."""
        return 0


class Curse:
    """What a curse does to the player who bears it: one class for each verb."""

    __slots__ = ("value",)

    name: ClassVar[str] = ""
    help: ClassVar[str] = ""
    stage: ClassVar[str] = "gain"  # or "combat": when it acts
    has_value: ClassVar[bool] = True

    def __init__(self, value: int = 0) -> None:
        """`value` is the number printed on it, where it has one."""
        self.value = value

    def takes_dice(self, blue: int) -> int:  # noqa: ARG002 - for overrides
        """How many of the blue dice are not rolled."""
        return 0

    def strike(self, state: "DiceSummonersState", seat: int, card: int) -> None:
        """What it does after the roll."""

    def bars(self, slot: "Slot") -> Refusal | None:  # noqa: ARG002 - for overrides
        """What forbids using the slot in the combat stage."""
        return None
