"""Playing cards (ME chapter 3): conditions, payment, coming into play, taking effect."""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.formats.saving import Flag, Number
from pandemonium.engine.plan import Plan
from pandemonium.engine.task import NO_CARD, Args, Refusal
from pandemonium.games.mephisto import events, gear_events
from pandemonium.games.mephisto.components import GEAR, LANES, MONSTER, SPELL, WEAPON, remove
from pandemonium.games.mephisto.dungeon import MONSTERS_ACT
from pandemonium.games.mephisto.gear import AttachSpell, MakeRoom
from pandemonium.games.mephisto.lanes import (
    gear_in_lane,
    has_gear,
    has_room,
    lay_down,
    numbered_for_play,
)
from pandemonium.games.mephisto.plans import payment_plans
from pandemonium.games.mephisto.questions import (
    NOT_IN_HAND,
    CardStep,
    HandQuestion,
    LaneStep,
    helped_gear,
)
from pandemonium.games.mephisto.state import MephistoState

MONSTERS_ARE_NOT_PLAYED: Final = Refusal("ME 3.2", "monsters-are-not-played")
CANNOT_PAY: Final = Refusal("ME 3.2", "too-few-cards-to-pay")
NEEDS_A_WEAPON: Final = Refusal("ME 3.7", "needs-a-weapon")
MAX_COST: Final = 20


def has_weapon_to_help(state: MephistoState, seat: int) -> bool:
    """Whether a spell of `seat` can be attached to something (ME 3.7, 11.7)."""
    if has_gear(state, seat, WEAPON):
        return True
    return state.box.teams and has_gear(state, seat ^ 1, WEAPON)


def play_refusal(state: MephistoState, seat: int, action: Action) -> Refusal | None:
    """What forbids playing a card (ME 3.1, 3.2, 3.7)."""
    box = state.box
    card = state.find_in_hand(seat, state.actions.number(action))
    if card == NO_CARD:
        return NOT_IN_HAND
    if box.kind[card] == MONSTER:
        return MONSTERS_ARE_NOT_PLAYED
    if len(state.seats[seat].hand) <= box.cost[card]:
        return CANNOT_PAY
    if box.is_attached[card] and not has_weapon_to_help(state, seat):
        return NEEDS_A_WEAPON
    return None


def play(state: MephistoState, seat: int, action: Action) -> None:
    """The card leaves the hand; payment and making room come first (ME 3.3, 3.4)."""
    card = state.take_from_hand(seat, state.actions.number(action))
    todo = state.todo
    state.aside.append(card)
    if state.recording:
        state.emit(events.CardAnnounced(seat, state.box.names[card]))
    todo.append(MONSTERS_ACT[seat])
    if action.kind == "play-gear":
        lane = action.arg % LANES
        card = numbered_for_play(state, card)
        todo.append(ComeIntoPlay(seat, card, lane))
        if not has_room(state, seat, lane):
            todo.append(MakeRoom(seat, card, gear_in_lane(state, seat, lane)))
    else:
        todo.append(CastSpell(seat, card, True))
    if state.box.cost[card]:
        todo.append(Pay(seat, card, state.box.cost[card]))


class Pay(HandQuestion):
    """Which other card of the hand is discarded for a card that is played (ME 3.2)."""

    __slots__ = ("left",)

    saved_name = "Pay"
    FIELDS = (Number("left", 1, MAX_COST),)
    key = "pay"
    clause = "ME 3.2"
    card_kinds = GEAR | SPELL
    is_aside = True
    optimizes_legal = True

    def __init__(self, seat: int, card: int, left: int) -> None:
        """`left` is how many cards are still to be paid."""
        super().__init__(seat, card)
        self.left = left

    def legal(self, state: MephistoState) -> list[Action]:
        return self.candidates(state)

    def perform(self, state: MephistoState, action: Action) -> None:
        """It is discarded; more cards may be due."""
        state.discard_from_hand(self.seat, action.arg)
        if self.left > 1:
            state.todo.append(Pay(self.seat, self.card, self.left - 1))

    def question_args(self, state: MephistoState) -> Args:  # noqa: ARG002
        return {"n": self.left}

    def plans(self, state: MephistoState) -> list[Plan]:
        """Whole payments, the cheapest first."""
        return payment_plans(state, self.seat, self.left)


class ComeIntoPlay(LaneStep):
    """Gear comes into play and does what it does when played (ME 3.3)."""

    saved_name = "ComeIntoPlay"
    card_kinds = GEAR
    is_aside = True

    def run(self, state: MephistoState) -> None:
        """It begins with its full durability."""
        seat, card, lane = self.seat, self.card, self.lane
        box = state.box
        remove(state.aside, card)
        lay_down(state, seat, card, lane)
        state.durability[card] = box.durability[card]
        state.fresh.append(card)
        if state.recording:
            full = box.durability[card]
            state.emit(gear_events.GearPlayed(seat, *box.names_of(card), lane + 1, full))
        state.pay_out(seat, box.kind[card])
        box.effect[card].when_played(state, seat, card, lane)


class CastSpell(CardStep):
    """A spell takes effect; defeated monsters that react to spells come first (ME 3.3)."""

    __slots__ = ("from_hand",)

    saved_name = "CastSpell"
    FIELDS = (Flag("from_hand"),)
    card_kinds = SPELL
    is_aside = True

    def __init__(self, seat: int, card: int, from_hand: bool) -> None:
        """`from_hand` is false for a spell played out of the dungeon."""
        super().__init__(seat, card)
        self.from_hand = from_hand

    def run(self, state: MephistoState) -> None:
        """It is attached, or takes effect and is discarded (ME 3.6, 3.7)."""
        seat, card = self.seat, self.card
        box = state.box
        if state.recording:
            state.emit(gear_events.SpellPlayed(seat, box.names[card], self.from_hand))
        state.seats[seat].has_cast = True
        if self.from_hand:
            state.pay_out(seat, SPELL)
        if box.is_attached[card]:
            state.todo.append(AttachSpell(seat, card, helped_gear(state, seat, WEAPON)))
        else:
            state.todo.append(DiscardSpell(seat, card))
            box.effect[card].cast(state, seat, card)
        for monster in state.seats[seat].pile:
            box.effect[monster].spell_was_played(state, seat, monster)


class DiscardSpell(CardStep):
    """A spell that has taken effect goes to the discard pile (ME 3.6)."""

    saved_name = "DiscardSpell"
    card_kinds = SPELL
    is_aside = True

    def run(self, state: MephistoState) -> None:
        remove(state.aside, self.card)
        state.deck.discards.append(self.card)
        if state.recording:
            name = state.box.names[self.card]
            state.emit(gear_events.SpellDiscarded(self.seat, name, "aside"))
