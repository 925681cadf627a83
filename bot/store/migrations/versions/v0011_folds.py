"""Moves of games that are over are folded, all of a table in one value."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Nothing is folded yet: that is done beside the play, a game at a time."""
    op.create_table(
        "folds",
        sa.Column("game_id", _ID, sa.ForeignKey("games.id"), nullable=False),
        sa.Column("moves", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("game_id"),
    )


def downgrade() -> None:
    """What is folded would be lost."""
    folded = op.get_bind().execute(sa.text("SELECT count(*) FROM folds")).scalar()
    if folded:
        raise RuntimeError("games that are folded cannot be unfolded by an older program")
    op.drop_table("folds")
