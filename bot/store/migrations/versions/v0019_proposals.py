"""Requests to go on at another pace with everybody's consent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Nobody has asked yet."""
    op.create_table(
        "proposals",
        sa.Column(
            "game_id",
            sa.BigInteger().with_variant(sa.Integer(), "sqlite"),
            sa.ForeignKey("games.id"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("key", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("terms", sa.JSON, nullable=False),
        sa.Column("agreed", sa.JSON, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """They are void."""
    op.drop_table("proposals")
