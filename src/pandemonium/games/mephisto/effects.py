"""What a card does: the base of all verbs.

A verb is what stands after `effect = ` in a card file. It is one class, in the file of its chapter
(`weapons.py`, `items.py`, `spells.py`, `monsters.py`), and `cards.py` lists them all. The class
says how the verb is called, on which kinds of card it may stand, which numbers it needs, and what
it does at the moments below; the first line of its docstring is what the reference page says.
"""

# ruff: noqa: ARG002 - a verb is told more than it needs to know

from typing import TYPE_CHECKING, ClassVar

from pandemonium.engine.task import Args
from pandemonium.games.mephisto.components import ANY

if TYPE_CHECKING:
    from pandemonium.games.mephisto.state import MephistoState


class Verb:
    """Does nothing. What a verb does not say otherwise is as here."""

    name: ClassVar[str] = ""  # in card files
    kinds: ClassVar[int] = ANY  # of card on which it may stand
    numbers: ClassVar[tuple[str, ...]] = ()  # of favor, loss, per and bonus, those that it needs
    variants: ClassVar[tuple[str, ...]] = ()  # of the rules, in which it says something else

    activated: ClassVar[bool] = False  # gear that is activated in one's turn
    needs_secret: ClassVar[bool] = False  # whether it can be used, only the hand can tell
    attaches: ClassVar[bool] = False  # a spell that stays under a weapon
    enters: ClassVar[bool] = False  # a monster that acts on entering the dungeon
    shared: ClassVar[bool] = False  # what it gives may go to the partner (ME 11.7)
    attack_varies: ClassVar[bool] = False  # a weapon whose attack depends on the table
    needs_loading: ClassVar[bool] = False  # a weapon that may not fight at all times
    fodder: ClassVar[int] = 0  # the kind of card that may be discarded for it in a fight
    pays_for: ClassVar[int] = 0  # kinds, or SUMMONING: when a defeated monster gives favor
    keeps_ability: ClassVar[bool] = False  # a monster with an ability for who defeated it
    activations: ClassVar[int] = 1  # how often gear is activated in a turn, by a monster defeated

    def __init__(self, favor: int, loss: int, per: int, bonus: int) -> None:
        """The numbers of this card, 0 where it has none."""
        self.favor = favor
        self.loss = loss
        self.per = per
        self.bonus = bonus

    # ------------------------------------------------------------------ gear

    def when_played(self, state: "MephistoState", seat: int, card: int, lane: int) -> None:
        """Gear has come into play (ME 3.3)."""

    def can_use(
        self, state: "MephistoState", seat: int, card: int, lane: int, copied: bool
    ) -> bool:
        """Whether activating it in that lane would do something (ME 4.5)."""
        return True

    def use(self, state: "MephistoState", seat: int, card: int, lane: int) -> None:
        """The ability that is activated, as if the card lay in `lane` of `seat`."""

    def worth(self, state: "MephistoState", seat: int, card: int, lane: int) -> Args:
        """What activating it would bring, where that is certain."""
        return {}

    # ------------------------------------------------------------------ weapons

    def bonus_now(self, state: "MephistoState", seat: int, weapon: int) -> int:
        """Attack that a weapon has now on its own account."""
        return 0

    def may_fight(self, state: "MephistoState", weapon: int) -> bool:
        """Whether a weapon may be used in a fight now."""
        return True

    def after_fight(self, state: "MephistoState", seat: int, weapon: int) -> None:
        """A weapon has fought and is not broken."""

    # ------------------------------------------------------------------ spells

    def cast(self, state: "MephistoState", seat: int, card: int) -> None:
        """What a spell does that is not attached."""

    def attached(self, state: "MephistoState", owner: int, weapon: int) -> None:
        """What a spell does besides when it has come under a weapon."""

    # ------------------------------------------------------------------ monsters

    def act(self, state: "MephistoState", you: int, card: int, cell: int) -> None:
        """A monster has entered the dungeon; `you` may be NOBODY in solitaire (ME 7, 12.5)."""

    def befall(self, state: "MephistoState", seat: int, card: int, cell: int) -> None:
        """One player's part of what a monster does on entering."""

    def spell_was_played(self, state: "MephistoState", seat: int, monster: int) -> None:
        """The player who defeated the monster has played a spell."""
