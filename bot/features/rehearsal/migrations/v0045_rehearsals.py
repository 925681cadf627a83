"""Rehearsals: copies of games in which people try their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0045"
down_revision = "0044"


def upgrade() -> None:
    """Create the table of rehearsals."""
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "rehearsals",
        sa.Column("game_id", number, sa.ForeignKey("games.id"), autoincrement=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("base", sa.LargeBinary, nullable=False),
        sa.Column("trail", sa.LargeBinary, nullable=False),
        sa.Column("move", sa.Integer),
        sa.Column("alone", sa.Boolean, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "user_id"),
    )
    op.create_index("ix_rehearsals_user_id", "rehearsals", ["user_id"])
    op.create_index("ix_rehearsals_at", "rehearsals", ["at"])
