"""Roles that are taken before the deal, votes on them, and threads in which a side plans."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"

Id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Nobody has taken a role; every side plans in public."""
    op.add_column("games", sa.Column("casting", sa.String(16), nullable=False, server_default=""))
    council = sa.Column("council", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("games", council)
    op.add_column("seats", sa.Column("role", sa.String(32), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("vote", sa.Integer))
    op.create_table(
        "councils",
        sa.Column("game_id", Id, sa.ForeignKey("games.id"), nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("thread_id", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "side", "user_id", name="pk_councils"),
    )
    op.create_index("ix_councils_user_id", "councils", ["user_id"])


def downgrade() -> None:
    """They are forgotten."""
    op.drop_table("councils")
    for column in ("role", "vote"):
        op.drop_column("seats", column)
    for column in ("casting", "council"):
        op.drop_column("games", column)
