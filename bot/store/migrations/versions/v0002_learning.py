"""Learning tables: whose they are, how far the learner is; they hold no channel."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_LIVE = "status IN ('lobby', 'running', 'paused')"


def upgrade() -> None:
    """Two columns; a channel is held by real tables, a learner and game by one learning table."""
    op.add_column("games", sa.Column("learner", sa.BigInteger(), nullable=True))
    op.add_column("games", sa.Column("learning", sa.JSON(none_as_null=True), nullable=True))
    op.drop_index("uq_games_live_channel", "games")
    _unique("uq_games_live_channel", ["channel_id"], f"{_LIVE} AND learner IS NULL")
    _unique("uq_games_live_learner", ["learner", "game"], f"{_LIVE} AND learner IS NOT NULL")


def downgrade() -> None:
    """As before: learning tables, which held no channel, are closed first."""
    op.execute("UPDATE games SET status = 'cancelled' WHERE learner IS NOT NULL")
    op.drop_index("uq_games_live_learner", "games")
    op.drop_index("uq_games_live_channel", "games")
    _unique("uq_games_live_channel", ["channel_id"], _LIVE)
    op.drop_column("games", "learning")
    op.drop_column("games", "learner")


def _unique(name: str, columns: list[str], where: str) -> None:
    clause = sa.text(where)
    op.create_index(
        name, "games", columns, unique=True, sqlite_where=clause, postgresql_where=clause
    )
