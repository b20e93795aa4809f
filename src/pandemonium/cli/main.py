"""Reading the command line and calling the right command; every error becomes one clear line.

Exit codes: 0 all is well, 1 the work failed, 2 the command line or an input was wrong.
"""

import argparse
import contextlib
import errno
import os
import re
import sys
from collections.abc import Callable

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
from pandemonium.cli.parsing import Parser, add_language, game_in
from pandemonium.engine.errors import PandemoniumError, file_problem
from pandemonium.engine.version import VERSION
from pandemonium.locale.cleaning import clean
from pandemonium.locale.words import LANGUAGES, Words, language_from

Command = Callable[[argparse.Namespace, Words], int]


def main(argv: list[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    language, args = _take_language(sys.argv[1:] if argv is None else argv)
    words = Words(None, language)
    try:
        namespace = build_parser(words, args).parse_args(args)
        command: Command = namespace.command
        code = command(namespace, words)
        sys.stdout.flush()  # a closed pipe shows here, where it can be passed over in silence
        return code
    except PandemoniumError as problem:
        return _complain(words.error(problem))
    except FileExistsError as problem:  # of a command that may write only new files
        exists = UsageError("file-exists", {"file": str(problem.filename)})
        return _complain(words.error(exists))
    except OSError as problem:
        if problem.errno in (errno.EPIPE, errno.EIO):  # the pipe or terminal that we print to
            return _fall_silent()
        return _complain(words.error(_about_file(problem)))
    except ValueError as problem:  # of a command that somebody else's game brings along
        return _complain(str(problem))
    except KeyboardInterrupt:
        print(f"\n{words.text('cli-stopped')}", file=sys.stderr)
        return 1


def _about_file(problem: OSError) -> UsageError:
    """What was wrong with a file, in the reader's language."""
    message = file_problem(problem)
    if problem.filename is None:
        return UsageError("system", {"problem": message})
    return UsageError("file", {"file": str(problem.filename), "problem": message})


def _fall_silent() -> int:
    """End without a word where nobody listens any more."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError):
            os.dup2(nowhere, stream.fileno())
    return 1


def _complain(text: str) -> int:
    """Say in one line what was wrong."""
    line = re.sub(r"[ \t\r\n]+", " ", text).strip()  # French has other spaces, which stay
    print(f"pandemonium: {clean(line)}", file=sys.stderr)
    return 2


def _take_language(given: list[str]) -> tuple[str, list[str]]:
    """The language, wherever it is asked for, and the other arguments.

    Help and errors are written in it too, so it is read first. One that there is not is left for
    the parser to refuse.
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
    """The whole command line; the options of the game that `args` names are part of it."""
    parser = Parser(words, prog="pandemonium", description=words.text("cli-about"))
    parser.add_argument(
        "--version", action="version", version=VERSION, help=words.text("cli-version")
    )
    add_language(parser, words)
    commands = parser.add_subparsers(metavar=words.text("cli-command"), required=True)
    about = game_in(args)
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
