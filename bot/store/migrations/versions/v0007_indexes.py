"""Indexes for every look-up, so that none gets slower with the games that are over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

_LIVE = "status IN ('lobby', 'running', 'paused')"
_PAST = "status IN ('ended') AND learner IS NULL"
_SELDOM = ("master_id", "master_asked", "learner", "rematch_of", "campaign_id")
"""Columns of games that are mostly empty."""
_PLAIN = {"games": "host_id", "leavers": "user_id", "halts": "by_id", "campaigns": "by_id"}
_SOME = {
    "ix_games_live_status": (["status", "guild_id"], _LIVE),
    "ix_games_past_channel": (["channel_id", "changed_at"], _PAST),
    "ix_games_past_guild": (["guild_id", "changed_at"], _PAST),
    **{f"ix_games_{name}": ([name], f"{name} IS NOT NULL") for name in _SELDOM},
}


def upgrade() -> None:
    """Indexes only."""
    for table, column in _PLAIN.items():
        op.create_index(f"ix_{table}_{column}", table, [column])
    for name, (columns, where) in _SOME.items():
        some = sa.text(where)
        op.create_index(name, "games", columns, sqlite_where=some, postgresql_where=some)


def downgrade() -> None:
    """Nothing was kept in them."""
    for table, column in _PLAIN.items():
        op.drop_index(f"ix_{table}_{column}", table)
    for name in _SOME:
        op.drop_index(name, "games")
