"""The data of a table's messages, each read in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from bot.model.deal import Deal
from bot.model.facts import Asked, Council, Line, TableInfo
from bot.model.states import DEALT
from bot.slots import Slot
from bot.store import people, posted, timers
from bot.store.schema import PUBLIC
from bot.table.after.event_log import announced, last_lines, losses_since
from bot.table.clocks.lengths import Length, length_of
from bot.table.clocks.turn_forecast import TurnForecast, TurnForecasts
from bot.table.positions import Position, asked_of
from bot.table.requests import PLANNED_START
from bot.table.sessions import TableSessions, TableTx, reads
from bot.table.since import PhaseStarts, since_own
from bot.table.start.deals import deal_at
from bot.table.start.kept import KeptSeats, kept_seats
from engine.kernel import Score, Seat, View

T = TypeVar("T")

SHEET_DATA: Final[Slot[Callable[[TableTx, Position, Seat], object]]] = Slot()
"""Reads what a feature shows on the sheet of a seat; only that seat may see it."""
LOBBY_DATA: Final[Slot[Callable[[TableTx], object]]] = Slot()
"""Reads what a feature shows of a lobby."""
OVER_DATA: Final[Slot[Callable[[TableTx], object]]] = Slot()
"""Reads what a feature shows of an ended game."""


@dataclass(frozen=True)
class MessageContent:
    """The data of one message; fields that the message does not need are left out."""

    table: TableInfo
    game_view: View | None = None
    """The game as the message's readers may see it; None before its start."""
    asked: Asked | None = None
    """The current question of the message's seat; None unless the game runs and the message is
    private."""
    lines: tuple[Line, ...] = ()
    """The latest events, or losses, that the readers may see."""
    scores: tuple[Score, ...] = ()
    """The points; only of a finished game."""
    absent: Mapping[Seat, tuple[float, float]] = field(default_factory=dict)
    forecast: TurnForecast = field(default_factory=TurnForecast)
    starts: float | None = None
    """The planned start of a lobby's game, in seconds since 1970; None: not set."""
    tall: bool | None = None
    """Whether the reader wants private pictures in portrait format; None: not asked yet."""
    kept: KeptSeats | None = None
    """The reserved seats of a lobby."""
    length: Length | None = None
    """The estimated duration; only of a lobby over days."""
    parts: Mapping[Callable[..., object], Any] = field(default_factory=dict)
    """What features show there, by the function that read it; see `read`."""
    deal: Deal | None = None
    """The sources of the deal; only of a finished game."""
    public_message_id: int | None = None
    """The table's public message; only for messages that link to it."""
    locale: str = ""
    """The reader's language; only for messages to people without a seat."""
    council: Council | None = None
    """The private thread of a side; only for messages in it."""
    since: View | None = None
    """What everybody saw when the phase began, or after the reader's last pick: boards mark what
    has changed since; None: they mark nothing."""

    @property
    def view(self) -> View:
        """The game as the readers may see it; the game must have started."""
        assert self.game_view is not None, f"table {self.table.id} has not begun"
        return self.game_view

    def read(self, reader: Callable[..., T]) -> T | None:
        """Return what this function of a feature (`SHEET_DATA`, `LOBBY_DATA`, `OVER_DATA`) read for
        the message; None if it read nothing."""
        return self.parts.get(reader)


@dataclass
class MessageData:
    """Reads the data of messages, each in one transaction. Refused: "no-table"."""

    sessions: TableSessions
    turn_forecasts: TurnForecasts
    phase_starts: PhaseStarts = field(default_factory=PhaseStarts)

    @reads
    def bare(self, table: TableTx) -> MessageContent:
        """Return the table's facts only."""
        return MessageContent(table.info())

    @reads
    def retired(self, table: TableTx) -> MessageContent:
        """Return the link target of a superseded public message."""
        stands = posted.posted_message(table.tx, table.id, "dashboard", PUBLIC)
        return MessageContent(table.info(), public_message_id=stands)

    @reads
    def dashboard(self, table: TableTx, lines: int) -> MessageContent:
        """Return the public message, with the last `lines` lines of the log."""
        if table.row.status not in DEALT:
            due = timers.due_of(table.tx, table.id, PLANNED_START, PUBLIC)
            lobby = table.row.status == "lobby"
            length = length_of(table) if lobby else None
            reserved = kept_seats(table, self.sessions.now())
            parts = {read: read(table) for read in LOBBY_DATA.of(self.sessions.features)}
            return MessageContent(
                table.info(), starts=due, kept=reserved, length=length, parts=parts
            )
        position = self.sessions.position(table)
        over = table.row.status == "ended"
        return MessageContent(
            table.info(),
            position.view(None),
            since=None if over else self.phase_starts.since(table, position),
            lines=tuple(announced(last_lines(table, None, lines))),
            scores=tuple(position.package.score(position.game)) if over else (),
            deal=deal_at(table) if over else None,
            absent={} if over else self._absent(table),
            parts={read: read(table) for read in OVER_DATA.of(self.sessions.features) if over},
            forecast=self.turn_forecasts.forecast(table),
        )

    @reads
    def board(self, table: TableTx, user_id: int) -> MessageContent:
        """Return the public board for a person: one with a seat sees what has changed since
        their last pick. Refused before the start."""
        table.needs(*DEALT)
        position, since = self.sessions.position(table), None
        seat = next((seat.seat for seat in table.seats if seat.user_id == user_id), None)
        if table.row.status == "running":
            since = (
                self.phase_starts.since(table, position)
                if seat is None
                else since_own(table, position, seat)
            )
        return MessageContent(table.info(), position.view(None), since=since)

    @reads
    def sheet(self, table: TableTx, seat: Seat, since: int | None = None) -> MessageContent:
        """Return the sheet of a seat, with its losses from ply `since` on, if that is given.
        Refused before the start."""
        table.needs(*DEALT)
        position = self.sessions.position(table)
        return MessageContent(
            table.info(),
            position.view(seat),
            parts={
                read: read(table, position, seat) for read in SHEET_DATA.of(self.sessions.features)
            },
            lines=() if since is None else tuple(losses_since(table, seat, since)),
            forecast=self.turn_forecasts.forecast(table),
            tall=table.seat(seat).owner.preferences.tall,
        )

    @reads
    def reminder(self, table: TableTx, seat: Seat, *, public: bool) -> MessageContent:
        """Return the seat's awaited question, as the seat (or everybody, if `public`) can see it.
        Refused before the start."""
        table.needs(*DEALT)
        position, info = self.sessions.position(table), table.info()
        if public:
            return MessageContent(info, position.view(None))
        asked = asked_of(info, position, seat) if table.row.status == "running" else None
        return MessageContent(info, position.view(seat), asked)

    @reads
    def alert(self, table: TableTx, user_id: int) -> MessageContent:
        """Return the alert for the game master of the table, in their language. Refused before
        the start."""
        table.needs(*DEALT)
        position, info = self.sessions.position(table), table.info()
        locale = people.person(table.tx, user_id).locale
        return MessageContent(info, position.view(None), locale=locale or info.locale)

    def _absent(self, table: TableTx) -> dict[Seat, tuple[float, float]]:
        """Return the announced absences, current or soon: from when until when."""
        return {
            seat.seat: away
            for seat in table.seats
            if (away := seat.owner.absence(self.sessions.now())) is not None
            and seat.owner.preferences.tell
        }
