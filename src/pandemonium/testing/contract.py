"""The contract: one random game, with everything that games promise checked on the way."""

import json
from functools import partial

from pandemonium.engine.chance import Chance
from pandemonium.engine.errors import PositionError, RecordError
from pandemonium.engine.event import Event
from pandemonium.engine.formats.record import Record, replay
from pandemonium.engine.game import Game
from pandemonium.engine.state import State
from pandemonium.testing import positions
from pandemonium.testing.legality import check_optimizations_declared, check_optimized_legal
from pandemonium.testing.previews import check_position
from pandemonium.testing.random_play import (
    all_viewers,
    as_sent,
    expect_error,
    failure_context,
    play_recorded,
    play_to_end,
    saved_text,
    seen_events,
)

STOPS = 6


def check_contract(game: Game, seed: int, stops: int = STOPS) -> int:
    """Play a random game and check all that every game promises; returns its length.

    At so many `stops` on the way the position is checked closely, including the first and the last.
    """
    check_optimizations_declared(game)
    state = game.start(seed)
    with failure_context(game, seed, state):
        record = play_recorded(state, seed + 1)
        assert state.events == [], "events were recorded without `recording`"
    end = saved_text(state)
    seen = check_replayed(game, seed, record.actions, end, stops)
    with failure_context(game, seed):
        check_record(game, record, end, seen)
    return len(record.actions)


def check_replayed(
    game: Game, seed: int, actions: list[str], end: str, stops: int
) -> list[list[str]]:
    """Play the same game again, recorded, and check positions; returns the events of each ply."""
    state = game.start(seed, recording=True)
    everything = sorted(state.components())
    places = sorted({len(actions) * n // (stops - 1) for n in range(stops)})
    seen = []
    for number, text in enumerate([*actions, ""]):
        with failure_context(game, seed, state):
            positions.check_turn(state)
            check_optimized_legal(state)
            assert sorted(state.components()) == everything, "something was lost or added"
            seen.append(sent_events(game, state.events))
            if number in places:
                look_closer(state, number, is_rare=places.index(number) % 2 == 1)
            state.events = []
            if text:
                state.apply(text if number % 2 else game.action(text))
    assert saved_text(state) == end, "the same seed and actions led elsewhere"
    return seen


def sent_events(game: Game, events: list[Event]) -> list[str]:
    """The events of a step as JSON, for each viewer."""
    return [as_sent(seen_events(events, seat)) for seat in all_viewers(game)]


def look_closer(state: State, seed: int, *, is_rare: bool) -> None:
    """The slower checks; the slowest of them only at rare stops."""
    positions.check_listed(state)
    positions.check_views(state)
    positions.check_touched(state)
    check_position(state)
    for seat in range(state.game.players):
        positions.check_imagined(state, seat, seed)
    positions.check_dealt_again(state, seed)
    positions.check_clone(state, seed, to_the_end=is_rare)
    positions.check_saved(state, seed, to_the_end=is_rare)
    if is_rare:
        positions.check_words(state)
        if not state.over:
            play_to_end(state.imagine(state.player, Chance(seed)), seed)


# ---------------------------------------------------------------------- records


def check_record(game: Game, record: Record, end: str, seen: list[list[str]]) -> None:
    """A record survives serialization, and replays to the same events and the same end."""
    again = Record.read(record.write())
    assert again.write() == record.write()
    plies = replay(again)
    assert [ply.action.text for ply in plies if ply.action is not None] == record.actions
    assert plies[0].action is None
    assert saved_text(plies[-1].state) == end
    for ply, before in zip(plies, seen, strict=True):
        replayed = sent_events(game, ply.events)
        assert replayed == before, f"ply {ply.number} has other events when it is replayed"
        assert all(0 <= result < bound for bound, result in ply.calls)


def check_misfit(game: Game, seed: int) -> None:
    """The error for a record that does not fit names the ply."""
    record = play_recorded(game.start(seed), seed + 1)
    ply = len(record.actions) // 2
    record.actions[ply] = "xyzzy"
    problem = expect_error(RecordError, lambda: replay(record), "a record with 'xyzzy'")
    assert problem.details["ply"] == ply + 1, problem
    assert "xyzzy" in str(problem), problem


def check_damaged(game: Game, seed: int) -> None:
    """A saved position is rejected if a field is missing, or if it is of another game."""
    data = json.loads(saved_text(game.start(seed)))
    for name in data:
        incomplete = {key: value for key, value in data.items() if key != name}
        expect_error(PositionError, partial(game.load, incomplete), f"a position without {name}")
    foreign = partial(game.load, {**data, "game": "xyzzy"})
    expect_error(PositionError, foreign, "another game's position")
