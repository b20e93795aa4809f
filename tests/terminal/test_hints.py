"""Hints: what a bot would do, on request and unasked."""

import re
from pathlib import Path

import pytest

from pandemonium.app import hints
from pandemonium.players import LEVELS, make_level
from pandemonium.terminal.local_table import LocalTable
from pandemonium.terminal.remote_table import RemoteTable
from tests.terminal.test_line import HEIGHT, ME, Sitting, every_game, start

HINT = {"en": r"Hint \(demon\): ", "fr": r"Conseil \(démon\)\s: "}


@pytest.fixture(autouse=True)
def in_a_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Games are saved where they bother nobody."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The adviser thinks less than it would for people."""

    def hasty(level: int, game: object, seed: int) -> object:
        bot = make_level(level, game, seed)  # type: ignore[arg-type]
        bot.iterations = 20
        return bot

    monkeypatch.setattr("pandemonium.terminal.local_table.make_level", hasty)


@every_game
@pytest.mark.parametrize("language", HINT)
def test_a_hint_names_a_move_and_says_why(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    typed = iter(["h", "hint"])

    def answer(sitting: Sitting) -> str:
        made.append(len(sitting.table.record.actions))
        word = next(typed, None)
        if word is None:
            raise EOFError
        return word

    sitting = Sitting(monkeypatch, start(name), answer, language)
    received = sitting.shown[1]
    if len(sitting.table.state.choices) == 1:
        assert sitting.game.words.text("thought-forced", label="").split(":")[0].strip() in received
    else:
        assert re.search(HINT[language], received)
    assert sitting.shown[2] == received, "asked again it says the same"
    assert len(set(made)) == 1, "a hint does nothing"


def test_hints_come_unasked_and_leave_the_table_in_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[int] = []

    def answer(sitting: Sitting) -> str:
        if len(used) == 6:
            raise EOFError
        used.append(sitting.game.screen.used)
        return sitting.game.items[0].notation.split(", ")[0]

    sitting = Sitting(monkeypatch, start(ME, 4), answer, "fr", has_hints=True)
    assert all(re.search(HINT["fr"], shown) or "rien à choisir" in shown for shown in sitting.shown)
    assert max(used) <= HEIGHT


def test_advisers_are_levels_of_bots() -> None:
    assert LocalTable.adviser in LEVELS
    assert RemoteTable.adviser == hints.ADVISER
