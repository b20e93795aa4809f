"""Favor and cards that cards give and take, and which partner gets them (ME 1.5, 8.5, 11.7)."""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.formats.saving import Number
from pandemonium.engine.task import Args, Refusal
from pandemonium.games.mephisto.components import ANY, MAX_FAVOR, MONSTER
from pandemonium.games.mephisto.questions import ANSWER_FIRST, CardStep, Question
from pandemonium.games.mephisto.state import MephistoState

NOT_AN_OPPONENT: Final = Refusal("ME 8.5", "not-an-opponent")
NOT_ON_THE_TEAM: Final = Refusal("ME 11.7", "not-on-the-team")
MAX_CARD_FAVOR: Final = 1000  # favor from a card of any pack


class FavorStep(CardStep):
    """A step about an amount of favor."""

    __slots__ = ("n",)

    saved_name = ""  # a base class: never saved
    FIELDS = (Number("n", 0, MAX_CARD_FAVOR),)
    card_kinds = ANY

    def __init__(self, seat: int, card: int, n: int) -> None:
        super().__init__(seat, card)
        self.n = n


class GainFavor(FavorStep):
    """A card gives favor; in a team, spells and abilities may give it to either (ME 11.7)."""

    saved_name = "GainFavor"

    def run(self, state: MephistoState) -> None:
        if state.box.teams and state.box.effect[self.card].shared:
            state.todo.append(ShareFavor(self.seat, self.card, self.n))
        else:
            state.gain_favor(self.seat, self.n, self.card)


class LoseFavor(FavorStep):
    """The player loses favor because of a card."""

    saved_name = "LoseFavor"

    def run(self, state: MephistoState) -> None:
        state.lose_favor(self.seat, self.n, self.card)


class DrawForCard(CardStep):
    """A card lets a player draw a card, in a team either partner (ME 11.7)."""

    saved_name = "DrawForCard"
    card_kinds = ANY

    def run(self, state: MephistoState) -> None:
        if state.box.teams and state.box.effect[self.card].shared:
            state.todo.append(ShareCard(self.seat, self.card))
        else:
            state.draw_to_hand(self.seat)


class ShareCard(Question):
    """Which partner draws a card (ME 11.7)."""

    saved_name = "ShareCard"
    key = "benefit"
    clause = "ME 11.7"
    answer_kind = "benefit"
    card_kinds = ANY

    def refusal(self, state: MephistoState, action: Action) -> Refusal | None:  # noqa: ARG002
        if action.kind != self.answer_kind:
            return ANSWER_FIRST
        is_own = action.arg == self.seat or action.arg == self.seat ^ 1
        return None if is_own else NOT_ON_THE_TEAM

    def perform(self, state: MephistoState, action: Action) -> None:
        state.draw_to_hand(action.arg)

    def question_key(self, state: MephistoState) -> str:  # noqa: ARG002
        return "benefit-card"


class ShareFavor(ShareCard):
    """Which partner gains favor (ME 11.7)."""

    __slots__ = ("n",)

    saved_name = "ShareFavor"
    FIELDS = (Number("n", 0, MAX_CARD_FAVOR),)

    def __init__(self, seat: int, card: int, n: int) -> None:
        super().__init__(seat, card)
        self.n = n

    def perform(self, state: MephistoState, action: Action) -> None:
        state.gain_favor(action.arg, self.n, self.card)

    def question_key(self, state: MephistoState) -> str:  # noqa: ARG002
        return "benefit"

    def question_args(self, state: MephistoState) -> Args:  # noqa: ARG002
        return {"n": self.n}


class ChooseVictim(Question):
    """Which opponent loses favor (ME 8.5)."""

    saved_name = "ChooseVictim"
    key = "target"
    clause = "ME 8.5"
    answer_kind = "target"
    card_kinds = MONSTER

    def refusal(self, state: MephistoState, action: Action) -> Refusal | None:
        if action.kind != self.answer_kind:
            return ANSWER_FIRST
        return None if action.arg in state.box.opponents[self.seat] else NOT_AN_OPPONENT

    def perform(self, state: MephistoState, action: Action) -> None:
        state.lose_favor(action.arg, state.box.effect[self.card].loss, self.card)

    def question_args(self, state: MephistoState) -> Args:
        return {"n": state.box.effect[self.card].loss}


def favor_gained(state: MephistoState, seat: int, favor: int) -> Args:
    """The preview of favor that a player would gain, with what would be lost above 10 (ME 1.5)."""
    return {"gain": favor, "wasted": max(0, state.seats[seat].favor + favor - MAX_FAVOR)}


def then_favor(state: MephistoState, seat: int, card: int, first_part_done: bool) -> None:
    """Favor after a "then": also if the first part was impossible, unless strict (ME 3.8)."""
    if first_part_done or not state.box.strict_then:
        state.todo.append(GainFavor(seat, card, state.box.effect[card].favor))
