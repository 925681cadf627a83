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


def firings(tables: Tables) -> dict[TimerKind, Firing]:
    """Return kind of timer -> its function of table and seat."""
    contributed = [
        feature.work.timers(tables) for feature in FEATURES if feature.work.timers is not None
    ]
    return {
        **Computers(tables).firings,
        BUDGET: tables.ladder.budget_due,
        CLOCK: tables.ladder.clock_due,
        SEATS_KEPT: tables.lobby.seats_free,
        STALE: tables.lobby.close_stale,
        **tables.reminders.firings,
        **{kind: firing for by_kind in contributed for kind, firing in by_kind.items()},
    }
