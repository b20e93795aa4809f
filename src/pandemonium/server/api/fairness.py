"""Fairness of a game with given options, which a job computes."""

from litestar import post

from pandemonium.app.fairness import AskFairness, FairnessJob, play_for_fairness
from pandemonium.app.setups import settings_of
from pandemonium.server.api.dependencies import Body, CurrentCaller, Path
from pandemonium.table.commands.making import CreateTable


@post("/api/games/{game:str}/fairness", status_code=200)
async def ask_fairness(caller: CurrentCaller, game: Path, data: Body[AskFairness]) -> FairnessJob:
    """Start a job in which bots play with these options, to see who wins how often."""
    caller.spend("job")
    setup = CreateTable(game=game, seal="", players=data.players, options=data.options)
    settings = await caller.call(settings_of, setup)
    return caller.submit(play_for_fairness, settings, FairnessJob)
