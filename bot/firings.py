"""What the clock does at which kind of timer."""

from __future__ import annotations

from bot.clock import Firing
from bot.computers import Computers
from bot.table import Tables
from bot.table.halting import HALT
from bot.table.pace import BUDGET, CLOCK
from bot.table.stale import STALE


def firings(tables: Tables) -> dict[str, Firing]:
    """Kind of timer -> what to do, given its table and seat."""
    return {
        **Computers(tables).firings,
        BUDGET: tables.budget_due,
        CLOCK: tables.clock_due,
        HALT: tables.halt_due,
        STALE: tables.close_stale,
        **tables.reminders,
    }
