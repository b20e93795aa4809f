"""Your ratings, and your best scores in games played alone."""

from litestar import get

from pandemonium.app.ratings import BestScore, Ratings, best_scores, rating_of
from pandemonium.server.api.dependencies import CurrentCaller
from pandemonium.server.storage.rated_games import Pool, games_of, pools_of, read_games

SOLITAIRE = "solitaire"


@get("/api/me/ratings")
async def read_ratings(caller: CurrentCaller) -> Ratings:
    """Your ratings by game and kind of table, with their curves; nobody else sees them."""
    caller.spend("look")
    server, who = caller.server, caller.guest.id
    pools = [Pool(*row) for row in await server.store.read(pools_of(who))]
    rated = [
        rating_of(who, pool.game, pool.kind, await server.ladders.of(pool))
        for pool in pools
        if pool.kind != SOLITAIRE
    ]
    rows = await server.store.read(games_of(who, SOLITAIRE))
    games = zip(rows, read_games(rows), strict=True)
    scores = [BestScore(table, row.game, ended, game.score) for row, (table, ended, game) in games]
    kinds = [rating for rating in rated if rating is not None]
    return Ratings(sorted(kinds, key=lambda rating: -rating.played), best_scores(scores))
