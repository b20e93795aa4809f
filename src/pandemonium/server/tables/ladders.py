"""Ladders: everybody's ratings, computed from the stored games when somebody asks.

Nothing is stored but the games, so all servers show the same ratings, also after a restart. A
ladder stays in memory and is continued with new games. If one was stored late that ended earlier,
because its server stopped in between, the ladder is computed again.
"""

import asyncio

from pandemonium.app.ratings import RatedGame
from pandemonium.arena.ladder import Ladder
from pandemonium.server.storage.rated_games import Pool, count_of, games_after, read_games
from pandemonium.server.storage.store import Store

BATCH = 200  # games that are rated before others get their turn: about 15 ms


class PoolLadder:
    """The ladder of one pool, as far as it is computed."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.ladder = Ladder()
        self.count = 0
        self.last = (float("-inf"), "")  # when the last game ended, and its table

    async def catch_up(self, store: Store) -> None:
        """Rate the games that are new."""
        await self._read_on(store)
        ((count,),) = await store.read(count_of(self.pool))
        if count != self.count:
            self.ladder, self.count, self.last = Ladder(), 0, (float("-inf"), "")
            await self._read_on(store)

    async def _read_on(self, store: Store) -> None:
        while rows := await store.read(games_after(self.pool, *self.last, BATCH)):
            games = read_games(rows)
            await asyncio.to_thread(self._rate, games)
            self.last = (rows[-1].ended, rows[-1].table_id)
            self.count += len(rows)

    def _rate(self, games: list[tuple[str, float, RatedGame]]) -> None:
        for table, ended, game in games:
            self.ladder.add(table, ended, game.sides)


class Ladders:
    """The ladders of this server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._pools: dict[Pool, PoolLadder] = {}
        self._lock = asyncio.Lock()

    async def of(self, pool: Pool) -> Ladder:
        """The ladder of a pool with all of its games."""
        async with self._lock:
            ladder = self._pools.setdefault(pool, PoolLadder(pool))
            await ladder.catch_up(self._store)
            return ladder.ladder
