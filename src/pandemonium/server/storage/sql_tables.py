"""The database schema, the same in SQLite and PostgreSQL.

`entries` is the event log of each table, append-only except for names and chat of deleted people
(`erasure`). Everything else about a table follows from it, and is stored so that lists need not
replay it. A change here needs a migration in `migrations/`; a test compares the two.
"""

from collections.abc import Collection, Sequence

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Tokens, codes and secrets of people are stored as hashes only.
identities = sa.Table(
    "identities",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("colour", sa.Text, nullable=False),
    sa.Column("recovery_hash", sa.Text, nullable=False, unique=True),
    sa.Column("feed_hash", sa.Text, nullable=False, unique=True),
    sa.Column("made", sa.Double, nullable=False),
)

# The browsers and programs in which somebody is signed in.
devices = sa.Table(
    "devices",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("identity_id", sa.Text, sa.ForeignKey("identities.id"), nullable=False),
    sa.Column("token_hash", sa.Text, nullable=False, unique=True),
    sa.Column("name", sa.Text, nullable=False),  # browser and system; empty if unknown
    sa.Column("made", sa.Double, nullable=False),
    sa.Column("seen", sa.Integer, nullable=False),  # the day of the last use, counted from 1970
    sa.Index(None, "identity_id"),
)

# The code with which somebody adds another device: one for each person.
device_codes = sa.Table(
    "device_codes",
    metadata,
    sa.Column("identity_id", sa.Text, sa.ForeignKey("identities.id"), primary_key=True),
    sa.Column("code_hash", sa.Text, nullable=False, unique=True),
    sa.Column("expires", sa.Double, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("host", sa.Text, nullable=False),  # who made it
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("secret", sa.LargeBinary, nullable=False),  # of its dice; revealed after the game
    sa.Column("invite", sa.Text, nullable=False),  # not hashed: players can see the link again
    sa.Column("version", sa.Text, nullable=False),  # of the program that made it
    sa.Column("made", sa.Double, nullable=False),
    # The listing, which follows from the entries up to number `noted`.
    sa.Column("noted", sa.Integer, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("card", sa.Text, nullable=False),  # JSON: what the lobby shows of it
    sa.Column("updated", sa.Double, nullable=False),
    sa.Column("result", sa.Text),  # JSON: how its game ended; filled in late for version 0001
    sa.Index(None, "public", "status", "updated"),
    sa.Index(None, "status", "updated"),
    sa.Index(None, "host", "status"),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),  # from 1, without gaps
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("who", sa.Text, nullable=False),
    sa.Column("time", sa.Double, nullable=False),
    sa.Column("data", sa.Text, nullable=False),  # JSON
    sa.Column("key_hash", sa.Text),  # of the idempotency key
    sa.PrimaryKeyConstraint("table_id", "number"),  # decides races between writers
    sa.UniqueConstraint("table_id", "who", "key_hash"),  # no command is executed twice
    sqlite_with_rowid=False,
)

# The people around a table: a row for everybody who has entered.
guests = sa.Table(
    "guests",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("identity_id", sa.Text, sa.ForeignKey("identities.id"), nullable=False),
    sa.Column("seated", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("asked", sa.Boolean, nullable=False, server_default=sa.false()),
    # the entry that made it their turn last, as far as it was noted
    sa.Column("turn", sa.Integer, nullable=False, server_default="0"),
    sa.PrimaryKeyConstraint("table_id", "identity_id"),
    sa.Index(None, "identity_id", "seated"),
    sqlite_with_rowid=False,
)

# How somebody wants to be notified.
notification_settings = sa.Table(
    "notification_settings",
    metadata,
    sa.Column("identity_id", sa.Text, sa.ForeignKey("identities.id"), primary_key=True),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("digest", sa.Text, nullable=False),
    sa.Column("digest_hour", sa.Integer, nullable=False),
    sa.Column("quiet_from", sa.Text, nullable=False),  # HH:MM; both are empty without quiet hours
    sa.Column("quiet_to", sa.Text, nullable=False),
    sa.Column("zone", sa.Text, nullable=False),  # IANA time zone
)

# Where somebody is notified: at most one webhook and one e-mail address.
notification_channels = sa.Table(
    "notification_channels",
    metadata,
    sa.Column("identity_id", sa.Text, sa.ForeignKey("identities.id"), nullable=False),
    sa.Column("channel", sa.Text, nullable=False),
    sa.Column("address", sa.Text, nullable=False),  # not hashed: messages are sent there
    sa.Column("form", sa.Text, nullable=False),  # of a webhook
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("failures", sa.Integer, nullable=False),  # in a row
    sa.Column("retry_at", sa.Double, nullable=False),
    sa.Column("problem", sa.Text, nullable=False),  # why it is switched off; empty: it is on
    sa.Column("code_hash", sa.Text, nullable=False),  # of the code that confirms it
    sa.Column("code_expires", sa.Double, nullable=False),
    sa.Column("unsubscribe", sa.Text, nullable=False, unique=True),  # in links; it switches off
    sa.PrimaryKeyConstraint("identity_id", "channel"),
)

# Notifications to be sent: at most one for each person, channel and table.
outbox = sa.Table(
    "outbox",
    metadata,
    sa.Column("identity_id", sa.Text, sa.ForeignKey("identities.id"), nullable=False),
    sa.Column("channel", sa.Text, nullable=False),
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("turn", sa.Integer, nullable=False),  # as in `guests`
    sa.Column("queued", sa.Double, nullable=False),
    sa.Column("due", sa.Double, nullable=False),
    sa.Column("claimed", sa.Text, nullable=False),  # the server that sends it; empty: none yet
    sa.PrimaryKeyConstraint("identity_id", "channel", "table_id"),
    sa.Index(None, "due"),
)

# The games that count for ratings; they stay when a finished table is deleted.
rated_games = sa.Table(
    "rated_games",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),  # of table: duel, free-for-all, ...
    sa.Column("ended", sa.Double, nullable=False),
    sa.Column("data", sa.Text, nullable=False),  # JSON: `RatedGame`
    sa.Index(None, "game", "kind", "ended", "table_id"),  # the order in which they are rated
)

# Who played them.
rated_players = sa.Table(
    "rated_players",
    metadata,
    sa.Column("identity_id", sa.Text, sa.ForeignKey("identities.id"), nullable=False),
    sa.Column("table_id", sa.Text, sa.ForeignKey("rated_games.table_id"), nullable=False),
    sa.PrimaryKeyConstraint("identity_id", "table_id"),
    sqlite_with_rowid=False,
)

# Finished games that can be replayed by a link, and who shared them.
shared_games = sa.Table(
    "shared_games",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("secret", sa.Text, nullable=False, unique=True),  # not hashed: it is shown again
    sa.Column("hands", sa.Boolean, nullable=False),  # whether all hands are shown
    sa.Column("identity_id", sa.Text, sa.ForeignKey("identities.id"), nullable=False),
    sa.Index(None, "identity_id"),
)

# The last heartbeat of any server: one row.
beats = sa.Table(
    "beats",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("time", sa.Double, nullable=False),
)

# Servers that share a PostgreSQL. The leases of a server are valid until `expires`, by the clock of
# the database, and while its connection `backend` is open.
servers = sa.Table(
    "servers",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),  # its machine and process, for people
    sa.Column("backend", sa.Integer, nullable=False),  # the process of PostgreSQL that serves it
    sa.Column("seen", sa.Double, nullable=False),  # its last heartbeat
    sa.Column("expires", sa.Double, nullable=False),
)

# Which server runs the bots and the clocks of a table.
leases = sa.Table(
    "leases",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("server", sa.Text, sa.ForeignKey("servers.id", ondelete="CASCADE"), nullable=False),
    sa.Index(None, "server"),
)
# not those about running processes
BACKED_UP = [table for table in metadata.sorted_tables if table not in (leases, servers)]


def known_identities(connection: sa.Connection, ids: Collection[str]) -> Sequence[str]:
    """Those of `ids` that are not deleted, sorted. They stay until the transaction ends."""
    is_known = identities.c.id.in_([who for who in ids if who])
    query = sa.select(identities.c.id).where(is_known).order_by(identities.c.id)
    return connection.scalars(query.with_for_update(read=True, key_share=True)).all()
