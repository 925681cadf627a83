"""Where a person's direct messages are: opening them anew is what Discord counts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """None is known yet."""
    op.add_column("people", sa.Column("dm_channel_id", sa.BigInteger))


def downgrade() -> None:
    """They are opened anew."""
    op.drop_column("people", "dm_channel_id")
