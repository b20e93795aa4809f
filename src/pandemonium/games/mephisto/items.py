"""What gear does when it is activated (ME chapters 14 and 15)."""

# ruff: noqa: ARG002 - not every verb uses all arguments

from typing import ClassVar

from pandemonium.engine.action import Action
from pandemonium.engine.formats.saving import Number
from pandemonium.engine.task import NO_CARD, Args, Refusal
from pandemonium.games.mephisto import events
from pandemonium.games.mephisto.components import (
    ALL_CELLS,
    ANY,
    GEAR,
    LANES,
    MONSTER,
    NOT_MONSTER,
    NOT_SPELL,
    SPELL,
    WEAPON,
)
from pandemonium.games.mephisto.dungeon import BanishAndReplace, GiveCard, TakeCard
from pandemonium.games.mephisto.favor import DrawForCard, GainFavor, favor_gained, then_favor
from pandemonium.games.mephisto.gear import ask_repair
from pandemonium.games.mephisto.playing import CastSpell
from pandemonium.games.mephisto.questions import (
    ANSWER_FIRST,
    CELL_UNFITTING,
    CellQuestion,
    Question,
    helped_gear,
)
from pandemonium.games.mephisto.state import MephistoState
from pandemonium.games.mephisto.verbs import Verb


def cells_of(state: MephistoState, seat: int, lane: int, kinds: int) -> list[int]:
    """The cells of a lane that hold cards of these kinds, in order."""
    cells = state.cells_with(state.side(seat).lanes[lane], kinds)
    cells.sort()
    return cells


class Activated(Verb):
    """The base class of abilities that are activated."""

    kinds = GEAR
    activated = True
    shared = True


class Count(Activated):
    """The base class of abilities that give favor for the cards in the lane."""

    numbers = ("favor", "per")
    counted: ClassVar[int] = 0  # kinds

    def total(self, state: MephistoState, seat: int, lane: int) -> int:
        """The favor that it gives in a lane."""
        cells = state.cells_with(state.side(seat).lanes[lane], self.counted)
        return self.favor + self.per * len(cells)

    def use(self, state: MephistoState, seat: int, card: int, lane: int) -> None:
        state.todo.append(GainFavor(seat, card, self.total(state, seat, lane)))

    def worth(self, state: MephistoState, seat: int, card: int, lane: int) -> Args:
        return favor_gained(state, seat, self.total(state, seat, lane))


class Drink(Count):
    """Gain `favor`, and `per` for each non-monster card in the lane (ME 15.2)."""

    name = "drink"
    counted = NOT_MONSTER


class Eat(Count):
    """Gain `favor`, and `per` for each monster in the lane (ME 15.3)."""

    name = "eat"
    counted = MONSTER


class Reveal(Activated):
    """The top card goes under the deck: spell, draw; monster, `favor`; gear, repair (ME 15.1)."""

    name = "reveal"
    numbers = ("favor",)

    def can_use(self, state: MephistoState, seat: int, card: int, lane: int, copied: bool) -> bool:
        return state.has_card_to_draw()

    def use(self, state: MephistoState, seat: int, card: int, lane: int) -> None:
        """The card is put back at once, so the deck does not run out (ME 9.2)."""
        state.rebuild_if_empty()
        top = state.deck.draw(state.chance)
        if top == NO_CARD:
            return
        state.deck.put_under(top)
        if state.recording:
            state.emit(events.CardRevealed(seat, state.box.names[top]))
        kind = state.box.kind[top]
        if kind == MONSTER:
            state.todo.append(GainFavor(seat, card, self.favor))
        elif kind == SPELL:
            state.todo.append(DrawForCard(seat, card))
        else:
            ask_repair(state, seat, card, helped_gear(state, seat))


class Burn(Activated):
    """Replace a non-monster card in the lane; then gain `favor` (ME 15.5)."""

    name = "burn"
    numbers = ("favor",)

    def can_use(self, state: MephistoState, seat: int, card: int, lane: int, copied: bool) -> bool:
        """The favor alone is enough, unless strict (ME 3.8, 4.5)."""
        if not state.box.strict_then:
            return True
        return state.has_cell_with(state.side(seat).lanes[lane], NOT_MONSTER)

    def use(self, state: MephistoState, seat: int, card: int, lane: int) -> None:
        cells = cells_of(state, seat, lane, NOT_MONSTER)
        then_favor(state, seat, card, len(cells) > 0)
        if cells:
            state.todo.append(BanishAndReplace(seat, card, cells))


class Open(Activated):
    """Pay `loss` favor and take a non-monster card from the lane (ME 15.6)."""

    name = "open"
    numbers = ("loss",)

    def can_use(self, state: MephistoState, seat: int, card: int, lane: int, copied: bool) -> bool:
        pays = state.seats[seat].favor >= self.loss
        return pays and state.has_cell_with(state.side(seat).lanes[lane], NOT_MONSTER)

    def use(self, state: MephistoState, seat: int, card: int, lane: int) -> None:
        state.pay_favor(seat, self.loss, card)
        state.todo.append(TakeCard(seat, card, cells_of(state, seat, lane, NOT_MONSTER)))


class Hook(Activated):
    """Take a non-spell card from anywhere in the dungeon (ME 14.9)."""

    name = "hook"

    def can_use(self, state: MephistoState, seat: int, card: int, lane: int, copied: bool) -> bool:
        return state.has_cell_with(ALL_CELLS, NOT_SPELL)

    def use(self, state: MephistoState, seat: int, card: int, lane: int) -> None:
        state.todo.append(TakeCard(seat, card, state.cells_with(ALL_CELLS, NOT_SPELL)))


class Exchange(Activated):
    """Exchange a card of your hand with a card of the lane (ME 15.7)."""

    name = "exchange"
    given: ClassVar[int] = ANY  # kinds

    def can_use(self, state: MephistoState, seat: int, card: int, lane: int, copied: bool) -> bool:
        """There must be a card to give and a card to take."""
        has_one = state.count_in_hand(seat, self.given) > 0
        return has_one and state.has_cell_with(state.side(seat).lanes[lane], ANY)

    def use(self, state: MephistoState, seat: int, card: int, lane: int) -> None:
        cells = cells_of(state, seat, lane, ANY)
        state.todo.append(GiveCard(seat, card, self.given, cells))


class Dig(Exchange):
    """Exchange a monster of your hand with a card of the lane (ME 14.12)."""

    name = "dig"
    given = MONSTER
    needs_secret = True


# ---------------------------------------------------------------------- other cards' abilities


class Read(Activated):
    """Play a spell of cost 0 straight out of the dungeon (ME 14.8)."""

    name = "read"

    def can_use(self, state: MephistoState, seat: int, card: int, lane: int, copied: bool) -> bool:
        """A spell cannot be attached to the card itself if it breaks."""
        is_last = not copied and state.durability[card] == 1
        return len(readable(state, seat, card if is_last else NO_CARD)) > 0

    def use(self, state: MephistoState, seat: int, card: int, lane: int) -> None:
        state.todo.append(ReadSpell(seat, card, readable(state, seat, NO_CARD)))


def readable(state: MephistoState, seat: int, breaking: int) -> list[int]:
    """The cells with free spells to play; `breaking` is gear about to leave play."""
    box = state.box
    cells: list[int] = []
    for cell in ALL_CELLS:
        card = state.dungeon[cell]
        if card >= 0 and box.kind[card] == SPELL and not box.cost[card]:
            if box.is_attached[card]:
                weapons = helped_gear(state, seat, WEAPON)
                if not weapons or weapons == [breaking]:
                    continue
            cells.append(cell)
    return cells


class ReadSpell(CellQuestion):
    """Which spell of the dungeon is played (ME 14.8)."""

    saved_name = "ReadSpell"
    key = "read"
    clause = "ME 14.8"
    answer_kind = "read"
    card_kinds = GEAR

    def perform(self, state: MephistoState, action: Action) -> None:
        """The spell is played, but not from the hand."""
        spell = state.clear_cell(action.arg, self.seat)
        state.aside.append(spell)
        state.todo.append(CastSpell(self.seat, spell, False))


class Copy(Activated):
    """Use the activated ability of an item or weapon in the dungeon (ME 15.4)."""

    name = "copy"

    def can_use(self, state: MephistoState, seat: int, card: int, lane: int, copied: bool) -> bool:
        """A copied copy ability does nothing."""
        return not copied and len(copyable(state, seat, lane)) > 0

    def use(self, state: MephistoState, seat: int, card: int, lane: int) -> None:
        is_secret = False
        for cell in ALL_CELLS:
            shown = state.dungeon[cell]
            if shown >= 0 and state.box.effect[shown].needs_secret:
                is_secret = True
        state.todo.append(
            CopyInSecret(seat, card, lane) if is_secret else CopyAbility(seat, card, lane)
        )


def copyable(state: MephistoState, seat: int, lane: int) -> list[int]:
    """The cells with gear whose activated ability could be used in that lane."""
    box = state.box
    cells: list[int] = []
    for cell in ALL_CELLS:
        card = state.dungeon[cell]
        if (
            card >= 0
            and box.is_activated[card]
            and box.effect[card].can_use(state, seat, card, lane, True)
        ):
            cells.append(cell)
    return cells


class CopyAbility(Question):
    """Which ability is used (ME 15.4)."""

    __slots__ = ("lane",)

    saved_name = "CopyAbility"
    FIELDS = (Number("lane", 0, LANES - 1),)
    key = "copy"
    clause = "ME 15.4"
    answer_kind = "copy"
    card_kinds = GEAR

    def __init__(self, seat: int, card: int, lane: int) -> None:
        """The ability is used in `lane`."""
        super().__init__(seat, card)
        self.lane = lane

    def candidates(self, state: MephistoState) -> list[Action]:
        """The abilities that would do something."""
        return [state.actions.copy[cell] for cell in copyable(state, self.seat, self.lane)]

    def refusal(self, state: MephistoState, action: Action) -> Refusal | None:
        if action.kind != self.answer_kind:
            return ANSWER_FIRST
        is_possible = action.arg in copyable(state, self.seat, self.lane)
        return None if is_possible else CELL_UNFITTING

    def perform(self, state: MephistoState, action: Action) -> None:
        """Use it as if it were printed on the copying card."""
        copied = state.dungeon[action.arg]
        if state.recording:
            box = state.box
            name, cell = box.names[copied], box.cells[action.arg]
            state.emit(events.AbilityCopied(self.seat, name, cell))
        state.box.effect[copied].use(state, self.seat, copied, self.lane)


class CopyInSecret(CopyAbility):
    """The same where the use of an ability depends on the hand."""

    saved_name = "CopyInSecret"
    secret = True
