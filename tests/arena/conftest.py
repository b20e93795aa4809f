"""What tests of the arena have in common."""

from pathlib import Path

import pytest

from pandemonium.players import PLAYERS
from tests.arena import bots


@pytest.fixture(autouse=True)
def place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A folder of its own, one language, and some more bots."""
    monkeypatch.setenv("PANDEMONIUM_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)
    for name, maker in (("hasty", bots.hasty), ("broken", bots.Broken), ("cheat", bots.Cheat)):
        monkeypatch.setitem(PLAYERS, name, maker)
