"""The command `completion`: a shell script that completes commands, games and options."""

import argparse

import shtab

from pandemonium.cli.parsing import HELP, Parser, add_options, loadable_games, new_command
from pandemonium.engine.game import About
from pandemonium.locale.words import Words

SHELLS = ("bash", "zsh")
FILES = ("metavar-file", "metavar-folder")


def add_command(commands: "argparse._SubParsersAction[Parser]", words: Words) -> None:
    """Add the command `completion`."""
    parser = new_command(commands, "completion", words, run)
    shells = ", ".join(SHELLS)
    parser.add_argument(
        "shell",
        metavar=words.text("metavar-shell"),
        choices=SHELLS,
        help=words.text("cli-completion-shell", shells=shells),
    )


def run(namespace: argparse.Namespace, words: Words) -> int:
    """Print the completion script of the shell."""
    from pandemonium.cli.main import build_parser  # circular import

    parser = build_parser(words, [HELP[0]])
    games = list(loadable_games(words))
    for command in _commands(parser).values():
        _add_choices(command, words, games)
    print(shtab.complete(parser, namespace.shell))
    return 0


def _commands(parser: Parser) -> dict[str, Parser]:
    subparsers = [
        action for action in parser._actions if isinstance(action, argparse._SubParsersAction)
    ]
    return dict(subparsers[0].choices)


def _add_choices(command: Parser, words: Words, games: list[About]) -> None:
    """Offer the installed games, their options, and files."""
    if any(action.dest == "players" for action in command._actions):
        for game in games:
            add_options(command, words, game)
    files = [words.text(name) for name in FILES]
    for action in command._actions:
        if action.dest == "game":
            action.choices = [game.id for game in games]
        elif action.metavar in files:
            action.complete = shtab.FILE  # type: ignore[attr-defined]  # read by shtab
