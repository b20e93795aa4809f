"""What holds in every position that can be reached, on presets and on random boards."""

from collections import Counter
from itertools import pairwise

import pytest

import pandemonium as pm
from pandemonium.games.dicke_daemonen import scoring
from pandemonium.games.dicke_daemonen.components import COLOURS, DEMON_COLOURS, EMPTY, FROZEN, WHITE
from pandemonium.games.dicke_daemonen.state import DickeDaemonenState
from pandemonium.testing.random_play import random_positions

from .table import game

BOARDS = ("four_leaf", "scoring_table", "hash", "calm", "normal", "wild")
every_table = pytest.mark.parametrize(
    ("board", "players"), [(board, players) for board in BOARDS for players in range(1, 5)]
)


def positions(board: str, players: int, seed: int) -> list[DickeDaemonenState]:
    """The way of one random game."""
    made = []
    for state in random_positions(game(players, layout=board, layout_seed=seed), seed):
        copy = state.clone()
        assert isinstance(copy, DickeDaemonenState)
        made.append(copy)
    return made


@every_table
def test_every_position_keeps_the_rules_of_the_board(board: str, players: int) -> None:
    for state in positions(board, players, 3):
        box = state.box
        assert Counter(state.components()) == dict.fromkeys(range(COLOURS), 10)
        for corner, demon in enumerate(state.corners):
            free = FROZEN if state.ghosts[box.field_of[corner]] else EMPTY
            assert demon in (free, box.first_line[corner], box.second_line[corner])
        assert not state.ghosts[box.outer]
        colours = [prediction.colour for prediction in state.predictions]
        assert len(set(colours)) == len(colours)
        totals = scoring.points(state)
        assert totals[WHITE] == sum(state.ghosts) <= min(10, box.outer)
        assert sum(totals[:DEMON_COLOURS]) <= box.corners + 8


@every_table
def test_fists_are_as_large_as_they_may_be(board: str, players: int) -> None:
    for state in positions(board, players, 4):
        made = Counter(prediction.seat for prediction in state.predictions)
        for seat, fist in enumerate(state.fists):
            most = 4 - made[seat] if players == 1 else 1 if made[seat] else 4
            assert sum(fist) <= most


@every_table
def test_nothing_enters_a_field_after_its_ghost(board: str, players: int) -> None:
    way = positions(board, players, 5)
    for before, after in pairwise(way):
        for field, ghost in enumerate(before.ghosts):
            if ghost:
                corners = before.box.corners_in[field]
                assert after.ghosts[field]
                assert [after.corners[c] for c in corners] == [before.corners[c] for c in corners]


@every_table
def test_a_game_has_at_most_fifty_turns(board: str, players: int) -> None:
    state = game(players, layout=board).start(6)
    state.recording = True
    rng = pm.Chance(7)
    while not state.over:
        state.apply(state.legal()[rng.below(len(state.legal()))])
    turns = [event for event in state.events if event.kind == "turn-begun"]
    assert len(turns) <= 50


def test_what_is_listed_is_what_no_rule_forbids() -> None:
    for board in BOARDS:
        for state in positions(board, 3, 8)[::6]:
            if not state.over:
                free = [a for a in state.game.actions if state.refusal(a) is None]
                assert sorted(a.id for a in free) == sorted(a.id for a in state.legal())


def test_exchanging_two_colours_exchanges_their_points() -> None:
    # red and green lie opposite each other on this board and change places when it is turned
    demons = {"f1.c1": "red", "f2.c1": "red", "f13.c1": "green"}
    state = game(2).scenario({"demons": demons})
    turned = {"f13.c2": "green", "f12.c4": "green", "f1.c3": "red"}
    other = game(2).scenario({"demons": turned})
    assert isinstance(state, DickeDaemonenState)
    assert isinstance(other, DickeDaemonenState)
    red, _, green, _, _ = scoring.points(state)
    knot = other.box.value[11] - state.box.value[1]  # F12 has a knot that F2 has not
    assert scoring.points(other)[2] - knot == red
    assert scoring.points(other)[0] == green
