"""A clock with the event that affects it, and everything that its transition may read."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from bot.model.hours import Hours
from bot.model.states import Mover
from bot.model.terms import Terms
from bot.store.clocks import ClockRow
from bot.store.games import SeatRow
from bot.table.announcer import Announcer
from bot.table.clocks.reminders import Reminders
from bot.table.clocks.waking import deadline, hours_of, hours_of_seat, left_of, terms_of
from bot.table.sessions import TableSessions, TableTx
from engine.kernel import Pick

if TYPE_CHECKING:
    from bot.table.clocks.ladder import Ladder


@dataclass(frozen=True)
class Cause:
    """Parameters of an event; each event reads its own."""

    by: Mover = ""
    """TAKEN: who picked, see `MoveRow.by`."""
    seconds: float = 0.0
    """EXTENDED, LENT: the added seconds. AWAY: the seconds left before."""
    since: float = 0.0
    """DOWNTIME: when the program stopped, in seconds since 1970."""
    knew: bool = False
    """INHERITED: whether the person held the seat before."""
    former: ClockRow | None = None
    """ASKED_ON: the clock before the move."""
    pick: Pick | None = None
    """DUE: the pick to play for the seat."""
    ladder: Ladder | None = None
    """DUE: performs actions on the table."""


@dataclass
class ClockCase:
    """A clock and the event that affects it."""

    table: TableTx
    was: ClockRow
    row: ClockRow
    """The new state of the clock, at its new stage."""
    cause: Cause
    sessions: TableSessions
    reminders: Reminders
    announcer: Announcer
    lasts: float | None = None
    """Remaining waking seconds, if a change has set them."""

    @property
    def now(self) -> float:
        """Seconds since 1970."""
        return self.sessions.now()

    @cached_property
    def terms(self) -> Terms:
        """The agreed terms of the table."""
        return terms_of(self.table)

    @property
    def seat(self) -> SeatRow:
        """The row of the clock's seat."""
        return self.table.seat(self.row.seat)

    @property
    def runs(self) -> bool:
        """Whether the table is running."""
        return self.table.row.status == "running"

    @property
    def left(self) -> float:
        """Waking seconds left before the event."""
        return left_of(self.table, self.was, self.now)

    @property
    def own_hours(self) -> Hours:
        """The waking hours of the seat's person."""
        return hours_of_seat(self.table.tx, self.table.id, self.seat)

    def lasting(self, seconds: float) -> ClockRow:
        """Return the clock, due after this many waking seconds."""
        self.lasts = seconds
        return replace(self.row, due=self._later(self.now, seconds))

    def agreed(self, seconds: float, since: float | None = None) -> ClockRow:
        """Return the clock, due at the first rendezvous after this many waking seconds from `since`
        (None: now); at a table without rendezvous, due after them."""
        row = self.lasting(seconds)
        if self.terms.rendezvous is None:
            return row
        hours = hours_of(self.table, self.row)
        at = self._later(self.now if since is None else max(since, self.now), seconds)
        return replace(row, due=deadline(self.terms.rendezvous, hours, at))

    def _later(self, at: float, seconds: float) -> float:
        return hours_of(self.table, self.row).later(at, seconds)
