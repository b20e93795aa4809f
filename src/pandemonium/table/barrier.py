"""Information barriers: what cannot be undone, and trying actions without learning anything.

A barrier is a die or a draw, a reveal, a decision of another seat, or the end of the game. Actions
are tried in an imagined state with its own chance, so that the result reveals neither future dice
nor anything hidden.
"""

from collections.abc import Sequence
from typing import NamedTuple

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.errors import WorkLimitExceeded
from pandemonium.engine.event import Event
from pandemonium.engine.state import State

TOO_LONG = "chance"  # of an action over the work limit: with the true dice it may be below
REHEARSAL_SEED = 0x7AB1_E000 << 32  # far from the seeds of real games


def barrier_between(before: State, after: State) -> str:
    """chance, reveal, over or player: what lies between two positions; empty if nothing does."""
    if after.chance.save() != before.chance.save():
        return "chance"
    if after.reveals != before.reveals:
        return "reveal"
    if after.over:
        return "over"
    return "player" if after.player != before.player else ""


def imagined(state: State, seat: int, chance: Chance | None = None) -> State:
    """A determinized position for `seat`, with chance of its own."""
    return state.imagine(seat, chance or Chance(REHEARSAL_SEED + state.ply))


def after(state: State, action: Action) -> State:
    """The position after the action, with its events; `state` does not change."""
    following = state.clone()
    following.recording = True
    following.apply(action)
    return following


def barrier_of(state: State, action: Action) -> str:
    """The barrier that the action would cross; empty if it crosses none."""
    following = state.clone()
    try:
        following.apply(action)
    except WorkLimitExceeded:
        return TOO_LONG
    return barrier_between(state, following)


class Rehearsal(NamedTuple):
    """Actions tried in an imagined state: how many of them, and the resulting position.

    `barrier` is the one that the next action would cross, if any; `touched` are the elements that
    the actions touch.
    """

    state: State
    done: int
    barrier: str
    events: list[Event]
    touched: list[str]


def rehearse(world: State, actions: Sequence[Action]) -> Rehearsal:
    """Try the actions up to the next barrier in an imagined state, which does not change.

    An illegal one raises an IllegalMove.
    """
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
