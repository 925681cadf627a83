"""When people were seen to hand their turns on, instead of how long they took; and since when a
game is paused, for that is no time that it takes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """What was learnt before does not say at which times of the day it was."""
    op.drop_column("seats", "paces")
    op.add_column("seats", sa.Column("waits", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("games", sa.Column("paused_at", sa.Double))


def downgrade() -> None:
    """Nothing is known of anybody."""
    op.drop_column("games", "paused_at")
    op.drop_column("seats", "waits")
    op.add_column("seats", sa.Column("paces", sa.JSON, nullable=False, server_default="[]"))
