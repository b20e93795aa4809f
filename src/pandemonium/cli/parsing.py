"""What the commands have in common: the parser, the options of a game, and reading them back."""

import argparse
from pathlib import Path
from typing import NoReturn

from pandemonium.engine.game import Game
from pandemonium.engine.registry import game as make_game
from pandemonium.engine.registry import games
from pandemonium.locale.words import LANGUAGES, Words

CARDS = "cards"


class UsageError(Exception):
    """The command line was wrong."""


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        """Say what was wrong and where to read on."""
        raise UsageError(f"{message} ({self.prog} --help)")


def new_command(commands: "argparse._SubParsersAction[Parser]", name: str, words: Words) -> Parser:
    """A command with its help and the option that all commands have."""
    text = words.text("cli-info" if name == "about" else f"cli-{name}")
    parser = commands.add_parser(name, help=text, description=text)
    parser.add_argument("--lang", choices=LANGUAGES, help=words.text("cli-lang"))
    return parser


def game_in(args: list[str]) -> Game | None:
    """The game that a command line names, with its usual options, if there is one."""
    installed = games()
    named = [arg for arg in args if arg in installed]
    return make_game(named[0]) if named else None


def add_game(parser: Parser, words: Words, game: Game | None) -> None:
    """The game, its number of players and its options."""
    parser.add_argument(
        "game", metavar="GAME", help=words.text("cli-game", games=", ".join(games()))
    )
    parser.add_argument("--players", type=int, metavar="N", help=words.text("cli-players"))
    parser.add_argument("--cards", metavar="FILE", help=words.text("cli-cards-file"))
    if game is None:
        return
    group = parser.add_argument_group(words.text("cli-options-of", game=game.title))
    own_words = Words(game, words.language)
    for option in game.options:
        group.add_argument(
            f"--{option.name.replace('_', '-')}",
            dest=f"option_{option.name}",
            metavar="|".join(option.choices)
            or {"bool": "yes|no", "int": "N"}.get(option.type, "TEXT"),
            nargs="?" if option.type == "bool" else None,
            const="yes" if option.type == "bool" else None,
            help=own_words.option(option.name)
            + f" ({words.text('cli-default', value=_shown(option.default))})",
        )


def _shown(value: int | str) -> str:
    """A default as one would type it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def options_in(namespace: argparse.Namespace) -> dict[str, object]:
    """The options of the game that were given."""
    given = {
        name.removeprefix("option_"): value
        for name, value in vars(namespace).items()
        if name.startswith("option_") and value is not None
    }
    if namespace.cards is not None:
        given[CARDS] = namespace.cards
    return given


def read_file(name: str) -> str:
    """A text file, or an error that names it."""
    try:
        return Path(name).read_text(encoding="utf-8")
    except UnicodeDecodeError as problem:
        raise ValueError(f"{name}: not a text file ({problem.reason})") from problem
