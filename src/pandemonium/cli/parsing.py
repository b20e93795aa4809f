"""What the commands have in common: the parser, the options of a game, and reading them back."""

import argparse
import difflib
import json
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any, NoReturn

from pandemonium.cli.errors import UsageError
from pandemonium.engine.errors import Phrase, UnknownGameError
from pandemonium.engine.formats.record import Record
from pandemonium.engine.game import About
from pandemonium.engine.options import FLAGS
from pandemonium.engine.registry import about, games
from pandemonium.locale.cleaning import escape
from pandemonium.locale.words import LANGUAGES, Words
from pandemonium.players import players
from pandemonium.terminal import saves

CARDS = "cards"
YES = "yes"  # what a flag without a value means
HELP = ("-h", "--help")
PERSON = "person"  # somebody without a name

# What argparse says, in English only, and how we say it.
COMPLAINTS = (
    (r"the following arguments are required: (?P<names>.*)", "usage-required"),
    (r"unrecognized arguments: (?P<names>.*)", "usage-unrecognized"),
    (
        r"(?:argument (?P<name>.*?): )?invalid choice: (?P<value>.*?) \(choose from "
        r"(?P<choices>.*)\)",
        "usage-choice",
    ),
    (r"argument (?P<name>.*?): expected .*argument.*", "usage-value-missing"),
    (r"argument (?P<name>.*?): invalid int value: (?P<value>.*)", "usage-number"),
    (
        r"argument (?P<name>.*?): not allowed with argument (?P<other>.*)",
        "usage-not-both",
    ),
    (r"ambiguous option: (?P<name>.*) could match (?P<names>.*)", "usage-ambiguous"),
    (r"argument (?P<name>.*?): ignored explicit argument (?P<value>.*)", "usage-takes-no-value"),
)


class Formatter(argparse.HelpFormatter):
    """The layout of help, begun in the reader's language."""

    def __init__(self, prog: str, usage: str) -> None:
        """`usage` is the word before the first line."""
        super().__init__(prog)
        self.usage = usage

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        """The first line."""
        super().add_usage(usage, actions, groups, self.usage if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser that speaks the reader's language and complains in one line."""

    def __init__(self, words: Words, **settings: Any) -> None:
        """`settings` are those of argparse."""
        usage = words.text("cli-usage") + " "
        settings.setdefault("formatter_class", lambda prog: Formatter(prog, usage))
        super().__init__(add_help=False, **settings)
        self._positionals.title = words.text("cli-arguments")
        self._optionals.title = words.text("cli-options")
        self.add_argument(*HELP, action="help", help=words.text("cli-help"))
        self._is_mixing = False

    def parse_known_args(  # type: ignore[override]  # argparse overloads it for other namespaces
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Options before, between and after arguments; a command complains about what is left."""
        given = list(args or [])
        if self._is_mixing or self._subparsers is not None or set(HELP) & set(given):
            return super().parse_known_args(given, namespace)
        self._is_mixing = True
        parsed, rest = self.parse_known_intermixed_args(self._spelled_out(given), namespace)
        if rest:
            self.error(f"unrecognized arguments: {' '.join(rest)}")
        return parsed, rest

    def _spelled_out(self, args: list[str]) -> list[str]:
        """The same with `=yes` after each flag that is not followed by yes or no."""
        flags = {
            name for name, action in self._option_string_actions.items() if action.const == YES
        }
        return [
            f"{arg}={YES}" if arg in flags and following.lower() not in FLAGS else arg
            for arg, following in zip_longest(args, args[1:], fillvalue="")
        ]

    def error(self, message: str) -> NoReturn:
        """Say what was wrong, what was perhaps meant, and where to read on."""
        read_on = f"{self.prog} --help"
        for pattern, key in COMPLAINTS:
            match = re.fullmatch(pattern, message)
            if match is not None:
                groups = {name: value or "" for name, value in match.groupdict().items()}
                raise UsageError(key, {**groups, "hint": self._meant(groups), "help": read_on})
        raise UsageError("usage-other", {"problem": message, "help": read_on})

    def _meant(self, groups: dict[str, str]) -> Phrase | str:
        """Options like those that are not known, or a choice like the one that is not there."""
        wrong, known = groups.get("names", "").split(), list(self._option_string_actions)
        if "choices" in groups:
            wrong, known = [groups["value"].strip("'")], re.findall(r"'([^']*)'", groups["choices"])
        near = [
            close
            for word in wrong
            for close in difflib.get_close_matches(word.partition("=")[0], known, n=1)
        ]
        return Phrase("perhaps-meant", near=near) if near else ""


def new_command(commands: "argparse._SubParsersAction[Parser]", name: str, words: Words) -> Parser:
    """A command with its help and the option that all commands have."""
    text = words.text("cli-info" if name == "about" else f"cli-{name}")
    parser = commands.add_parser(name, words=words, help=text, description=text)
    add_language(parser, words)
    return parser


def add_language(parser: argparse.ArgumentParser, words: Words) -> None:
    """The option for the language; it is read before anything else, wherever it stands."""
    parser.add_argument("--lang", choices=LANGUAGES, help=words.text("cli-lang"))


def add_json(parser: Parser, words: Words) -> None:
    """The option that prints for programs."""
    parser.add_argument("--json", action="store_true", help=words.text("cli-json"))


def add_force(parser: Parser, words: Words) -> None:
    """The option that replaces files: without it a command opens only new ones (mode `x`)."""
    parser.add_argument("--force", action="store_true", help=words.text("cli-force"))


def write_json(data: object) -> int:
    """Print for programs; returns the exit code."""
    print(escape(json.dumps(data, ensure_ascii=False, indent=2)))
    return 0


# ---------------------------------------------------------------------- the game that is meant


def game_in(args: list[str]) -> About | None:
    """The game that a command line names, if there is one."""
    installed = games()
    named = [arg for arg in args if arg in installed]
    return about(named[0]) if named else None


def working_games(words: Words) -> Iterator[About]:
    """The games that can be loaded; the others are named and left out."""
    for name in games():
        try:
            yield about(name)
        except UnknownGameError as problem:
            print(words.error(problem), file=sys.stderr)


def add_game(parser: Parser, words: Words, is_optional: bool = False) -> None:
    """Which game is meant."""
    parser.add_argument(
        "game",
        metavar=words.text("metavar-game"),
        nargs="?" if is_optional else None,
        help=words.text("cli-game", games=", ".join(games())),
    )


def add_configuration(
    parser: Parser, words: Words, game: About | None, is_optional: bool = False
) -> None:
    """The game, its number of players, its cards and its options."""
    add_game(parser, words, is_optional)
    parser.add_argument("--players", type=int, metavar="N", help=words.text("cli-players"))
    add_cards(parser, words)
    if game is not None:
        add_options(parser, words, game)


def add_cards(parser: Parser, words: Words) -> None:
    """A file with cards of one's own."""
    parser.add_argument(
        "--cards", metavar=words.text("metavar-file"), help=words.text("cli-cards-file")
    )


def add_options(parser: Parser, words: Words, game: About) -> None:
    """The options of a game, but for those that another game has added already."""
    group = parser.add_argument_group(words.text("cli-options-of", game=game.title))
    own_words = Words(game, words.language)
    for option in game.options:
        name = f"--{option.name.replace('_', '-')}"
        if name in parser._option_string_actions:
            continue
        is_flag = option.type == "bool"
        default = words.text("cli-default", value=_shown(option.typed_default, words))
        group.add_argument(
            name,
            dest=f"option_{option.name}",
            metavar="|".join(option.choices) or words.text(f"metavar-{option.type}"),
            nargs="?" if is_flag else None,
            const=YES if is_flag else None,
            help=f"{own_words.option(option.name)} ({default})",
        )


def _shown(value: int | str, words: Words) -> str:
    """A default as one would type it."""
    if isinstance(value, bool):
        return words.text("cli-yes" if value else "cli-no")
    return str(value)


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


# ---------------------------------------------------------------------- files


def add_record(parser: Parser, words: Words) -> None:
    """Which record of which file is meant."""
    parser.add_argument(
        "file", metavar=words.text("metavar-file"), help=words.text("cli-record-file")
    )
    parser.add_argument("--number", type=int, default=1, metavar="N", help=words.text("cli-number"))


def read_record(namespace: argparse.Namespace) -> Record:
    """The record that is meant, or an error that names the file."""
    if namespace.number < 1:
        raise UsageError("at-least-one", {"name": "--number", "value": str(namespace.number)})
    return saves.read_record(Path(namespace.file), namespace.number)


def names_of(record: Record, words: Words) -> list[str]:
    """Names for the table; there may be several bots of a kind, and people without a name."""
    names = []
    for number, name in enumerate(record.seats, 1):
        if name in players():
            called = words.text(f"bot-{name}") if words.has(f"bot-{name}") else name
            names.append(words.text("bot", name=called, number=number))
        else:
            names.append(words.text("player", n=number) if name == PERSON else name)
    return names
