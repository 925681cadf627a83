"""Private notes on a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    """There were none."""
    key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "private_notes",
        sa.Column("game_id", key, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_private_notes_user_id", "private_notes", ["user_id"])


def downgrade() -> None:
    """All of it is forgotten."""
    op.drop_table("private_notes")
