"""Rated games with their players, and finished games that are shared by a link."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the tables. Games of earlier versions do not count for ratings."""
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_rated_games"),
    )
    op.create_index(
        "ix_rated_games_game_kind_ended_table_id",
        "rated_games",
        ["game", "kind", "ended", "table_id"],
    )
    op.create_table(
        "rated_players",
        sa.Column("identity_id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("identity_id", "table_id", name="pk_rated_players"),
        sa.ForeignKeyConstraint(
            ["identity_id"], ["identities.id"], name="fk_rated_players_identity_id"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["rated_games.table_id"], name="fk_rated_players_table_id"
        ),
    )
    op.create_table(
        "shared_games",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("hands", sa.Boolean, nullable=False),
        sa.Column("identity_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_shared_games"),
        sa.UniqueConstraint("secret", name="uq_shared_games_secret"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_shared_games_table_id"),
        sa.ForeignKeyConstraint(
            ["identity_id"], ["identities.id"], name="fk_shared_games_identity_id"
        ),
    )
    op.create_index("ix_shared_games_identity_id", "shared_games", ["identity_id"])
