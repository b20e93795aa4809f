"""The turn (DD chapters 1, 2 and 4): its order, and the steps that need no decision."""

from typing import Final

from pandemonium.engine.task import Step, Task
from pandemonium.games.dicke_daemonen import events
from pandemonium.games.dicke_daemonen.components import FIST
from pandemonium.games.dicke_daemonen.predicting import Predict, PredictPlace
from pandemonium.games.dicke_daemonen.state import DickeDaemonenState
from pandemonium.games.dicke_daemonen.summoning import Summon

MAX_PLAYERS: Final = 4


class DrawCreature(Step):
    """One creature from the sack, if there is one (DD 4.1)."""

    saved_name = "DrawCreature"

    def run(self, state: DickeDaemonenState) -> None:
        if state.sack:
            state.draw(self.seat)
        elif state.recording:
            state.emit(events.SackEmpty(self.seat, is_first_miss(state, self.seat)))


def is_first_miss(state: DickeDaemonenState, seat: int) -> bool:
    """Whether nobody before `seat` has missed a creature: all other fists are complete."""
    for player in range(state.box.players):
        missing = 1 if player == seat else 0
        if state.fist_size(player) + missing != complete_fist(state, player):
            return False
    return True


def complete_fist(state: DickeDaemonenState, seat: int) -> int:
    """How many creatures a player holds between turns while the sack lasts (DD 4.2, 4.4, 7.2)."""
    if state.box.is_solitaire:
        return FIST - len(state.predictions)
    return 1 if state.has_predicted(seat) else FIST


class EndTurn(Step):
    """The next player clockwise begins (DD 1.9)."""

    saved_name = "EndTurn"

    def run(self, state: DickeDaemonenState) -> None:
        begin_turn(state, (self.seat + 1) % state.box.players)


# The tasks of a turn, the first one last (DD 2.1). Tasks are immutable, so all games share them.
TURNS: Final[list[list[Task]]] = [
    [EndTurn(seat), DrawCreature(seat), Predict(seat), Summon(seat)] for seat in range(MAX_PLAYERS)
]
SOLITAIRE_TURN: Final[list[Task]] = [EndTurn(0), DrawCreature(0), PredictPlace(0), Summon(0)]


def turn_of(state: DickeDaemonenState, seat: int) -> list[Task]:
    """The tasks of a turn of the seat, the first one last."""
    return SOLITAIRE_TURN if state.box.is_solitaire else TURNS[seat]


def begin_turn(state: DickeDaemonenState, seat: int) -> None:
    """Start a turn: summon, then predict or not, then draw, then the next player (DD 2.1)."""
    state.turn = seat
    if state.recording:
        state.emit(events.TurnBegun(seat))
    state.todo = turn_of(state, seat)[:]  # nothing is left of the turn before
