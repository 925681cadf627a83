"""Events in Discord's calendar for lobbies with a time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0044"
down_revision = "0043"


def upgrade() -> None:
    """Create the empty table."""
    key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "scheduled_events",
        sa.Column("game_id", key, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
        sa.Column("hour", sa.Double, nullable=False),
        sa.Column("event", sa.String(20)),
        sa.Column("shown_hour", sa.Double),
        sa.Column("channel_id", sa.BigInteger),
    )
