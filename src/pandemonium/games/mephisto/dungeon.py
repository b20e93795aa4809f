"""The dungeon (ME chapters 5, 7, 10): cards that leave it or enter it, and monsters that act."""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.formats.saving import Number, Numbers
from pandemonium.engine.task import NO_CARD, NOBODY, Refusal
from pandemonium.games.mephisto import events
from pandemonium.games.mephisto.components import (
    ANY,
    CELLS,
    GEAR,
    MAX_PLAYERS,
    MONSTER,
    SPELL,
    SUMMON_FAVOR,
    SUMMONING,
)
from pandemonium.games.mephisto.questions import (
    ANSWER_FIRST,
    CardStep,
    CellQuestion,
    HandQuestion,
    LaneStep,
    Question,
)
from pandemonium.games.mephisto.state import MephistoState

WRONG_KIND: Final = Refusal("ME 4.5", "wrong-kind")


# ---------------------------------------------------------------------- taking and exchanging


class TakeCard(CellQuestion):
    """Which card of the dungeon comes into the hand (ME 3.8)."""

    saved_name = "TakeCard"
    key = "take"
    clause = "ME 3.8"
    answer_kind = "take"
    card_kinds = GEAR

    def perform(self, state: MephistoState, action: Action) -> None:
        state.take_cell(self.seat, action.arg)


class GiveCard(HandQuestion):
    """Which card of the hand is exchanged; it is put aside (ME 4.5)."""

    __slots__ = ("cells", "kinds")

    saved_name = "GiveCard"
    FIELDS = (Number("kinds", 1, ANY), Numbers("cells", 0, CELLS - 1))
    key = "give"
    clause = "ME 4.5"
    answer_kind = "give"
    card_kinds = GEAR | SPELL

    def __init__(self, seat: int, card: int, kinds: int, cells: list[int]) -> None:
        """`kinds` can be given, for the cards in `cells`."""
        super().__init__(seat, card)
        self.kinds = kinds
        self.cells = cells

    def refusal(self, state: MephistoState, action: Action) -> Refusal | None:
        """A card of the hand, of the right kind."""
        refusal = super().refusal(state, action)
        if refusal is not None:
            return refusal
        return None if state.box.design_kind[action.arg] & self.kinds else WRONG_KIND

    def perform(self, state: MephistoState, action: Action) -> None:
        """All players see the card; then the cell is chosen."""
        card = state.take_from_hand(self.seat, action.arg)
        state.aside.append(card)
        if state.recording:
            state.emit(events.CardGiven(self.seat, state.box.names[card]))
        state.todo.append(ExchangeFor(self.seat, self.card, self.cells))


class ExchangeFor(TakeCard):
    """With which card of the dungeon the card aside is exchanged (ME 4.5)."""

    saved_name = "ExchangeFor"
    key = "exchange"
    clause = "ME 4.5"
    card_kinds = GEAR | SPELL

    def perform(self, state: MephistoState, action: Action) -> None:
        state.take_cell(self.seat, action.arg)
        state.place_aside(action.arg, self.seat)


class SummonFor(TakeCard):
    """Which card of the dungeon comes into the hand for the summoned monster (ME 5.2)."""

    saved_name = "SummonFor"
    key = "summon"
    clause = "ME 5.2"
    card_kinds = MONSTER
    is_aside = True

    def perform(self, state: MephistoState, action: Action) -> None:
        """The monster enters; favor is gained before it acts (ME 5.5)."""
        seat = self.seat
        state.take_cell(seat, action.arg)
        card = state.place_aside(action.arg, seat)
        state.gain_favor(seat, SUMMON_FAVOR, card)
        state.pay_out(seat, SUMMONING)


# ---------------------------------------------------------------------- leaving the dungeon


class Banish(CellQuestion):
    """Which card of the dungeon is discarded (ME 3.8)."""

    saved_name = "Banish"
    key = "banish"
    clause = "ME 3.8"
    answer_kind = "banish"
    card_kinds = GEAR

    def perform(self, state: MephistoState, action: Action) -> None:
        state.discard_cell(self.seat, action.arg)


class BanishAndReplace(Banish):
    """Which card is discarded and replaced from the deck (ME 15.5)."""

    saved_name = "BanishAndReplace"

    def perform(self, state: MephistoState, action: Action) -> None:
        super().perform(state, action)
        state.place_from_deck(action.arg)


class BanishInExtraStep(Banish):
    """Which of equal cards leaves the dungeon in the extra step of solitaire (ME 12.3)."""

    saved_name = "BanishInExtraStep"
    clause = "ME 12.3"
    card_kinds = 0

    def question_key(self, state: MephistoState) -> str:  # noqa: ARG002
        return "banish-extra"


class ChooseLane(Question):
    """Which lane of the dungeon is renewed (ME 16.3)."""

    saved_name = "ChooseLane"
    key = "lane"
    clause = "ME 16.3"
    answer_kind = "lane"
    card_kinds = SPELL

    def refusal(self, state: MephistoState, action: Action) -> Refusal | None:  # noqa: ARG002
        return None if action.kind == self.answer_kind else ANSWER_FIRST

    def perform(self, state: MephistoState, action: Action) -> None:
        """Its cards go under the deck, then its cells are filled."""
        side = state.side(self.seat)
        state.todo.append(FillLane(self.seat, self.card, action.arg))
        cells = sorted(state.cells_with(side.lanes[action.arg], ANY))
        if cells:
            state.todo.append(PutUnder(self.seat, self.card, cells))


class PutUnder(CellQuestion):
    """Which of the cards goes under the deck first (ME 16.3)."""

    saved_name = "PutUnder"
    key = "under"
    clause = "ME 16.3"
    answer_kind = "under"
    card_kinds = SPELL

    def perform(self, state: MephistoState, action: Action) -> None:
        cell = action.arg
        card = state.clear_cell(cell, self.seat)
        state.deck.put_under(card)
        if state.recording:
            box = state.box
            state.emit(events.CardPutUnder(self.seat, box.names[card], box.cells[cell]))
        rest = [other for other in self.cells if other != cell]
        if rest:
            state.todo.append(PutUnder(self.seat, self.card, rest))


class FillLane(LaneStep):
    """The empty cells of a lane are filled from the deck (ME 16.3)."""

    saved_name = "FillLane"
    card_kinds = SPELL

    def run(self, state: MephistoState) -> None:
        """The nearer cell first (ME 7.5)."""
        for cell in state.side(self.seat).lanes[self.lane]:
            if state.dungeon[cell] == NO_CARD:
                state.place_from_deck(cell)


# ---------------------------------------------------------------------- monsters that act


class MonstersAct(CardStep):
    """Monsters that entered act for `seat`, in the order in which they came (ME 7.2)."""

    saved_name = "MonstersAct"

    def run(self, state: MephistoState) -> None:
        if not state.entered:
            return
        for cell in reversed(state.entered):
            card = state.dungeon[cell]
            state.todo.append(MonsterActs(self.you(state, cell), card, cell))
        state.entered = []

    def you(self, state: MephistoState, cell: int) -> int:  # noqa: ARG002 - for overrides
        """For whom the monster in this cell acts."""
        return self.seat


MONSTERS_ACT: Final = [MonstersAct(seat) for seat in range(MAX_PLAYERS)]  # shared: immutable


class RefilledMonstersAct(MonstersAct):
    """Monsters that entered in the refill act; `seat` acted last (ME 7.3, 11.5, 12.5)."""

    saved_name = "RefilledMonstersAct"

    def you(self, state: MephistoState, cell: int) -> int:
        """In a team the partner who emptied the cell; in solitaire the absent opponent."""
        if state.box.solitaire:
            return NOBODY
        if state.box.teams and state.emptied[cell] != NOBODY:
            return state.emptied[cell]
        return self.seat


class MonsterStep(CardStep):
    """A step that comes from a monster in a cell."""

    __slots__ = ("cell",)

    saved_name = ""  # a base class: never saved
    FIELDS = (Number("cell", 0, CELLS - 1),)
    card_kinds = MONSTER

    def __init__(self, seat: int, card: int, cell: int) -> None:
        super().__init__(seat, card)
        self.cell = cell


class MonsterActs(MonsterStep):
    """The effect of a monster that entered; `seat` is its "you", or NOBODY (ME 7.3, 12.5)."""

    saved_name = "MonsterActs"

    def run(self, state: MephistoState) -> None:
        box = state.box
        if state.recording:
            state.emit(events.MonsterActs(self.seat, box.names[self.card], box.cells[self.cell]))
        box.effect[self.card].act(state, self.seat, self.card, self.cell)


class EffectOnPlayer(MonsterStep):
    """One player's part of the effect of a monster."""

    saved_name = "Befall"

    def run(self, state: MephistoState) -> None:
        state.box.effect[self.card].affect(state, self.seat, self.card, self.cell)


def apply_to_each(state: MephistoState, seats: list[int], card: int, cell: int) -> None:
    """Queue the effect on each of these players, in this order."""
    for seat in reversed(seats):
        state.todo.append(EffectOnPlayer(seat, card, cell))


def clockwise_from(state: MephistoState, you: int) -> list[int]:
    """All players in order, beginning with `you`; NOBODY counts as seat 0."""
    return state.box.clockwise[max(you, 0)]
