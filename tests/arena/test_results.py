"""Results files: whole lines count, and only those of this very tournament."""

import json
from pathlib import Path

import pytest

from pandemonium.arena.match import PlayedMatch, Thinking
from pandemonium.arena.results import ResultsFile
from pandemonium.arena.simulate import ArenaError
from pandemonium.arena.tournament import tournament

FILE = Path("results.jsonl")
MADE = tournament("mephisto", ["random", "imp"], 2)


def game(winner: int = 0) -> PlayedMatch:
    """A game that never was."""
    returns = [1.0 - winner, float(winner)]
    thinking = [Thinking(3, 0.25), Thinking(2, 0.5)]
    return PlayedMatch(["random", "imp"], returns, [4, 2], "last-turn", False, 5, thinking)


def write(*units: tuple[int, int]) -> None:
    """Add units to the file."""
    file = ResultsFile(FILE, MADE)
    for unit in units:
        file.add(unit, [game(unit[0] % 2)])
    file.close()


def test_what_was_written_is_there_again_in_any_order() -> None:
    write((3, 0), (0, 0))
    write((1, 0))
    result = ResultsFile(FILE, MADE)
    assert result.results == {(3, 0): [game(1)], (0, 0): [game(0)], (1, 0): [game(1)]}
    assert result.results[3, 0][0].thinking == game().thinking
    result.close()
    header = json.loads(FILE.read_text(encoding="utf-8").splitlines()[0])
    assert header["format"] == 1
    assert header["players"] == ["random", "imp"]
    assert header["options"]["teams"] is False
    assert header["version"] == MADE.version


@pytest.mark.parametrize("cut", [1, 40])
def test_what_a_crash_left_of_the_last_line_is_dropped(cut: int) -> None:
    write((0, 0), (1, 0))
    whole = FILE.read_bytes()
    FILE.write_bytes(whole[:-cut])
    write((2, 0))
    result = ResultsFile(FILE, MADE)
    result.close()
    assert sorted(result.results) == [(0, 0), (2, 0)]


def test_a_crash_while_the_header_was_written() -> None:
    write()
    FILE.write_bytes(FILE.read_bytes()[:-10])
    write((0, 0))
    result = ResultsFile(FILE, MADE)
    result.close()
    assert list(result.results) == [(0, 0)]


def test_the_same_unit_twice_counts_once() -> None:
    write((0, 0))
    FILE.write_text(FILE.read_text() + FILE.read_text().splitlines()[1] + "\n")
    result = ResultsFile(FILE, MADE)
    result.close()
    assert result.results == {(0, 0): [game(0)]}


@pytest.mark.parametrize(
    ("other", "expected"),
    [
        (tournament("mephisto", ["random", "imp"], 2, seed=1), "seed is 0 there and 1 here"),
        (tournament("mephisto", ["imp", "random"], 2), "tournament: players is"),
        (tournament("mephisto", ["random", "imp"], 3), "seats is 2 there and 3 here"),
        (tournament("mephisto", ["random", "imp"], 2, care_bear=True), "tournament: options is"),
        (tournament("dice-summoners", ["random", "imp"]), 'game is "mephisto" there'),
    ],
)
def test_a_file_of_another_tournament_is_refused(other: object, expected: str) -> None:
    write((0, 0))
    before = FILE.read_bytes()
    with pytest.raises(ArenaError) as refused:
        ResultsFile(FILE, other)  # type: ignore[arg-type]  # parametrize knows no types
    assert expected in str(refused.value)
    assert FILE.read_bytes() == before


@pytest.mark.parametrize("text", ["Dear diary\n", "[1, 2]\n", '{"a": 1}\n'])
def test_any_other_file_is_refused(text: str) -> None:
    FILE.write_text(text)
    with pytest.raises(ArenaError, match=r"results\.jsonl"):
        ResultsFile(FILE, MADE)
    assert FILE.read_text() == text


@pytest.mark.parametrize("line", ["{}", "nonsense", '{"unit": [1], "games": []}', '{"unit": 3}'])
def test_a_damaged_line_is_named(line: str) -> None:
    write((0, 0))
    FILE.write_text(FILE.read_text() + line + "\n")
    with pytest.raises(ArenaError, match="line 3: not an arena result"):
        ResultsFile(FILE, MADE)
