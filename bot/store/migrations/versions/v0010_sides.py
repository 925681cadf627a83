"""Results tell who played together."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """So far every seat played alone."""
    op.add_column("results", sa.Column("side", sa.Integer))


def downgrade() -> None:
    """Nobody knows any more who played together."""
    op.drop_column("results", "side")
