"""Scenes that wait for a phase's end, and the pictures of scenes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """None are kept yet."""
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "scenes",
        sa.Column("id", number, primary_key=True, autoincrement=True),
        sa.Column("game_id", number, sa.ForeignKey("games.id"), nullable=False),
        sa.Column("by_id", sa.BigInteger, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("picture", sa.LargeBinary),
        sa.Column("waits", sa.Boolean, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_scenes_game_id", "scenes", ["game_id"])
    op.create_index("ix_scenes_by_id", "scenes", ["by_id"])


def downgrade() -> None:
    """Those that wait are not told, and pictures stand in the channel alone."""
    op.drop_table("scenes")
