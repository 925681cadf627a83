"""Links to boards."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"


def upgrade() -> None:
    """There were none."""
    key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "touch_links",
        sa.Column("id", key, primary_key=True, autoincrement=True),
        sa.Column("game_id", key, sa.ForeignKey("games.id"), nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("until", sa.Double, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_touch_links_game_id_user_id", "touch_links", ["game_id", "user_id"])
    op.create_index("ix_touch_links_user_id", "touch_links", ["user_id"])
    op.create_index("ix_touch_links_until", "touch_links", ["until"])


def downgrade() -> None:
    """No link holds any more."""
    op.drop_table("touch_links")
