"""Query past events: missed ones, losses, chapters, the time of the latest."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass

from bot.model.facts import Asked, Line, Refused
from bot.store import games as rows
from bot.store import move_history, outbox
from bot.store.games import MoveRow
from bot.store.transaction import Tx
from bot.table.after.ranking import winners_of
from bot.table.positions import asked_of
from bot.table.saving import event_from_json, package_named
from bot.table.sessions import TableSessions, TableTx, reads
from engine.facts import seats_named
from engine.games import GamePackage
from engine.kernel import Event, Game, Seat, Viewer
from engine.package import Losses, is_loss
from engine.titles import Finished

_PAGE = 64
"""Moves per read."""
_FEW = 4
"""Moves of the first read if most often the latest will do."""
_NEWS = 150
"""Number of recent moves that count as news."""

OPENLY, IN_THE_FICTION, QUIETLY = "corrected", "corrected_tale", "corrected_quietly"
"""The event with the words of a correction, by how the table is told: with what was corrected, by
these words alone, or not at all."""


def announced(lines: Sequence[Line]) -> list[Line]:
    """Return the lines that the table is told; the log has all."""
    untold = {line.ply for line in lines if line.name in (IN_THE_FICTION, QUIETLY)}
    return [line for line in lines if line.ply not in untold or line.name == IN_THE_FICTION]


def lines_of(move: MoveRow, viewer: Viewer) -> list[Line]:
    """Return the lines of one move, as this viewer sees them."""
    return _lines(move, _events(move), viewer)


def _events(move: MoveRow) -> list[Event]:
    return [event_from_json(data) for data in move.events]


def _lines(move: MoveRow, events: Sequence[Event], viewer: Viewer) -> list[Line]:
    visible = [(event.name, event.seen_by(viewer)) for event in events]
    lines = [
        Line(move.ply, move.seat, name, facts, move.by if facts.get("seat") == move.seat else "")
        for name, facts in visible
        if facts is not None
    ]
    if move.by == "default" and viewer == move.seat and not any(line.by for line in lines):
        # a silent pass or a sealed answer: its person learns of it all the same
        lines.insert(0, Line(move.ply, move.seat, "defaulted", {"seat": viewer}))
    return lines


@dataclass(frozen=True)
class News:
    """The events that a person has not been shown yet."""

    lines: list[Line]
    """Oldest first."""
    ply: int
    """The last ply that `lines` cover."""
    asked: Asked | None
    """The seat's question at that ply; None if the game does not run, or computers play first."""


@dataclass
class EventLog:
    """Queries past events; undone moves are left out."""

    sessions: TableSessions

    async def missed(self, table_id: int, seat: Seat, *, include_own: bool = False) -> list[Line]:
        """Return the events for this seat since its person's last pick, the oldest first; all if
        they have not picked yet. Picks made for them meanwhile are included; `own`: that last pick,
        too."""

        def look(table: TableTx) -> list[MoveRow]:
            table.needs("running", "paused", "ended")
            last = rows.last_pick(table.tx, table_id, seat, by="")
            first = 0 if last is None else last.ply + (not include_own)
            return move_history.moves_from(table.tx, table_id, first)

        move_rows = await self.sessions.read(table_id, look)
        return [line for move in move_rows for line in lines_of(move, seat)]

    @reads
    def unseen(self, table: TableTx, seat: Seat) -> News:
        """Return what others did to this seat, or for it, that its person has not been shown yet,
        and the notable events since their last pick. Older events are left to `missed`."""
        first = max(table.seat(seat).seen + 1, table.row.ply - _NEWS)
        move_rows = move_history.moves_from(table.tx, table.id, first, compacted=table.over)
        package = package_named(table.row.game)
        picked = max(
            (move.ply for move in move_rows if move.seat == seat and not move.by), default=0
        )
        lines = [
            line
            for move in move_rows
            if move.seat != seat or move.by
            for line in lines_of(move, seat)
            if _concerns(line, seat, package.LOSSES, played_for=move.seat == seat)
            or (move.ply > picked and package.is_notable(line.name))
        ]
        asked = None
        if table.row.status == "running" and table.row.learner is None:
            asked = asked_of(table.info(), self.sessions.position(table), seat)
        return News(lines, table.row.ply, asked)

    async def saw(self, table_id: int, seat: Seat, news: News, *, whole: bool = True) -> None:
        """Note that the seat's person has been shown these events. If nothing has happened since,
        and the `whole` of those about the seat was shown, no message about losses is sent any more.
        A database error is logged; the events are then shown once more."""

        def change(tx: Tx) -> None:
            game = rows.game(tx, table_id, locked=True)
            rows.set_seat(tx, table_id, seat, seen=news.ply)
            if whole and game is not None and game.ply == news.ply:
                asked = news.asked is not None and news.asked.awaited
                wants = rows.seats_at(tx, table_id)[seat].owner.preferences
                called = asked and wants.where("turn") != "off"
                outbox.losses_read(tx, table_id, seat, asked=called)

        with suppress(Refused):
            await self.sessions.change(change, "storage")

    @reads
    def chapter(self, table: TableTx, number: int) -> list[Line]:
        """Return the public events of a chapter, from the event that opens it (see the face of the
        game) to that of the next one; empty if it has not begun."""
        name, fact = package_named(table.row.game).CHAPTER
        lines: list[Line] = []
        for move, _ in _backwards(table.tx, table.id, _PAGE):
            for line in reversed(lines_of(move, None)):
                lines.append(line)
                if line.name != name or line.facts[fact] > number:
                    continue
                if line.facts[fact] < number:
                    return []
                return announced(_until_next(lines[::-1], name))
        return []


def latest_news(tx: Tx, table_id: int, viewer: Viewer) -> float | None:
    """Return the time of this viewer's latest event, the start included, in seconds since 1970;
    None in the lobby. Moves hidden from the viewer do not count."""
    for move, made_at in _backwards(tx, table_id, _FEW):
        if lines_of(move, viewer) or move.kind == "start":
            return made_at
    return None


def _concerns(line: Line, seat: Seat, losses: Losses, *, played_for: bool) -> bool:
    """Return whether a line is news for a seat: everything that was `played_for` it; of other
    seats' moves, losses of the seat and events about several seats, but not the result of the
    seat's own sealed answer."""
    people = set(seats_named(line.facts))
    if seat not in people:
        return False
    return played_for or len(people) > 1 or is_loss(losses, line.name, line.facts, seat)


def _until_next(lines: list[Line], opening: str) -> list[Line]:
    """Return the lines up to the second one that opens a chapter."""
    ends = next((n for n, line in enumerate(lines) if n and line.name == opening), len(lines))
    return lines[:ends]


def _backwards(
    tx: Tx, table_id: int, most: int, *, whole: bool = False
) -> Iterator[tuple[MoveRow, float]]:
    """Yield the moves that were not undone, or the `whole` log, and when each was made, the latest
    first: read `most` at first, then pages."""
    before = 2**31 - 1  # a ply is stored in 32 bits
    while page := move_history.moves_back(tx, table_id, before, most, whole=whole):
        yield from page
        if len(page) < most:
            return
        before, most = page[-1][0].ply, _PAGE


class LastMoves:
    """The last lines of a table, whose moves are read and decoded once for any number of
    viewers."""

    def __init__(self, table: TableTx, last: int) -> None:
        self._last = last
        self._left = _backwards(table.tx, table.id, 2 * last, whole=True)
        self._read: list[tuple[MoveRow, list[Event]]] = []

    def lines(self, viewer: Viewer) -> tuple[Line, ...]:
        """Return the last lines for this viewer, the oldest first."""
        lines: list[Line] = []
        for move, events in self._moves():
            lines.extend(reversed(_lines(move, events, viewer)))
            if len(lines) >= self._last:
                break
        return tuple(lines[: self._last][::-1])

    def _moves(self) -> Iterator[tuple[MoveRow, list[Event]]]:
        yield from self._read
        for move, _ in self._left:
            self._read.append((move, _events(move)))
            yield self._read[-1]


def last_lines(table: TableTx, viewer: Viewer, last: int) -> list[Line]:
    """Return the last `last` lines for this viewer, the oldest first."""
    return list(LastMoves(table, last).lines(viewer))


def losses_since(table: TableTx, seat: Seat, since: int) -> list[Line]:
    """Return this seat's losses by other seats' actions, from ply `since` on."""
    known = package_named(table.row.game).LOSSES
    if not known:
        return []
    return [
        line
        for move in move_history.moves_from(
            table.tx, table.id, since, telling=known, compacted=table.over
        )
        if move.seat != seat
        for line in lines_of(move, seat)
        if is_loss(known, line.name, line.facts, seat)
    ]


def finished(
    package: GamePackage, game: Game, moves: Sequence[MoveRow], conceded: Collection[Seat] = ()
) -> Finished | None:
    """Return the game with all its events; None if it was not played to its end. Seats that were
    `conceded` win nothing."""
    if game.result is None:
        return None
    events = [event_from_json(data) for move in moves for data in move.events]
    scores = package.score(game)
    winners = winners_of(game.result, scores, conceded)
    return Finished(game.seats, events, scores, winners, conceded)
