"""The database schema, the same in SQLite and PostgreSQL.

`entries` is the event log of each table, append-only except for names and chat of deleted people
(`erasure`). Everything else about a table follows from it, and is stored so that lists need not
replay it. A change here needs a migration in `migrations/`; a test compares the two.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Tokens, codes and secrets of people are stored as hashes only.
identities = Table(
    "identities",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("colour", Text, nullable=False),
    Column("token_hash", Text, nullable=False, unique=True),
    Column("recovery_hash", Text, nullable=False, unique=True),
    Column("feed_hash", Text, nullable=False, unique=True),
    Column("made", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("host", Text, nullable=False),  # who made it
    Column("public", Boolean, nullable=False),
    Column("secret", LargeBinary, nullable=False),  # of its dice; revealed when the game is over
    Column("invite", Text, nullable=False),  # not hashed: seated players can see the link again
    Column("version", Text, nullable=False),  # of the program that made it
    Column("made", Double, nullable=False),
    # The listing, which follows from the entries up to number `noted`.
    Column("noted", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("card", Text, nullable=False),  # JSON: what the lobby shows of it
    Column("updated", Double, nullable=False),
    Column("result", Text),  # JSON: how its game ended; filled in late for tables of version 0001
    Index(None, "public", "status", "updated"),
    Index(None, "status", "updated"),
    Index(None, "host", "status"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),  # from 1, without gaps
    Column("kind", Text, nullable=False),
    Column("who", Text, nullable=False),
    Column("time", Double, nullable=False),
    Column("data", Text, nullable=False),  # JSON
    Column("key_hash", Text),  # of the idempotency key
    PrimaryKeyConstraint("table_id", "number"),  # decides races between writers
    UniqueConstraint("table_id", "who", "key_hash"),  # no command is executed twice
    sqlite_with_rowid=False,
)

# The people around a table: a row for everybody who has entered.
guests = Table(
    "guests",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("identity_id", Text, ForeignKey("identities.id"), nullable=False),
    Column("seated", Boolean, nullable=False, server_default=false()),
    Column("asked", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("table_id", "identity_id"),
    Index(None, "identity_id", "seated"),
    sqlite_with_rowid=False,
)

# The last heartbeat of any server: one row.
beats = Table(
    "beats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("time", Double, nullable=False),
)

# Servers that share a PostgreSQL. The leases of a server are valid until `expires`, by the clock of
# the database, and while its connection `backend` is open.
servers = Table(
    "servers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),  # its machine and process, for people
    Column("backend", Integer, nullable=False),  # the process of PostgreSQL that serves it
    Column("seen", Double, nullable=False),  # its last heartbeat
    Column("expires", Double, nullable=False),
)

# Which server runs the bots and the clocks of a table.
leases = Table(
    "leases",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("server", Text, ForeignKey("servers.id", ondelete="CASCADE"), nullable=False),
    Index(None, "server"),
)
NOT_BACKED_UP = (leases, servers)  # about running processes
