"""Indexes for what is looked up by person when somebody is forgotten."""

from __future__ import annotations

from alembic import op

revision = "0032"
down_revision = "0031"

INDEXES = {
    "ix_hour_ticks_user_id": ("hour_ticks", ["user_id"]),
    "ix_season_members_user_id": ("season_members", ["user_id"]),
    "ix_seasons_by_id": ("seasons", ["by_id"]),
}


def upgrade() -> None:
    """Rows stay as they are."""
    for name, (table, columns) in INDEXES.items():
        op.create_index(name, table, columns)


def downgrade() -> None:
    """Rows stay as they are."""
    for name, (table, _) in INDEXES.items():
        op.drop_index(name, table)
