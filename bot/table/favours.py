"""More time without a game master: once for oneself, and for others out of one's own bank."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bot.model.facts import Refused, TableInfo
from bot.store import clocks
from bot.store import reminders as rows
from bot.store.clocks import GRACE, RUNS, SPENT, ClockRow
from bot.table.clocks import Clocks, terms_of
from bot.table.desk import Desk, Sitting
from bot.table.ladder import Ladder
from bot.table.saying import Saying
from bot.table.seats import Seats
from engine.kernel import Seat

TAKEN: Final = "extended"
"""Kind of the note that a person has taken more time."""
_GAME: Final = -1
"""As decision: the note is about the whole game."""
_HOUR: Final = 3600


@dataclass
class Favours:
    """What everybody at a table may do about clocks."""

    desk: Desk
    saying: Saying
    clocks: Clocks
    seats: Seats
    ladder: Ladder

    async def take(self, table_id: int, user_id: int) -> TableInfo:
        """Once in a game, half the time of a turn more for one's own. Refused: "not-seated",
        "no-clock" (none runs for this seat), "extended-already"."""
        async with self.desk.at(table_id) as at:
            at.needs("running", "paused")
            mine = await self.seats.acting(at, user_id)
            row = await self._running(at, mine.seat)
            if not await rows.note(at.tx, at.id, mine.seat, _GAME, TAKEN, self.desk.now()):
                raise Refused("extended-already")
            seconds = terms_of(at).decision / 2
            await self.ladder.lengthen(at, row, seconds)
            await self._say(at, mine.seat, "extended-own", seconds)
            return at.info()

    async def give(self, table_id: int, user_id: int, seat: Seat, hours: int) -> TableInfo:
        """So many hours of one's own bank for the clock of another seat. Refused: "not-seated",
        "own-seat", "bad-time", "no-clock", "bank-short" (hours there are)."""
        async with self.desk.at(table_id) as at:
            at.needs("running", "paused")
            mine, seconds = await self.seats.acting(at, user_id), float(hours * _HOUR)
            if mine.seat == seat:
                raise Refused("own-seat")
            if seconds <= 0:
                raise Refused("bad-time")
            row = await self._running(at, seat)
            bank = await self._bank(at, mine.seat)
            if bank < seconds:
                raise Refused("bank-short", {"hours": int(bank // _HOUR)})
            await self._spend(at, mine.seat, seconds)
            await self.ladder.lengthen(at, row, seconds)
            await self._say(at, mine.seat, "time-given", seconds, to=seat)
            return at.info()

    async def _running(self, at: Sitting, seat: Seat) -> ClockRow:
        row = await clocks.clock(at.tx, at.id, seat)
        if row is None or row.stage not in (RUNS, GRACE, SPENT) or not terms_of(at).decision:
            raise Refused("no-clock")
        return row

    async def _bank(self, at: Sitting, seat: Seat) -> float:
        """What is left of a seat's bank, as far as a turn that runs has not begun to spend it."""
        owner, row = at.seat(seat), await clocks.clock(at.tx, at.id, seat)
        if row is None or row.stage != RUNS:
            return owner.bank
        return min(owner.bank, await self._left(at, row))

    async def _left(self, at: Sitting, row: ClockRow) -> float:
        if row.left is not None:
            return row.left
        return (await self.clocks.hours_of(at, row)).between(self.desk.now(), row.due)

    async def _spend(self, at: Sitting, seat: Seat, seconds: float) -> None:
        """Take so much from a seat's bank, and from the turn that runs on it."""
        await at.set_seat(seat, bank=at.seat(seat).bank - seconds)
        row = await clocks.clock(at.tx, at.id, seat)
        if row is None:
            return
        less = replace(row, bank=max(row.bank - seconds, 0.0))
        if row.stage == RUNS:
            left = await self._left(at, row) - seconds
            if row.left is not None:
                less = replace(less, left=left)
            else:
                hours = await self.clocks.hours_of(at, row)
                less = replace(less, due=hours.later(self.desk.now(), left))
                await self.clocks.keep(at, less)
                await self.clocks.remind_of(at, seat, hours, left)
                return
        await self.clocks.keep(at, less)

    async def _say(
        self, at: Sitting, seat: Seat, occasion: str, seconds: float, **to: Seat
    ) -> None:
        hours, minutes = divmod(int(seconds) // 60, 60)
        long = {"hours": hours, "minutes": hours * 60 + minutes if minutes else 0}
        await self.saying.say_of(at, at.seat(seat), occasion, **long, **to)
        await self.saying.redraw(at)
