"""A clock to which an event happens, and all that its transition may look at."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Protocol

from bot.model.hours import Hours
from bot.model.states import Mover
from bot.model.terms import Terms
from bot.store.clocks import ClockRow
from bot.store.games import SeatRow
from bot.table.announcer import Announcer
from bot.table.clocks.reminders import Reminders
from bot.table.clocks.waking import hours_of, hours_of_seat, left_of, terms_of
from bot.table.sessions import TableSessions, TableTx
from engine.kernel import Pick, Seat


class Hands(Protocol):
    """What a clock that has run out may do to the table."""

    def call_regent(self, table: TableTx, seat: Seat) -> None:
        """Let a computer play this seat until its person is back."""

    def offer_seat(self, table: TableTx, seat: Seat) -> None:
        """Let others take this seat."""

    def play(self, table: TableTx, row: ClockRow, pick: Pick) -> None:
        """Play this pick for the seat of a clock."""


@dataclass(frozen=True)
class Cause:
    """What an event brings along; each looks at its own."""

    by: Mover = ""
    """TAKEN: who picks, see `MoveRow.by`."""
    seconds: float = 0.0
    """EXTENDED, LENT: so many. AWAY: what was left before."""
    since: float = 0.0
    """DOWNTIME: when the program stopped."""
    knew: bool = False
    """INHERITED: whether the person held the seat before."""
    former: ClockRow | None = None
    """ASKED_ON: the clock before the move."""
    pick: Pick | None = None
    """DUE: what is played for the seat."""
    hands: Hands | None = None
    """DUE: what acts on the table."""


@dataclass
class ClockCase:
    """A clock to which an event happens."""

    table: TableTx
    was: ClockRow
    row: ClockRow
    """The clock as it becomes, at its new stage."""
    cause: Cause
    sessions: TableSessions
    reminders: Reminders
    announcer: Announcer
    lasts: float | None = None
    """Waking seconds that it has now, if a change has said so."""

    @property
    def now(self) -> float:
        """Seconds since 1970."""
        return self.sessions.now()

    @cached_property
    def terms(self) -> Terms:
        """What the table has agreed on."""
        return terms_of(self.table)

    @property
    def seat(self) -> SeatRow:
        """The row of its seat."""
        return self.table.seat(self.row.seat)

    @property
    def runs(self) -> bool:
        """Whether the table is running."""
        return self.table.row.status == "running"

    @property
    def left(self) -> float:
        """Waking seconds that were left before the event."""
        return left_of(self.table, self.was, self.now)

    @property
    def own_hours(self) -> Hours:
        """The waking hours of the seat's person."""
        return hours_of_seat(self.table.tx, self.table.id, self.seat)

    def lasting(self, seconds: float) -> ClockRow:
        """The clock, due when so many waking seconds have passed."""
        self.lasts = seconds
        return replace(self.row, due=hours_of(self.table, self.row).later(self.now, seconds))
