"""Queries on what was found of games that are over when somebody looked back: it takes long."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from bot.store.notes import insert_for
from bot.store.schema import hindsights
from bot.store.transaction import Tx


def hindsight_of(tx: Tx, table_id: int) -> dict[str, Any] | None:
    """What was found of this game; None if nobody has looked yet."""
    query = sa.select(hindsights.c.told).where(hindsights.c.game_id == table_id)
    found: dict[str, Any] | None = tx.execute(query).scalar()
    return found


def keep_hindsight(tx: Tx, table_id: int, told: dict[str, Any]) -> None:
    """Store the result; an existing one is kept."""
    made = insert_for(tx, hindsights).values(game_id=table_id, told=told)
    tx.execute(made.on_conflict_do_nothing(index_elements=["game_id"]))
