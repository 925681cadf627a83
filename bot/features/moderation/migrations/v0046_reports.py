"""Reports of players to the host."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0046"
down_revision = "0045"

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Create the empty table."""
    op.create_table(
        "reports",
        sa.Column("id", _ID, primary_key=True, autoincrement=True),
        sa.Column("by_id", sa.BigInteger, nullable=False),
        sa.Column("about_id", sa.BigInteger),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("channel_id", sa.BigInteger),
        sa.Column("game_id", _ID, sa.ForeignKey("games.id")),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("done_at", sa.Double),
        sqlite_autoincrement=True,
    )
    for column in ("by_id", "about_id", "game_id"):
        op.create_index(f"ix_reports_{column}", "reports", [column])
