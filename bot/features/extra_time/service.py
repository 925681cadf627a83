"""More time without a game master: once for oneself, and for others from one's own bank."""

from __future__ import annotations

from typing import Final

from bot.model.clocks import ClockEvent, Stage
from bot.model.facts import Refused, TableInfo
from bot.model.states import UNDER_WAY, NoticeOccasion, OwnNotice
from bot.store import clocks
from bot.store import reminders as rows
from bot.store.clocks import ClockRow
from bot.table.clocks.case import Cause
from bot.table.clocks.waking import left_of, terms_of
from bot.table.sessions import TableTx, writes
from bot.table.tables import FeatureService
from engine.kernel import Seat

TAKEN: Final = "extended"
"""Kind of the note that a person has taken more time."""
_GAME: Final = -1
"""As decision: the note is about the whole game."""
_HOUR: Final = 3600
_OWN: Final = (Stage.RUNS, Stage.GRACE, Stage.SPENT)
"""Stages in which more time helps a person."""


class ExtraTime(FeatureService):
    """What any player may do about clocks."""

    @writes
    def take(self, table: TableTx, user_id: int) -> TableInfo:
        """Add half a turn's time to one's own clock, or have the next rendezvous, once a game.
        Refused: "not-seated", "no-clock" (none runs for this seat), "extended-already"."""
        table.needs(*UNDER_WAY)
        own_row = self.tables.seats.acting(table, user_id)
        row = self._running(table, own_row.seat)
        if not rows.note(table.tx, table.id, own_row.seat, _GAME, TAKEN, self.sessions.now()):
            raise Refused("extended-already")
        terms = terms_of(table)
        self.tables.ladder.lengthen(table, row, terms.decision / 2)
        occasion = OwnNotice("extended-own")
        if terms.rendezvous is not None:
            occasion = OwnNotice("extended-rendezvous")
        self._say(table, own_row.seat, occasion, terms.decision / 2)
        return table.info()

    @writes
    def give(self, table: TableTx, user_id: int, seat: Seat, hours: int) -> TableInfo:
        """Move hours from one's own bank to the clock of another seat. Refused: "not-seated",
        "own-seat", "bad-time", "no-clock", "bank-short" (hours left)."""
        table.needs(*UNDER_WAY)
        own_row, seconds = self.tables.seats.acting(table, user_id), float(hours * _HOUR)
        if own_row.seat == seat:
            raise Refused("own-seat")
        if seconds <= 0:
            raise Refused("bad-time")
        row = self._running(table, seat)
        bank = self._bank(table, own_row.seat)
        if bank < seconds:
            raise Refused("bank-short", {"hours": int(bank // _HOUR)})
        self._spend(table, own_row.seat, seconds)
        self.tables.ladder.lengthen(table, row, seconds)
        self._say(table, own_row.seat, OwnNotice("time-given"), seconds, to=seat)
        return table.info()

    def _running(self, table: TableTx, seat: Seat) -> ClockRow:
        row = clocks.clock(table.tx, table.id, seat)
        plays = table.seat(seat).kind == "human"
        timed = row is not None and row.stage in _OWN and terms_of(table).decision
        if row is None or not (plays and timed):
            raise Refused("no-clock")
        return row

    def _bank(self, table: TableTx, seat: Seat) -> float:
        """Return the part of a seat's bank that its running turn has not begun to use."""
        owner, row = table.seat(seat), clocks.clock(table.tx, table.id, seat)
        if row is None or row.stage != Stage.RUNS:
            return owner.bank
        return min(owner.bank, left_of(table, row, self.sessions.now()))

    def _spend(self, table: TableTx, seat: Seat, seconds: float) -> None:
        """Take time from a seat's bank, and from a turn that runs on it."""
        table.set_seat(seat, bank=table.seat(seat).bank - seconds)
        row = clocks.clock(table.tx, table.id, seat)
        self.tables.clocks.fire(table, seat, row, ClockEvent.LENT, Cause(seconds=seconds))

    def _say(
        self, table: TableTx, seat: Seat, occasion: NoticeOccasion, seconds: float, **to: Seat
    ) -> None:
        hours, minutes = divmod(int(seconds) // 60, 60)
        long = {"hours": hours, "minutes": hours * 60 + minutes if minutes else 0}
        self.tables.announcer.post_about_seat(table, table.seat(seat), occasion, **long, **to)
        self.tables.announcer.redraw(table)
