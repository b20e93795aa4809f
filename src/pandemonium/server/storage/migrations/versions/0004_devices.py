"""Devices of a person, each with its own token, and notifications."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

SECONDS_OF_A_DAY = 86_400
OTHER_COLUMNS = "id, name, colour, recovery_hash, feed_hash, made"  # of identities, from now on
# SQLite cannot drop a unique column: the table is built again, under the same name.
REBUILD = (
    "PRAGMA defer_foreign_keys = ON",  # until the commit: then all rows are back
    f"CREATE TEMPORARY TABLE kept AS SELECT {OTHER_COLUMNS} FROM identities",
    "DROP TABLE identities",
)


def upgrade() -> None:
    """Turn the token of each person into a device; add the tables of codes and notifications."""
    op.create_table(
        "devices",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("identity_id", sa.Text, nullable=False),
        sa.Column("token_hash", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
        sa.UniqueConstraint("token_hash", name="uq_devices_token_hash"),
        sa.ForeignKeyConstraint(["identity_id"], ["identities.id"], name="fk_devices_identity_id"),
    )
    op.create_index("ix_devices_identity_id", "devices", ["identity_id"])
    op.execute(
        "INSERT INTO devices (id, identity_id, token_hash, name, made, seen) "
        f"SELECT id, id, token_hash, '', made, CAST(made / {SECONDS_OF_A_DAY} - 0.5 AS INTEGER) "
        "FROM identities WHERE token_hash NOT LIKE 'erased %'"
    )
    _drop_tokens()
    op.create_table(
        "device_codes",
        sa.Column("identity_id", sa.Text, nullable=False),
        sa.Column("code_hash", sa.Text, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("identity_id", name="pk_device_codes"),
        sa.UniqueConstraint("code_hash", name="uq_device_codes_code_hash"),
        sa.ForeignKeyConstraint(
            ["identity_id"], ["identities.id"], name="fk_device_codes_identity_id"
        ),
    )
    _add_notifications()


def _drop_tokens() -> None:
    """Drop the column of tokens, which are those of devices now."""
    if op.get_bind().dialect.name == "postgresql":
        op.drop_column("identities", "token_hash")
        return
    for line in REBUILD:
        op.execute(line)
    op.create_table(
        "identities",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("colour", sa.Text, nullable=False),
        sa.Column("recovery_hash", sa.Text, nullable=False),
        sa.Column("feed_hash", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_identities"),
        sa.UniqueConstraint("recovery_hash", name="uq_identities_recovery_hash"),
        sa.UniqueConstraint("feed_hash", name="uq_identities_feed_hash"),
    )
    op.execute(f"INSERT INTO identities ({OTHER_COLUMNS}) SELECT {OTHER_COLUMNS} FROM kept")
    op.execute("DROP TABLE kept")


def _add_notifications() -> None:
    """Add the settings, channels and outbox of notifications, and the turn of each guest."""
    op.add_column("guests", sa.Column("turn", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "notification_settings",
        sa.Column("identity_id", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("digest_hour", sa.Integer, nullable=False),
        sa.Column("quiet_from", sa.Text, nullable=False),
        sa.Column("quiet_to", sa.Text, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("identity_id", name="pk_notification_settings"),
        sa.ForeignKeyConstraint(
            ["identity_id"], ["identities.id"], name="fk_notification_settings_identity_id"
        ),
    )
    op.create_table(
        "notification_channels",
        sa.Column("identity_id", sa.Text, nullable=False),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("form", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("retry_at", sa.Double, nullable=False),
        sa.Column("problem", sa.Text, nullable=False),
        sa.Column("code_hash", sa.Text, nullable=False),
        sa.Column("code_expires", sa.Double, nullable=False),
        sa.Column("unsubscribe", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("identity_id", "channel", name="pk_notification_channels"),
        sa.UniqueConstraint("unsubscribe", name="uq_notification_channels_unsubscribe"),
        sa.ForeignKeyConstraint(
            ["identity_id"], ["identities.id"], name="fk_notification_channels_identity_id"
        ),
    )
    op.create_table(
        "outbox",
        sa.Column("identity_id", sa.Text, nullable=False),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("queued", sa.Double, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("claimed", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("identity_id", "channel", "table_id", name="pk_outbox"),
        sa.ForeignKeyConstraint(["identity_id"], ["identities.id"], name="fk_outbox_identity_id"),
    )
    op.create_index("ix_outbox_due", "outbox", ["due"])
