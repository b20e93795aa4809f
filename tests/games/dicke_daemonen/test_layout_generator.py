"""Random layouts: always legal, the same for the same chance, and pleasant to play on."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from itertools import count
from typing import cast

import pytest

from pandemonium.engine.version import is_compiled
from pandemonium.games.dicke_daemonen.lines import generator
from pandemonium.games.dicke_daemonen.lines.board import Board, make_board
from pandemonium.games.dicke_daemonen.lines.generator import (
    LEVELS,
    Difficulty,
    random_layout,
    spare_layout,
)
from pandemonium.games.dicke_daemonen.lines.layout import Layout
from pandemonium.games.dicke_daemonen.lines.layout_reader import read_layout
from pandemonium.games.dicke_daemonen.lines.presets import shipped
from pandemonium.games.dicke_daemonen.lines.recipes import Dice

from .boards import chance, check_board, drawn_at_random

DIFFICULTIES: list[Difficulty] = ["calm", "normal", "wild"]


def check_random(difficulty: Difficulty, seed: int) -> Board:
    layout = drawn_at_random(difficulty, seed)
    assert read_layout(json.dumps(layout.to_json())) == layout
    board = make_board(layout)
    low, high = LEVELS[difficulty].crossings
    assert low <= len(board.crossings) <= high
    check_board(board)
    return board


@pytest.mark.parametrize("seed", range(15))
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_random_layout_is_a_proper_board(difficulty: Difficulty, seed: int) -> None:
    check_random(difficulty, seed)


def test_a_long_wedge_that_narrows_again_keeps_its_demon() -> None:
    check_random("normal", 1347)


@pytest.mark.slow
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_two_thousand_random_layouts_are_proper_boards(difficulty: Difficulty) -> None:
    level = LEVELS[difficulty]
    good = 0
    for seed in range(1000, 3000):
        board = check_random(difficulty, seed)
        good += min(board.field_radii[: board.outer]) >= level.field
    assert good > 1990


def test_the_same_chance_makes_the_same_layout() -> None:
    for difficulty in DIFFICULTIES:
        layout = random_layout(difficulty, chance(7))
        assert layout == drawn_at_random(difficulty, 7)
        assert layout != drawn_at_random(difficulty, 8)


def test_random_layouts_are_the_same_on_every_machine() -> None:
    digest = hashlib.sha256()
    for difficulty in DIFFICULTIES:
        for seed in range(3):
            layout = drawn_at_random(difficulty, seed)
            digest.update(json.dumps(layout.to_json()).encode())
    assert digest.hexdigest()[:16] == "e9397e17be300c93"


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_layouts_vary(difficulty: Difficulty) -> None:
    boards = [make_board(drawn_at_random(difficulty, seed)) for seed in range(15)]
    kinds = {tuple(sorted(len(numbers) for numbers in board.field_corners)) for board in boards}
    assert len(kinds) > 3
    assert len({board.crossings for board in boards}) == 15


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("rigged", ["lowest", "highest", "by turns"])
def test_rigged_chance_still_gives_a_legal_layout(difficulty: Difficulty, rigged: str) -> None:
    turns = count()
    rigs: dict[str, Callable[[int], int]] = {
        "lowest": lambda _: 0,
        "highest": lambda n: n - 1,
        "by turns": lambda n: next(turns) % n,
    }
    check_board(make_board(random_layout(difficulty, rigs[rigged])))


@pytest.mark.skipif(is_compiled(), reason="a compiled module calls its own parts")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_when_all_attempts_fail_a_spare_is_used(
    difficulty: Difficulty, monkeypatch: pytest.MonkeyPatch
) -> None:
    attempts = []

    def fail(*_: object) -> Layout | None:
        attempts.append(1)
        return None

    monkeypatch.setattr(generator, "_attempt", fail)
    layouts = {random_layout(difficulty, chance(seed)) for seed in range(8)}
    assert len(attempts) == 8 * generator.MAX_ATTEMPTS
    assert len(layouts) > 5
    for layout in layouts:
        low, high = LEVELS[difficulty].crossings
        assert low <= len(make_board(layout).crossings) <= high


@pytest.mark.parametrize("pose", range(8))
@pytest.mark.parametrize("name", sorted(name for level in LEVELS.values() for name in level.spares))
def test_every_spare_is_legal_in_every_pose(
    name: str, pose: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LEVELS, "calm", _only(name))
    draws = iter([0, pose, 0, 0, 0, 0])
    board = make_board(spare_layout("calm", Dice(lambda _: next(draws))))
    straight = make_board(shipped(name))
    assert len(board.crossings) == len(straight.crossings)
    assert sorted(board.field_values) == sorted(straight.field_values)


def _only(name: str) -> generator.Level:
    level = LEVELS["calm"]
    return generator.Level(
        level.crossings,
        level.recipes,
        level.spacing,
        level.steepness,
        level.field,
        level.piece,
        (name,),
    )


def test_an_unknown_difficulty_is_refused() -> None:
    with pytest.raises(ValueError, match=r"'mad' is not .* one of calm, normal, wild"):
        random_layout(cast(Difficulty, "mad"), chance(1))
