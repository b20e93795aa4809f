"""What options of a game would make, before there is a table: for editors of a set-up.

Only games that have something to lay out answer; what is wrong is said in the reader's language,
with the place. It changes nothing and nobody else learns of it.
"""

import asyncio
from typing import Any

from litestar import post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from pandemonium.engine.registry import about, presenter
from pandemonium.locale.words import Words
from pandemonium.server.errors import ServerError
from pandemonium.server.http import AnyRequest, Here, Me, language_of
from pandemonium.server.requests import Inspect


@post("/api/games/{game:str}/inspect", status_code=HTTP_200_OK)
async def inspect_options(
    server: Here, guest: Me, request: AnyRequest, game: FromPath[str], data: JSONBody[Inspect]
) -> dict[str, Any]:
    """What these options would make, or what is wrong with them and where."""
    server.limits.spend("look", guest.id)
    inspect, words = presenter(game).inspect, Words(about(game), language_of(request))
    if inspect is None:
        raise ServerError("nothing-to-set-up", {"title": about(game).title})
    return await asyncio.to_thread(inspect, data.options, words)  # it may take a while
