"""Whether a person keeps the table waiting: declared away, or with an overdue decision."""

from __future__ import annotations

from typing import Final

from bot.model.clocks import Stage
from bot.store import clocks, reminders
from bot.store.games import SeatRow
from bot.table.changes import seen_seats
from bot.table.clocks.waking import hours_of_seat, terms_of
from bot.table.sessions import TableTx
from engine.kernel import Game

PATIENCE_LIVE_S: Final = 600.0
"""Seconds after which a decision without a clock is overdue at a live table."""
PATIENCE_DAYS_S: Final = 86_400.0
"""Waking seconds after which it is overdue at a table over days."""
OVERDUE_STAGES: Final = (Stage.GRACE, Stage.SPENT, Stage.MISSED)


def is_absent(table: TableTx, owner: SeatRow, game: Game, now: float) -> bool:
    """Return whether the person of this seat is declared away now, or has an overdue decision.
    Only what everybody sees counts: nobody learns from it whether a secret answer was given."""
    away = owner.owner.absence(now)
    if away is not None and away[0] <= now:
        return True
    if owner.seat not in seen_seats(game):
        return False
    now = table.row.paused_at or now
    row = clocks.clock(table.tx, table.id, owner.seat)
    if row is not None and row.open:
        return row.stage in OVERDUE_STAGES or (row.left is None and row.due <= now)
    began = reminders.began(table.tx, table.id, owner.seat)
    if began is None or terms_of(table).timed:
        return False
    if terms_of(table).live:
        return now - began >= PATIENCE_LIVE_S
    return hours_of_seat(table.tx, table.id, owner).between(began, now) >= PATIENCE_DAYS_S
