"""What ends with a game: clocks, timers, what could be taken back."""

from __future__ import annotations

from dataclasses import dataclass

from bot.model.facts import LEARNER, Refused
from bot.model.intents import ASKING
from bot.store import outbox, reminders, snapshots, standing, timers
from bot.table.clocks.service import Clocks
from bot.table.desk import COMPUTER, TableSessions, TableTx
from bot.table.saying import Saying


@dataclass
class Ending:
    """Ends games."""

    desk: TableSessions
    saying: Saying
    clocks: Clocks

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
        """Nothing waits for anybody any more."""
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
