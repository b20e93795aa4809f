"""The base class of the verbs: what a card does.

A card file names a verb after `effect = `. Each verb is one class in the file of its chapter
(`weapons.py`, `items.py`, `spells.py`, `monsters.py`); `cards.py` finds them there. The class
declares its name, the kinds of card that may have it, the numbers that it needs, and what it does
at the moments below. The first line of its docstring is printed on the reference page.
"""

# ruff: noqa: ARG002 - not every verb uses all arguments

from typing import ClassVar

from pandemonium.engine.task import Args
from pandemonium.games.mephisto.components import ANY
from pandemonium.games.mephisto.state import MephistoState


class Verb:
    """A verb that does nothing: each verb overrides what it changes."""

    name: ClassVar[str] = ""  # in card files
    kinds: ClassVar[int] = ANY  # of card that may have it
    numbers: ClassVar[tuple[str, ...]] = ()  # those of favor, loss, per and bonus that it needs
    variants: ClassVar[tuple[str, ...]] = ()  # of the rules that change its text

    activated: ClassVar[bool] = False  # gear that its owner activates
    needs_secret: ClassVar[bool] = False  # whether it can be used depends on the hand
    attaches: ClassVar[bool] = False  # a spell that stays under a weapon
    enters: ClassVar[bool] = False  # a monster that acts on entering the dungeon
    shared: ClassVar[bool] = False  # its gain may go to the partner (ME 11.7)
    attack_varies: ClassVar[bool] = False  # a weapon whose attack depends on the table
    needs_loading: ClassVar[bool] = False  # a weapon that cannot always fight
    fodder: ClassVar[int] = 0  # the kind of card that may be discarded for it in a fight
    pays_for: ClassVar[int] = 0  # kinds, or SUMMONING: when a defeated monster gives favor
    keeps_ability: ClassVar[bool] = False  # a monster with an ability for its owner
    activations: ClassVar[int] = 1  # of each gear per turn, by a defeated monster

    def __init__(self, favor: int, loss: int, per: int, bonus: int) -> None:
        """The numbers of this card, 0 where it has none."""
        self.favor = favor
        self.loss = loss
        self.per = per
        self.bonus = bonus

    # ------------------------------------------------------------------ gear

    def when_played(self, state: MephistoState, seat: int, card: int, lane: int) -> None:
        """Gear has come into play (ME 3.3)."""

    def can_use(self, state: MephistoState, seat: int, card: int, lane: int, copied: bool) -> bool:
        """Whether activating it in that lane would do something (ME 4.5)."""
        return True

    def use(self, state: MephistoState, seat: int, card: int, lane: int) -> None:
        """Use the activated ability as if the card were in `lane` of `seat`."""

    def worth(self, state: MephistoState, seat: int, card: int, lane: int) -> Args:
        """The preview of activating it, as far as it is certain."""
        return {}

    # ------------------------------------------------------------------ weapons

    def bonus_now(self, state: MephistoState, seat: int, weapon: int) -> int:
        """The extra attack that a weapon gives itself now."""
        return 0

    def may_fight(self, state: MephistoState, weapon: int) -> bool:
        """Whether a weapon may be used in a fight now."""
        return True

    def after_fight(self, state: MephistoState, seat: int, weapon: int) -> None:
        """A weapon has fought and is not broken."""

    # ------------------------------------------------------------------ spells

    def cast(self, state: MephistoState, seat: int, card: int) -> None:
        """Take effect, for a spell that is not attached."""

    def attached(self, state: MephistoState, owner: int, weapon: int) -> None:
        """The spell was attached to a weapon."""

    # ------------------------------------------------------------------ monsters

    def act(self, state: MephistoState, you: int, card: int, cell: int) -> None:
        """A monster has entered the dungeon; `you` may be NOBODY in solitaire (ME 7, 12.5)."""

    def affect(self, state: MephistoState, seat: int, card: int, cell: int) -> None:
        """One player's part of the effect of a monster that entered."""

    def spell_was_played(self, state: MephistoState, seat: int, monster: int) -> None:
        """The player who defeated the monster has played a spell."""
