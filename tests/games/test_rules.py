"""Rules are addressed: every clause and every card has its tests, and every address exists."""

import importlib
import pkgutil
import re
from importlib import resources
from pathlib import Path

import pytest

import pandemonium as pm
from pandemonium.engine.task import Refusal
from pandemonium.testing import rule_tests

TESTS = Path(__file__).parents[1]
OURS = [name for name in pm.games() if pm.game(name).about.package.startswith("pandemonium.")]
NUMBERS = r"(\d+\.\d+(?:(?:, | and | to )\d+\.\d+)*)"

every_game = pytest.mark.parametrize("name", OURS)


def own_tests(game: pm.Game) -> Path:
    """The folder of the tests that are this game's own."""
    return TESTS / "games" / game.about.package.rpartition(".")[2]


def sources(game: pm.Game) -> dict[str, str]:
    """The Python files of a game by their names."""
    files = resources.files(game.about.package).iterdir()
    return {file.name: file.read_text("utf-8") for file in files if file.name.endswith(".py")}


def refusals(game: pm.Game) -> list[Refusal]:
    """Every refusal that a module of the game holds, alone or in a list."""
    package = importlib.import_module(game.about.package)
    result: list[Refusal] = []
    for module in pkgutil.iter_modules(package.__path__, f"{game.about.package}."):
        for value in vars(importlib.import_module(module.name)).values():
            held = value if isinstance(value, list | tuple) else [value]
            result += [item for item in held if isinstance(item, Refusal)]
    return result


@every_game
def test_every_clause_has_a_test(name: str) -> None:
    game = pm.game(name)
    shown = rule_tests.tests_by_clause(own_tests(game))
    assert [clause for clause in game.clauses if clause not in shown] == []


@every_game
def test_every_card_has_a_test(name: str) -> None:
    game = pm.game(name)
    shown = rule_tests.tests_by_mark(own_tests(game), "card")
    assert [card.id for card in game.cards if card.id not in shown] == []


def test_every_mark_names_a_clause_that_exists() -> None:
    clauses = {clause for name in OURS for clause in pm.game(name).clauses}
    assert set(rule_tests.tests_by_clause(TESTS)) - clauses == set()


@every_game
def test_every_mark_names_a_card_that_exists(name: str) -> None:
    game = pm.game(name)
    marked = rule_tests.tests_by_mark(own_tests(game), "card")
    assert set(marked) - {card.id for card in game.cards} == set()


@every_game
def test_every_refusal_names_a_clause_that_exists(name: str) -> None:
    game = pm.game(name)
    cited = [refusal.clause for refusal in refusals(game)]
    assert cited
    assert set(cited) - set(game.clauses) == set()
    assert game.end_clause in game.clauses


@every_game
def test_every_clause_that_the_code_mentions_exists(name: str) -> None:
    game = pm.game(name)
    prefix = game.about.prefix
    for file, text in sources(game).items():
        for mention in re.findall(rf"\b{prefix} {NUMBERS}", text):
            for number in re.findall(r"\d+\.\d+", mention):
                assert f"{prefix} {number}" in game.clauses, f"{file}: {prefix} {mention}"


@every_game
def test_rulebooks_in_other_languages_have_the_same_clauses(name: str) -> None:
    game = pm.game(name)
    for file in resources.files(game.about.package).iterdir():
        if file.name.startswith("rulebook."):
            assert list(game.rulebook(file.name.split(".")[1])) == list(game.clauses)


def test_marks_are_found_without_running_anything(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text(
        "raise SystemExit\n"
        '@rule("AB 1.2")\n@pytest.mark.rule("AB 1.3")\ndef test_a() -> None: ...\n'
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=card("cat"))])\n'
        '@rule("AB 1.2")\ndef test_b(x: int) -> None: ...\n'
    )
    assert rule_tests.tests_by_clause(tmp_path) == {
        "AB 1.2": ["test_a", "test_b"],
        "AB 1.3": ["test_a"],
    }
    assert rule_tests.tests_by_mark(tmp_path, "card") == {"cat": ["test_b"]}
