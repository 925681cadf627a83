"""The table of analyses of finished games, which are slow to compute, and its queries."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from bot.store.compressed import Compressed
from bot.store.notes import insert_for
from bot.store.schema import Id, metadata
from bot.store.transaction import Tx

hindsights = sa.Table(  # see bot.features.analysis.judging
    "hindsights",
    metadata,
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
    sa.Column("told", Compressed, nullable=False),
)


def analysis_of(tx: Tx, table_id: int) -> dict[str, Any] | None:
    """Return the stored analysis of this game; None if there is none yet."""
    query = sa.select(hindsights.c.told).where(hindsights.c.game_id == table_id)
    analysis: dict[str, Any] | None = tx.execute(query).scalar()
    return analysis


def store_analysis(tx: Tx, table_id: int, analysis: dict[str, Any]) -> None:
    """Store the result; an existing one is kept."""
    insert = insert_for(tx, hindsights).values(game_id=table_id, told=analysis)
    tx.execute(insert.on_conflict_do_nothing(index_elements=["game_id"]))
