"""Commands provided by games: modules in the entry-point group `pandemonium.commands`.

Such a module names in `GAME` the game whose catalogue it uses, adds its arguments in
`add_arguments` and does its work in `run`; its one-line help is the message `cli-<command>` of that
game.
"""

import argparse
from importlib.metadata import entry_points
from typing import Protocol, cast

from pandemonium.cli.errors import UsageError
from pandemonium.cli.parsing import HELP, Command, Parser, add_language
from pandemonium.engine.registry import about
from pandemonium.locale.words import Words

GROUP = "pandemonium.commands"


class GameCommand(Protocol):
    """The interface of such a module."""

    GAME: str

    def add_arguments(self, parser: argparse.ArgumentParser, words: Words) -> None:
        """Add the arguments of the command."""

    def run(self, namespace: argparse.Namespace, words: Words) -> int:
        """Run the command; returns 0, or 1 if it failed. Invalid input raises PandemoniumError."""


def add_commands(
    commands: "argparse._SubParsersAction[Parser]", words: Words, args: list[str]
) -> None:
    """Add all of them; loads a module only if it is called or help is requested."""
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        if args and args[0] not in (point.name, *HELP):
            commands.add_parser(point.name, words=words)
        else:
            try:
                _add(commands, point.name, cast(GameCommand, point.load()), words.language)
            except (
                Exception
            ) as problem:  # a broken third-party package must not break other commands
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
    """Add one command, with the catalogue of its game."""
    words = Words(about(module.GAME), language)
    text = words.text(f"cli-{name}")
    parser = commands.add_parser(name, words=words, help=text, description=text)
    add_language(parser)
    module.add_arguments(parser, words)
    parser.set_defaults(command=_bind_words(module, words))


def _bind_words(module: GameCommand, words: Words) -> Command:
    """The command's `run` with the catalogue of its game."""
    return lambda namespace, _shared: module.run(namespace, words)
