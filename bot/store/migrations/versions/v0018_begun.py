"""When a game began: how long games take is told to whoever is about to begin one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Of games of before it is not known."""
    op.add_column("games", sa.Column("begun_at", sa.Double))


def downgrade() -> None:
    """It is forgotten."""
    op.drop_column("games", "begun_at")
