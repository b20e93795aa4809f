"""Random play, and reporting where something went wrong."""

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.event import Event
from pandemonium.engine.formats.record import Record
from pandemonium.engine.game import Game
from pandemonium.engine.state import State

Problem = TypeVar("Problem", bound=Exception)

MAX_DECISIONS = 20_000  # no random game may take longer


class InformationLeak(AssertionError):  # noqa: N818 - named after the failure
    """A seat received something that it may not know, or forgot what it knew."""


def as_text(data: object) -> str:
    """JSON that is equal exactly when the data is; fails on what is not JSON."""
    return json.dumps(data, sort_keys=True, allow_nan=False)


def as_sent(data: object) -> str:
    """JSON as it is sent: the order of names counts too."""
    return json.dumps(data, allow_nan=False)


def saved_text(state: State) -> str:
    """The whole position serialized as text."""
    return as_text(state.save())


def without_chance(state: State) -> str:
    """The position serialized as text, without future dice and draws."""
    return as_text({name: value for name, value in state.save().items() if name != "chance"})


def random_action(choices: list[Action], chance: Chance) -> Action:
    """One of the choices at random."""
    return choices[chance.below(len(choices))]


def play_to_end(state: State, seed: int) -> State:
    """Play the position to its end at random, in place."""
    chance = Chance(seed)
    for _ in range(MAX_DECISIONS):
        if state.over:
            return state
        choices = state.legal()
        assert choices, "nobody can do anything, and the game is not over"
        state.apply(random_action(choices, chance))
    raise AssertionError(f"the game does not end: {saved_text(state)}")


def play_recorded(state: State, seed: int) -> Record:
    """Play the position to its end at random, in place; returns the record of the game."""
    record = Record.of(state)
    chance = Chance(seed)
    while not state.over:
        assert len(record.actions) < MAX_DECISIONS, "the game does not end"
        action = random_action(state.legal(), chance)
        record.actions.append(action.text)
        state.apply(action)
    record.close(state)
    return record


def random_positions(game: Game, seed: int, every: int = 1) -> Iterator[State]:
    """Play at random; yield the position every so many decisions, and at the end."""
    state = game.start(seed)
    chance = Chance(seed + 1)
    for decisions_made in range(MAX_DECISIONS):
        if state.over or decisions_made % every == 0:
            yield state
        if state.over:
            return
        state.apply(random_action(state.legal(), chance))
    raise AssertionError(f"seed {seed}: the game does not end: {saved_text(state)}")


def all_viewers(game: Game) -> list[int | None]:
    """All seats, and a spectator (None)."""
    return [None, *range(game.players)]


def seen_events(events: Iterable[Event], seat: int | None) -> list[dict[str, object]]:
    """What a viewer sees of these events."""
    seen = [event.seen_by(seat) for event in events]
    return [event for event in seen if event is not None]


def expect_error(kind: type[Problem], attempt: Callable[[], object], attempted: str) -> Problem:
    """The error that the attempt raises: there must be one of this kind, with a message."""
    try:
        attempt()
    except kind as problem:
        if not str(problem):
            raise AssertionError(f"{attempted} is refused without a message") from problem
        return problem
    raise AssertionError(f"{attempted} should be refused, and is not")


@contextmanager
def failure_context(game: Game, seed: int, state: State | None = None) -> Iterator[None]:
    """Add the game, the seed and the ply to any exception."""
    try:
        yield
    except Exception as problem:
        ply = "" if state is None else f", ply {state.ply}"
        problem.add_note(f"in {game!r}, seed {seed}{ply}")
        raise
