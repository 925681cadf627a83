"""Which tables want their dashboard pinned, and which message is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.features.pinned import rows
from bot.features.pinned.rows import Due
from bot.model.facts import TableInfo
from bot.store import outbox
from bot.store.transaction import Tx
from bot.table.sessions import TableSessions, TableTx, changes, queries, writes

PIN_REFUSED: Final = "pin_refused"
"""Occasion of the notice that Discord lets us pin nothing here."""
MAX_TABLES: Final = 20
"""Tables that are looked after at once."""


@dataclass
class Pins:
    """One pinned message a table, at most."""

    sessions: TableSessions

    @writes
    def set(self, table: TableTx, by: int, wanted: bool, *, manager: bool = False) -> TableInfo:
        """Whether the dashboard is to be pinned. Refused: "not-host", or when the game is over."""
        table.needs("lobby", "running", "paused")
        table.needs_host(by, manager)
        rows.want(table.tx, table.id, wanted)
        return table.info()

    @queries
    def due(self, tx: Tx) -> list[Due]:
        """What is to be pinned or unpinned."""
        return rows.due(tx, MAX_TABLES)

    @changes("storage")
    def note(self, tx: Tx, table_id: int, message_id: int | None) -> None:
        """This message is pinned now; None: none."""
        rows.note(tx, table_id, message_id)

    @writes
    def give_up(self, table: TableTx) -> None:
        """Discord refuses to pin: notify the table once, and stop trying."""
        rows.want(table.tx, table.id, wanted=False)
        outbox.post(
            table.tx,
            table.id,
            f"{PIN_REFUSED}:{table.row.ply}",
            PIN_REFUSED,
            {},
            self.sessions.now(),
        )
