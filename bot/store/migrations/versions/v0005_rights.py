"""Rights: who asks to lead a game, and where a game is played, for who may look there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Columns more. Whoever leads a lobby may have named themselves: its host is asked."""
    op.add_column("games", sa.Column("parent_id", sa.BigInteger()))
    op.add_column(
        "games", sa.Column("private", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("games", sa.Column("master_asked", sa.BigInteger()))
    op.execute(
        "UPDATE games SET master_asked = master_id, master_id = NULL "
        "WHERE status = 'lobby' AND master_id <> host_id"
    )
    op.execute("UPDATE games SET master_role = NULL WHERE master_role = guild_id")  # everybody


def downgrade() -> None:
    """Requests are forgotten."""
    for column in ("parent_id", "private", "master_asked"):
        op.drop_column("games", column)
