"""Plans: what a seat wants to answer before it is asked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Nobody has planned anything yet."""
    op.create_table(
        "plans",
        sa.Column(
            "game_id",
            sa.BigInteger().with_variant(sa.Integer(), "sqlite"),
            sa.ForeignKey("games.id"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("stretch", sa.String(64), nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
        sa.Column("stopped", sa.String(16), nullable=False),
    )


def downgrade() -> None:
    """What was planned is forgotten."""
    op.drop_table("plans")
