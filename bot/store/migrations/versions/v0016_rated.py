"""A result may be nobody's fault: whoever only played a seat to its end is not rated for it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """What was kept so far counts."""
    rated = sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("results", rated)


def downgrade() -> None:
    """Everything counts again."""
    op.drop_column("results", "rated")
