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
from bot.table.clocks.turn_forecast import TurnForecast, TurnForecasts
from bot.table.requests import REQUEST_OCCASIONS
from bot.table.sessions import TableSessions, TableTx, asked_of, reads
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
    forecast: TurnForecast = field(default_factory=TurnForecast)
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
class MessageData:
    """Reads what is to be shown, each in one transaction. Refused: "no-table"."""

    sessions: TableSessions
    turn_forecasts: TurnForecasts
    parts: dict[str, Part] = field(default_factory=dict)
    """What features show on a seat's sheet, by their name."""

    @reads
    def bare(self, table: TableTx) -> Shown:
        """The table alone."""
        return Shown(table.info())

    @reads
    def retired(self, table: TableTx) -> Shown:
        """Where a superseded public message links to."""
        stands = standing.standing(table.tx, table.id, "dashboard", PUBLIC)
        return Shown(table.info(), stands=stands)

    @reads
    def dashboard(self, table: TableTx, lines: int) -> Shown:
        """The public message, with so many lines of what happened last."""
        if table.row.status not in DEALT:
            due = timers.due_of(table.tx, table.id, REQUEST_OCCASIONS, PUBLIC)
            lobby = table.row.status == "lobby"
            length = length_of(table) if lobby else None
            info = table.info()
            counts = lobby and not info.terms.live
            people = [s.user_id for s in info.seated if s.user_id is not None and counts]
            known = shares(table.tx, people, info.guild_id)
            reserved = kept_seats(table, self.sessions.now())
            return Shown(info, starts=due, kept=reserved, length=length, shares=known)
        position = self.sessions.position(table)
        over = table.row.status == "ended"
        return Shown(
            table.info(),
            position.view(None),
            lines=tuple(last_lines(table, None, lines)),
            scores=tuple(position.package.score(position.game)) if over else (),
            facts=results.facts_of(table.tx, table.id) if over else (),
            deal=deal_at(table) if over else None,
            absent={} if over else self._absent(table),
            forecast=self.turn_forecasts.forecast(table),
        )

    @reads
    def sheet(self, table: TableTx, seat: Seat, since: int | None = None) -> Shown:
        """What a seat has, with what it lost from ply `since` on, if that is given. Refused before
        the start."""
        table.needs(*DEALT)
        position = self.sessions.position(table)
        return Shown(
            table.info(),
            position.view(seat),
            parts={name: read(table, position, seat) for name, read in self.parts.items()},
            lines=() if since is None else tuple(losses_since(table, seat, since)),
            forecast=self.turn_forecasts.forecast(table),
            tall=table.seat(seat).owner.preferences.tall,
        )

    @reads
    def reminder(self, table: TableTx, seat: Seat, *, public: bool) -> Shown:
        """What a seat is awaited for, as the seat or everybody can see. Refused before the
        start."""
        table.needs(*DEALT)
        position, info = self.sessions.position(table), table.info()
        if public:
            return Shown(info, position.view(None))
        asked = asked_of(info, position, seat) if table.row.status == "running" else None
        return Shown(info, position.view(seat), asked)

    @reads
    def alert(self, table: TableTx, user_id: int) -> Shown:
        """The alert for the game master of the table, in their language. Refused before the
        start."""
        table.needs(*DEALT)
        position, info = self.sessions.position(table), table.info()
        locale = people.person(table.tx, user_id).locale
        return Shown(info, position.view(None), locale=locale or info.locale)

    def _absent(self, table: TableTx) -> dict[Seat, tuple[float, float]]:
        """Who said to their tables that they are away, or soon will be: from when until when."""
        return {
            seat.seat: away
            for seat in table.seats
            if (away := seat.owner.absence(self.sessions.now())) is not None
            and seat.owner.preferences.tell
        }
