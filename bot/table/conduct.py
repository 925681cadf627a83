"""Around a running game: ending it, and where messages cannot go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.model.facts import Refused, TableInfo
from bot.model.states import UNDER_WAY
from bot.store import games as rows
from bot.store import listing, outbox
from bot.table.desk import TableSessions, TableTx, writes
from bot.table.ending import Ending
from engine.kernel import Seat

CLOSED: Final = "operator-closed"
"""Occasion of the notice that the operator has closed a table."""


@dataclass
class Conduct:
    """Actions of the host, and of the outbox."""

    desk: TableSessions
    ending: Ending

    @writes
    def end(self, at: TableTx, by: int, *, manager: bool = False) -> TableInfo:
        """End a started game at once. Refused: "not-host"."""
        at.needs(*UNDER_WAY)
        at.needs_host(by, manager)
        self.ending.finish(at)
        return at.info()

    @writes
    def close(self, at: TableTx, reason: str) -> TableInfo:
        """Close a table by order of the host; post the reason in its channel."""
        at.needs("lobby", "running", "paused")
        if at.row.status == "lobby":
            self.desk.set(at, status="cancelled")
            self.ending.saying.dashboard(at, "lobby")
        else:
            self.ending.finish(at)
        outbox.say(at.tx, at.id, CLOSED, CLOSED, {"why": reason}, self.desk.now())
        return at.info()

    async def close_all_on(self, guild_id: int, reason: str) -> int:
        """Close every table of a server; how many were open."""
        found = await self.desk.query(lambda tx: listing.live_on(tx, guild_id))
        for table_id in found:
            try:
                await self.close(table_id, reason)
            except Refused as refused:
                if refused.reason not in ("ended", "cancelled"):
                    raise
        return len(found)

    # --- messages that cannot be delivered ----------------------------------------------------

    @writes
    def dm_closed(self, at: TableTx, seat: Seat) -> None:
        """This person takes no direct messages: none is tried until `dm_opened`, and the channel
        hears once a game, without secrets, where to look instead."""
        owner = at.seat(seat)
        if owner.user_id is None or owner.dm_closed:
            return
        rows.set_seat(at.tx, at.id, seat, dm_closed=True)
        outbox.drop(at.tx, at.id, "sheet", seat)
        facts = {"seat": seat, "name": owner.name, "user": owner.user_id}
        slot = f"dm-closed:{owner.user_id}"
        outbox.say(at.tx, at.id, slot, "dm-closed", facts, self.desk.now())

    async def dm_opened(self, table_id: int, seat: Seat) -> None:
        """This person has asked for the sheet: direct messages are tried again from now on."""
        if not await self.desk.query(lambda tx: self.desk.sit(tx, table_id).seat(seat).dm_closed):
            return
        await self.desk.write(
            table_id, lambda at: rows.set_seat(at.tx, at.id, seat, dm_closed=False)
        )
