"""The functions called by each kind of timer."""

from __future__ import annotations

from bot.app.computers import Computers
from bot.features import FEATURES
from bot.model.states import TimerKind
from bot.schedule.clock import Firing
from bot.table import Tables
from bot.table.announcer import STALE
from bot.table.clocks.service import BUDGET, CLOCK
from bot.table.start.kept import SEATS_KEPT
from bot.table.tables import TIMERS


def firings(tables: Tables) -> dict[TimerKind, Firing]:
    """Return kind of timer -> its function of table and seat."""
    return {
        **Computers(tables).firings,
        BUDGET: tables.ladder.budget_due,
        CLOCK: tables.ladder.clock_due,
        SEATS_KEPT: tables.lobby.seats_free,
        STALE: tables.lobby.close_stale,
        **tables.reminders.firings,
        **{kind: fire for make in TIMERS.of(FEATURES) for kind, fire in make(tables).items()},
    }
