"""Fire due clocks, extend clocks, and compensate for downtime.

`bot.table.clocks.transitions` defines what happens to a clock that has run out.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from dataclasses import dataclass, replace
from typing import Final

from bot.model.clocks import ClockEvent, Stage
from bot.model.facts import Refused, TableInfo
from bot.model.states import UNDER_WAY, NoticeOccasion
from bot.store import clocks, timers
from bot.store.clocks import ClockRow
from bot.store.schema import PUBLIC
from bot.store.transaction import Tx
from bot.table.announcer import Announcer
from bot.table.answering import Answering
from bot.table.changes import awaited_seats, phase_key
from bot.table.clocks.case import Cause
from bot.table.clocks.service import BUDGET, CLOCK, Clocks
from bot.table.clocks.transitions import TRANSITION_TABLE
from bot.table.clocks.waking import held, terms_of
from bot.table.moves import Moves
from bot.table.seats import Seats
from bot.table.sessions import TableSessions, TableTx, writes
from engine.kernel import Pick, Seat
from engine.players.idle import idle_pick
from engine.steps import Game

log = logging.getLogger(__name__)

DOWN: Final = 60.0
"""Downtime in seconds from which the tables get an apology."""


@dataclass
class Ladder:
    """Fires clocks. Firing is idempotent: it reads the clock again under the table's lock, so a
    late or second firing does nothing."""

    sessions: TableSessions
    announcer: Announcer
    clocks: Clocks
    seats: Seats
    moves: Moves
    answering: Answering

    async def clock_due(self, table_id: int, seat: Seat) -> bool:
        """Fire this seat's clock; False if there is nothing left to do."""
        known_row, pick = await self._default_pick(table_id, seat)

        def change(table: TableTx) -> bool:
            row = clocks.clock(table.tx, table.id, seat)
            now = self.sessions.now()
            if row is None or table.row.status != "running" or table.seat(seat).kind != "human":
                return False
            asked = row.stopped is not None and row.left is not None
            if asked and not held(table, row, now):
                self.clocks.plan(
                    table, self.sessions.game(table)
                )  # the question may stop it no longer
                self.announcer.redraw(table)
                return True
            if not row.ticks:
                return False
            if row.due > now or row != known_row:
                timers.add(table.tx, table.id, CLOCK, seat, max(row.due, now))
                return False
            if seat not in self.sessions.position(table).awaited:
                return False  # the seat has answered a window, whose clocks all run until it closes
            if self.answering.obey(table, seat):  # plans and orders come first
                self._look_again(table, seat)
            else:
                self.clocks.fire(table, seat, row, ClockEvent.DUE, Cause(pick=pick, ladder=self))
            return True

        return await self.sessions.write(table_id, change)

    def _look_again(self, table: TableTx, seat: Seat) -> None:
        """Schedule the clock's timer again, if the seat's clock is still running."""
        row = clocks.clock(table.tx, table.id, seat)
        if row is not None and row.ticks:
            timers.add(table.tx, table.id, CLOCK, seat, max(row.due, self.sessions.now()))

    @writes
    def budget_due(self, table: TableTx, _: Seat) -> bool:
        """The current phase has used up its part of the budget; False if there is nothing left to
        do."""
        row = clocks.budget(table.tx, table.id)
        if row is None or row.spent or row.left is not None or table.row.status != "running":
            return False
        if row.due > self.sessions.now():
            timers.add(table.tx, table.id, BUDGET, PUBLIC, row.due)
            return False
        clocks.put_budget(table.tx, table.id, replace(row, spent=True))
        self.clocks.plan(table, self.sessions.game(table))
        self.announcer.redraw(table)
        return True

    async def _default_pick(self, table_id: int, seat: Seat) -> tuple[ClockRow | None, Pick | None]:
        """Return the current clock and the default pick, if one is due. Like any computer's pick,
        it is computed before the table is locked."""

        def look(table: TableTx) -> tuple[ClockRow | None, Game | None]:
            row = clocks.clock(table.tx, table_id, seat)
            if row is None or not row.ticks or row.due > self.sessions.now():
                return row, None
            game = self.sessions.game(table)
            if table.row.status != "running" or seat not in awaited_seats(game):
                return row, None
            plays = row.stage != Stage.RUNS or not terms_of(table).grace
            return row, game if plays else None

        row, game = await self.sessions.read(table_id, look)
        if row is None or game is None:
            return row, None
        if row.stage != Stage.FILL:
            return row, await asyncio.to_thread(idle_pick, game, seat, secrets.randbits(64))
        thinking = self.sessions.thinking
        pick = await thinking.pick("normal", game, seat, secrets.randbits(64), table=table_id)
        return row, pick

    # --- what a clock that has run out does to the table ------------------------------------------

    def play(self, table: TableTx, row: ClockRow, pick: Pick) -> None:
        """Play this pick for a seat that did not answer. Further questions to it in this phase,
        before anybody else is asked, belong to the same decision; the computer answers them too."""
        before = self.sessions.position(table)
        after, _ = self.moves.play(table, row.seat, pick, "default")
        goes_on = after.game.result is None and row.seat in after.awaited
        same = phase_key(before.view(None)) == phase_key(after.view(None))
        if goes_on and same and row.stage not in (Stage.REACTS, Stage.FILL):
            begun = clocks.clock(table.tx, table.id, row.seat)
            self.clocks.fire(table, row.seat, begun, ClockEvent.ASKED_ON, Cause(former=row))

    # --- more time -------------------------------------------------------------------------------

    @writes
    def extend(
        self, table: TableTx, by: int, seat: Seat | None, seconds: int, *, manager: bool = False
    ) -> TableInfo:
        """Add this many seconds to the clock of a seat, or (`seat` None) to those of all awaited
        seats and of the phase. The host, the game master and managers may. A clock in its grace
        period starts again. Refused: "not-host", "bad-time", "no-clock" (none runs there)."""
        table.needs(*UNDER_WAY)
        if by != table.row.master_id:
            table.needs_host(by, manager)
        if seconds <= 0:
            raise Refused("bad-time")
        clock_rows = [
            row
            for row in clocks.of_table(table.tx, table.id).values()
            if TRANSITION_TABLE[row.stage, ClockEvent.EXTENDED]
            and seat in (None, row.seat)
            and table.seat(row.seat).kind == "human"
        ]
        for row in clock_rows:
            self.lengthen(table, row, float(seconds))
        extended = seat is None and self._lengthen_phase(table, float(seconds))
        if not clock_rows and not extended:
            raise Refused("no-clock")
        hours, minutes = (0, max(seconds // 60, 1)) if seconds % 3600 else (seconds // 3600, 0)
        facts = {"hours": hours, "minutes": minutes} | ({} if seat is None else {"seat": seat})
        occasion: NoticeOccasion = "extended" if seat is None else "extended-seat"
        table.post(f"extended:{secrets.token_hex(4)}", occasion, facts)
        self.announcer.redraw(table)
        return table.info()

    def lengthen(self, table: TableTx, row: ClockRow, seconds: float) -> None:
        """Extend a clock. In its grace period, or after it has run out, it starts again."""
        self.clocks.fire(table, row.seat, row, ClockEvent.EXTENDED, Cause(seconds=seconds))

    def _lengthen_phase(self, table: TableTx, seconds: float) -> bool:
        """Extend the budget of the phase; False if it has none."""
        row = clocks.budget(table.tx, table.id)
        if row is None:
            return False
        remaining = max(row.due - self.sessions.now(), 0.0) if row.left is None else row.left
        row = replace(row, left=remaining + seconds, spent=False)
        clocks.put_budget(table.tx, table.id, row)
        if table.row.status == "running":
            # the budget runs again, and computers no longer fill in
            self.clocks.plan(table, self.sessions.game(table))
        return True

    # --- downtime --------------------------------------------------------------------------------

    async def after_downtime(self, since: float) -> int:
        """Compensate for downtime since this moment; call it at startup, before any timer fires.
        Clocks that ran out meanwhile, and so lost enough of their person's waking time, get the
        lost time back, and at least a short time. Each table with such a clock gets an apology. The
        other overdue clocks fire in order. A budget, which runs on the wall clock, gets back all
        lost time. Return how many tables were overdue."""
        now = self.sessions.now()
        if now - since < DOWN:
            return 0

        def query(tx: Tx) -> tuple[list[int], list[int]]:
            overdue = clocks.overdue(tx, since, now)
            budgets = clocks.running_budgets(tx)
            return budgets, overdue

        budgets, overdue = await self.sessions.query(query)
        for table_id in dict.fromkeys([*overdue, *budgets]):
            try:

                def change(table: TableTx) -> None:
                    if table.row.status == "running":
                        self._make_good(table, since, now)
                        self._make_budget_good(table, now - since)

                await self.sessions.write(table_id, change)
            # the clocks of this table fire unchanged; the other tables must not wait for it
            except Refused:
                log.exception("table %s: the time that was lost cannot be given back", table_id)
        return len(overdue)

    def _make_good(self, table: TableTx, since: float, now: float) -> None:
        """Give back lost time to the overdue clocks of this table, and apologise."""
        give_back, late = [], False
        for row in clocks.of_table(table.tx, table.id).values():
            if not row.ticks or not since < row.due <= now:
                continue
            if not TRANSITION_TABLE[row.stage, ClockEvent.DOWNTIME]:
                continue
            after = self.clocks.fire(table, row.seat, row, ClockEvent.DOWNTIME, Cause(since=since))
            if after is not row:
                give_back.append(row.seat)
            late = True
        if not late:
            return
        occasion: NoticeOccasion = "downtime-given" if give_back else "downtime"
        facts = {"since": str(int(since)), "until": str(int(now)), "seats": give_back}
        table.post(f"downtime:{int(since)}", occasion, facts)
        self.announcer.redraw(table)

    def _make_budget_good(self, table: TableTx, lost: float) -> None:
        row = clocks.budget(table.tx, table.id)
        if row is not None and not row.spent and row.left is None:
            row = replace(row, due=row.due + lost)
            clocks.put_budget(table.tx, table.id, row)
            timers.add(table.tx, table.id, BUDGET, PUBLIC, row.due)
            self.announcer.redraw(table)
