"""How finished games ended, beside their tables: for statistics."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column; it is filled in when somebody asks for it."""
    op.add_column("tables", sa.Column("result", sa.Text))
