"""Going back with everybody's consent: one open request a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """One more table."""
    op.create_table(
        "rewinds",
        sa.Column("game_id", _ID, nullable=False),
        sa.Column("key", sa.String(length=16), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("target", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("agreed", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_rewinds_game_id_games"),
        sa.PrimaryKeyConstraint("game_id", name="pk_rewinds"),
    )


def downgrade() -> None:
    """Open requests are forgotten."""
    op.drop_table("rewinds")
