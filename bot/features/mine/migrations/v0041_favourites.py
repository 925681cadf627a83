"""Tables that a person wants first in their list."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0041"
down_revision = "0040"


def upgrade() -> None:
    """There were none."""
    key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "favourites",
        sa.Column("game_id", key, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Index("ix_favourites_user_id", "user_id"),
    )


def downgrade() -> None:
    """All of it is forgotten."""
    op.drop_table("favourites")
