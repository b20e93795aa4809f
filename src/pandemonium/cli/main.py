"""Parses the command line and runs a command; every error is printed as one line.

Exit codes: 0 success, 1 the command failed, 2 invalid command line or input.
"""

import contextlib
import errno
import os
import re
import sys

from pandemonium.cli import (
    arena,
    backup,
    cards,
    completion,
    game_commands,
    games,
    play,
    replay,
    report,
    restore,
    rules,
    schema,
    serve,
    simulate,
    verify,
)
from pandemonium.cli.errors import UsageError
from pandemonium.cli.parsing import Command, Parser, add_language, find_game
from pandemonium.engine.errors import PandemoniumError, file_problem
from pandemonium.engine.version import VERSION
from pandemonium.locale.cleaning import clean
from pandemonium.locale.words import LANGUAGES, Words, language_from


def main(argv: list[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    language, args = _extract_language(sys.argv[1:] if argv is None else argv)
    words = Words(None, language)
    try:
        namespace = build_parser(words, args).parse_args(args)
        command: Command = namespace.command
        code = command(namespace, words)
        sys.stdout.flush()  # raises here if the pipe is closed
        return code
    except PandemoniumError as problem:
        return _print_error(words.error(problem))
    except FileExistsError as problem:  # from a command without `--force`
        exists = UsageError("file-exists", {"file": str(problem.filename)})
        return _print_error(words.error(exists))
    except OSError as problem:
        if problem.errno in (errno.EPIPE, errno.EIO):  # our pipe or terminal was closed
            return _silence_output()
        return _print_error(words.error(_file_error(problem)))
    except ValueError as problem:  # from a third-party command
        return _print_error(str(problem))
    except KeyboardInterrupt:
        print(f"\n{words.text('cli-stopped')}", file=sys.stderr)
        return 1


def _file_error(problem: OSError) -> UsageError:
    """The error for a system error, in the reader's language."""
    message = file_problem(problem)
    if problem.filename is None:
        return UsageError("system", {"problem": message})
    return UsageError("file", {"file": str(problem.filename), "problem": message})


def _silence_output() -> int:
    """Discard further output after the pipe or terminal was closed."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError):
            os.dup2(nowhere, stream.fileno())
    return 1


def _print_error(text: str) -> int:
    """Print an error as one line; returns the exit code."""
    line = re.sub(r"[ \t\r\n]+", " ", text).strip()  # keeps the non-breaking spaces of French
    print(f"pandemonium: {clean(line)}", file=sys.stderr)
    return 2


def _extract_language(given: list[str]) -> tuple[str, list[str]]:
    """The language, and the arguments without `--lang`.

    Read first, because help and errors use it. An unknown language is left for the parser to
    reject.
    """
    args = list(given)
    language = language_from(os.environ)
    for i in reversed(range(len(args))):
        name, equals, value = args[i].partition("=")
        end = i + 1 if equals else i + 2
        if name == "--lang" and (value or "".join(args[i + 1 : end])) in LANGUAGES:
            language = value or args[i + 1]
            del args[i:end]
    return language, args


def build_parser(words: Words, args: list[str]) -> Parser:
    """The parser, including the options of the game that `args` names."""
    parser = Parser(words, prog="pandemonium", description=words.text("cli-about"))
    parser.add("--version", action="version", version=VERSION, key="cli-version")
    add_language(parser)
    commands = parser.add_subparsers(metavar=words.text("cli-command"), required=True)
    about = find_game(args)
    games.add_commands(commands, words)
    rules.add_command(commands, words)
    cards.add_command(commands, words)
    replay.add_command(commands, words)
    verify.add_command(commands, words)
    play.add_command(commands, words, about)
    simulate.add_command(commands, words, about)
    arena.add_command(commands, words, about)
    report.add_command(commands, words, about)
    backup.add_command(commands, words)
    restore.add_command(commands, words)
    schema.add_command(commands, words)
    serve.add_command(commands, words)
    completion.add_command(commands, words)
    game_commands.add_commands(commands, words, args)
    return parser
