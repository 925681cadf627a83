"""Fires clocks that are due, extends them, and compensates for downtime.

`bot.table.clocks.transitions` says what happens to a clock that has run out.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from dataclasses import dataclass, replace
from typing import Final

from bot.model.clocks import ClockEvent, Stage
from bot.model.facts import Refused, TableInfo
from bot.model.states import UNDER_WAY
from bot.store import clocks, outbox, timers
from bot.store.clocks import ClockRow
from bot.store.schema import PUBLIC
from bot.store.transaction import Tx
from bot.table.answering import Answering
from bot.table.changes import awaited_seats, phase_key
from bot.table.clocks.case import Cause
from bot.table.clocks.service import BUDGET, CLOCK, Clocks
from bot.table.clocks.transitions import TABLE
from bot.table.clocks.waking import held, terms_of
from bot.table.desk import TableSessions, TableTx, writes
from bot.table.moves import Moves
from bot.table.saying import Saying
from bot.table.seats import Seats
from engine.kernel import Pick, Seat
from engine.players import idle_pick
from engine.steps import Game

log = logging.getLogger(__name__)

DOWN: Final = 60.0
"""Downtime in seconds from which the tables get an apology."""


@dataclass
class Ladder:
    """Fires clocks. Firing is idempotent: it reads the clock again under the table's lock, so a
    late or second firing does nothing."""

    desk: TableSessions
    saying: Saying
    clocks: Clocks
    seats: Seats
    moves: Moves
    answering: Answering

    async def clock_due(self, table_id: int, seat: Seat) -> bool:
        """Fire this seat's clock; False if there is nothing left to do."""
        seen, pick = await self._foreplayed(table_id, seat)

        def change(at: TableTx) -> bool:
            row = clocks.clock(at.tx, at.id, seat)
            now = self.desk.now()
            if row is None or at.row.status != "running" or at.seat(seat).kind != "human":
                return False
            asked = row.stopped is not None and row.left is not None
            if asked and not held(at, row, now):
                self.clocks.plan(at, self.desk.game(at))  # the question has stopped it long enough
                self.saying.redraw(at)
                return True
            if not row.ticks:
                return False
            if row.due > now or row != seen:
                timers.add(at.tx, at.id, CLOCK, seat, max(row.due, now))
                return False
            if seat not in self.desk.position(at).awaited:
                return False  # it has answered a window, whose clocks all run until it shuts
            if self.answering.obey(at, seat):  # plans and orders come first
                self._look_again(at, seat)
            else:
                self.clocks.fire(at, seat, row, ClockEvent.DUE, Cause(pick=pick, hands=self))
            return True

        return await self.desk.write(table_id, change)

    def _look_again(self, at: TableTx, seat: Seat) -> None:
        """If the seat's clock still ticks, it is due as before."""
        row = clocks.clock(at.tx, at.id, seat)
        if row is not None and row.ticks:
            timers.add(at.tx, at.id, CLOCK, seat, max(row.due, self.desk.now()))

    @writes
    def budget_due(self, at: TableTx, _: Seat) -> bool:
        """The phase of this table has spent its share; False if there is nothing left to do."""
        row = clocks.budget(at.tx, at.id)
        if row is None or row.spent or row.left is not None or at.row.status != "running":
            return False
        if row.due > self.desk.now():
            timers.add(at.tx, at.id, BUDGET, PUBLIC, row.due)
            return False
        clocks.put_budget(at.tx, at.id, replace(row, spent=True))
        self.clocks.plan(at, self.desk.game(at))
        self.saying.redraw(at)
        return True

    async def _foreplayed(self, table_id: int, seat: Seat) -> tuple[ClockRow | None, Pick | None]:
        """Return the current clock and the default pick, if one is due. Like any computer's pick,
        it is computed before the table is locked."""

        def look(at: TableTx) -> tuple[ClockRow | None, Game | None]:
            row = clocks.clock(at.tx, table_id, seat)
            if row is None or not row.ticks or row.due > self.desk.now():
                return row, None
            game = self.desk.game(at)
            if at.row.status != "running" or seat not in awaited_seats(game):
                return row, None
            plays = row.stage != Stage.RUNS or not terms_of(at).grace
            return row, game if plays else None

        row, game = await self.desk.read(table_id, look)
        if row is None or game is None:
            return row, None
        if row.stage != Stage.FILL:
            return row, await asyncio.to_thread(idle_pick, game, seat, secrets.randbits(64))
        thinking = self.desk.thinking
        pick = await thinking.pick("normal", game, seat, secrets.randbits(64), table=table_id)
        return row, pick

    # --- what a clock that has run out does to the table ------------------------------------------

    def call_regent(self, at: TableTx, seat: Seat) -> None:
        """Let a computer play this seat until its person is back."""
        self.seats.appoint(at, seat)

    def offer_seat(self, at: TableTx, seat: Seat) -> None:
        """Let others take this seat."""
        self.seats.put_up(at, seat)

    def play(self, at: TableTx, row: ClockRow, pick: Pick) -> None:
        """Play this pick for a seat that did not answer. What it is asked further in this phase,
        before anybody else, belongs to the same decision and is played for it too."""
        before = self.desk.position(at)
        after, _ = self.moves.play(at, row.seat, pick, "default")
        goes_on = after.game.result is None and row.seat in after.awaited
        same = phase_key(before.view(None)) == phase_key(after.view(None))
        if goes_on and same and row.stage not in (Stage.REACTS, Stage.FILL):
            begun = clocks.clock(at.tx, at.id, row.seat)
            self.clocks.fire(at, row.seat, begun, ClockEvent.ASKED_ON, Cause(former=row))

    # --- more time -------------------------------------------------------------------------------

    @writes
    def extend(
        self, at: TableTx, by: int, seat: Seat | None, seconds: int, *, manager: bool = False
    ) -> TableInfo:
        """Give a seat, or everybody who is awaited and the phase, so much more time; the host, the
        game master or a manager may. A clock in its grace period starts again.

        Refused: "not-host", "bad-time", "no-clock" (none runs there).
        """
        at.needs(*UNDER_WAY)
        if by != at.row.master_id:
            at.needs_host(by, manager)
        if seconds <= 0:
            raise Refused("bad-time")
        found = [
            row
            for row in clocks.of_table(at.tx, at.id).values()
            if TABLE[row.stage, ClockEvent.EXTENDED]
            and seat in (None, row.seat)
            and at.seat(row.seat).kind == "human"
        ]
        for row in found:
            self.lengthen(at, row, float(seconds))
        extended = seat is None and self._lengthen_phase(at, float(seconds))
        if not found and not extended:
            raise Refused("no-clock")
        hours, minutes = (0, max(seconds // 60, 1)) if seconds % 3600 else (seconds // 3600, 0)
        facts = {"hours": hours, "minutes": minutes} | ({} if seat is None else {"seat": seat})
        slot = f"extended:{secrets.token_hex(4)}"
        occasion = "extended" if seat is None else "extended-seat"
        outbox.say(at.tx, at.id, slot, occasion, facts, self.desk.now())
        self.saying.redraw(at)
        return at.info()

    def lengthen(self, at: TableTx, row: ClockRow, seconds: float) -> None:
        """Extend a clock. In its grace period, or after it has run out, it starts again."""
        self.clocks.fire(at, row.seat, row, ClockEvent.EXTENDED, Cause(seconds=seconds))

    def _lengthen_phase(self, at: TableTx, seconds: float) -> bool:
        """Whether there was a budget to be made longer."""
        row = clocks.budget(at.tx, at.id)
        if row is None:
            return False
        left = max(row.due - self.desk.now(), 0.0) if row.left is None else row.left
        row = replace(row, left=left + seconds, spent=False)
        clocks.put_budget(at.tx, at.id, row)
        if at.row.status == "running":
            self.clocks.plan(at, self.desk.game(at))  # it runs on, and nobody fills in
        return True

    # --- while the program did not run -----------------------------------------------------------

    async def after_downtime(self, since: float) -> int:
        """Compensate for downtime since this moment; call it at start, before any timer fires.
        Clocks that ran out meanwhile, and so lost enough of their person's waking time, get back
        what they lost, and at least a short time. Each table with such a clock gets an apology. The
        other overdue clocks fire in order. A budget, which runs on the wall clock, gets back all of
        it. Return how many tables were overdue."""
        now = self.desk.now()
        if now - since < DOWN:
            return 0

        def query(tx: Tx) -> tuple[list[int], list[int]]:
            overdue = clocks.overdue(tx, since, now)
            budgets = clocks.running_budgets(tx)
            return budgets, overdue

        budgets, overdue = await self.desk.query(query)
        for table_id in dict.fromkeys([*overdue, *budgets]):
            try:

                def change(at: TableTx) -> None:
                    if at.row.status == "running":
                        self._make_good(at, since, now)
                        self._make_budget_good(at, now - since)

                await self.desk.write(table_id, change)
            except Refused:  # its clocks fire unchanged; the others must not wait for it
                log.exception("table %s: the time that was lost cannot be given back", table_id)
        return len(overdue)

    def _make_good(self, at: TableTx, since: float, now: float) -> None:
        """Give back to the overdue clocks of this table what they lost, and apologise."""
        given, late = [], False
        for row in clocks.of_table(at.tx, at.id).values():
            if not row.ticks or not since < row.due <= now:
                continue
            if not TABLE[row.stage, ClockEvent.DOWNTIME]:
                continue
            after = self.clocks.fire(at, row.seat, row, ClockEvent.DOWNTIME, Cause(since=since))
            if after is not row:
                given.append(row.seat)
            late = True
        if not late:
            return
        occasion = "downtime-given" if given else "downtime"
        facts = {"since": str(int(since)), "until": str(int(now)), "seats": given}
        outbox.say(at.tx, at.id, f"downtime:{int(since)}", occasion, facts, now)
        self.saying.redraw(at)

    def _make_budget_good(self, at: TableTx, lost: float) -> None:
        row = clocks.budget(at.tx, at.id)
        if row is not None and not row.spent and row.left is None:
            row = replace(row, due=row.due + lost)
            clocks.put_budget(at.tx, at.id, row)
            timers.add(at.tx, at.id, BUDGET, PUBLIC, row.due)
            self.saying.redraw(at)
