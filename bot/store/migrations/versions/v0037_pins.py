"""Pinned dashboards."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"


def upgrade() -> None:
    """No table wanted one."""
    key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "pins",
        sa.Column("game_id", key, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
        sa.Column("wanted", sa.Boolean, nullable=False),
        sa.Column("message_id", sa.BigInteger),
    )


def downgrade() -> None:
    """What is pinned stays pinned."""
    op.drop_table("pins")
