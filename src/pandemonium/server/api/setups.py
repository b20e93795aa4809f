"""Set-ups: checks options before there is a table, for forms and editors.

An error names the option or place, in the reader's language. Nothing changes.
"""

from typing import Any

from litestar import post

from pandemonium.app.errors import ServerError
from pandemonium.app.payloads import CheckedOptions, CheckOptions, Inspect
from pandemonium.app.setups import inspect_setup, option_problem
from pandemonium.engine.registry import about, presenter
from pandemonium.server.api.dependencies import Body, CurrentCaller, Path
from pandemonium.table.commands.making import CreateTable


@post("/api/games/{game:str}/inspect", status_code=200)
async def inspect_options(caller: CurrentCaller, game: Path, data: Body[Inspect]) -> dict[str, Any]:
    """The game that these options make, or what is wrong with them and where.

    Only games that have something to lay out answer.
    """
    caller.spend("setup")
    if presenter(game).inspect is None:
        raise ServerError("nothing-to-set-up", {"title": about(game).title})
    return await caller.call(inspect_setup, game, data.options, caller.language)


@post("/api/games/{game:str}/check", status_code=200)
async def check_options(
    caller: CurrentCaller, game: Path, data: Body[CheckOptions]
) -> CheckedOptions:
    """Whether a game can be played with these options, or which of them is in the way."""
    caller.spend("setup")
    setup = CreateTable(game, "", data.players, data.options, data.pack)
    return CheckedOptions(*await caller.call(option_problem, setup, caller.language))
