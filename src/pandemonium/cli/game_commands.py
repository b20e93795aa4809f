"""Commands that games bring along: modules announced under the entry-point group of commands.

Such a module says in `GAME` whose wording it uses, describes its arguments in `add_arguments` and
does its work in `run`; its one-line help is the message `cli-<command>` of that game.
"""

import argparse
from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Protocol, cast

from pandemonium.cli.errors import UsageError
from pandemonium.cli.parsing import HELP, Parser, add_language
from pandemonium.engine.registry import about
from pandemonium.locale.words import Words

GROUP = "pandemonium.commands"


class GameCommand(Protocol):
    """What such a module holds."""

    GAME: str

    def add_arguments(self, parser: argparse.ArgumentParser, words: Words) -> None:
        """Describe what the command takes."""

    def run(self, namespace: argparse.Namespace, words: Words) -> int:
        """Do it; the exit code is 0, or 1 if the work failed. Wrong input is a PandemoniumError."""


def add_commands(
    commands: "argparse._SubParsersAction[Parser]", words: Words, args: list[str]
) -> None:
    """Add all of them; a module is loaded only when it is asked for or help is."""
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        if args and args[0] not in (point.name, *HELP):
            commands.add_parser(point.name, words=words)
        else:
            try:
                _add(commands, point.name, cast(GameCommand, point.load()), words.language)
            except Exception as problem:  # somebody else's package must not spoil all commands
                message = f"{type(problem).__name__}: {problem}"
                broken = UsageError("broken-command", {"name": point.name, "problem": message})
                if args and args[0] == point.name:
                    raise broken from problem
                if point.name not in commands.choices:
                    text = words.error(broken).replace("%", "%%")
                    commands.add_parser(point.name, words=words, help=text)


def _add(
    commands: "argparse._SubParsersAction[Parser]", name: str, module: GameCommand, language: str
) -> None:
    """One command, in the words of its game."""
    words = Words(about(module.GAME), language)
    text = words.text(f"cli-{name}")
    parser = commands.add_parser(name, words=words, help=text, description=text)
    add_language(parser, words)
    module.add_arguments(parser, words)
    parser.set_defaults(command=_in_own_words(module, words))


def _in_own_words(module: GameCommand, words: Words) -> Callable[[argparse.Namespace, Words], int]:
    """The command as the main program calls it."""
    return lambda namespace, _shared: module.run(namespace, words)
