"""The commands `games` and `about`: what is installed, and how it was built."""

import argparse
import platform
import sys

import pandemonium as pm
from pandemonium.cli.parsing import (
    Parser,
    add_json,
    new_command,
    working_games,
    write_json,
)
from pandemonium.engine.game import About
from pandemonium.engine.text_view import Section
from pandemonium.engine.version import VERSION, is_compiled
from pandemonium.locale.words import Words
from pandemonium.terminal import layout


def add_commands(commands: "argparse._SubParsersAction[Parser]", words: Words) -> None:
    """Add both of them."""
    for name, command in (("games", run_games), ("about", run_about)):
        parser = new_command(commands, name, words)
        add_json(parser, words)
        parser.set_defaults(command=command)


def run_games(namespace: argparse.Namespace, words: Words) -> int:
    """The games that are installed."""
    games = list(working_games(words))
    if namespace.json:
        return write_json([_as_json(about) for about in games])
    rows = [[about.id, about.title, _players(about, words)] for about in games]
    header = [words.text(f"column-{name}") for name in ("game", "title", "players")]
    layout.console().print(layout.table(Section(words.text("heading-games"), header, rows)))
    return 0


def _players(about: About, words: Words) -> str:
    """How many may play: a number, or from one to another."""
    low, high = about.min_players, about.max_players
    if low == high:
        return str(low)
    return words.text("players-or" if high == low + 1 else "players-from-to", low=low, high=high)


def _as_json(about: About) -> dict[str, object]:
    """A game for programs."""
    count = {"min_players": about.min_players, "max_players": about.max_players}
    return {**about.to_json(), **count}


def run_about(namespace: argparse.Namespace, words: Words) -> int:
    """Version, build, interpreter, games."""
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
