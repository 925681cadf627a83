"""Queries on the request budget that all processes of one bot share."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa

from bot.store.notes import insert_for
from bot.store.program.tables import budget
from bot.store.transaction import Tx

BUDGET_ROW: Final = "discord"
FARTHEST_S: Final = 10.0
"""Seconds that the row may lie ahead; if it lies further, the database's clock was set back."""


def take(tx: Tx, cost: float) -> float:
    """Reserve the next slot for requests; `cost`: seconds until the slot after it. Return the
    seconds until it begins, by the database's clock, because machines differ. Used on PostgreSQL
    only."""
    now: Any = sa.extract("epoch", sa.func.clock_timestamp())
    insert = insert_for(tx, budget).values(name=BUDGET_ROW, ready_at=now + cost)
    ahead = sa.func.least(budget.c.ready_at, now + FARTHEST_S)
    kept = insert.on_conflict_do_update(
        index_elements=[budget.c.name], set_={"ready_at": sa.func.greatest(ahead, now) + cost}
    )
    seconds_left = budget.c.ready_at - cost - now
    return max(float(tx.execute(kept.returning(seconds_left)).scalar_one()), 0.0)
