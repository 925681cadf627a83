"""What a server has set, and since when it does without the bot."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """No server has set anything yet but its language."""
    op.add_column("guilds", sa.Column("settings", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("guilds", sa.Column("left_at", sa.Double))


def downgrade() -> None:
    """The settings are lost."""
    with op.batch_alter_table("guilds") as batch:
        batch.drop_column("settings")
        batch.drop_column("left_at")
