"""Corrections of a campaign's ledger, by the game after which they count."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0050"
down_revision = "0049"

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Create the empty table."""
    op.create_table(
        "ledger_corrections",
        sa.Column("id", _ID, primary_key=True, autoincrement=True),
        sa.Column("game_id", _ID, sa.ForeignKey("games.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("content", sa.JSON, nullable=False),
        sa.Column("by_id", sa.BigInteger, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_ledger_corrections_game_id", "ledger_corrections", ["game_id"])
    op.create_index("ix_ledger_corrections_by_id", "ledger_corrections", ["by_id"])
