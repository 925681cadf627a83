"""Characters with their portraits."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0048"
down_revision = "0047"


def upgrade() -> None:
    """Create the empty table."""
    op.create_table(
        "voices",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("face", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("picture", sa.LargeBinary),
        sa.Column("at", sa.Double, nullable=False),
    )
