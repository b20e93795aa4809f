"""Rated games: stored with the listing of their table, in its transaction, and read in order.

So a game counts once, however many servers know its table and however often they stop.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, Select, func, insert, select, tuple_

from pandemonium.app.ratings import RatedGame, rated_game
from pandemonium.app.results import Result
from pandemonium.server.storage.sql_tables import known_identities, rated_games, rated_players

_decode = msgspec.json.Decoder(RatedGame).decode


class Pool(NamedTuple):
    """The games that are rated together: of one game, at one kind of table."""

    game: str
    kind: str


def save_rated_game(connection: Connection, table_id: str, result: Result) -> None:
    """Store a game that counts, once."""
    is_known = select(rated_games.c.table_id).where(rated_games.c.table_id == table_id)
    if not result.kind or connection.execute(is_known).first() is not None:
        return
    row = {"game": result.game, "kind": result.kind, "ended": result.ended}
    data = msgspec.json.encode(rated_game(result)).decode()
    connection.execute(insert(rated_games), {**row, "table_id": table_id, "data": data})
    if people := known_identities(connection, result.who):
        rows = [{"identity_id": who, "table_id": table_id} for who in people]
        connection.execute(insert(rated_players), rows)


def games_of(who: str, kind: str = "") -> Select[*tuple[Any, ...]]:
    """The query for the rated games of a person, optionally of one kind."""
    mine = rated_games.join(rated_players, rated_players.c.table_id == rated_games.c.table_id)
    query = select(rated_games).select_from(mine).where(rated_players.c.identity_id == who)
    return query.where(rated_games.c.kind == kind) if kind else query


def pools_of(who: str) -> Select[*tuple[Any, ...]]:
    """The query for the pools in which a person has played."""
    return games_of(who).with_only_columns(rated_games.c.game, rated_games.c.kind).distinct()


def games_after(pool: Pool, ended: float, table_id: str, most: int) -> Select[*tuple[Any, ...]]:
    """The query for the next games of a pool, in the order in which they are rated."""
    columns = rated_games.c
    is_later = tuple_(columns.ended, columns.table_id) > (ended, table_id)
    query = select(rated_games).where(columns.game == pool.game, columns.kind == pool.kind)
    return query.where(is_later).order_by(columns.ended, columns.table_id).limit(most)


def count_of(pool: Pool) -> Select[*tuple[int]]:
    """The query for the number of games of a pool."""
    is_meant = (rated_games.c.game == pool.game) & (rated_games.c.kind == pool.kind)
    return select(func.count()).select_from(rated_games).where(is_meant)


def read_games(rows: Sequence[Row[*tuple[Any, ...]]]) -> list[tuple[str, float, RatedGame]]:
    """Stored games with their tables and ends."""
    return [(row.table_id, row.ended, _decode(row.data)) for row in rows]
