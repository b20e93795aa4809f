"""Set-ups: checks options before there is a table, for forms and editors.

An error names the option or place, in the reader's language. Nothing changes.
"""

from typing import Any

from litestar import post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from pandemonium.app.errors import ServerError
from pandemonium.app.payloads import CheckedOptions, CheckOptions, Inspect
from pandemonium.app.setups import inspect_setup, option_problem
from pandemonium.engine.registry import about, presenter
from pandemonium.server.api.dependencies import AnyRequest, CurrentGuest, CurrentServer, language_of
from pandemonium.table.commands.making import CreateTable


@post("/api/games/{game:str}/inspect", status_code=HTTP_200_OK)
async def inspect_options(
    server: CurrentServer,
    guest: CurrentGuest,
    request: AnyRequest,
    game: FromPath[str],
    data: JSONBody[Inspect],
) -> dict[str, Any]:
    """What these options would make, or what is wrong with them and where.

    Only games that have something to lay out answer.
    """
    server.limits.spend("setup", guest.id)
    if presenter(game).inspect is None:
        raise ServerError("nothing-to-set-up", {"title": about(game).title})
    return await server.hub.workers.call(
        inspect_setup, game, data.options, language_of(request), owner=server.hub.owner_of(guest.id)
    )


@post("/api/games/{game:str}/check", status_code=HTTP_200_OK)
async def check_options(
    server: CurrentServer,
    guest: CurrentGuest,
    request: AnyRequest,
    game: FromPath[str],
    data: JSONBody[CheckOptions],
) -> CheckedOptions:
    """Whether a game can be played with these options, or which of them is in the way."""
    server.limits.spend("setup", guest.id)
    made = CreateTable(
        game=game, seal="", players=data.players, options=data.options, pack=data.pack
    )
    owner, language = server.hub.owner_of(guest.id), language_of(request)
    option, said = await server.hub.workers.call(option_problem, made, language, owner=owner)
    return CheckedOptions(option, said)
