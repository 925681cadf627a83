"""Who may look over whose shoulder."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"


def upgrade() -> None:
    """Nobody did."""
    key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "shoulders",
        sa.Column("game_id", key, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("owner_id", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("granted", sa.Boolean, nullable=False),
    )
    op.create_index("ix_shoulders_user_id", "shoulders", ["user_id"])
    op.create_index("ix_shoulders_owner_id", "shoulders", ["owner_id"])


def downgrade() -> None:
    """Nobody looks any more."""
    op.drop_table("shoulders")
