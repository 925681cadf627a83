"""Polls for the hour of a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    """There were none."""
    key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "hour_ticks",
        sa.Column("game_id", key, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
        sa.Column("hour", sa.Double, primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    )


def downgrade() -> None:
    """All of it is forgotten."""
    op.drop_table("hour_ticks")
