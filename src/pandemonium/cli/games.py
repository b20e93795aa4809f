"""The commands `games` and `about`: installed games, version and build."""

import argparse
import platform
import sys

import pandemonium as pm
from pandemonium.cli.parsing import Parser, add_json, loadable_games, new_command, write_json
from pandemonium.engine.game import About
from pandemonium.engine.text_view import Section, headings
from pandemonium.engine.version import VERSION, is_compiled
from pandemonium.locale.words import Words
from pandemonium.terminal import layout


def add_commands(commands: "argparse._SubParsersAction[Parser]", words: Words) -> None:
    """Add the commands `games` and `about`."""
    for name, command in (("games", run_games), ("about", run_about)):
        add_json(new_command(commands, name, words, command))


def run_games(namespace: argparse.Namespace, words: Words) -> int:
    """Print the installed games."""
    games = list(loadable_games(words))
    if namespace.json:
        return write_json([_as_json(about) for about in games])
    rows = [[about.id, about.title, _players(about, words)] for about in games]
    header = headings(words, ("game", "title", "players"))
    layout.console().print(layout.table(Section(words.text("heading-games"), header, rows)))
    return 0


def _players(about: About, words: Words) -> str:
    """The number of players: one number, or a range."""
    low, high = about.min_players, about.max_players
    if low == high:
        return str(low)
    return words.text("players-or" if high == low + 1 else "players-from-to", low=low, high=high)


def _as_json(about: About) -> dict[str, object]:
    count = {"min_players": about.min_players, "max_players": about.max_players}
    return {**about.to_json(), **count}


def run_about(namespace: argparse.Namespace, words: Words) -> int:
    """Print version, build, interpreter and games."""
    about = {
        "version": VERSION,
        "build": "compiled" if is_compiled() else "pure",
        "python": platform.python_version(),
        "games": pm.games(),
    }
    if namespace.json:
        return write_json(about)
    print(f"Pandemonium {VERSION}")
    print(words.text("about-compiled" if is_compiled() else "about-pure-hint"))
    print(f"Python {about['python']} ({sys.executable})")
    print(words.text("about-games", games=", ".join(pm.games())))
    return 0
