"""Information barriers: what cannot be taken back, and trying things out without learning anything.

A barrier is a die or a draw, something hidden being shown, somebody else's turn to decide, or the
end. What an action would do is tried in an imagined world with chance to throw away, so that
neither the dice to come nor anything hidden can be read off the answer.
"""

from collections.abc import Sequence
from typing import NamedTuple

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.errors import WorkLimitExceeded
from pandemonium.engine.event import Event
from pandemonium.engine.state import State

BARRIERS = ("chance", "reveal", "over", "player")
TOO_LONG = "chance"  # an action that takes too many steps here may take fewer with the true dice
THROW_AWAY = 0x7AB1_E000 << 32  # no game that people play starts from a seed near to it


def barrier_between(before: State, after: State) -> str:
    """Why the step cannot be taken back: one of `BARRIERS`; empty if it can."""
    if after.chance.save() != before.chance.save():
        return "chance"
    if after.reveals != before.reveals:
        return "reveal"
    if after.over:
        return "over"
    return "player" if after.player != before.player else ""


def imagined(state: State, seat: int, chance: Chance | None = None) -> State:
    """The position as far as `seat` knows it, the rest made up, with chance to throw away."""
    return state.imagine(seat, chance or Chance(THROW_AWAY + state.ply))


def after(state: State, action: Action) -> State:
    """The position after the action, with its events; `state` stays as it is."""
    following = state.clone()
    following.recording = True
    following.apply(action)
    return following


def barrier_of(state: State, action: Action) -> str:
    """Why the action could not be taken back; empty if it could."""
    following = state.clone()
    try:
        following.apply(action)
    except WorkLimitExceeded:
        return TOO_LONG
    return barrier_between(state, following)


class Rehearsal(NamedTuple):
    """Actions tried in an imagined world: how many of them, and where they led.

    `barrier` is what the next one would cross, if it crosses one; `touched` names the elements that
    all of them are about.
    """

    state: State
    done: int
    barrier: str
    events: list[Event]
    touched: list[str]


def rehearse(state: State, seat: int, actions: Sequence[Action]) -> Rehearsal:
    """Try the actions up to the next barrier; one that is forbidden is an IllegalMove."""
    world = imagined(state, seat)
    events: list[Event] = []
    touched: list[str] = []
    for done, action in enumerate(actions):
        touched += [at for at in world.touches(action) if at not in touched]
        try:
            following = after(world, action)
        except WorkLimitExceeded:
            if done + 1 < len(actions):
                raise
            return Rehearsal(world, done, TOO_LONG, events, touched)
        barrier = barrier_between(world, following)
        if barrier:
            return Rehearsal(world, done, barrier, events, touched)
        events += following.events
        world = following
    return Rehearsal(world, len(actions), "", events, touched)
