"""Challenges of the day: what their deals hang on, and who has tried them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    """There was none yet."""
    op.create_table(
        "challenges",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
    )
    op.create_table(
        "attempts",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column(
            "game_id",
            sa.BigInteger().with_variant(sa.Integer(), "sqlite"),
            sa.ForeignKey("games.id"),
            nullable=False,
            unique=True,
        ),
        sa.Column("points", sa.Integer),
        sa.Column("rank", sa.Integer),
        sa.Column("ended_at", sa.Double),
    )
    op.create_index("ix_attempts_user_id", "attempts", ["user_id"])
    op.create_index("ix_attempts_day_game_guild_id", "attempts", ["day", "game", "guild_id"])


def downgrade() -> None:
    """All of it is forgotten."""
    op.drop_table("attempts")
    op.drop_table("challenges")
