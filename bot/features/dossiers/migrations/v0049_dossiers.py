"""Dossiers of game masters, and scenes that wait for another moment than a phase's end."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0049"
down_revision = "0048"

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Create the empty tables; scenes that wait go on waiting for the end of the phase."""
    op.create_table(
        "dossiers",
        sa.Column("id", _ID, primary_key=True, autoincrement=True),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("content", sa.JSON, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_dossiers_user_id", "dossiers", ["user_id"])
    op.create_table(
        "opened_dossiers",
        sa.Column("game_id", _ID, sa.ForeignKey("games.id"), autoincrement=False),
        sa.Column("by_id", sa.BigInteger, nullable=False),
        sa.Column("content", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("game_id"),
    )
    op.create_index("ix_opened_dossiers_by_id", "opened_dossiers", ["by_id"])
    op.add_column("scenes", sa.Column("cue", sa.JSON))
    for name, default in (("alone", sa.true()), ("ready", sa.false())):
        op.add_column("scenes", sa.Column(name, sa.Boolean, nullable=False, server_default=default))
