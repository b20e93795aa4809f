"""Labels of actions and the elements they touch, as far as they follow from what an action names.

The current question adds the rest (`questions.py`).
"""

# ruff: noqa: ARG002 - not every subject depends on the state or the seat

from pandemonium.engine.action import Action
from pandemonium.engine.task import NO_CARD, NOBODY, Args
from pandemonium.engine.view import hand_at, seat_at
from pandemonium.games.mephisto import actions
from pandemonium.games.mephisto.components import LANES
from pandemonium.games.mephisto.elements import cell_at, gear_at, lane_at
from pandemonium.games.mephisto.lanes import owner_of
from pandemonium.games.mephisto.state import MephistoState


def details(state: MephistoState, action: Action) -> Args:
    """The arguments of an action's label or refusal; `label` is the key of the label."""
    args: Args = {"text": action.text}
    if state.over:
        args["label"] = describe(state, action, args)
    else:
        args["label"] = state.decision.label(state, action, args)
        args["favor"] = state.seats[state.player].favor
    return args


# ---------------------------------------------------------------------- what actions are about


class Subject:
    """What an action names; the base class stands for the player who acts."""

    def describe(self, state: MephistoState, number: int, args: Args) -> str:
        """Add to `args` what a label may mention; returns the ending of its key."""
        return ""

    def elements(self, state: MephistoState, seat: int, number: int) -> list[str]:
        """The elements of the thing with that number, for an action of `seat`."""
        return [seat_at(seat)]

    def lane_owner(self, state: MephistoState, seat: int, number: int) -> int:
        """The player whose lane it is, if the action names a lane too."""
        return seat


class PartnerSubject(Subject):
    """The partner of the player, in a team."""

    def elements(self, state: MephistoState, seat: int, number: int) -> list[str]:
        return [seat_at(seat ^ 1 if state.box.teams else seat)]


class DeckSubject(Subject):
    """The deck and its top card."""

    def elements(self, state: MephistoState, seat: int, number: int) -> list[str]:
        return ["deck"]


class CellSubject(Subject):
    """A cell of the dungeon and the card in it."""

    def describe(self, state: MephistoState, number: int, args: Args) -> str:
        args["cell"] = state.box.cells[number]
        card = state.dungeon[number]
        if card == NO_CARD:
            return "-empty"
        args["card"] = state.box.names[card]
        return ""

    def elements(self, state: MephistoState, seat: int, number: int) -> list[str]:
        return [cell_at(state.box.cells[number])]


class GearInPlaySubject(Subject):
    """Gear in play: which copy, how durable, and whose if it belongs to another player."""

    def describe(self, state: MephistoState, number: int, args: Args) -> str:
        args["card"] = state.box.names[number]
        args["copy"] = state.box.copy_of(number)
        args["durability"] = state.durability[number]
        owner = owner_of(state, number)
        if owner == NOBODY or owner == state.player:
            return ""
        args["target"] = owner
        return "-theirs"

    def elements(self, state: MephistoState, seat: int, number: int) -> list[str]:
        return [gear_at(state.box.gear_names[number])]

    def lane_owner(self, state: MephistoState, seat: int, number: int) -> int:
        return max(owner_of(state, number), 0)


class HandCardSubject(Subject):
    """A card of the player's hand, by its design."""

    def describe(self, state: MephistoState, number: int, args: Args) -> str:
        args["card"] = state.box.designs[number].id
        return ""

    def elements(self, state: MephistoState, seat: int, number: int) -> list[str]:
        return [hand_at(seat, state.box.designs[number].id)]


class PlayedCardSubject(HandCardSubject):
    """A card of the player's hand, with what it costs to play it."""

    def describe(self, state: MephistoState, number: int, args: Args) -> str:
        args["cost"] = state.box.designs[number].cost
        return super().describe(state, number, args)


class SeatSubject(Subject):
    """A player of the table, named by seat."""

    def describe(self, state: MephistoState, number: int, args: Args) -> str:
        args["target"] = number
        return ""

    def elements(self, state: MephistoState, seat: int, number: int) -> list[str]:
        return [seat_at(number)]


class LaneSubject(Subject):
    """A lane of the player, with its cells."""

    def describe(self, state: MephistoState, number: int, args: Args) -> str:
        args["lane"] = number + 1
        return ""

    def elements(self, state: MephistoState, seat: int, number: int) -> list[str]:
        return [cell_at(state.box.cells[cell]) for cell in state.side(seat).lanes[number]]


class AmountSubject(Subject):
    """An amount of the player's favor."""

    def describe(self, state: MephistoState, number: int, args: Args) -> str:
        args["n"] = number
        return ""


SUBJECTS: dict[str, Subject] = {
    actions.PLAYER: Subject(),
    actions.PARTNER: PartnerSubject(),
    actions.DECK: DeckSubject(),
    actions.CELL: CellSubject(),
    actions.GEAR_IN_PLAY: GearInPlaySubject(),
    actions.HAND_CARD: HandCardSubject(),
    actions.PLAYED_CARD: PlayedCardSubject(),
    actions.SEAT: SeatSubject(),
    actions.LANE: LaneSubject(),
    actions.AMOUNT: AmountSubject(),
}


def describe(state: MephistoState, action: Action, args: Args) -> str:
    """Add to `args` what the action names; returns the key of its label."""
    family = state.actions.by_kind[action.kind]
    if family.has_lane:
        args["lane"] = action.arg % LANES + 1
    return action.kind + SUBJECTS[family.about].describe(state, family.number(action), args)


def elements(state: MephistoState, action: Action) -> list[str]:
    """The elements of what the action names."""
    family = state.actions.by_kind[action.kind]
    subject = SUBJECTS[family.about]
    seat, number = state.player, family.number(action)
    touched = subject.elements(state, seat, number)
    if family.has_lane:
        touched.append(lane_at(subject.lane_owner(state, seat, number), action.arg % LANES))
    return touched
