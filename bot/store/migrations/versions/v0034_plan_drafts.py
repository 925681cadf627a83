"""What a computer proposes for a plan: a draft, in force only once its owner adopts it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"


def upgrade() -> None:
    """Plans that are in force stay so: nobody knows any more which lines were only proposed."""
    op.add_column("plans", sa.Column("draft", sa.JSON, nullable=False, server_default="[]"))


def downgrade() -> None:
    """Drafts are forgotten."""
    op.drop_column("plans", "draft")
