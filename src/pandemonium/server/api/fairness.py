"""Fairness of a game with given options, which a job computes."""

from litestar import post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from pandemonium.app.fairness import AskFairness, play_for_fairness
from pandemonium.app.progress import JobState
from pandemonium.app.setups import settings_of
from pandemonium.server.api.dependencies import CurrentGuest, CurrentServer, Path
from pandemonium.table.commands.making import CreateTable


@post("/api/games/{game:str}/fairness", status_code=HTTP_200_OK)
async def ask_fairness(
    server: CurrentServer, guest: CurrentGuest, game: Path, data: JSONBody[AskFairness]
) -> JobState:
    """Start a job in which bots play with these options, to see who wins how often."""
    server.limits.spend("job", guest.id)
    made = CreateTable(game=game, seal="", players=data.players, options=data.options)
    owner = server.hub.owner_of(guest.id)
    args = await server.hub.workers.call(settings_of, made, owner=owner)
    return server.jobs.submit(owner, play_for_fairness, args).state()
