"""Running servers with their heartbeats, and the leases that say which of them runs a table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the tables of leases and of servers."""
    op.create_table(
        "servers",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("backend", sa.Integer, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_servers"),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("server", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_leases"),
        sa.ForeignKeyConstraint(
            ["server"], ["servers.id"], name="fk_leases_server", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_leases_server", "leases", ["server"])
