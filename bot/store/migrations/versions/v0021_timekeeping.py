"""How people keep to their clocks over days, game by game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Of turns of before it was not counted."""
    op.create_table(
        "timekeeping",
        sa.Column(
            "game_id",
            sa.BigInteger().with_variant(sa.Integer(), "sqlite"),
            sa.ForeignKey("games.id"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("in_time", sa.Integer, nullable=False),
        sa.Column("late", sa.Integer, nullable=False),
    )
    op.create_index("ix_timekeeping_user_id", "timekeeping", ["user_id"])


def downgrade() -> None:
    """It is forgotten."""
    op.drop_index("ix_timekeeping_user_id", "timekeeping")
    op.drop_table("timekeeping")
