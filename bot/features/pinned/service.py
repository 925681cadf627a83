"""Which dashboards should be pinned, and which are."""

from __future__ import annotations

from typing import Final

from bot.features.pinned import rows
from bot.features.pinned.rows import Due
from bot.model.facts import TableInfo
from bot.model.states import OwnNotice
from bot.store.transaction import Tx
from bot.table.sessions import TableTx, change_of, queries, writes
from bot.table.tables import FeatureService

PIN_REFUSED: Final = OwnNotice("pin_refused")
"""Occasion of the notice that Discord does not let the bot pin here."""
MAX_TABLES: Final = 20
"""Tables handled in one round."""


class Pins(FeatureService):
    """At most one pinned message per table."""

    @writes
    def set(self, table: TableTx, by: int, wanted: bool, *, manager: bool = False) -> TableInfo:
        """Set whether the dashboard is pinned. Refused: "not-host", or after the end of the
        game."""
        table.needs("lobby", "running", "paused")
        table.needs_host(by, manager)
        rows.want(table.tx, table.id, wanted)
        return table.info()

    @queries
    def due(self, tx: Tx) -> list[Due]:
        """Return what must be pinned or unpinned."""
        return rows.due(tx, MAX_TABLES)

    note = change_of(rows.note)

    @writes
    def give_up(self, table: TableTx) -> None:
        """Discord refuses to pin: notify the table once, and stop trying."""
        rows.want(table.tx, table.id, wanted=False)
        table.post(f"{PIN_REFUSED}:{table.row.ply}", PIN_REFUSED, {})
