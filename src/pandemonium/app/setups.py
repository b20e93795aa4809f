"""Set-ups: checking layouts and options. They are untrusted; workers check them."""

from typing import Any

from pandemonium.engine.errors import OptionError
from pandemonium.engine.registry import about, presenter
from pandemonium.locale.words import Words
from pandemonium.table.commands.making import CreateTable
from pandemonium.table.entry import Entry
from pandemonium.table.session import TableSession


def inspect_setup(game: str, options: dict[str, Any], language: str) -> dict[str, Any]:
    """A preview of these options, or what is wrong with them and where."""
    inspect = presenter(game).inspect
    assert inspect is not None
    return inspect(options, Words(about(game), language))


def option_problem(made: CreateTable, language: str) -> tuple[str, str]:
    """The option that prevents the game, if any, and the reason; empty if it can be played."""
    problem = made.problem() or made.pack_problem(TableSession())
    words = Words(about(made.game), language)
    if problem is None:
        return "", ""
    if not isinstance(problem, OptionError):
        return "", words.error(problem)
    return str(problem.details.get("option", "")), words.option_problem(problem)


def settings_of(made: CreateTable) -> dict[str, Any]:
    """The full configuration of a game, as arguments of a job."""
    game = made.make()
    return {"game": game.id, "players": game.players, "options": game.full_settings()}


def extract_preparation(made: CreateTable) -> object:
    """The slow part of a setup (`Preparation`)."""
    game = made.make()
    preparation = game.presenter.preparation
    assert preparation is not None
    return preparation.extract(game)


def check_entries(entries: list[Entry]) -> None:
    """Raise a refusal if the first entries of a table are invalid."""
    TableSession.fold(entries)
