"""Candles, the turn and what it allows: rolling, buying, summoning, passing (LSD 1, 2, 9)."""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.plan import Plan
from pandemonium.engine.task import NO_CARD, Args, Refusal, Step
from pandemonium.engine.view import hand_at
from pandemonium.games.lets_summon_demons import events, plans, setup_events
from pandemonium.games.lets_summon_demons.actions import named
from pandemonium.games.lets_summon_demons.components import BLOCK_PLACES, BUY_COST, SNUFFED
from pandemonium.games.lets_summon_demons.elements import block_at, card_at
from pandemonium.games.lets_summon_demons.questions import Question
from pandemonium.games.lets_summon_demons.roll import roll
from pandemonium.games.lets_summon_demons.state import LetsSummonDemonsState
from pandemonium.games.lets_summon_demons.summoning import (
    Snuff,
    demon_in_hand,
    find_demon,
    put_into_play,
    summons,
)

CANDLE_TAKEN: Final = Refusal("LSD 1.1", "candle-taken")
ALREADY_ROLLED: Final = Refusal("LSD 2.1", "already-rolled")
ALREADY_BOUGHT: Final = Refusal("LSD 2.1", "already-bought")
ALREADY_SUMMONED: Final = Refusal("LSD 2.1", "already-summoned")
NOT_A_TURN_ACTION: Final = Refusal("LSD 2.1", "not-asked-for")
ROLL_FIRST: Final = Refusal("LSD 2.2", "roll-first")
TOO_FEW_SOULS: Final = Refusal("LSD 2.3", "too-few-souls")
EMPTY_PLACE: Final = Refusal("LSD 2.5", "empty-place")
NOT_IN_HAND: Final = Refusal("LSD 5.1", "not-in-hand")
TOO_FEW_TO_SNUFF: Final = Refusal("LSD 5.1", "too-few-to-snuff")
TOO_FEW_FOR_BAPHOMETAL: Final = Refusal("LSD 7.17", "too-few-to-snuff")
NO_PARTNER: Final = Refusal("LSD 9.6", "no-partner")
ALREADY_PASSED: Final = Refusal("LSD 9.6", "already-passed")
NOT_TO_BE_PASSED: Final = Refusal("LSD 9.6", "not-to-be-passed")


# ---------------------------------------------------------------------- candles


class DealCandles(Step):
    """The last part of the setup: candles for everybody, then the first turn (LSD 1.1)."""

    saved_name = "DealCandles"

    def run(self, state: LetsSummonDemonsState) -> None:
        """One candle after another, dealt or chosen."""
        box = state.box
        if box.newcomer >= 0 and not state.seats[box.newcomer].candles:
            give_candle(state, box.newcomer, box.card_called("beginners_candle"))
        free = free_candles(state)
        for round_ in range(box.candles_each):
            for i in range(box.players):
                seat = (state.turn + i) % box.players
                if len(state.seats[seat].candles) > round_:
                    continue
                if box.chosen_candles:
                    state.todo.append(self)
                    state.todo.append(ChooseCandle(seat))
                    return
                give_candle(state, seat, state.chance.draw(free))
        state.todo.append(BeginTurn(state.turn))


def free_candles(state: LetsSummonDemonsState) -> list[int]:
    """The candles that nobody has; one kept for a newcomer is with the newcomer already."""
    taken = [candle for area in state.seats for candle in area.candles]
    return [candle for candle in state.box.candles_in_game if candle not in taken]


def give_candle(state: LetsSummonDemonsState, seat: int, candle: int) -> None:
    """Give a candle for the whole game; in a new list, because clones share the old one."""
    state.seats[seat].candles = [*state.seats[seat].candles, candle]
    if state.recording:
        at = card_at(state, seat, candle)
        state.emit(setup_events.CandleGiven(seat, state.box.name(candle), at))


class ChooseCandle(Question):
    """Which candle to take (LSD 1.1)."""

    saved_name = "ChooseCandle"
    key = "candle"
    clause = "LSD 1.1"

    def candidates(self, state: LetsSummonDemonsState) -> list[Action]:
        return state.actions.candle

    def refusal(self, state: LetsSummonDemonsState, action: Action) -> Refusal | None:
        if action.kind != "candle":
            return self.no_answer(state, action)
        return None if state.box.candles[action.arg] in free_candles(state) else CANDLE_TAKEN

    def perform(self, state: LetsSummonDemonsState, action: Action) -> None:
        give_candle(state, self.seat, state.box.candles[action.arg])


# ---------------------------------------------------------------------- whose turn


class BeginTurn(Step):
    """A new turn, regular or extra."""

    saved_name = "BeginTurn"

    def run(self, state: LetsSummonDemonsState) -> None:
        seat = self.seat
        state.turn = seat
        state.rolled = False
        state.bought = False
        state.summoned = False
        state.passed = False
        state.rerolled = False
        state.todo.append(TURNS[seat])
        if state.recording:
            state.emit(events.ExtraTurnBegun(seat) if state.is_extra else events.TurnBegun(seat))
        if not state.is_extra:
            state.regular = seat
            if state.first_turns < state.box.players:
                state.first_turns += 1
                if state.box.starter_demons and state.seats[seat].hand:
                    state.todo.append(Starter(seat))


def end_turn(state: LetsSummonDemonsState) -> None:
    """Fill the Block, then an extra turn or the next player (LSD 2.5, 2.7, 7.7)."""
    for place in range(BLOCK_PLACES):
        if state.block[place] == NO_CARD:
            state.fill(place)
    if state.extra:
        state.is_extra = True
        state.todo.append(BeginTurn(state.extra.pop(0)))
    else:
        state.is_extra = False
        state.todo.append(BEGIN_TURNS[(state.regular + 1) % state.box.players])


class Starter(Question):
    """The free summon of the first turn (LSD 9.4): what is in the hand, its seat alone knows."""

    saved_name = "Starter"
    key = "starter"
    clause = "LSD 9.4"
    secret = True

    def candidates(self, state: LetsSummonDemonsState) -> list[Action]:
        return [*summons(state, state.seats[self.seat].hand), state.actions.decline]

    def refusal(self, state: LetsSummonDemonsState, action: Action) -> Refusal | None:
        if action is state.actions.decline:
            return None
        if action.kind != "summon":
            return self.no_answer(state, action)
        demon = find_demon(state, state.seats[self.seat].hand, action)
        return None if demon != NO_CARD else NOT_IN_HAND

    def perform(self, state: LetsSummonDemonsState, action: Action) -> None:
        """It comes into play without a price; declined, the summon is lost."""
        if action is state.actions.decline:
            if state.recording:
                state.emit(events.StarterDeclined(self.seat))
            return
        hand = state.seats[self.seat].hand
        demon = find_demon(state, hand, action)
        hand.remove(demon)
        put_into_play(state, self.seat, demon, hand_at(self.seat))

    def label(self, state: LetsSummonDemonsState, action: Action, args: Args) -> str:  # noqa: ARG002
        return "summon-free" if action.kind == "summon" else action.kind

    def touched_cards(self, state: LetsSummonDemonsState, action: Action) -> list[str]:
        return touched_in_hand(state, self.seat, action)


def touched_in_hand(state: LetsSummonDemonsState, seat: int, action: Action) -> list[str]:
    """The element of the Demon that a summon is about."""
    demon = find_demon(state, state.seats[seat].hand, action)
    return [] if demon == NO_CARD else [demon_in_hand(state, seat, demon)]


# ---------------------------------------------------------------------- what a turn allows


class Turn(Question):
    """Roll, buy, summon, pass or end the turn (LSD 2.1).

    Which Demons can be summoned, only their owner knows.
    """

    saved_name = "Turn"
    key = "turn"
    clause = "LSD 2.1"
    secret = True
    optimizes_legal = True

    def cards(self, state: LetsSummonDemonsState) -> list[int]:
        return state.held(self.seat)

    def candidates(self, state: LetsSummonDemonsState) -> list[Action]:
        """Every action of a turn, also those done already."""
        actions = state.actions
        answers = [actions.roll, *actions.buy]
        for demon in state.seats[self.seat].hand:
            add_once(answers, actions.summon_of[demon])
        if state.box.teams:
            answers.extend(named(state, actions.hand_over, state.held(self.seat)))
        answers.append(actions.end)
        return answers

    def legal(self, state: LetsSummonDemonsState) -> list[Action]:
        """What `refusal` allows, listed directly: half of all decisions are turns."""
        actions = state.actions
        area = state.seats[self.seat]
        answers: list[Action] = []
        if not state.rolled:
            answers.append(actions.roll)
        if not state.bought and area.souls >= BUY_COST:
            for place, card in enumerate(state.block):
                if card != NO_CARD:
                    answers.append(actions.buy[place])
        cards = len(area.row)
        may_summon = not state.summoned and cards >= SNUFFED and len(area.hand) > 0
        if may_summon and cards >= state.snuffed_by(self.seat):
            for demon in area.hand:
                add_once(answers, actions.summon_of[demon])
        if state.box.teams and not state.passed:
            answers.extend(named(state, actions.hand_over, state.held(self.seat)))
        if state.rolled:
            answers.append(actions.end)
        return answers

    def refusal(self, state: LetsSummonDemonsState, action: Action) -> Refusal | None:
        kind = action.kind
        if kind == "roll":
            return ALREADY_ROLLED if state.rolled else None
        if kind == "buy":
            if state.bought:
                return ALREADY_BOUGHT
            if state.block[action.arg] == NO_CARD:
                return EMPTY_PLACE
            return TOO_FEW_SOULS if state.seats[self.seat].souls < BUY_COST else None
        if kind == "summon":
            return self.forbids_summon(state, action)
        if kind == "end":
            return None if state.rolled else ROLL_FIRST
        return self.forbids_passing(state, action) if kind == "pass" else NOT_A_TURN_ACTION

    def forbids_summon(self, state: LetsSummonDemonsState, action: Action) -> Refusal | None:
        """What forbids the summon of the turn (LSD 5.1)."""
        if state.summoned:
            return ALREADY_SUMMONED
        if find_demon(state, state.seats[self.seat].hand, action) == NO_CARD:
            return NOT_IN_HAND
        cards = len(state.seats[self.seat].row)
        if cards < SNUFFED:
            return TOO_FEW_TO_SNUFF
        return None if cards >= state.snuffed_by(self.seat) else TOO_FEW_FOR_BAPHOMETAL

    def forbids_passing(self, state: LetsSummonDemonsState, action: Action) -> Refusal | None:
        """What forbids passing a card to the partner (LSD 9.6)."""
        if not state.box.teams:
            return NO_PARTNER
        if state.passed:
            return ALREADY_PASSED
        return None if self.named_card(state, action) != NO_CARD else NOT_TO_BE_PASSED

    def perform(self, state: LetsSummonDemonsState, action: Action) -> None:
        if action is state.actions.end:
            end_turn(state)
            return
        state.todo.append(self)
        if action is state.actions.roll:
            roll(state, self.seat)
        elif action.kind == "buy":
            buy(state, self.seat, action.arg)
        elif action.kind == "summon":
            begin_summon(state, self.seat, action)
        else:
            pass_to_partner(state, self.seat, self.named_card(state, action))

    def question_key(self, state: LetsSummonDemonsState) -> str:
        """What must be done: roll, or end the turn."""
        return "turn-rolled" if state.rolled else "turn"

    def question_args(self, state: LetsSummonDemonsState) -> Args:
        """What may be done besides: `buy-summon`, or `nothing`."""
        kinds = [action.kind for action in state.choices]
        possible = [kind for kind in ("buy", "summon", "pass") if kind in kinds]
        return {"may": "-".join(possible) or "nothing"}

    def touched_cards(self, state: LetsSummonDemonsState, action: Action) -> list[str]:
        """The Demon in the hand, or the card that is passed."""
        if action.kind == "summon":
            return touched_in_hand(state, self.seat, action)
        return super().touched_cards(state, action)

    def preview(self, state: LetsSummonDemonsState, action: Action) -> Args:
        if action.kind == "buy":
            return {"souls": -BUY_COST}
        return {"cards": -state.snuffed_by(self.seat)} if action.kind == "summon" else {}

    def plans(self, state: LetsSummonDemonsState) -> list[Plan]:
        """To roll or to end the turn, and each summon with its price."""
        return plans.for_turn(state)


def add_once(actions: list[Action], action: Action) -> None:
    """Append an action unless it is in the list. Actions exist once: `is` suffices."""
    for listed in actions:
        if listed is action:
            return
    actions.append(action)


def buy(state: LetsSummonDemonsState, seat: int, place: int) -> None:
    """Pay, and gain a card of the Block (LSD 2.3)."""
    state.bought = True
    state.seats[seat].souls -= BUY_COST
    card = state.clear_place(place)
    state.arrive(seat, card)
    if state.recording:
        name, at = state.box.name(card), card_at(state, seat, card)
        state.emit(events.CardBought(seat, name, BUY_COST, block_at(place), at))
    state.pay_for_animal(seat, card)


def begin_summon(state: LetsSummonDemonsState, seat: int, action: Action) -> None:
    """Show the Demon, then snuff card by card (LSD 5.1)."""
    state.summoned = True
    demon = find_demon(state, state.seats[seat].hand, action)
    state.summoning = demon
    state.seats[seat].hand.remove(demon)
    if state.recording:
        state.emit(events.SummonBegun(seat, state.box.name(demon)))
    state.todo.append(Snuff(seat, demon, state.snuffed_by(seat)))


def pass_to_partner(state: LetsSummonDemonsState, seat: int, card: int) -> None:
    """Neither gaining nor stealing nor losing (LSD 9.6)."""
    state.passed = True
    partner = (seat + 2) % 4
    source = card_at(state, seat, card) if state.recording else ""
    state.take_over(partner, seat, card)
    if state.recording:
        name, at = state.box.name(card), card_at(state, partner, card)
        state.emit(events.CardPassed(seat, name, partner, source, at))


DEAL_CANDLES: Final = DealCandles()
BEGIN_TURNS: Final = [BeginTurn(seat) for seat in range(5)]
TURNS: Final = [Turn(seat) for seat in range(5)]
