"""The base classes of questions: most ask for a cell, for gear or for a hand card."""

from typing import TYPE_CHECKING, ClassVar, Final

from pandemonium.engine.action import Action
from pandemonium.engine.formats.saving import Cards, Number, Numbers
from pandemonium.engine.task import Args, Decision, Refusal, Step
from pandemonium.games.mephisto import labels
from pandemonium.games.mephisto.components import CELLS, GEAR, LANES
from pandemonium.games.mephisto.lanes import gear_of
from pandemonium.games.mephisto.state import MephistoState

if TYPE_CHECKING:
    from pandemonium.games.mephisto.plans import Way

ANSWER_FIRST: Final = Refusal("ME 2.6", "answer-first")
NOT_IN_HAND: Final = Refusal("ME 3.1", "not-in-hand")
CELL_UNFITTING: Final = Refusal("ME 3.8", "cell-does-not-fit")
GEAR_UNFITTING: Final = Refusal("ME 3.8", "gear-does-not-fit")
MUST_BE_DONE: Final = Refusal("ME 3.8", "must-be-done")


class Question(Decision):
    """A question of this game: labels and touched elements follow from what an action names."""

    saved_name = ""  # a base class: never saved
    card_kinds: ClassVar[int] = 0  # of the card that asks, as bits; 0: no card asks
    is_aside: ClassVar[bool] = False  # that card lies aside
    in_fight: ClassVar[bool] = False  # it is asked in a fight
    answer_kind: ClassVar[str] = ""  # the kind of the actions that answer

    def family(self, state: MephistoState) -> list[Action]:
        """The actions of the kind that answers."""
        return state.actions.by_kind[self.answer_kind].actions

    def candidates(self, state: MephistoState) -> list[Action]:
        return self.family(state)

    def label(self, state: MephistoState, action: Action, args: Args) -> str:
        return labels.describe(state, action, args)

    def touches(self, state: MephistoState, action: Action) -> list[str]:
        return labels.elements(state, action)

    def answer_for(self, state: MephistoState, way: "Way") -> Action | None:  # noqa: ARG002
        """The answer by which a planned way to fight continues; None outside a fight."""
        return None


class CardStep(Step):
    """A step of this game, perhaps caused by a card."""

    saved_name = ""  # a base class: never saved
    card_kinds: ClassVar[int] = 0  # as in questions
    is_aside: ClassVar[bool] = False
    in_fight: ClassVar[bool] = False


class LaneStep(CardStep):
    """A step in a lane."""

    __slots__ = ("lane",)

    saved_name = ""  # a base class: never saved
    FIELDS = (Number("lane", 0, LANES - 1),)

    def __init__(self, seat: int, card: int, lane: int) -> None:
        super().__init__(seat, card)
        self.lane = lane


class CellQuestion(Question):
    """Which of some cells of the dungeon."""

    __slots__ = ("cells",)

    saved_name = ""  # a base class: never saved
    FIELDS = (Numbers("cells", 0, CELLS - 1),)
    optimizes_legal = True

    def __init__(self, seat: int, card: int, cells: list[int]) -> None:
        super().__init__(seat, card)
        self.cells = cells

    def candidates(self, state: MephistoState) -> list[Action]:
        family = self.family(state)
        return [family[cell] for cell in self.cells]

    def refusal(self, state: MephistoState, action: Action) -> Refusal | None:  # noqa: ARG002
        if action.kind != self.answer_kind:
            return ANSWER_FIRST
        return None if action.arg in self.cells else CELL_UNFITTING

    def legal(self, state: MephistoState) -> list[Action]:
        return self.candidates(state)


class GearQuestion(Question):
    """Which of some gear in play, by card number."""

    __slots__ = ("gear",)

    saved_name = ""  # a base class: never saved
    FIELDS = (Cards("gear"),)
    optimizes_legal = True

    def __init__(self, seat: int, card: int, gear: list[int]) -> None:
        super().__init__(seat, card)
        self.gear = gear

    def candidates(self, state: MephistoState) -> list[Action]:
        family = self.family(state)
        return [family[card] for card in self.gear]

    def refusal(self, state: MephistoState, action: Action) -> Refusal | None:  # noqa: ARG002
        if action.kind != self.answer_kind:
            return ANSWER_FIRST
        return None if action.arg in self.gear else GEAR_UNFITTING

    def legal(self, state: MephistoState) -> list[Action]:
        return self.candidates(state)


class HandQuestion(Question):
    """Which card of the hand: only its seat may know what there is to choose."""

    saved_name = ""  # a base class: never saved
    secret = True
    answer_kind = "discard"

    def candidates(self, state: MephistoState) -> list[Action]:
        return named_in_hand(state, self.seat, self.family(state))

    def refusal(self, state: MephistoState, action: Action) -> Refusal | None:
        if action.kind != self.answer_kind:
            return ANSWER_FIRST
        return NOT_IN_HAND if state.find_in_hand(self.seat, action.arg) < 0 else None


def named_in_hand(state: MephistoState, seat: int, family: list[Action]) -> list[Action]:
    """One action of the family for each design in the hand."""
    actions: list[Action] = []
    designs = state.box.design_of
    seen = 0  # designs, as bits
    for card in state.seats[seat].hand:
        design = designs[card]
        if not seen >> design & 1:
            seen |= 1 << design
            actions.append(family[design])
    return actions


def helped_gear(state: MephistoState, seat: int, kinds: int = GEAR) -> list[int]:
    """Gear that spells and abilities of `seat` may help: its own and the partner's (ME 11.7)."""
    gear = gear_of(state, seat, kinds)
    if state.box.teams:
        gear += gear_of(state, seat ^ 1, kinds)
        gear.sort()
    return gear
