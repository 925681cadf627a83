"""Who is awaited, beside each seat: lists of games are put in order without reading the games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """A column more; until it is noted it is not known."""
    op.add_column("seats", sa.Column("awaited", sa.Boolean()))


def downgrade() -> None:
    """The games know it too."""
    op.drop_column("seats", "awaited")
