"""The layouts that come with the game, read from `layouts.toml`."""

import tomllib
from functools import cache
from importlib import resources

from pandemonium.engine.errors import OptionError, Phrase
from pandemonium.games.dicke_daemonen.lines.layout import Layout
from pandemonium.games.dicke_daemonen.lines.layout_reader import read_layout, shown
from pandemonium.games.dicke_daemonen.lines.problems import PACKAGE

PRESETS = ("four_leaf", "crossing_gate", "rose", "scoring_table", "sixteen", "hash")


@cache
def _shipped() -> dict[str, Layout]:
    text = resources.files(PACKAGE).joinpath("layouts.toml").read_text(encoding="utf-8")
    return {table["id"]: read_layout(table) for table in tomllib.loads(text)["layouts"]}


def shipped(name: str) -> Layout:
    """A layout from the game's file: a preset, or a fallback of the random generator."""
    return _shipped()[name]


def preset(name: str) -> Layout:
    """A layout that comes with the game; an OptionError if the name is unknown."""
    if name not in PRESETS:
        raise no_such_layout(name, list(PRESETS))
    return shipped(name)


def no_such_layout(name: object, choices: list[str]) -> OptionError:
    """The error for a name that is not among the choices."""
    expected = Phrase("expected-choice", choices=choices)
    return OptionError(
        "option-value", {"option": "layout", "value": shown(name), "expected": expected}
    )
