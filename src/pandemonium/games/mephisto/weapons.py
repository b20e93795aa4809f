"""What weapons do (ME chapter 14): in a fight, and when they are played."""

# ruff: noqa: ARG002 - not every verb uses all arguments

from pandemonium.engine.task import NOBODY
from pandemonium.games.mephisto.components import ALL_CELLS, GEAR, MONSTER, SPELL, WEAPON
from pandemonium.games.mephisto.dungeon import Banish
from pandemonium.games.mephisto.favor import then_favor
from pandemonium.games.mephisto.gear import (
    MayMoveGear,
    ask_repair,
    ask_weaken,
    movable,
    offer_repair,
)
from pandemonium.games.mephisto.lanes import gear_in_lane, lane_of, wear
from pandemonium.games.mephisto.state import MephistoState
from pandemonium.games.mephisto.verbs import Verb

# ---------------------------------------------------------------------- in a fight


class DiscardSpell(Verb):
    """In a fight you may discard a spell for `bonus` more attack (ME 14.1)."""

    name = "discard-spell"
    kinds = WEAPON
    numbers = ("bonus",)
    fodder = SPELL


class DiscardMonster(Verb):
    """In a fight you may discard a monster for `bonus` more attack (ME 14.3)."""

    name = "discard-monster"
    kinds = WEAPON
    numbers = ("bonus",)
    fodder = MONSTER


class Charge(Verb):
    """`bonus` more attack in a turn in which you have played a spell (ME 14.2)."""

    name = "charge"
    kinds = WEAPON
    numbers = ("bonus",)
    attack_varies = True

    def bonus_now(self, state: MephistoState, seat: int, weapon: int) -> int:
        """The bonus counts once, however many spells were played."""
        return self.bonus if state.seats[seat].has_cast else 0


class Skewer(Verb):
    """`bonus` more attack while both cells of its lane hold monsters (ME 14.13)."""

    name = "skewer"
    kinds = WEAPON
    numbers = ("bonus",)
    attack_varies = True

    def bonus_now(self, state: MephistoState, seat: int, weapon: int) -> int:
        """It counts against one of them and against both."""
        cells = state.side(seat).lanes[lane_of(state, seat, weapon)]
        for cell in cells:
            card = state.dungeon[cell]
            if card < 0 or state.box.kind[card] != MONSTER:
                return 0
        return self.bonus


class Load(Verb):
    """Cannot fight in the turn in which it was played (ME 14.11)."""

    name = "load"
    kinds = WEAPON
    needs_loading = True

    def may_fight(self, state: MephistoState, weapon: int) -> bool:
        """Moving it to another lane does not help."""
        return weapon not in state.fresh


class Return(Verb):
    """After a fight with it you may move it to another of your lanes (ME 14.4)."""

    name = "return"
    kinds = WEAPON

    def after_fight(self, state: MephistoState, seat: int, weapon: int) -> None:
        state.todo.append(MayMoveGear(seat, weapon, [weapon]))


# ---------------------------------------------------------------------- when played


class Corrode(Verb):
    """When played, all gear in the lane, on both sides, loses a durability (ME 14.5)."""

    name = "corrode"
    kinds = GEAR
    variants = ("sparing",)

    def when_played(self, state: MephistoState, seat: int, card: int, lane: int) -> None:
        """It hits itself too, unless an option spares it."""
        for owner in (seat, state.facing(seat)):
            if owner == NOBODY:
                continue
            for gear in gear_in_lane(state, owner, lane):
                if gear != card or state.box.corruptor_hits_itself:
                    wear(state, owner, gear)


class Poke(Verb):
    """When played, each opponent with gear in the lane loses `loss` favor (ME 14.6)."""

    name = "poke"
    kinds = GEAR
    numbers = ("loss",)
    variants = ("solitaire",)

    def when_played(self, state: MephistoState, seat: int, card: int, lane: int) -> None:
        """In solitaire you gain it (ME 12.6)."""
        rival = state.facing(seat)
        if state.box.solitaire:
            state.gain_favor(seat, self.loss, card)
        elif rival != NOBODY and gear_in_lane(state, rival, lane):
            state.lose_favor(rival, self.loss, card)


class Chop(Verb):
    """When played, one of an opponent's gear in the lane loses a durability (ME 14.7)."""

    name = "chop"
    kinds = GEAR
    variants = ("care-bear", "solitaire")

    def when_played(self, state: MephistoState, seat: int, card: int, lane: int) -> None:
        """In solitaire and with care bears, one of your own there is repaired (ME 12.6, 13.1)."""
        rival = state.facing(seat)
        if state.box.mends_instead:
            ask_repair(state, seat, card, gear_in_lane(state, seat, lane))
        elif rival != NOBODY:
            ask_weaken(state, seat, card, gear_in_lane(state, rival, lane))


class Mend(Verb):
    """When played, you may repair one of your gear in the lane (ME 14.10)."""

    name = "mend"
    kinds = GEAR

    def when_played(self, state: MephistoState, seat: int, card: int, lane: int) -> None:
        offer_repair(state, seat, card, gear_in_lane(state, seat, lane))


class Sling(Verb):
    """When played, you may move any weapon in play to another lane of its owner (ME 14.14)."""

    name = "sling"
    kinds = GEAR

    def when_played(self, state: MephistoState, seat: int, card: int, lane: int) -> None:
        """The new weapon itself can be moved too."""
        weapons = movable(state, seat, WEAPON)
        if weapons:
            state.todo.append(MayMoveGear(seat, card, weapons))


class Feed(Verb):
    """When played, discard a monster from the dungeon; then gain `favor` (ME 14.15)."""

    name = "feed"
    kinds = GEAR
    numbers = ("favor",)

    def when_played(self, state: MephistoState, seat: int, card: int, lane: int) -> None:
        """The monster gives nothing."""
        monsters = state.cells_with(ALL_CELLS, MONSTER)
        then_favor(state, seat, card, len(monsters) > 0)
        if monsters:
            state.todo.append(Banish(seat, card, monsters))
