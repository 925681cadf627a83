"""What was found of games that are over when somebody looked back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """Nobody has looked yet."""
    op.create_table(
        "hindsights",
        sa.Column(
            "game_id",
            sa.BigInteger().with_variant(sa.Integer(), "sqlite"),
            sa.ForeignKey("games.id"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("told", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """It can be found again."""
    op.drop_table("hindsights")
