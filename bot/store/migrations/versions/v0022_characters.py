"""How the fiction calls the people of a seat, where somebody has named them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Nobody is named yet."""
    named = sa.Column("character", sa.String(100), nullable=False, server_default="")
    op.add_column("seats", named)


def downgrade() -> None:
    """Their names are forgotten."""
    op.drop_column("seats", "character")
