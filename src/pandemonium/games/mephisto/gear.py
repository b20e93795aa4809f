"""Gear (ME chapter 4): using it, repairing, weakening, strengthening and moving it."""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.task import Args, Refusal
from pandemonium.games.mephisto import events, gear_events
from pandemonium.games.mephisto.components import ANY, GEAR, LANES, SPELL, WEAPON
from pandemonium.games.mephisto.lanes import (
    gear_in_lane,
    gear_of,
    has_room,
    lane_of,
    lay_down,
    leave_play,
    owner_of,
    pick_up,
    repair,
    wear,
)
from pandemonium.games.mephisto.questions import (
    ANSWER_FIRST,
    GEAR_UNFITTING,
    MUST_BE_DONE,
    CardStep,
    GearQuestion,
    LaneStep,
    helped_gear,
)
from pandemonium.games.mephisto.state import MephistoState

SAME_LANE: Final = Refusal("ME 4.7", "already-in-that-lane")
NO_ROOM: Final = Refusal("ME 4.7", "no-room-there")


# ---------------------------------------------------------------------- activation


def activate(state: MephistoState, seat: int, card: int) -> None:
    """Remove a durability, then use the ability in the lane where the card is or was (ME 4.3)."""
    lane = lane_of(state, seat, card)
    if state.recording:
        state.emit(gear_events.GearActivated(seat, *state.box.names_of(card)))
    state.activated.append(card)
    wear(state, seat, card)
    state.box.effect[card].use(state, seat, card, lane)


def activation_preview(state: MephistoState, seat: int, card: int) -> Args:
    """The durability left, whether the gear breaks, and its certain gain."""
    left = state.durability[card] - 1
    args: Args = {"durability": left}
    if not left:
        args["breaks"] = state.box.gear_names[card]
    return {**args, **state.box.effect[card].worth(state, seat, card, lane_of(state, seat, card))}


def activation_limit(state: MephistoState, seat: int) -> int:
    """How often each card may be activated in a turn (ME 4.2, 8.6)."""
    limit = 1
    for monster in state.seats[seat].pile:
        limit = max(limit, state.box.activations[monster])
    return limit


# ---------------------------------------------------------------------- durability


class Repair(GearQuestion):
    """Which gear is repaired (ME 4.6)."""

    saved_name = "Repair"
    key = "repair"
    clause = "ME 4.6"
    answer_kind = "repair"
    card_kinds = ANY

    def refusal(self, state: MephistoState, action: Action) -> Refusal | None:
        """Without "may" it must be done."""
        if action is state.actions.decline:
            return MUST_BE_DONE
        return super().refusal(state, action)

    def perform(self, state: MephistoState, action: Action) -> None:
        repair(state, owner_of(state, action.arg), action.arg)


class MayRepair(Repair):
    """Which gear is repaired, if any."""

    saved_name = "MayRepair"

    def candidates(self, state: MephistoState) -> list[Action]:
        return [*super().candidates(state), state.actions.decline]

    def refusal(self, state: MephistoState, action: Action) -> Refusal | None:
        return None if action is state.actions.decline else super().refusal(state, action)

    def perform(self, state: MephistoState, action: Action) -> None:
        if action is state.actions.decline:
            declined(state, self.seat, self.card)
        else:
            super().perform(state, action)

    def question_key(self, state: MephistoState) -> str:  # noqa: ARG002
        return "repair-may"


def declined(state: MephistoState, seat: int, card: int) -> None:
    """Report that a public offer was declined."""
    if state.recording:
        state.emit(events.Declined(seat, state.box.names[card]))


def worn(state: MephistoState, gear: list[int]) -> list[int]:
    """The gear that can be repaired (ME 4.6)."""
    full = state.box.durability
    return [card for card in gear if state.durability[card] < full[card]]


def ask_repair(state: MephistoState, seat: int, card: int, gear: list[int]) -> None:
    """Ask for gear that must be repaired, if any of it is worn."""
    fitting = worn(state, gear)
    if fitting:
        state.todo.append(Repair(seat, card, fitting))


def offer_repair(state: MephistoState, seat: int, card: int, gear: list[int]) -> None:
    """Ask for gear that may be repaired, if any of it is worn."""
    fitting = worn(state, gear)
    if fitting:
        state.todo.append(MayRepair(seat, card, fitting))


class Weaken(GearQuestion):
    """Which gear loses a durability (ME 4.1)."""

    saved_name = "Weaken"
    key = "weaken"
    clause = "ME 4.1"
    answer_kind = "weaken"
    card_kinds = ANY

    def perform(self, state: MephistoState, action: Action) -> None:
        wear(state, owner_of(state, action.arg), action.arg)

    def question_key(self, state: MephistoState) -> str:
        return "weaken" if owner_of(state, self.gear[0]) == self.seat else "weaken-theirs"


def ask_weaken(state: MephistoState, seat: int, card: int, gear: list[int]) -> None:
    """Ask for gear that loses a durability, if there is any."""
    if gear:
        state.todo.append(Weaken(seat, card, gear))


# ---------------------------------------------------------------------- attack


class AttachSpell(GearQuestion):
    """Which weapon a spell is attached to (ME 3.7)."""

    saved_name = "AttachSpell"
    key = "empower"
    clause = "ME 3.7"
    answer_kind = "empower"
    card_kinds = SPELL
    is_aside = True

    def perform(self, state: MephistoState, action: Action) -> None:
        """The spell stays attached and adds its attack permanently."""
        box = state.box
        spell, weapon = self.card, action.arg
        owner = owner_of(state, weapon)
        state.aside.remove(spell)
        state.attached_to[spell] = weapon
        state.enchanted[weapon] += box.bonus[spell]
        if state.recording:
            bonus = box.bonus[spell]
            state.emit(gear_events.SpellAttached(owner, *box.names_of(weapon), bonus))
        box.effect[spell].attached(state, owner, weapon)

    def question_args(self, state: MephistoState) -> Args:
        return {"n": state.box.bonus[self.card]}


class BoostWeapon(AttachSpell):
    """Which weapon is stronger in this turn (ME 16.6)."""

    saved_name = "BoostWeapon"
    is_aside = False  # another step holds the spell

    def perform(self, state: MephistoState, action: Action) -> None:
        box = state.box
        weapon = action.arg
        state.boosts.append([weapon, self.card])
        if state.recording:
            owner, bonus = owner_of(state, weapon), box.bonus[self.card]
            state.emit(gear_events.WeaponBoosted(owner, *box.names_of(weapon), bonus))

    def question_key(self, state: MephistoState) -> str:  # noqa: ARG002
        return "empower-turn"


class BoostAWeapon(CardStep):
    """The second half of a transmutation: ask for one of the weapons still in play (ME 16.6)."""

    saved_name = "BoostAWeapon"
    card_kinds = SPELL

    def run(self, state: MephistoState) -> None:
        weapons = helped_gear(state, self.seat, WEAPON)
        if weapons:
            state.todo.append(BoostWeapon(self.seat, self.card, weapons))


# ---------------------------------------------------------------------- moving


class MoveGear(GearQuestion):
    """Which gear goes to which other lane of its owner (ME 4.7)."""

    saved_name = "MoveGear"
    key = "move"
    clause = "ME 4.7"
    answer_kind = "move"
    card_kinds = GEAR | SPELL
    optimizes_legal = True

    def candidates(self, state: MephistoState) -> list[Action]:
        """Each card to each lane; or `decline`, since nobody has to make room."""
        move = state.actions.move
        moves = [move[card * LANES + lane] for card in self.gear for lane in range(LANES)]
        return [*moves, state.actions.decline]

    def has_free_move(self, state: MephistoState) -> bool:
        """Whether something can be moved without making room."""
        for gear in self.gear:  # noqa: SIM110 - a generator is slow when compiled
            if has_room_elsewhere(state, owner_of(state, gear), gear):
                return True
        return False

    def refusal(self, state: MephistoState, action: Action) -> Refusal | None:
        """To another lane of the same owner; in lanes of others there must be room."""
        if action is state.actions.decline:
            return MUST_BE_DONE if self.has_free_move(state) else None
        if action.kind != self.answer_kind:
            return ANSWER_FIRST
        gear, lane = action.arg // LANES, action.arg % LANES
        if gear not in self.gear:
            return GEAR_UNFITTING
        owner = owner_of(state, gear)
        if lane_of(state, owner, gear) == lane:
            return SAME_LANE
        return None if owner == self.seat or has_room(state, owner, lane) else NO_ROOM

    def legal(self, state: MephistoState) -> list[Action]:
        """The same as `refusal`, but the lane of each card is looked up once."""
        actions: list[Action] = []
        for gear in self.gear:
            owner = owner_of(state, gear)
            here = lane_of(state, owner, gear)
            for lane in range(LANES):
                if lane != here and (owner == self.seat or has_room(state, owner, lane)):
                    actions.append(state.actions.move[gear * LANES + lane])
        if not self.has_free_move(state):
            actions.append(state.actions.decline)
        return actions

    def perform(self, state: MephistoState, action: Action) -> None:
        """The owner makes room first if necessary."""
        if action is state.actions.decline:
            declined(state, self.seat, self.card)
            return
        gear, lane = action.arg // LANES, action.arg % LANES
        owner = owner_of(state, gear)
        state.todo.append(ArriveInLane(owner, gear, lane))
        if not has_room(state, owner, lane):
            state.todo.append(MakeRoom(owner, gear, gear_in_lane(state, owner, lane)))


class MayMoveGear(MoveGear):
    """Which gear goes where, if any (ME 4.7)."""

    saved_name = "MayMoveGear"

    def has_free_move(self, state: MephistoState) -> bool:  # noqa: ARG002
        return False

    def question_key(self, state: MephistoState) -> str:  # noqa: ARG002
        return "move-may"


class ArriveInLane(LaneStep):
    """Gear arrives in another lane."""

    saved_name = "ArriveInLane"
    card_kinds = GEAR

    def run(self, state: MephistoState) -> None:
        pick_up(state, self.seat, self.card)
        lay_down(state, self.seat, self.card, self.lane)
        if state.recording:
            names = state.box.names_of(self.card)
            state.emit(gear_events.GearMoved(self.seat, *names, self.lane + 1))


class MakeRoom(GearQuestion):
    """Which gear of a full lane is discarded to make room (ME 3.4)."""

    saved_name = "MakeRoom"
    key = "scrap"
    clause = "ME 3.4"
    answer_kind = "scrap"
    card_kinds = GEAR

    def perform(self, state: MephistoState, action: Action) -> None:
        if state.recording:
            left = state.durability[action.arg]
            names = state.box.names_of(action.arg)
            state.emit(gear_events.GearScrapped(self.seat, *names, left))
        leave_play(state, self.seat, action.arg)


def movable(state: MephistoState, seat: int, kinds: int) -> list[int]:
    """The gear in play that `seat` could move somewhere (ME 4.7)."""
    gear: list[int] = []
    for owner in range(state.box.players):
        for card in gear_of(state, owner, kinds):
            if owner == seat or has_room_elsewhere(state, owner, card):
                gear.append(card)
    gear.sort()
    return gear


def has_room_elsewhere(state: MephistoState, owner: int, gear: int) -> bool:
    """Whether another lane of the owner has room."""
    here = lane_of(state, owner, gear)
    for lane in range(LANES):  # noqa: SIM110 - a generator is slow when compiled
        if lane != here and has_room(state, owner, lane):
            return True
    return False
