"""Replay ended games chapter by chapter."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot.model.facts import Line, Refused, TableInfo
from bot.store import move_history
from bot.store.games import MoveRow
from bot.table.after.replay import GameHistory, Unreplayable, apply_move, history_of, initial_game
from bot.table.saving import event_from_json, event_to_json, pack, package_named, unpack
from bot.table.sessions import TableSessions, TableTx
from engine.kernel import EVERYTHING, Event, Game, Score, Seat, View, Viewer

log = logging.getLogger(__name__)

_KEPT: Final = 8
"""Replays cached in memory, some hundred KiB each."""


@dataclass(frozen=True)
class Happened:
    """An event of a chapter, and the move it belongs to."""

    ply: int
    seat: Seat | None
    event: Event


@dataclass(frozen=True)
class Chapter:
    """A chapter (a day, a round) of an ended game; anything before the first chapter belongs to
    that."""

    number: int
    state: bytes
    """The game before the pick that opened the next chapter, or at its end."""
    told: tuple[Happened, ...]
    opened: int
    """Index of the event that begins it: earlier events prepared it."""
    whole: bool
    """Whether it was played to its end."""

    def lines(self, viewer: Viewer, first: int = 0) -> list[Line]:
        """Return the events for this viewer, from event `first` on."""
        return [
            Line(happened.ply, happened.seat, happened.event.name, facts)
            for happened in self.told[first:]
            if (facts := happened.event.seen_by(viewer)) is not None
        ]


@dataclass(frozen=True)
class Opened:
    """A chapter with everything visible."""

    table: TableInfo
    chapter: Chapter
    numbers: tuple[int, ...]
    """The numbers of all chapters."""
    view: View
    sheets: tuple[View, ...]
    """The view of each seat."""
    scores: tuple[Score, ...]
    """The points then, hidden ones included."""


@dataclass
class Replays:
    """Replays ended games."""

    sessions: TableSessions

    _books: OrderedDict[int, tuple[Chapter, ...]] = field(default_factory=OrderedDict)

    async def chapter_of(self, table_id: int, number: int | None = None) -> Opened:
        """Return a chapter of a finished game, by default the last one; the nearest one if there is
        none of that number.

        Refused: "replay-running" while the game runs, "replay-lost" if its moves no longer give the
        same game (its rules have changed, or its start was not kept).
        """
        book = self._books.get(table_id)

        def look(
            table_tx: TableTx,
        ) -> tuple[TableInfo, tuple[GameHistory, list[MoveRow], Game] | None]:
            if table_tx.row.status != "ended":
                raise Refused("replay-running")
            if book is not None:
                return table_tx.info(), None
            return table_tx.info(), (
                history_of(table_tx),
                move_history.notes_of(table_tx.tx, table_id),
                self.sessions.game(table_tx),
            )

        table, parts = await self.sessions.read(table_id, look)
        if book is None:
            assert parts is not None
            book = await self._chapters(table_id, *parts)
        if table_id in self._books:
            self._books.move_to_end(table_id)
        numbers = tuple(chapter.number for chapter in book)
        wanted = numbers[-1] if number is None else min(max(number, numbers[0]), numbers[-1])
        return _opened(table, book[numbers.index(wanted)], numbers)

    async def _chapters(
        self, table_id: int, history: GameHistory, notes: Sequence[MoveRow], end: Game
    ) -> tuple[Chapter, ...]:
        try:
            book = await asyncio.to_thread(split_chapters, history, end, notes)
        except Exception as error:  # any exception of old moves under changed rules
            log.warning("table %s cannot be replayed", table_id, exc_info=True)
            raise Refused("replay-lost") from error
        self._books[table_id] = book
        while len(self._books) > _KEPT:
            self._books.popitem(last=False)
        return book


def _opened(table: TableInfo, chapter: Chapter, numbers: tuple[int, ...]) -> Opened:
    package, game = package_named(table.game), unpack(table.id, chapter.state)
    return Opened(
        table,
        chapter,
        numbers,
        package.view(game, EVERYTHING),
        tuple(package.view(game, seat) for seat in range(game.seats)),
        tuple(package.score(game)),
    )


def split_chapters(
    history: GameHistory, end: Game, notes: Sequence[MoveRow] = ()
) -> tuple[Chapter, ...]:
    """Return the chapters of a game, with the scenes between moves (`notes`). Unreplayable, or
    another exception of old moves, if it does not lead to `end`."""
    name, fact = history.package.CHAPTER
    game = initial_game(history)
    chapters: list[Chapter] = []
    happeneds: list[Happened] = []
    number = opened = 0

    def close(state: bytes, *, whole: bool) -> None:
        chapters.append(Chapter(max(number, 1), state, tuple(happeneds), opened, whole))

    for move in sorted([*history.moves, *notes], key=lambda move: move.ply):
        events = [event_from_json(data) for data in move.events]
        if move.kind == "note":
            happeneds += [Happened(move.ply, move.seat, event) for event in events]
            continue
        before = pack(game) if _openings(events, name) else b""
        if move.kind != "start":
            apply_move(game, move)
        if _openings(game.new_events, name) != _openings(events, name):
            raise Unreplayable(f"another chapter opens at move {move.ply}")
        for event in events:
            if event.name == name:
                if number:
                    close(before, whole=True)
                    happeneds = []
                number, opened = int(_open(event)[fact]), len(happeneds)
            happeneds.append(Happened(move.ply, move.seat, event))
    close(pack(game), whole=end.result is not None)
    view = history.package.view
    if view(game, EVERYTHING) != view(end, EVERYTHING):
        raise Unreplayable("it leads to another end")
    return tuple(chapters)


def _openings(events: Sequence[Event], name: str) -> list[dict[str, Any]]:
    """Return the facts of the events that open chapters, as saved."""
    return [event_to_json(event)["facts"] for event in events if event.name == name]


def _open(event: Event) -> dict[str, Any]:
    facts = event.seen_by(EVERYTHING)
    assert facts is not None, "everything is told to whoever sees everything"
    return facts
