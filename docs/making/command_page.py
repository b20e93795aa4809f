"""The command-line reference, generated from the argument parser."""

import argparse

from making import sources
from making.sources import page, table
from pandemonium.cli.main import build_parser
from pandemonium.cli.parsing import Parser
from pandemonium.locale.words import Words

EXIT_CODES = (
    "Exit codes: 0 means success, 1 that the command failed or was interrupted, 2 that the command "
    "line or an input file was invalid. Each error is one line on standard error."
)
LANGUAGE = (
    "Every command accepts `--lang en` or `--lang fr`. Without it, the language comes from the "
    "first of these variables that is set: `PANDEMONIUM_LANG`, `LC_ALL`, `LC_MESSAGES`, `LANG`."
)


class OurWords(Words):
    """English texts that list only the games of this project, not installed third-party games."""

    def text(self, key: str, /, **args: object) -> str:
        """The message, with the list of games replaced."""
        if "games" in args:
            args["games"] = ", ".join(game.id for game in sources.our_games())
        return super().text(key, **args)


def command_line() -> str:
    """The page with all commands and their arguments."""
    parser = build_parser(OurWords(None, "en"), [])
    commands = next(
        action for action in parser._actions if isinstance(action, argparse._SubParsersAction)
    )
    helps = {choice.dest: choice.help or "" for choice in commands._choices_actions}
    parts: list[str | list[str]] = [
        f"{parser.description} `pandemonium COMMAND --help` prints the same help. After the name "
        "of a game, `--help` also lists the options of that game ([all options](games.md)).",
        table(
            ["command", "description"],
            [[f"[`{name}`](#pandemonium-{name})", text] for name, text in helps.items()],
        ),
        EXIT_CODES,
        LANGUAGE,
    ]
    for name, command in commands.choices.items():
        parts += _command(name, command)
    return page("Command line", *parts)


def _command(name: str, parser: Parser) -> list[str | list[str]]:
    """The section of one command: usage and arguments."""
    actions = [action for action in parser._actions if action.dest not in ("help", "lang")]
    actions.sort(key=lambda action: bool(action.option_strings))
    usage = [_usage(action) for action in actions if not action.option_strings]
    rows = [[f"`{_shown(action)}`", action.help or ""] for action in actions]
    takes_options = any(action.dest == "players" for action in actions)
    if takes_options:
        rows.append(["game options", "see [games and options](games.md)"])
    line = " ".join(["pandemonium", name, *usage, "[OPTIONS]"])
    heading = f"## pandemonium {name}"
    summary = f"`{line}`: {parser.description}."
    return [heading, summary, table(["argument", "description"], rows)]


def _usage(action: argparse.Action) -> str:
    """A positional argument, in brackets if it is optional."""
    return f"[{action.metavar}]" if action.nargs == "?" else str(action.metavar)


def _shown(action: argparse.Action) -> str:
    """An argument as it is typed on the command line."""
    if not action.option_strings:
        return str(action.metavar)
    value = action.metavar or ("|".join(action.choices) if action.choices else "")
    names = ", ".join(action.option_strings)
    return names if action.nargs == 0 else f"{names} {value}"
