"""End games early, by all, by whoever leads or by the operator, with everything that ends with
them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bot.model.facts import LEARNER, Refused, TableInfo
from bot.model.intents import ASKING
from bot.model.states import UNDER_WAY
from bot.slots import Slot
from bot.store import listing, outbox, posted, reminders, seating, snapshots, timers
from bot.store.schema import PUBLIC
from bot.table.after.ranking import leaders
from bot.table.announcer import Announcer
from bot.table.clocks.service import Clocks
from bot.table.clocks.waking import terms_of
from bot.table.sessions import COMPUTER, TableSessions, TableTx, reads, writes
from engine.kernel import Seat

OPERATOR_CLOSED: Final = "operator-closed"
"""Occasion of the notice that the operator has closed a table."""
AT_END: Final[Slot[Callable[[TableTx], None]]] = Slot()
"""The game has ended: nothing waits for people any longer."""


@dataclass(frozen=True)
class EndProspect:
    """How a person may end a game."""

    alone: bool
    """Whether at once; else when everybody agrees."""
    counts: bool
    """Whether its points count."""


@dataclass
class Ending:
    """Ends games."""

    sessions: TableSessions
    announcer: Announcer
    clocks: Clocks

    @reads
    def prospect(self, table: TableTx, by: int, *, leads: bool = False) -> EndProspect:
        """Return what `by` may do to end a started game; `leads`: they manage the channel or are
        the game master. Refused: "left-game", "not-seated"."""
        return self._prospect(table, by, leads)

    @writes
    def end(self, table: TableTx, by: int, *, leads: bool = False) -> TableInfo:
        """End a started game at once. Refused: "end-by-all" (they play it), and as `prospect`."""
        if not self._prospect(table, by, leads).alone:
            raise Refused("end-by-all")
        self.finish(table)
        return table.info()

    def _prospect(self, table: TableTx, by: int, leads: bool) -> EndProspect:
        """The rule of who ends a game: anybody who plays asks the table, even as its host or a
        manager of the channel; who has left it cannot; the game master and managers end it at
        once."""
        table.needs(*UNDER_WAY)
        counts = self._winners(table) is not None
        if by == table.row.master_id:  # a seat they hold is a rival
            return EndProspect(alone=True, counts=counts)
        if any(seat.user_id == by for seat in table.seats):
            return EndProspect(alone=False, counts=counts)
        if seating.seats_known(table.tx, table.id, by) - {PUBLIC}:
            raise Refused("left-game")
        if not leads:
            raise Refused("not-seated")
        return EndProspect(alone=True, counts=counts)

    def _winners(self, table: TableTx) -> list[Seat] | None:
        """Return who wins if the game ends now; None if it is worth nothing then. It counts if its
        table wants that, after the first chapter; not where sides play, whose points do not
        compare."""
        if terms_of(table).stopped != "counts" or table.row.learner is not None:
            return None
        position = self.sessions.position(table)
        first = position.view(None).chapter <= 1
        if first or position.package.ROLES or len(table.seats) < 2:
            return None
        return leaders(position.package.score(position.game), table.conceded)

    @writes
    def close(self, table: TableTx, reason: str) -> TableInfo:
        """Close a table by order of the host; post the reason in its channel."""
        table.needs("lobby", "running", "paused")
        if table.row.status == "lobby":
            self.announcer.close_lobby(table)
        else:
            self.finish(table)
        table.post(OPERATOR_CLOSED, OPERATOR_CLOSED, {"why": reason})
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
        """End the game early."""
        self.sessions.set(table, status="ended", missing="", result=self._winners(table))
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
        table.tell(AT_END)
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
