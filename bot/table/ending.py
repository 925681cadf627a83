"""Ends games: by the host, by the operator, and what ends with them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.model.facts import LEARNER, Refused, TableInfo
from bot.model.intents import ASKING
from bot.model.states import UNDER_WAY
from bot.store import listing, outbox, reminders, snapshots, standing, timers
from bot.table.clocks.service import Clocks
from bot.table.desk import COMPUTER, TableSessions, TableTx, writes
from bot.table.saying import Saying

OPERATOR_CLOSED: Final = "operator-closed"
"""Occasion of the notice that the operator has closed a table."""


@dataclass
class Ending:
    """Ends games."""

    desk: TableSessions
    saying: Saying
    clocks: Clocks

    @writes
    def end(self, at: TableTx, by: int, *, manager: bool = False) -> TableInfo:
        """End a started game at once. Refused: "not-host"."""
        at.needs(*UNDER_WAY)
        at.needs_host(by, manager)
        self.finish(at)
        return at.info()

    @writes
    def close(self, at: TableTx, reason: str) -> TableInfo:
        """Close a table by order of the host; post the reason in its channel."""
        at.needs("lobby", "running", "paused")
        if at.row.status == "lobby":
            self.desk.set(at, status="cancelled")
            self.saying.dashboard(at, "lobby")
        else:
            self.finish(at)
        outbox.say(at.tx, at.id, OPERATOR_CLOSED, OPERATOR_CLOSED, {"why": reason}, self.desk.now())
        return at.info()

    async def close_all_on(self, guild_id: int, reason: str) -> int:
        """Close every table of a server; how many were open."""
        table_ids = await self.desk.query(lambda tx: listing.live_on(tx, guild_id))
        for table_id in table_ids:
            try:
                await self.close(table_id, reason)
            except Refused as refused:
                if refused.reason not in ("ended", "cancelled"):
                    raise
        return len(table_ids)

    def finish(self, at: TableTx) -> None:
        """End without a result."""
        self.desk.set(at, status="ended", missing="")
        self.saying.dashboard(at, "ended")
        for seat in at.seats:
            self.saying.sheet(at, seat, "ended", "change")
        self.over(at)

    def finish_lessons(self, at: TableTx, by: int) -> None:
        """Close a learning table, if it is still open. Refused: "not-your-seat"."""
        needs_learner(at, by)
        if at.row.status == "running":
            self.finish(at)

    def over(self, at: TableTx) -> None:
        """End everything that waits for people."""
        snapshots.drop_snapshots(at.tx, at.id)
        timers.strike(at.tx, at.id, COMPUTER)
        for end in self.desk.at_end:
            end(at)
        self.clocks.forget(at)
        reminders.forget(at.tx, at.id)
        for kind in outbox.FLEETING:
            seats = [seat.seat for seat in at.seats]
            occasions = (*ASKING, "next")
            outbox.hush(at.tx, at.id, seats)
            standing.over(at.tx, at.id, kind, seats, occasions, self.desk.now())


def needs_learner(at: TableTx, by: int) -> None:
    """Refused unless this is that person's learning table."""
    if at.row.learner != by:
        raise Refused("not-your-seat", {"seat": LEARNER})
