"""The games that count for ratings, and who played them. Those of earlier versions do not count."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add both tables; they stay when a finished table is deleted."""
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
