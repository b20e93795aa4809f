"""Turns: stores whose turn it is, and queues one notification for each turn.

Both happen in the transaction that stores the listing of a table. So a turn is announced once,
however many servers know the table and however often they stop.
"""

from collections.abc import Collection, Mapping

from sqlalchemy import Connection, delete, insert, select, update

from pandemonium.server.storage.sql_tables import guests, notification_channels, outbox

DELAY = 15.0  # seconds for people to see for themselves, or to connect again after a restart


def save_turns(
    connection: Connection,
    table_id: str,
    turns: Mapping[str, int],
    looking: Collection[str],
    now: float,
) -> None:
    """Store since which entry it is somebody's turn; queue a notification for who looks elsewhere.

    A turn that is stored already changes nothing.
    """
    for who, turn in sorted(turns.items()):
        is_older = (guests.c.table_id == table_id) & (guests.c.identity_id == who)
        is_older &= guests.c.turn < turn
        is_new = connection.execute(update(guests).where(is_older).values(turn=turn)).rowcount
        if is_new and who not in looking:
            _queue(connection, table_id, who, turn, now)


def _queue(connection: Connection, table_id: str, who: str, turn: int, now: float) -> None:
    """Queue a notification on each channel of a person; an older one for the table is replaced."""
    columns = notification_channels.c
    is_on = columns.confirmed & (columns.problem == "")
    query = select(columns.channel).where(columns.identity_id == who, is_on)
    for channel in connection.scalars(query).all():
        place = {"identity_id": who, "channel": channel, "table_id": table_id}
        connection.execute(delete(outbox).filter_by(**place))
        row = {**place, "turn": turn, "queued": now, "due": now + DELAY, "claimed": ""}
        connection.execute(insert(outbox), row)
