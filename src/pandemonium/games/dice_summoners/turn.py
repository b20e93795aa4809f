"""The sequence of turns, and the turn cap of automatic play (DS 2.1, 11.4, 11.5)."""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.outcome import CUT
from pandemonium.engine.task import Args, Refusal, Step
from pandemonium.games.dice_summoners import events
from pandemonium.games.dice_summoners.gain import ROLL
from pandemonium.games.dice_summoners.questions import Question
from pandemonium.games.dice_summoners.state import DiceSummonersState

CAP_REACHED: Final = Refusal("DS 11.5", "cap-reached")


class BeginTurn(Step):
    """Begin a turn, unless the turn cap is reached; the other player's turn waits below it."""

    saved_name = "BeginTurn"

    def run(self, state: DiceSummonersState) -> None:
        if state.last_turn and state.turns >= state.last_turn:
            reach_cap(state, self.seat)
            return
        state.turn = self.seat
        state.turns += 1
        if state.recording:
            state.emit(events.TurnBegun(self.seat, state.turns))
        state.todo.append(BEGIN_TURN[1 - self.seat])
        state.todo.append(ROLL[self.seat])


class PlayOn(Question):
    """Whether to play on at the turn cap: the first of the two is asked (DS 11.5)."""

    saved_name = "PlayOn"
    key = "cap"
    clause = "DS 11.5"

    def candidates(self, state: DiceSummonersState) -> list[Action]:
        return [state.actions.play_on, state.actions.stop]

    def refusal(self, state: DiceSummonersState, action: Action) -> Refusal | None:
        return None if action in (state.actions.play_on, state.actions.stop) else CAP_REACHED

    def perform(self, state: DiceSummonersState, action: Action) -> None:
        """Stop the game, or ask the other player too."""
        if action is state.actions.stop:
            cut(state)
        else:
            state.todo.append(PLAY_ON_TOO[1 - self.seat])

    def question_args(self, state: DiceSummonersState) -> Args:
        """The number of turns so far."""
        return {"n": state.turns}


class PlayOnToo(PlayOn):
    """Whether to play on, asked of the second."""

    saved_name = "PlayOnToo"

    def perform(self, state: DiceSummonersState, action: Action) -> None:
        """Stop the game, or extend it by as many turns again."""
        if action is state.actions.stop:
            cut(state)
            return
        state.last_turn += state.box.turn_cap
        if state.recording:
            state.emit(events.PlayedOn(state.last_turn))
        state.todo.append(BEGIN_TURN[1 - self.seat])


BEGIN_TURN: Final = [BeginTurn(0), BeginTurn(1)]
PLAY_ON: Final = [PlayOn(0), PlayOn(1)]
PLAY_ON_TOO: Final = [PlayOnToo(0), PlayOnToo(1)]


def reach_cap(state: DiceSummonersState, seat: int) -> None:
    """Ask whether to play on where the options allow it; else cut the game."""
    if state.box.play_on:
        state.todo.append(PLAY_ON[seat])
    else:
        cut(state)


def cut(state: DiceSummonersState) -> None:
    """Cut the game: more health is placed first, equal health is a draw."""
    if state.recording:
        state.emit(events.TurnCap(state.turns))
    first, second = state.seats[0].health, state.seats[1].health
    if first == second:
        state.finish((0, 1), CUT, draw=True)
    else:
        state.finish((0,) if first > second else (1,), CUT)
