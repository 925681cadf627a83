"""End games: by the host, by the operator, with everything that must end with them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.model.facts import LEARNER, Refused, TableInfo
from bot.model.intents import ASKING
from bot.model.states import UNDER_WAY
from bot.store import listing, outbox, posted, reminders, snapshots, timers
from bot.table.announcer import Announcer
from bot.table.clocks.service import Clocks
from bot.table.sessions import COMPUTER, TableSessions, TableTx, writes

OPERATOR_CLOSED: Final = "operator-closed"
"""Occasion of the notice that the operator has closed a table."""


@dataclass
class Ending:
    """Ends games."""

    sessions: TableSessions
    announcer: Announcer
    clocks: Clocks

    @writes
    def end(self, table: TableTx, by: int, *, manager: bool = False) -> TableInfo:
        """End a started game at once. Refused: "not-host"."""
        table.needs(*UNDER_WAY)
        table.needs_host(by, manager)
        self.finish(table)
        return table.info()

    @writes
    def close(self, table: TableTx, reason: str) -> TableInfo:
        """Close a table by order of the host; post the reason in its channel."""
        table.needs("lobby", "running", "paused")
        if table.row.status == "lobby":
            self.announcer.close_lobby(table)
        else:
            self.finish(table)
        outbox.post(
            table.tx,
            table.id,
            OPERATOR_CLOSED,
            OPERATOR_CLOSED,
            {"why": reason},
            self.sessions.now(),
        )
        return table.info()

    async def close_all_on(self, guild_id: int, reason: str) -> int:
        """Close every table of a server; return how many were open."""
        table_ids = await self.sessions.query(lambda tx: listing.live_on(tx, guild_id))
        for table_id in table_ids:
            try:
                await self.close(table_id, reason)
            except Refused as refused:
                if refused.reason not in ("ended", "cancelled"):
                    raise
        return len(table_ids)

    def finish(self, table: TableTx) -> None:
        """End the game without a result."""
        self.sessions.set(table, status="ended", missing="")
        self.announcer.dashboard(table, "ended")
        for seat in table.seats:
            self.announcer.sheet(table, seat, "ended", "change")
        self.over(table)

    def finish_lessons(self, table: TableTx, by: int) -> None:
        """Close a learning table, if it is still open. Refused: "not-your-seat"."""
        needs_learner(table, by)
        if table.row.status == "running":
            self.finish(table)

    def over(self, table: TableTx) -> None:
        """Cancel everything that waits for people."""
        snapshots.drop_snapshots(table.tx, table.id)
        timers.cancel(table.tx, table.id, COMPUTER)
        for end in self.sessions.at_end:
            end(table)
        self.clocks.forget(table)
        reminders.forget(table.tx, table.id)
        if table.row.learner is not None:  # it has sent nothing
            return
        seats = [seat.seat for seat in table.seats]
        outbox.cancel_unsent(table.tx, table.id, seats)
        occasions = (*ASKING, "next")
        for kind in outbox.FLEETING:
            posted.delete_posted(table.tx, table.id, kind, seats, occasions, self.sessions.now())


def needs_learner(table: TableTx, by: int) -> None:
    """Refused unless `by` is the learner of this table."""
    if table.row.learner != by:
        raise Refused("not-your-seat", {"seat": LEARNER})
