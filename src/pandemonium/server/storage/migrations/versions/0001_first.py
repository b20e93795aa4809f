"""The first version: identities, tables, entries, guests, beats."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create all tables of the first version."""
    op.create_table(
        "identities",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("colour", sa.Text, nullable=False),
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("recovery_hash", sa.Text, nullable=False),
        sa.Column("feed_hash", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_identities"),
        sa.UniqueConstraint("token_hash", name="uq_identities_token_hash"),
        sa.UniqueConstraint("recovery_hash", name="uq_identities_recovery_hash"),
        sa.UniqueConstraint("feed_hash", name="uq_identities_feed_hash"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("invite", sa.Text, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("noted", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("card", sa.Text, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    for columns in (("public", "status", "updated"), ("status", "updated"), ("host", "status")):
        op.create_index(f"ix_tables_{'_'.join(columns)}", "tables", columns)
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("time", sa.Double, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("key_hash", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_entries"),
        sa.UniqueConstraint("table_id", "who", "key_hash", name="uq_entries_table_id_who_key_hash"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "guests",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("identity_id", sa.Text, nullable=False),
        sa.Column("seated", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("asked", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("table_id", "identity_id", name="pk_guests"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_guests_table_id"),
        sa.ForeignKeyConstraint(["identity_id"], ["identities.id"], name="fk_guests_identity_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_guests_identity_id_seated", "guests", ["identity_id", "seated"])
    op.create_table(
        "beats",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("time", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_beats"),
    )
