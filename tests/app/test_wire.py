"""What the browser client takes over from the program is what the program has today."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

import pandemonium as pm

WEB = Path(__file__).parents[2] / "web"


@pytest.fixture(scope="module")
def make_wire() -> ModuleType:
    """The script that writes both files."""
    spec = importlib.util.spec_from_file_location("make_wire", WEB / "make_wire.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_types_of_the_client_are_those_of_the_server(make_wire: ModuleType) -> None:
    written = (WEB / "src" / "wire.ts").read_text(encoding="utf-8")
    assert written == make_wire.wire(), "run: python web/make_wire.py"


def test_icons_of_the_client_are_those_that_the_games_name(make_wire: ModuleType) -> None:
    written = (WEB / "emblems.json").read_text(encoding="utf-8")
    assert written == make_wire.emblems(), "run: python web/make_wire.py"


def test_client_names_no_card_and_no_clause(make_wire: ModuleType) -> None:
    """It holds no rules: the server sends all that it knows of cards and clauses."""
    clauses = "|".join(pm.about(game).prefix for game in make_wire.own_games())
    cards = {
        card.id
        for game in make_wire.own_games()
        for card in pm.game(game).cards
        if "_" in card.id  # ids of one plain word are words of other things too
    }
    for file in sorted((WEB / "src").rglob("*")):
        if file.suffix not in (".ts", ".svelte", ".ftl", ".css") or file.name == "wire.ts":
            continue
        text = file.read_text(encoding="utf-8")
        assert not re.search(rf"\b(?:{clauses}) \d+(?:\.\d+)?", text), f"{file} names a clause"
        named = cards & set(re.findall(r"[a-z]+(?:_[a-z]+)+", text))
        assert not named, f"{file} names cards: {sorted(named)}"
