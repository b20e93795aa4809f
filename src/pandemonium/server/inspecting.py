"""What options of a game would make, before there is a table: for forms and editors of a set-up.

What is wrong is said in the reader's language, with the option or the place. It changes nothing and
nobody else learns of it.
"""

import asyncio
from typing import Any

from litestar import post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from pandemonium.engine.errors import OptionError
from pandemonium.engine.registry import about, presenter
from pandemonium.locale.words import Words
from pandemonium.server.errors import ServerError
from pandemonium.server.http import AnyRequest, Here, Me, language_of
from pandemonium.server.requests import CheckedOptions, CheckOptions, Inspect
from pandemonium.table.making import Made


@post("/api/games/{game:str}/inspect", status_code=HTTP_200_OK)
async def inspect_options(
    server: Here, guest: Me, request: AnyRequest, game: FromPath[str], data: JSONBody[Inspect]
) -> dict[str, Any]:
    """What these options would make, or what is wrong with them and where.

    Only games that have something to lay out answer.
    """
    server.limits.spend("look", guest.id)
    inspect, words = presenter(game).inspect, Words(about(game), language_of(request))
    if inspect is None:
        raise ServerError("nothing-to-set-up", {"title": about(game).title})
    return await asyncio.to_thread(inspect, data.options, words)  # it may take a while


@post("/api/games/{game:str}/check", status_code=HTTP_200_OK)
async def check_options(
    server: Here, guest: Me, request: AnyRequest, game: FromPath[str], data: JSONBody[CheckOptions]
) -> CheckedOptions:
    """Whether a game can be played with these options, or which of them is in the way."""
    server.limits.spend("look", guest.id)
    words = Words(about(game), language_of(request))
    made = Made(game=game, seal="", players=data.players, options=data.options, pack=data.pack)
    problem = await asyncio.to_thread(made.problem)  # it may take a while
    if not isinstance(problem, OptionError):
        return CheckedOptions()
    return CheckedOptions(str(problem.details.get("option", "")), words.option_problem(problem))
