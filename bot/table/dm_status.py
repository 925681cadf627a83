"""Track whether direct messages reach the person of a seat."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store import games as rows
from bot.store import outbox
from bot.table.sessions import TableSessions, TableTx, writes
from engine.kernel import Seat


@dataclass
class DmStatus:
    """Records that Discord refused a direct message, and when to try again."""

    sessions: TableSessions

    @writes
    def dm_closed(self, table: TableTx, seat: Seat) -> None:
        """This person accepts no direct messages: send none until `dm_opened`. Once per game a
        public message says, without secrets, where to look instead."""
        owner = table.seat(seat)
        if owner.user_id is None or owner.dm_closed:
            return
        rows.set_seat(table.tx, table.id, seat, dm_closed=True)
        outbox.drop(table.tx, table.id, "sheet", seat)
        facts = {"seat": seat, "name": owner.name, "user": owner.user_id}
        table.post(f"dm-closed:{owner.user_id}", "dm-closed", facts)

    async def dm_opened(self, table_id: int, seat: Seat) -> None:
        """This person opened the sheet: try direct messages again."""
        if not await self.sessions.query(
            lambda tx: self.sessions.open_table(tx, table_id).seat(seat).dm_closed
        ):
            return
        await self.sessions.write(
            table_id, lambda table: rows.set_seat(table.tx, table.id, seat, dm_closed=False)
        )
