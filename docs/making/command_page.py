"""The page about the command line, read from the parser itself."""

import argparse

from making import sources
from making.sources import page, table
from pandemonium.cli.main import build_parser
from pandemonium.cli.parsing import Parser
from pandemonium.locale.words import Words

EXIT_CODES = (
    "Exit codes: 0 all is well, 1 the work failed or was interrupted, 2 the command line or an "
    "input was wrong. Every complaint is one line on standard error."
)
LANGUAGE = (
    "Every command takes `--lang en` or `--lang fr`. Without it, the first of the variables "
    "`PANDEMONIUM_LANG`, `LC_ALL`, `LC_MESSAGES` and `LANG` that is set decides."
)


class OurWords(Words):
    """English words that name the games of this project only, whatever else is installed."""

    def text(self, key: str, /, **args: object) -> str:
        """A message, with the list of games replaced."""
        if "games" in args:
            args["games"] = ", ".join(game.id for game in sources.our_games())
        return super().text(key, **args)


def command_line() -> str:
    """Every command with its arguments."""
    parser = build_parser(OurWords(None, "en"), [])
    commands = next(
        action for action in parser._actions if isinstance(action, argparse._SubParsersAction)
    )
    helps = {choice.dest: choice.help or "" for choice in commands._choices_actions}
    told: list[str | list[str]] = [
        f"{parser.description} `pandemonium COMMAND --help` prints what stands here; behind the "
        "name of a game, also the options of that game ([all of them](games.md)).",
        table(
            ["command", "what it does"],
            [[f"[`{name}`](#pandemonium-{name})", said] for name, said in helps.items()],
        ),
        EXIT_CODES,
        LANGUAGE,
    ]
    for name, command in commands.choices.items():
        told += _command(name, command)
    return page("The command line", *told)


def _command(name: str, parser: Parser) -> list[str | list[str]]:
    """Usage and arguments of one command."""
    actions = [action for action in parser._actions if action.dest not in ("help", "lang")]
    actions.sort(key=lambda action: bool(action.option_strings))
    usage = [_usage(action) for action in actions if not action.option_strings]
    rows = [[f"`{_shown(action)}`", action.help or ""] for action in actions]
    takes_options = any(action.dest == "players" for action in actions)
    if takes_options:
        rows.append(["the options of the game", "see [the games and their options](games.md)"])
    line = " ".join(["pandemonium", name, *usage, "[OPTIONS]"])
    told: list[str | list[str]] = [f"## pandemonium {name}", f"`{line}`: {parser.description}."]
    return [*told, table(["argument", "what it does"], rows)]


def _usage(action: argparse.Action) -> str:
    """An argument without a name, in brackets if it can be left out."""
    return f"[{action.metavar}]" if action.nargs == "?" else str(action.metavar)


def _shown(action: argparse.Action) -> str:
    """How an argument is typed."""
    if not action.option_strings:
        return str(action.metavar)
    value = action.metavar or ("|".join(action.choices) if action.choices else "")
    names = ", ".join(action.option_strings)
    return names if action.nargs == 0 else f"{names} {value}"
