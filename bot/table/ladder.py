"""What happens when a clock runs out: a reminder, a last time, a default move, a regent, an offer
of the seat; as far as the table has agreed. And what happens to clocks that ran out while the
program did not run.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from dataclasses import dataclass, replace
from typing import Final

from bot.model.facts import Refused, TableInfo
from bot.store import clocks, outbox, timers
from bot.store.clocks import FILL, GRACE, MISSED, REACTS, RUNS, SPENT, ClockRow
from bot.store.schema import PUBLIC
from bot.store.timekeeping import Punctuality
from bot.table.changes import awaited_seats, phase_key
from bot.table.clocks import BUDGET, CLOCK, SHORT, Clocks, terms_of
from bot.table.desk import Desk, Sitting
from bot.table.moves import Moves
from bot.table.orders import Orders
from bot.table.reminders import Reminders
from bot.table.saying import Saying
from bot.table.seats import Seats
from engine.kernel import Pick, Seat
from engine.players import idle_pick, normal_pick

log = logging.getLogger(__name__)

DOWN: Final = 60.0
"""Seconds from which it is told that the program did not run."""
LOST: Final = 300.0
"""Waking seconds of a decision that the program has to have slept through to give them back."""
REGENTS: Final = ("regent", "substitute")
"""Ladders on which a regent takes the seat at last."""
_BY_DEFAULT: Final = (GRACE, MISSED, REACTS, FILL)
"""Stages at whose end something is played."""


@dataclass
class Ladder:
    """Fires clocks. Whatever is to happen is looked up again under the table's lock: a timer that
    comes late, twice, or for a decision that was answered meanwhile does nothing."""

    desk: Desk
    reminders: Reminders
    saying: Saying
    clocks: Clocks
    seats: Seats
    moves: Moves
    orders: Orders

    async def clock_due(self, table_id: int, seat: Seat) -> bool:
        """The clock of this seat is due; False if there is nothing to do any more."""
        seen, pick = await self._foreplayed(table_id, seat)
        async with self.desk.at(table_id) as at:
            row = await clocks.clock(at.tx, at.id, seat)
            if row is None or not row.ticks or at.row.status != "running":
                return False
            if row.due > self.desk.now() or row != seen:
                await timers.add(at.tx, at.id, CLOCK, seat, max(row.due, self.desk.now()))
                return False
            if seat not in (await self.desk.position(at)).awaited:
                return False  # it has answered a window, whose clocks all run until it shuts
            if await self.orders.obey(at, seat):  # what its person has left word about comes first
                await self._look_again(at, seat)
            else:
                await self._climb(at, row, pick)
        return True

    async def _look_again(self, at: Sitting, seat: Seat) -> None:
        """If the seat's clock still ticks, it is due as before."""
        row = await clocks.clock(at.tx, at.id, seat)
        if row is not None and row.ticks:
            await timers.add(at.tx, at.id, CLOCK, seat, max(row.due, self.desk.now()))

    async def budget_due(self, table_id: int, _: Seat) -> bool:
        """The phase of this table has spent its share; False if there is nothing to do any more."""
        async with self.desk.at(table_id) as at:
            row = await clocks.budget(at.tx, at.id)
            if row is None or row.spent or row.left is not None or at.row.status != "running":
                return False
            if row.due > self.desk.now():
                await timers.add(at.tx, at.id, BUDGET, PUBLIC, row.due)
                return False
            await clocks.put_budget(at.tx, at.id, replace(row, spent=True))
            await self.clocks.plan(at, await self.desk.game(at))
            await self.saying.redraw(at)
        return True

    async def _foreplayed(self, table_id: int, seat: Seat) -> tuple[ClockRow | None, Pick | None]:
        """The clock as it stands, and what is played for the seat if that is what is due. It is
        thought out before the table is locked, as any computer's pick."""
        async with self.desk.look(table_id) as at:
            row = await clocks.clock(at.tx, table_id, seat)
            if row is None or not row.ticks or row.due > self.desk.now():
                return row, None
            game = await self.desk.game(at)
            if at.row.status != "running" or seat not in awaited_seats(game):
                return row, None
            plays = row.stage in _BY_DEFAULT or not terms_of(at).grace
        if not plays:
            return row, None
        player = normal_pick if row.stage == FILL else idle_pick
        return row, await asyncio.to_thread(player, game, seat, secrets.randbits(64))

    async def _climb(self, at: Sitting, row: ClockRow, pick: Pick | None) -> None:
        """The next rung."""
        terms = terms_of(at)
        if row.stage == RUNS and (terms.grace or terms.ladder == "nudge"):
            await self._nudge(at, row)
            return
        if row.stage in (RUNS, GRACE):
            seat = at.seat(row.seat)
            misses = seat.misses + 1
            await at.set_seat(row.seat, misses=misses, bank=0.0)
            await self.clocks.count(at, seat, Punctuality(late=1))
            if terms.ladder in REGENTS and misses >= terms.regent_after:
                await self.seats.appoint(at, row.seat)
                if terms.ladder == "substitute":
                    await self.seats.put_up(at, row.seat)
                return
        await self._play_for(at, row, pick)

    async def _nudge(self, at: Sitting, row: ClockRow) -> None:
        """The time is up: the person is told, and has a last time if the table goes further."""
        terms, seat = terms_of(at), at.seat(row.seat)
        if terms.ladder == "nudge":
            await self.clocks.keep(at, replace(row, stage=SPENT))
        else:
            hours = await self.clocks.hours(at.tx, at.id, seat)
            due = hours.later(self.desk.now(), terms.grace)
            await self.clocks.keep(at, replace(row, stage=GRACE, due=due))
        await self.reminders.remind(at, await self.desk.position(at), row.seat, "nudge")
        await self.saying.redraw(at)

    async def _play_for(self, at: Sitting, row: ClockRow, pick: Pick | None) -> None:
        """Play for a seat that did not answer. What it is asked further in this phase, before
        anybody else, belongs to the same decision and is played for it too."""
        assert pick is not None, f"nothing was thought out for {row}"
        before = await self.desk.position(at)
        after, _ = await self.moves.play(at, row.seat, pick, "default")
        goes_on = after.game.result is None and row.seat in after.awaited
        same = phase_key(before.view(None)) == phase_key(after.view(None))
        if goes_on and same and row.stage not in (REACTS, FILL):
            now = self.desk.now()
            again = ClockRow(row.seat, row.revision, now, now, 0.0, MISSED)
            await self.clocks.keep(at, again)

    # --- more time -------------------------------------------------------------------------------

    async def extend(
        self, table_id: int, by: int, seat: Seat | None, seconds: int, *, manager: bool = False
    ) -> TableInfo:
        """Give a seat, or everybody who is awaited and the phase, so much more time; the host, the
        game master or a manager may. A clock in its last time runs anew.

        Refused: "not-host", "bad-time", "no-clock" (none runs there).
        """
        async with self.desk.at(table_id) as at:
            at.needs("running", "paused")
            if by != at.row.master_id:
                at.needs_host(by, manager)
            if seconds <= 0:
                raise Refused("bad-time")
            found = [
                row
                for row in (await clocks.of_table(at.tx, at.id)).values()
                if row.open and row.stage != FILL and seat in (None, row.seat)
            ]
            for row in found:
                await self.lengthen(at, row, float(seconds))
            extended = seat is None and await self._lengthen_phase(at, float(seconds))
            if not found and not extended:
                raise Refused("no-clock")
            hours, minutes = (0, max(seconds // 60, 1)) if seconds % 3600 else (seconds // 3600, 0)
            facts = {"hours": hours, "minutes": minutes} | ({} if seat is None else {"seat": seat})
            slot = f"extended:{secrets.token_hex(4)}"
            occasion = "extended" if seat is None else "extended-seat"
            await outbox.say(at.tx, at.id, slot, occasion, facts, self.desk.now())
            await self.saying.redraw(at)
            return at.info()

    async def lengthen(self, at: Sitting, row: ClockRow, seconds: float) -> None:
        """A clock runs so much longer; one in its last time, or that has run out, runs anew."""
        stage = REACTS if row.stage == REACTS else RUNS
        if row.left is not None:
            await self.clocks.keep(at, replace(row, stage=stage, left=row.left + seconds))
            return
        hours, now = await self.clocks.hours_of(at, row), self.desk.now()
        left = seconds + (hours.between(now, row.due) if row.stage == stage else 0.0)
        await self.clocks.keep(at, replace(row, stage=stage, due=hours.later(now, left)))
        if stage == RUNS:
            await self.clocks.remind_of(at, row.seat, hours, left)

    async def _lengthen_phase(self, at: Sitting, seconds: float) -> bool:
        """Whether there was a budget to be made longer."""
        row = await clocks.budget(at.tx, at.id)
        if row is None:
            return False
        left = max(row.due - self.desk.now(), 0.0) if row.left is None else row.left
        row = replace(row, left=left + seconds, spent=False)
        await clocks.put_budget(at.tx, at.id, row)
        if at.row.status == "running":
            await self.clocks.plan(at, await self.desk.game(at))  # it runs on, and nobody fills in
        return True

    # --- while the program did not run -----------------------------------------------------------

    async def after_downtime(self, since: float) -> int:
        """At start, before any timer fires: the program did not run since then. Clocks that ran
        out meanwhile, and lost more than a little of the waking time of their person by it, get
        back what they lost, and at least a short time; every table of which a clock ran out
        hears an apology. The other overdue clocks fire, the first one first. A budget, which
        runs on the wall clock, gets back all of it. How many tables were overdue."""
        now = self.desk.now()
        if now - since < DOWN:
            return 0
        async with self.desk.looking() as tx:
            overdue = await clocks.overdue(tx, since, now)
            budgets = await clocks.running_budgets(tx)
        for table_id in dict.fromkeys([*overdue, *budgets]):
            try:
                async with self.desk.at(table_id) as at:
                    if at.row.status == "running":
                        await self._make_good(at, since, now)
                        await self._make_budget_good(at, now - since)
            except Refused:  # its clocks fire as they stand; the others must not wait for it
                log.exception("table %s: the time that was lost cannot be given back", table_id)
        return len(overdue)

    async def _make_good(self, at: Sitting, since: float, now: float) -> None:
        """Give back to the overdue clocks of this table what they lost, and apologise."""
        given, late = [], False
        for row in (await clocks.of_table(at.tx, at.id)).values():
            if row.stage not in (RUNS, GRACE, REACTS):
                continue
            if not row.ticks or not since < row.due <= now:
                continue
            hours = await self.clocks.hours_of(at, row)
            lost = hours.between(max(since, row.began_at), row.due)
            if row.stage == REACTS:  # nobody could react: it begins anew
                await self.clocks.keep(at, replace(row, due=now + terms_of(at).reaction))
                given.append(row.seat)
            elif lost >= LOST:
                left = min(max(lost, SHORT), max(terms_of(at).decision, LOST))
                await self.clocks.keep(at, replace(row, due=hours.later(now, left)))
                given.append(row.seat)
            late = True
        if not late:
            return
        occasion = "downtime-given" if given else "downtime"
        facts = {"since": str(int(since)), "until": str(int(now)), "seats": given}
        await outbox.say(at.tx, at.id, f"downtime:{int(since)}", occasion, facts, now)
        await self.saying.redraw(at)

    async def _make_budget_good(self, at: Sitting, lost: float) -> None:
        row = await clocks.budget(at.tx, at.id)
        if row is not None and not row.spent and row.left is None:
            row = replace(row, due=row.due + lost)
            await clocks.put_budget(at.tx, at.id, row)
            await timers.add(at.tx, at.id, BUDGET, PUBLIC, row.due)
            await self.saying.redraw(at)
