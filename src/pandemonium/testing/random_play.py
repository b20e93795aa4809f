"""Walking through a game at random, and saying where something went wrong."""

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.event import Event
from pandemonium.engine.game import Game
from pandemonium.engine.state import State

Problem = TypeVar("Problem", bound=Exception)

MAX_DECISIONS = 20_000  # decisions; no game may take that long at random


class InformationLeak(AssertionError):  # noqa: N818 - it says what happened
    """A seat was told something that it may not know, or forgot what it was told."""


def as_text(data: object) -> str:
    """JSON that is equal exactly when the data are; fails on what is not JSON."""
    return json.dumps(data, sort_keys=True, allow_nan=False)


def as_sent(data: object) -> str:
    """JSON as it would go over the wire: the order of names counts too."""
    return json.dumps(data, allow_nan=False)


def saved_text(state: State) -> str:
    """The position as text."""
    return as_text(state.save())


def without_chance(state: State) -> str:
    """The position as text, dice and draws to come left aside."""
    return as_text({name: value for name, value in state.save().items() if name != "chance"})


def random_action(choices: list[Action], lots: Chance) -> Action:
    """One of the choices by lot."""
    return choices[lots.below(len(choices))]


def play_to_end(state: State, seed: int) -> State:
    """Play the position to its end at random, in place."""
    lots = Chance(seed)
    for _ in range(MAX_DECISIONS):
        if state.over:
            return state
        choices = state.legal()
        assert choices, "nobody can do anything, and the game is not over"
        state.apply(random_action(choices, lots))
    raise AssertionError(f"the game does not end: {saved_text(state)}")


def random_positions(game: Game, seed: int, every: int = 1) -> Iterator[State]:
    """Play at random; yield the position at every so many decisions, and at the end."""
    state = game.start(seed)
    lots = Chance(seed + 1)
    for made in range(MAX_DECISIONS):
        if state.over or made % every == 0:
            yield state
        if state.over:
            return
        state.apply(random_action(state.legal(), lots))
    raise AssertionError(f"seed {seed}: the game does not end: {saved_text(state)}")


def all_viewers(game: Game) -> list[int | None]:
    """All who look on: the seats, and a spectator."""
    return [None, *range(game.players)]


def seen_events(events: Iterable[Event], seat: int | None) -> list[dict[str, object]]:
    """What an onlooker is told of these events."""
    seen = [event.seen_by(seat) for event in events]
    return [one for one in seen if one is not None]


def expect_error(kind: type[Problem], attempt: Callable[[], object], attempted: str) -> Problem:
    """The problem that the attempt meets with: there must be one of this kind, with a sentence."""
    try:
        attempt()
    except kind as problem:
        if not str(problem):
            raise AssertionError(f"{attempted} is refused without a word") from problem
        return problem
    raise AssertionError(f"{attempted} should be refused, and is not")


@contextmanager
def failure_context(game: Game, seed: int, state: State | None = None) -> Iterator[None]:
    """Add to whatever goes wrong inside which game it was, which seed, and which ply."""
    try:
        yield
    except Exception as problem:
        ply = "" if state is None else f", ply {state.ply}"
        problem.add_note(f"in {game!r}, seed {seed}{ply}")
        raise
