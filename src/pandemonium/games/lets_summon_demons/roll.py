"""The roll and what it activates (LSD 3), and the verbs that activate other cards."""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.plan import Plan
from pandemonium.engine.task import NO_CARD, Args, Refusal, Step
from pandemonium.games.lets_summon_demons import events, plans
from pandemonium.games.lets_summon_demons.actions import named
from pandemonium.games.lets_summon_demons.card_value import CardValue
from pandemonium.games.lets_summon_demons.choices import May
from pandemonium.games.lets_summon_demons.components import (
    DEMON,
    DOUBLES_PAY,
    MAX_CHAIN,
    ROLL_AGAIN,
    Box,
    CardFilter,
)
from pandemonium.games.lets_summon_demons.elements import card_at
from pandemonium.games.lets_summon_demons.grammar import CardsField, FlagField
from pandemonium.games.lets_summon_demons.questions import CardQuestion, Question
from pandemonium.games.lets_summon_demons.state import LetsSummonDemonsState
from pandemonium.games.lets_summon_demons.verbs import Verb, souls_to_come

NOT_WAITING: Final = Refusal("LSD 3.6", "not-waiting")
OTHER_TOTAL: Final = Refusal("LSD 3.2", "other-total")
ANOTHERS_ROLL: Final = Refusal("LSD 3.3", "anothers-roll")
PASSIVE: Final = Refusal("LSD 3.4", "passive")
CAME_LATE: Final = Refusal("LSD 3.7", "came-late")
ALREADY_ACTIVATED: Final = Refusal("LSD 3.9", "already-activated")
NOT_TO_BE_PICKED: Final = Refusal("LSD 8.2", "cannot-activate")
NOT_AGAIN: Final = Refusal("LSD 3.12", "in-the-chain")


# ---------------------------------------------------------------------- rolling


def roll(state: LetsSummonDemonsState, seat: int) -> None:
    """Two dice, and the chance to roll again (LSD 7.13)."""
    state.rolled = True
    throw(state, seat)
    if not state.rerolled:
        for demon in state.seats[seat].demons:
            if state.box.powers[demon] & ROLL_AGAIN:
                state.todo.append(Reroll(seat, demon))
                return
    let_roll_stand(state, seat)


def throw(state: LetsSummonDemonsState, seat: int) -> None:
    """Roll both dice and emit the event."""
    first = state.chance.die()
    second = state.chance.die()
    state.dice = (first, second)
    state.roller = seat
    if state.recording:
        state.emit(events.DiceRolled(seat, first, second, first + second))


class Reroll(Question):
    """Whether to roll again (LSD 7.13)."""

    saved_name = "Reroll"
    key = "reroll"
    clause = "LSD 7.13"

    def candidates(self, state: LetsSummonDemonsState) -> list[Action]:
        return [state.actions.reroll, state.actions.keep]

    def refusal(self, state: LetsSummonDemonsState, action: Action) -> Refusal | None:
        return None if action.kind in ("reroll", "keep") else self.no_answer(state, action)

    def perform(self, state: LetsSummonDemonsState, action: Action) -> None:
        if action is state.actions.reroll:
            state.rerolled = True
            if state.recording:
                state.emit(events.RollReplaced(self.seat))
            throw(state, self.seat)
        let_roll_stand(state, self.seat)

    def question_args(self, state: LetsSummonDemonsState) -> Args:
        return {"n": sum(state.dice)}


def let_roll_stand(state: LetsSummonDemonsState, seat: int) -> None:
    """The final roll: doubles pay, then everything it activates is settled (LSD 3.2 to 3.7)."""
    first, second = state.dice
    state.todo.append(ROLL_ENDS)
    state.rolling = True
    bit = 1 << (first + second)
    players = state.box.players
    for i in range(1 if state.is_extra else players, 0, -1):
        owner = (seat + i - 1) % players
        cards = activated_by(state, owner, bit, owner == seat)
        if cards:
            state.waiting.append(cards)
            state.todo.append(WAITING_CARDS[owner])
    if first == second:
        for demon in state.seats[seat].demons:
            if state.box.powers[demon] & DOUBLES_PAY:
                state.collect(seat, first, demon)


def activated_by(state: LetsSummonDemonsState, owner: int, bit: int, is_roller: bool) -> list[int]:
    """The cards of `owner` that show the total; Demons answer to their controller's roll only."""
    area = state.seats[owner]
    totals = state.box.totals
    cards: list[int] = []
    for card in area.candles:
        if totals[card] & bit:
            cards.append(card)
    for card in area.row:
        if totals[card] & bit:
            cards.append(card)
    if is_roller:
        for card in area.demons:
            if totals[card] & bit:
                cards.append(card)
    return cards


class RollEnds(Step):
    """The last activation of the roll is over."""

    saved_name = "RollEnds"

    def run(self, state: LetsSummonDemonsState) -> None:
        state.rolling = False
        state.late.clear()
        state.activated.clear()


# ---------------------------------------------------------------------- activating


def activate(state: LetsSummonDemonsState, seat: int, card: int) -> None:
    """A card acts for its owner, if its condition holds at this moment (LSD 3.8)."""
    state.activated.append(card)
    if state.recording:
        at = card_at(state, seat, card)
        state.emit(events.CardActivated(seat, state.box.name(card), at))
    if meets_condition(state, seat, card):
        state.box.steps[card][0].begin(state, seat, card)
    elif state.recording:
        at = card_at(state, seat, card)
        state.emit(events.ConditionNotMet(seat, state.box.name(card), at))


def meets_condition(state: LetsSummonDemonsState, seat: int, card: int) -> bool:
    """Whether the red text of the card, if any, is fulfilled now."""
    conditions = state.box.conditions[card]
    if not conditions:
        return True
    for condition in conditions:
        count = state.count(seat, condition.card_filter)
        if condition.others and condition.card_filter.fits(state.traits(seat, card)):
            count -= 1
        if condition.least <= count <= condition.most:
            return True
    return False


class WaitingCards(Step):
    """The cards of a seat in `state.waiting[-1]` activate, one after another.

    `card` is the one that made them wait; none if the dice did.
    """

    saved_name = "WaitingCards"

    def weight(self, state: LetsSummonDemonsState) -> int:
        """An activation looks through the cards of its player (LSD 3.13)."""
        return 1 + len(state.seats[self.seat].row) // 30

    def run(self, state: LetsSummonDemonsState) -> None:
        """Ask for the order where it can make a difference (LSD 3.6)."""
        cards = state.waiting[-1]
        only_collects = state.box.only_collects
        for card in cards:
            if not only_collects[card]:
                state.todo.append(self)
                if len(cards) == 1:
                    activate(state, self.seat, cards.pop())
                else:
                    state.todo.append(ActivateNext(self.seat, self.card))
                return
        state.work += len(cards)
        while cards and not state.ended:
            activate(state, self.seat, cards.pop(0))
        if not state.ended:
            state.waiting.pop()


ROLL_ENDS: Final = RollEnds()
WAITING_CARDS: Final = [WaitingCards(seat) for seat in range(5)]


class ActivateNext(Question):
    """Which of the waiting cards activates next (LSD 3.6)."""

    saved_name = "ActivateNext"
    key = "order"
    clause = "LSD 3.6"

    def cards(self, state: LetsSummonDemonsState) -> list[int]:
        """Those that wait, in the order in which they lie there."""
        waiting = state.waiting[-1]
        return [card for card in state.in_play(self.seat) if card in waiting]

    def candidates(self, state: LetsSummonDemonsState) -> list[Action]:
        return named(state, state.actions.activate, self.cards(state))

    def refusal(self, state: LetsSummonDemonsState, action: Action) -> Refusal | None:
        if action.kind != "activate":
            return self.no_answer(state, action)
        return None if self.named_card(state, action) != NO_CARD else self.why_not(state, action)

    def why_not(self, state: LetsSummonDemonsState, action: Action) -> Refusal:
        """Of a card that does not wait, the rule that explains why."""
        box = state.box
        design = box.design_of[action.arg]
        copies = [card for card in state.in_play(self.seat) if box.design_of[card] == design]
        if not copies or copies[-1] in state.waiting[-1]:
            return NOT_WAITING
        card = copies[-1]
        if box.powers[card]:
            return PASSIVE
        if card in state.late:
            return CAME_LATE
        if self.card != NO_CARD:
            return NOT_WAITING
        if not box.totals[card] >> sum(state.dice) & 1:
            return OTHER_TOTAL
        if box.traits[card] & DEMON and state.roller != self.seat:
            return ANOTHERS_ROLL
        return ALREADY_ACTIVATED

    def perform(self, state: LetsSummonDemonsState, action: Action) -> None:
        card = self.named_card(state, action)
        state.waiting[-1].remove(card)
        activate(state, self.seat, card)

    def question_key(self, state: LetsSummonDemonsState) -> str:  # noqa: ARG002
        """Whether the dice or a card made them wait."""
        return "order" if self.card == NO_CARD else "order-card"

    def question_args(self, state: LetsSummonDemonsState) -> Args:
        """How many wait, and the total."""
        return {"n": len(self.cards(state)), "total": sum(state.dice)}

    def preview(self, state: LetsSummonDemonsState, action: Action) -> Args:
        """Whether its condition is met, and the souls it would bring."""
        card = self.named_card(state, action) if action.kind == "activate" else NO_CARD
        return {} if card == NO_CARD else preview_of(state, self.seat, card)

    def plans(self, state: LetsSummonDemonsState) -> list[Plan]:
        """The rest of the order, as far as nothing comes between."""
        return plans.for_order(state)


def preview_of(state: LetsSummonDemonsState, seat: int, card: int) -> Args:
    """What the activation of a card would bring now; `may` marks that it has a price."""
    if not meets_condition(state, seat, card):
        return {"met": 0, "souls": 0, "may": 0}
    steps = state.box.steps[card]
    may = 1 if any(isinstance(step, May) for step in steps) else 0
    return {"met": 1, "souls": souls_to_come(state, seat, card), "may": may}


# ---------------------------------------------------------------------- cards that activate others


class Chain(Step):
    """Marks that a card is in the middle of activating others (LSD 3.12)."""

    saved_name = "Chain"

    def run(self, state: LetsSummonDemonsState) -> None:
        """Do nothing: the mark is off the stack now."""


def can_activate(
    state: LetsSummonDemonsState, seat: int, card: int, card_filter: CardFilter
) -> list[int]:
    """The cards that `card` may make activate for `seat` now (LSD 3.7, 3.12)."""
    busy = [task.card for task in state.todo if isinstance(task, Chain)]
    if len(busy) >= MAX_CHAIN:
        return []
    return [
        other
        for other in state.in_play(seat)
        if other != card
        and state.box.steps[other]
        and other not in state.late
        and other not in busy
        and card_filter.fits(state.traits(seat, other))
    ]


class ActivateEach(Verb):
    """Activate each card that fits once."""

    syntax = (CardsField("activate"), FlagField("each", is_set=True))
    help = "Activate each other card of yours that fits once, in any order."
    branch = "activate-each"

    def run(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:
        """They wait for their turn to activate (LSD 7.5, 8.1)."""
        cards = can_activate(state, seat, card, self.card_filter)
        if cards:
            state.waiting.append(cards)
            state.todo.append(Chain(seat, card))
            state.todo.append(WaitingCards(seat, card))

    def is_possible(self, state: LetsSummonDemonsState, seat: int, card: int) -> bool:
        return bool(can_activate(state, seat, card, self.card_filter))

    def add_value(self, value: CardValue, box: Box) -> None:  # noqa: ARG002
        value.activates = self.card_filter
        value.all_of_them = True


class ActivateOne(Verb):
    """Activate another of your own cards."""

    syntax = (CardsField("activate"), FlagField("each", is_set=False))
    help = "Activate another card of yours that fits."
    branch = "activate"

    def run(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:
        state.todo.append(ActivateOther(seat, card, self.number))

    def is_possible(self, state: LetsSummonDemonsState, seat: int, card: int) -> bool:
        return bool(can_activate(state, seat, card, self.card_filter))

    def add_value(self, value: CardValue, box: Box) -> None:  # noqa: ARG002
        value.activates = self.card_filter
        value.all_of_them = False


class ActivateOther(CardQuestion):
    """Which other card to activate (LSD 8.2)."""

    saved_name = "ActivateOther"
    key = "activate-other"
    clause = "LSD 8.2"
    of_verbs = ("activate",)

    def cards(self, state: LetsSummonDemonsState) -> list[int]:
        return state.in_play(self.seat)

    def candidates(self, state: LetsSummonDemonsState) -> list[Action]:
        return named(state, state.actions.activate, state.in_play(self.seat))

    def refusal(self, state: LetsSummonDemonsState, action: Action) -> Refusal | None:
        """Another own card that fits, was there at the roll and is not in the chain."""
        if action.kind != "activate":
            return self.no_answer(state, action)
        card = self.named_card(state, action)
        card_filter = self.card_filter(state)
        if card == NO_CARD or not card_filter.fits(state.traits(self.seat, card)):
            return NOT_TO_BE_PICKED
        if state.box.powers[card]:
            return PASSIVE
        if card in state.late:
            return CAME_LATE
        return None if card in can_activate(state, self.seat, self.card, card_filter) else NOT_AGAIN

    def perform(self, state: LetsSummonDemonsState, action: Action) -> None:
        """It acts before the first one continues (LSD 3.11)."""
        card = self.named_card(state, action)
        state.todo.append(Chain(self.seat, self.card))
        activate(state, self.seat, card)

    def preview(self, state: LetsSummonDemonsState, action: Action) -> Args:
        """Whether its condition is met, and the souls it would bring."""
        card = self.named_card(state, action) if action.kind == "activate" else NO_CARD
        return {} if card == NO_CARD else preview_of(state, self.seat, card)
