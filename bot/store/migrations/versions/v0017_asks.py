"""What a seat asks its game master: its clock stands until the answer."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Nobody asks anything yet."""
    op.add_column("seats", sa.Column("asks", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Nothing waits for an answer any more."""
    op.drop_column("seats", "asks")
