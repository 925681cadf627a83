"""Seasons of a server, and who takes part."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    """There were none."""
    key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "seasons",
        sa.Column("id", key, primary_key=True, autoincrement=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("counts", sa.String(8), nullable=False),
        sa.Column("by_id", sa.BigInteger, nullable=False),
        sa.Column("begins_at", sa.Double, nullable=False),
        sa.Column("ends_at", sa.Double, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_seasons_guild_id", "seasons", ["guild_id"])
    op.create_table(
        "season_members",
        sa.Column(
            "season_id", key, sa.ForeignKey("seasons.id"), primary_key=True, autoincrement=False
        ),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("waits", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    """All of it is forgotten."""
    op.drop_table("season_members")
    op.drop_table("seasons")
