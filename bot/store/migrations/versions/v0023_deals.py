"""Deals that anybody can check: a secret, what is shown of it, and what each seat added."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Games of before were dealt by chance alone."""
    op.create_table(
        "deals",
        sa.Column(
            "game_id",
            sa.BigInteger().with_variant(sa.Integer(), "sqlite"),
            sa.ForeignKey("games.id"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("told", sa.Text),
    )
    for name in ("promise", "sealed"):
        column = sa.Column(name, sa.String(64), nullable=False, server_default="")
        op.add_column("games", column)
    op.add_column("seats", sa.Column("press", sa.String(20), nullable=False, server_default=""))


def downgrade() -> None:
    """What games were dealt from is forgotten."""
    op.drop_column("seats", "press")
    for name in ("sealed", "promise"):
        op.drop_column("games", name)
    op.drop_table("deals")
