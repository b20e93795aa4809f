"""Reading the command line and calling the right command; every error becomes one clear line.

Exit codes: 0 all is well, 1 the work failed, 2 the command line or an input was wrong.
"""

import argparse
import os
import sys
from collections.abc import Callable

from pandemonium.cli import extra, look, play, simulate
from pandemonium.cli.parsing import Parser, UsageError, game_in
from pandemonium.locale.words import LANGUAGES, Words, language_from

Command = Callable[[argparse.Namespace, Words], int]


def main(argv: list[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    args = sys.argv[1:] if argv is None else argv
    words = Words(None, _language(args))
    try:
        namespace = build_parser(words, args).parse_args(args)
        command: Command = namespace.command
        return command(namespace, words)
    except UsageError as problem:
        print(f"pandemonium: {problem}", file=sys.stderr)
        return 2
    except (ValueError, OSError) as problem:
        print(f"pandemonium: {_one_line(problem)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"\n{words.text('cli-stopped')}", file=sys.stderr)
        return 1


def _language(args: list[str]) -> str:
    """The language, before anything is parsed: help and errors are written in it too."""
    for i, arg in enumerate(args):
        value = arg.partition("=")[2] if arg.startswith("--lang=") else ""
        if arg == "--lang" and i + 1 < len(args):
            value = args[i + 1]
        if value in LANGUAGES:
            return value
    return language_from(os.environ)


def _one_line(problem: BaseException) -> str:
    """The message without line breaks."""
    return " ".join(str(problem).split())


def build_parser(words: Words, args: list[str]) -> Parser:
    """The whole command line; the options of the game that `args` names are part of it."""
    parser = Parser(prog="pandemonium", description=words.text("cli-about"))
    commands = parser.add_subparsers(metavar=words.text("cli-command"), required=True)
    game = game_in(args)
    look.add_commands(commands, words)
    play.add_command(commands, words, game)
    simulate.add_command(commands, words, game)
    extra.add_commands(commands, words, args)
    return parser
