"""Reminders end with their game: nothing asks for them any more."""

from __future__ import annotations

from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Those of games that are over go."""
    op.execute(
        "DELETE FROM reminders WHERE game_id IN "
        "(SELECT id FROM games WHERE status IN ('ended', 'cancelled'))"
    )


def downgrade() -> None:
    """A game that is over reminds nobody."""
