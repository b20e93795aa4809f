"""The contract: one random game, with everything that games promise checked on the way."""

import json
from functools import partial

from pandemonium.engine.chance import Chance
from pandemonium.engine.errors import PositionError, RecordError
from pandemonium.engine.formats.record import Record, replay
from pandemonium.engine.game import Game
from pandemonium.engine.state import State
from pandemonium.testing import positions
from pandemonium.testing.legality import check_optimizations_declared, check_optimized_legal
from pandemonium.testing.previews import check_position
from pandemonium.testing.random_play import (
    MAX_DECISIONS,
    all_viewers,
    as_sent,
    expect_error,
    failure_context,
    random_action,
    saved_text,
    seen_events,
)

STOPS = 6

SeenEvents = list[list[str]]  # by ply and viewer, as JSON


class ContractGame:
    """A random game as it was played: its actions, and the final position."""

    def __init__(self, game: Game, seed: int) -> None:
        """Play a random game without recording events."""
        self.game = game
        self.seed = seed
        self.actions: list[str] = []
        state = game.start(seed)
        chance = Chance(seed + 1)
        with failure_context(game, seed, state):
            while not state.over:
                assert len(self.actions) < MAX_DECISIONS, "the game does not end"
                action = random_action(state.legal(), chance)
                self.actions.append(action.text)
                state.apply(action)
            assert state.events == [], "events were recorded without `recording`"
        self.end = saved_text(state)
        self.state = state


def check_contract(game: Game, seed: int, stops: int = STOPS) -> int:
    """Play a random game and check all that every game promises; returns its length.

    At so many `stops` on the way the position is checked closely, including the first and the last.
    """
    check_optimizations_declared(game)
    played = ContractGame(game, seed)
    seen = check_replayed(played, stops)
    with failure_context(game, seed):
        check_record(played, seen)
    return len(played.actions)


def check_replayed(played: ContractGame, stops: int) -> SeenEvents:
    """Play the same game again, recorded, and check positions; returns the events of each ply."""
    game = played.game
    state = game.start(played.seed, recording=True)
    everything = sorted(state.components())
    places = places_of(len(played.actions), stops)
    seen: SeenEvents = []
    for number, text in enumerate([*played.actions, ""]):
        with failure_context(game, played.seed, state):
            positions.check_turn(state)
            check_optimized_legal(state)
            assert sorted(state.components()) == everything, "something was lost or added"
            seen.append(state_lines(state))
            if number in places:
                look_closer(state, number, is_rare=places.index(number) % 2 == 1)
            state.events = []
            if text:
                state.apply(text if number % 2 else game.action(text))
    assert saved_text(state) == played.end, "the same seed and actions led elsewhere"
    return seen


def places_of(plies: int, stops: int) -> list[int]:
    """The plies of the stops: evenly spaced, with the first and the last."""
    return sorted({plies * n // (stops - 1) for n in range(stops)})


def state_lines(state: State) -> list[str]:
    """The events of the last step as JSON, for each viewer."""
    return [as_sent(seen_events(state.events, seat)) for seat in all_viewers(state.game)]


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
            positions.check_imagined_plays(state, state.player, seed)


# ---------------------------------------------------------------------- records


def recorded(played: ContractGame) -> Record:
    """The record of a game that was played."""
    record = Record.of(played.game.start(played.seed))
    record.actions = played.actions[:]
    record.close(played.state)
    return record


def check_record(played: ContractGame, seen: SeenEvents) -> None:
    """A record survives serialization, and replays to the same events and the same end."""
    record = recorded(played)
    again = Record.read(record.write())
    assert again.write() == record.write()
    plies = replay(again)
    assert [ply.action.text for ply in plies if ply.action is not None] == played.actions
    assert plies[0].action is None
    assert saved_text(plies[-1].state) == played.end
    for ply, before in zip(plies, seen, strict=True):
        replayed = [as_sent(seen_events(ply.events, seat)) for seat in all_viewers(played.game)]
        assert replayed == before, f"ply {ply.number} has other events when it is replayed"
        assert all(0 <= result < bound for bound, result in ply.calls)


def check_misfit(game: Game, seed: int) -> None:
    """The error for a record that does not fit names the ply."""
    record = recorded(ContractGame(game, seed))
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
    expect_error(
        PositionError, lambda: game.load({**data, "game": "xyzzy"}), "another game's position"
    )
