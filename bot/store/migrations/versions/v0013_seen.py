"""Up to which move the person of a seat has been shown what others did to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """At games that run, all that has happened counts as seen."""
    op.add_column("seats", sa.Column("seen", sa.Integer, nullable=False, server_default="0"))
    op.execute(
        "UPDATE seats SET seen = (SELECT games.ply FROM games WHERE games.id = seats.game_id)"
    )


def downgrade() -> None:
    """Nobody knows any more."""
    op.drop_column("seats", "seen")
