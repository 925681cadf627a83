"""Queries on the requests to Discord that all processes of one bot share."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa

from bot.store.notes import insert_for
from bot.store.program.tables import budget
from bot.store.transaction import Tx

BUDGET_ROW: Final = "discord"
FARTHEST_S: Final = 10.0
"""Seconds that the row may lie ahead: beyond that the database's clock was set back."""


def take(tx: Tx, cost: float) -> float:
    """Take the turn after everybody's before; `cost`: seconds until the turn after it. Seconds from
    now until it begins, by the database's clock: machines differ. Only PostgreSQL is asked."""
    now: Any = sa.extract("epoch", sa.func.clock_timestamp())
    made = insert_for(tx, budget).values(name=BUDGET_ROW, ready_at=now + cost)
    ahead = sa.func.least(budget.c.ready_at, now + FARTHEST_S)
    kept = made.on_conflict_do_update(
        index_elements=[budget.c.name], set_={"ready_at": sa.func.greatest(ahead, now) + cost}
    )
    left = budget.c.ready_at - cost - now
    return max(float(tx.execute(kept.returning(left)).scalar_one()), 0.0)
