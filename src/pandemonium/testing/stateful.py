"""Stateful testing: any sequence of playing, refusing, cloning, saving and imagining."""

import json
from collections.abc import Sequence

from pandemonium.engine.chance import Chance
from pandemonium.engine.game import Game
from pandemonium.engine.state import State
from pandemonium.testing.positions import check_clone, check_imagined, check_turn
from pandemonium.testing.random_play import saved_text

STEPS = ("play", "refuse", "load", "clone", "imagine")


def check_steps(game: Game, seed: int, steps: Sequence[tuple[str, int]]) -> None:
    """Take steps of the named kinds; the number selects the action or the seat."""
    state = game.start(seed)
    everything = sorted(state.components())
    for step, number in steps:
        state = take_step(state, step, number)
        check_turn(state)
        assert sorted(state.components()) == everything


def take_step(state: State, step: str, number: int) -> State:
    """The position after one step."""
    game = state.game
    if step == "play" and not state.over:
        state.apply(state.legal()[number % len(state.legal())])
    elif step == "refuse":
        before = saved_text(state)
        action = game.actions[number % len(game.actions)]
        assert (state.objection(action) is None) == state.is_legal(action), action.text
        assert saved_text(state) == before
    elif step == "load":
        return game.load(json.loads(saved_text(state)))
    elif step == "clone":
        check_clone(state, number, to_the_end=False)
        return state.clone()
    elif step == "imagine":
        seat = number % game.players
        check_imagined(state, seat, number)
        return state.imagine(seat, Chance(number))
    return state
