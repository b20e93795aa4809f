"""The page about the levels: made from what was played, and nothing is played twice."""

import sys
from pathlib import Path

import pytest

from bench import levels
from pandemonium.arena.tournament import Tournament


@pytest.fixture
def ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two quick bots in place of the levels."""
    monkeypatch.setattr(levels, "LADDER", ("random", "hasty"))
    args = [
        "--results",
        "kept",
        "--page",
        "bots.md",
        "--games",
        "4",
        "--others",
        "2",
        "--jobs",
        "1",
    ]
    monkeypatch.setattr(sys, "argv", ["levels", *args, "--game", "mephisto"])


@pytest.mark.usefixtures("ladder")
def test_the_page_has_every_table(monkeypatch: pytest.MonkeyPatch) -> None:
    levels.main()
    page = Path("bots.md").read_text(encoding="utf-8")
    assert "## Mephisto" in page
    for table in ("solitaire", "2 players", "3 players", "4 players", "two against two"):
        assert page.count(f"| {table} |") == 2, table
    assert "| table | hasty over random |" in page
    assert "pandemonium arena mephisto --seats 2 --players random,hasty --games 4" in page
    assert len(list(Path("kept").iterdir())) == 5
    Path("bots.md").unlink()
    monkeypatch.setattr(Tournament, "play", None)
    levels.main()
    assert Path("bots.md").read_text(encoding="utf-8") == page
    assert "Luck: 2 players, random against hasty, 4 games: random won " in page


@pytest.mark.usefixtures("ladder")
def test_the_page_is_written_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    levels.main()
    for file in Path("kept").glob("mephisto-3-*"):
        file.unlink()
    monkeypatch.setattr(sys, "argv", [*sys.argv, "--as-it-is"])
    monkeypatch.setattr(Tournament, "play", None)
    levels.main()
    page = Path("bots.md").read_text(encoding="utf-8")
    assert "| 2 players |" in page
    assert "| 3 players |" not in page


def test_all_tables_of_all_games_are_there() -> None:
    result = {(table.about.id, table.name) for table in levels.tables([])}
    assert len(result) == 15
    assert ("dicke-daemonen", "solitaire") in result
    assert ("lets-summon-demons", "5 players") in result
    assert ("lets-summon-demons", "two against two") in result
    assert ("dice-summoners", "2 players") in result
