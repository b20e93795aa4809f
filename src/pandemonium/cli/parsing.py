"""Shared by the commands: the parser, options of games, and reading them back."""

import argparse
import difflib
import json
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any, NoReturn

from pandemonium.cli.errors import UsageError
from pandemonium.engine.chance import SEEDS
from pandemonium.engine.errors import Phrase, UnknownGameError
from pandemonium.engine.formats.record import Record
from pandemonium.engine.game import About
from pandemonium.engine.options import FLAGS
from pandemonium.engine.registry import about, games
from pandemonium.locale.cleaning import escape
from pandemonium.locale.words import LANGUAGES, Words
from pandemonium.players import players
from pandemonium.table.names import characters, display_name, table_of
from pandemonium.terminal import saves

Command = Callable[[argparse.Namespace, Words], int]  # returns the exit code

CARDS = "cards"
YES = "yes"  # the value of a flag without one
HELP = ("-h", "--help")
PERSON = "person"  # a player without a name

# Messages of argparse, which are English only, and the keys of ours.
ARGPARSE_ERRORS = (
    (r"the following arguments are required: (?P<names>.*)", "usage-required"),
    (r"unrecognized arguments: (?P<names>.*)", "usage-unrecognized"),
    (
        r"(?:argument (?P<name>.*?): )?invalid choice: (?P<value>.*?) \(choose from "
        r"(?P<choices>.*)\)",
        "usage-choice",
    ),
    (r"argument (?P<name>.*?): expected .*argument.*", "usage-value-missing"),
    (r"argument (?P<name>.*?): invalid int value: (?P<value>.*)", "usage-number"),
    (r"argument (?P<name>.*?): not allowed with argument (?P<other>.*)", "usage-not-both"),
    (r"ambiguous option: (?P<name>.*) could match (?P<names>.*)", "usage-ambiguous"),
    (r"argument (?P<name>.*?): ignored explicit argument (?P<value>.*)", "usage-takes-no-value"),
)


class Formatter(argparse.HelpFormatter):
    """Help with a translated usage line."""

    def __init__(self, prog: str, usage: str) -> None:
        """`usage` is the translated prefix of the usage line."""
        super().__init__(prog)
        self.usage = usage

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self.usage if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser with translated help and one-line errors."""

    def __init__(self, words: Words, **settings: Any) -> None:
        """`settings` are passed to argparse."""
        self.words = words
        usage = words.text("cli-usage") + " "
        settings.setdefault("formatter_class", lambda prog: Formatter(prog, usage))
        super().__init__(add_help=False, **settings)
        self._positionals.title = words.text("cli-arguments")
        self._optionals.title = words.text("cli-options")
        self.add(*HELP, action="help", key="cli-help")
        self._is_mixing = False

    def add(
        self,
        *names: str,
        key: str,
        metavar: str = "",
        group: argparse._ActionsContainer | None = None,
        **settings: Any,
    ) -> None:
        """Add an argument whose help is the message `key`.

        `metavar` is written in capitals, or the message `metavar-<metavar>`.
        """
        if metavar:
            is_message = not metavar.isupper()
            settings["metavar"] = self.words.text(f"metavar-{metavar}") if is_message else metavar
        (group or self).add_argument(*names, help=self.words.text(key), **settings)

    def parse_known_args(  # type: ignore[override]  # argparse overloads it for other namespaces
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Allow options between arguments, and reject unknown ones."""
        words = list(args or [])
        if self._is_mixing or self._subparsers is not None or set(HELP) & set(words):
            return super().parse_known_args(words, namespace)
        self._is_mixing = True
        parsed, rest = self.parse_known_intermixed_args(self._expand_flags(words), namespace)
        if rest:
            self.error(f"unrecognized arguments: {' '.join(rest)}")
        return parsed, rest

    def _expand_flags(self, args: list[str]) -> list[str]:
        """Add `=yes` to each flag that isn't followed by yes or no."""
        flags = {
            name for name, action in self._option_string_actions.items() if action.const == YES
        }
        return [
            f"{arg}={YES}" if arg in flags and following.lower() not in FLAGS else arg
            for arg, following in zip_longest(args, args[1:], fillvalue="")
        ]

    def error(self, message: str) -> NoReturn:
        """Raise a translated UsageError, with a suggestion."""
        read_on = f"{self.prog} --help"
        for pattern, key in ARGPARSE_ERRORS:
            match = re.fullmatch(pattern, message)
            if match is not None:
                groups = {name: value or "" for name, value in match.groupdict().items()}
                raise UsageError(key, {**groups, "hint": self._suggestion(groups), "help": read_on})
        raise UsageError("usage-other", {"problem": message, "help": read_on})

    def _suggestion(self, groups: dict[str, str]) -> Phrase | str:
        """Similar known options or choices, if any."""
        wrong, known = groups.get("names", "").split(), list(self._option_string_actions)
        if "choices" in groups:
            wrong, known = [groups["value"].strip("'")], re.findall(r"'([^']*)'", groups["choices"])
        near = [
            close
            for word in wrong
            for close in difflib.get_close_matches(word.partition("=")[0], known, n=1)
        ]
        return Phrase("perhaps-meant", near=near) if near else ""


def new_command(
    commands: "argparse._SubParsersAction[Parser]", name: str, words: Words, run: Command
) -> Parser:
    """Add a subcommand that calls `run`, with its help and the option `--lang`."""
    text = words.text("cli-info" if name == "about" else f"cli-{name}")
    parser = commands.add_parser(name, words=words, help=text, description=text)
    parser.set_defaults(command=run)
    add_language(parser)
    return parser


def add_language(parser: Parser) -> None:
    """Add `--lang`; `main` reads it before the parser, wherever it is."""
    parser.add("--lang", choices=LANGUAGES, key="cli-lang")


def add_json(parser: Parser) -> None:
    """Add `--json`, for output that programs read."""
    parser.add("--json", action="store_true", key="cli-json")


def add_force(parser: Parser) -> None:
    """Add `--force`; without it a command never overwrites a file (mode `x`)."""
    parser.add("--force", action="store_true", key="cli-force")


def write_json(data: object) -> int:
    """Print JSON; returns the exit code."""
    print(escape(json.dumps(data, ensure_ascii=False, indent=2)))
    return 0


def check_positive(namespace: argparse.Namespace, *names: str) -> None:
    """Raise UsageError if one of these numbers is given and below 1."""
    for name in names:
        value = getattr(namespace, name)
        if value is not None and value < 1:
            raise UsageError("at-least-one", {"name": f"--{name}", "value": str(value)})


def check_seed(namespace: argparse.Namespace) -> None:
    """Raise UsageError for a seed out of range."""
    if not 0 <= namespace.seed < SEEDS:
        raise UsageError("bad-seed", {"seed": str(namespace.seed)})


# ---------------------------------------------------------------------- the game


def find_game(args: list[str]) -> About | None:
    """The game that a command line names, if any."""
    installed = games()
    named = [arg for arg in args if arg in installed]
    return about(named[0]) if named else None


def loadable_games(words: Words) -> Iterator[About]:
    """The games that can be loaded; prints an error for the others."""
    for name in games():
        try:
            yield about(name)
        except UnknownGameError as problem:
            print(words.error(problem), file=sys.stderr)


def add_game(parser: Parser, words: Words, is_optional: bool = False) -> None:
    """Add the argument for the game."""
    parser.add_argument(
        "game",
        metavar=words.text("metavar-game"),
        nargs="?" if is_optional else None,
        help=words.text("cli-game", games=", ".join(games())),
    )


def add_configuration(
    parser: Parser, words: Words, game: About | None, is_optional: bool = False
) -> None:
    """Add the game, its number of players, its cards and its options."""
    add_game(parser, words, is_optional)
    parser.add("--players", type=int, metavar="N", key="cli-players")
    add_cards(parser)
    if game is not None:
        add_options(parser, words, game)


def add_cards(parser: Parser) -> None:
    """Add the option for a card file."""
    parser.add("--cards", metavar="file", key="cli-cards-file")


def add_options(parser: Parser, words: Words, game: About) -> None:
    """Add the options of a game, except those already added for another game."""
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
    """A default value as typed on the command line."""
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


def add_record(parser: Parser) -> None:
    """Add the arguments for a record in a file."""
    parser.add("file", metavar="file", key="cli-record-file")
    parser.add("--number", type=int, default=1, metavar="N", key="cli-number")


def read_record(namespace: argparse.Namespace) -> Record:
    """The record that the arguments name."""
    check_positive(namespace, "number")
    return saves.read_record(Path(namespace.file), namespace.number)


def seat_names(record: Record, words: Words) -> list[str]:
    """Names of the seats; people may have none."""
    names = []
    bots = characters(record.seats, table_of(record))
    for seat, name in enumerate(record.seats):
        if name in players():
            names.append(display_name(bots[seat], name, seat, words))
        else:
            names.append(words.text("player", n=seat + 1) if name == PERSON else name)
    return names
