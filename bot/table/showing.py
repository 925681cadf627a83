"""Everything that a message of a table is drawn from, read at one moment of the database."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.model.deal import Deal
from bot.model.facts import Asked, Council, Line, TableInfo
from bot.model.states import DEALT
from bot.store import people, results, standing, timers
from bot.store.schema import PUBLIC
from bot.table.after.past import last_lines, losses_since
from bot.table.clocks.lengths import Length, length_of
from bot.table.clocks.reliability import shares
from bot.table.clocks.timing import Timing, Timings
from bot.table.desk import TableSessions, TableTx, asked_of, reads
from bot.table.requests import BEGINS
from bot.table.standpoints import Position
from bot.table.start.deals import deal_at
from bot.table.start.kept import KeptSeats, kept_seats
from engine.kernel import Score, Seat, View

Part = Callable[[TableTx, Position, Seat], object]
"""Reads what a feature shows on the sheet of a seat."""


@dataclass(frozen=True)
class Shown:
    """A table as one message shows it; what that message has no use for is left out."""

    table: TableInfo
    seen: View | None = None
    """The game as its readers may see it; None before its start."""
    asked: Asked | None = None
    """What the seat it is about is asked; None unless the game runs and that is private."""
    lines: tuple[Line, ...] = ()
    """The latest events for its readers, or those that cost them something."""
    scores: tuple[Score, ...] = ()
    """The points; only once the game is over."""
    facts: Sequence[Mapping[str, Any]] = ()
    """What is kept with the result of each seat; only once the game is over."""
    absent: Mapping[Seat, tuple[float, float]] = field(default_factory=dict)
    timing: Timing = field(default_factory=Timing)
    starts: float | None = None
    """When it is to begin, in seconds since 1970; only of a lobby where that is set."""
    tall: bool = False
    """Whether its reader wants private pictures tall."""
    kept: KeptSeats | None = None
    """The seats that a lobby keeps."""
    length: Length | None = None
    """How long it is likely to take; only of a lobby over days."""
    shares: Mapping[int, int | None] = field(default_factory=dict)
    """The percentage of turns that each person took in time on this server (None: they are new);
    for lobbies over days alone."""
    parts: Mapping[str, Any] = field(default_factory=dict)
    """What features show on a seat's sheet, by their name."""
    deal: Deal | None = None
    """What it was dealt from; only once the game is over."""
    stands: int | None = None
    """The table's public message; only for what points to it."""
    locale: str = ""
    """The language of its reader; for messages to people without a seat alone."""
    council: Council | None = None
    """The private thread of a side; for messages in it."""

    @property
    def view(self) -> View:
        """The game as its readers may see it, once it has begun."""
        assert self.seen is not None, f"table {self.table.id} has not begun"
        return self.seen


@dataclass
class Showing:
    """Reads what is to be shown, each in one transaction. Refused: "no-table"."""

    desk: TableSessions
    timings: Timings
    parts: dict[str, Part] = field(default_factory=dict)
    """What features show on a seat's sheet, by their name."""

    @reads
    def bare(self, at: TableTx) -> Shown:
        """The table alone."""
        return Shown(at.info())

    @reads
    def retired(self, at: TableTx) -> Shown:
        """Where a superseded public message links to."""
        stands = standing.standing(at.tx, at.id, "dashboard", PUBLIC)
        return Shown(at.info(), stands=stands)

    @reads
    def dashboard(self, at: TableTx, lines: int) -> Shown:
        """The public message, with so many lines of what happened last."""
        if at.row.status not in DEALT:
            due = timers.due_of(at.tx, at.id, BEGINS, PUBLIC)
            lobby = at.row.status == "lobby"
            length = length_of(at) if lobby else None
            info = at.info()
            counts = lobby and not info.terms.live
            people = [s.user_id for s in info.seated if s.user_id is not None and counts]
            known = shares(at.tx, people, info.guild_id)
            reserved = kept_seats(at, self.desk.now())
            return Shown(info, starts=due, kept=reserved, length=length, shares=known)
        position = self.desk.position(at)
        over = at.row.status == "ended"
        return Shown(
            at.info(),
            position.view(None),
            lines=tuple(last_lines(at, None, lines)),
            scores=tuple(position.package.score(position.game)) if over else (),
            facts=results.facts_of(at.tx, at.id) if over else (),
            deal=deal_at(at) if over else None,
            absent={} if over else self._absent(at),
            timing=self.timings.timing(at),
        )

    @reads
    def sheet(self, at: TableTx, seat: Seat, since: int | None = None) -> Shown:
        """What a seat has, with what it lost from ply `since` on, if that is given. Refused before
        the start."""
        at.needs(*DEALT)
        position = self.desk.position(at)
        return Shown(
            at.info(),
            position.view(seat),
            parts={name: read(at, position, seat) for name, read in self.parts.items()},
            lines=() if since is None else tuple(losses_since(at, seat, since)),
            timing=self.timings.timing(at),
            tall=at.seat(seat).owner.preferences.tall,
        )

    @reads
    def reminder(self, at: TableTx, seat: Seat, *, public: bool) -> Shown:
        """What a seat is awaited for, as the seat or everybody can see. Refused before the
        start."""
        at.needs(*DEALT)
        position, info = self.desk.position(at), at.info()
        if public:
            return Shown(info, position.view(None))
        asked = asked_of(info, position, seat) if at.row.status == "running" else None
        return Shown(info, position.view(seat), asked)

    @reads
    def alert(self, at: TableTx, user_id: int) -> Shown:
        """The alert for the game master of the table, in their language. Refused before the
        start."""
        at.needs(*DEALT)
        position, info = self.desk.position(at), at.info()
        locale = people.person(at.tx, user_id).locale
        return Shown(info, position.view(None), locale=locale or info.locale)

    def _absent(self, at: TableTx) -> dict[Seat, tuple[float, float]]:
        """Who said to their tables that they are away, or soon will be: from when until when."""
        return {
            seat.seat: away
            for seat in at.seats
            if (away := seat.owner.absence(self.desk.now())) is not None
            and seat.owner.preferences.tell
        }
