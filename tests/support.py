"""What rule tests are written with."""

import pytest

from pandemonium import State
from pandemonium.engine.event import Event

rule = pytest.mark.rule
card = pytest.mark.card


def play(state: State, *texts: str) -> list[Event]:
    """Apply actions by their text; returns what happened."""
    state.recording = True
    state.events = []
    for text in texts:
        state.apply(state.game.action(text))
    return state.events


def refused(state: State, text: str) -> str:
    """The clause that forbids the action; the refusal must leave the position as it was."""
    before = state.save()
    objection = state.objection(state.game.action(text))
    assert objection is not None, f"{text!r} is allowed"
    assert state.save() == before
    return objection.clause


def legal(state: State) -> list[str]:
    """What may be done now, as text."""
    return [action.text for action in state.legal()]
