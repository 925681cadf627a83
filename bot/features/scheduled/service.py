"""Which lobbies should have an event in Discord's calendar, and which have one."""

from __future__ import annotations

from bot.features.scheduled import rows
from bot.features.scheduled.rows import EventDue
from bot.store import timers
from bot.store.schema import PUBLIC
from bot.store.transaction import Tx
from bot.table.requests import PLANNED_START
from bot.table.sessions import TableTx, change_of, queries
from bot.table.tables import FeatureService


def follow(table: TableTx, _: float) -> None:
    """Let the event of a lobby be at its time, as the final step of a change."""
    if table.row.status != "lobby" or table.row.guild_id is None:
        return
    hour = timers.due_of(table.tx, table.id, PLANNED_START, PUBLIC)
    if hour is not None and hour != rows.hour_of(table.tx, table.id):
        rows.want(table.tx, table.id, hour)


class ScheduledEvents(FeatureService):
    """At most one event per table, from when its time is set until that time."""

    @queries
    def due(self, tx: Tx) -> list[EventDue]:
        """Return the events that must change, and those whose time has come."""
        return rows.due(tx, self.sessions.now())

    note = change_of(rows.note)
    drop = change_of(rows.drop)
