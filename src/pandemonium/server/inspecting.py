"""What options of a game would make, before there is a table: for editors of a set-up.

Only games that have something to lay out answer; what is wrong is said in the reader's language,
with the place. It changes nothing and nobody else learns of it.
"""

from typing import Any

from litestar import post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from pandemonium.engine.registry import about, presenter
from pandemonium.server.errors import ServerError
from pandemonium.server.http import AnyRequest, Here, Me, language_of
from pandemonium.server.requests import Inspect
from pandemonium.server.setup_work import inspected


@post("/api/games/{game:str}/inspect", status_code=HTTP_200_OK)
async def inspect_options(
    server: Here, guest: Me, request: AnyRequest, game: FromPath[str], data: JSONBody[Inspect]
) -> dict[str, Any]:
    """What these options would make, or what is wrong with them and where."""
    server.limits.spend("setup", guest.id)
    if presenter(game).inspect is None:
        raise ServerError("nothing-to-set-up", {"title": about(game).title})
    return await server.hub.workers.call(
        inspected, game, data.options, language_of(request), owner=server.hub.owner_of(guest.id)
    )
