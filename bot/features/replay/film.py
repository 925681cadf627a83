"""The film of a finished game: its moves, a state every few moves, and its chapters."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Final

from bot.model.facts import Line, Refused, TableInfo
from bot.model.recent import Recent
from bot.store import move_history
from bot.store.games import MoveRow
from bot.table.after.replay import GameHistory, Unreplayable, apply_move, history_of, replay_moves
from bot.table.saving import event_from_json, event_to_json, pack, package_named, unpack
from bot.table.sessions import TableTx
from bot.table.tables import FeatureService
from engine.games import GamePackage
from engine.kernel import EVERYTHING, Event, Game, View, Viewer

log = logging.getLogger(__name__)

MOVES_BETWEEN_STATES: Final = 32
"""Moves between two states of a film; those between are replayed."""
FILMS_CACHED: Final = 8
"""Films cached in memory, some hundred KiB each."""


@dataclass(frozen=True)
class Chapter:
    """A chapter (a day, a round) of a finished game; anything before the first chapter belongs to
    that."""

    number: int
    end: int
    """Number of its last move: the one before the move that opened the next chapter."""
    told: tuple[tuple[MoveRow, Event], ...]
    """Its events, each with its move; scenes included."""
    opened: int
    """Index of the event that begins it: earlier events prepared it."""
    whole: bool
    """Whether it was played to its end."""
    points: tuple[int, ...]
    """The points by seat after it, hidden ones included."""

    def lines(self, viewer: Viewer, first: int = 0) -> list[Line]:
        """Return the events for this viewer, from event `first` on."""
        return [
            Line(move.ply, move.seat, event.name, facts)
            for move, event in self.told[first:]
            if (facts := event.seen_by(viewer)) is not None
        ]


@dataclass(frozen=True)
class Film:
    """A finished game, ready to be opened at any move."""

    table_id: int
    moves: Sequence[MoveRow]
    """The start, then each move that was not undone."""
    states: Sequence[bytes]
    """Every `MOVES_BETWEEN_STATES`-th state, from the start on."""
    chapters: Sequence[Chapter]
    ply: int
    """The table's ply when it was made: with another ply it is out of date."""

    @property
    def last(self) -> int:
        """The number of the last move."""
        return len(self.moves) - 1

    def games(self, number: int = 0) -> Iterator[tuple[MoveRow, Game]]:
        """Yield moves with the game after each, from the last stored state before move `number` on.
        It is one game, changed in place."""
        first = number // MOVES_BETWEEN_STATES
        game = unpack(self.table_id, self.states[first])
        moves = self.moves[first * MOVES_BETWEEN_STATES :]
        yield moves[0], game
        for move in moves[1:]:
            apply_move(game, move)
            yield move, game

    def number_before(self, ply: int) -> int:
        """Return the number of the last move before this ply."""
        return max(sum(move.ply < ply for move in self.moves) - 1, 0)

    def chapter(self, number: int | None) -> Chapter:
        """Return the chapter of this number, or the nearest; None: the last one."""
        if number is None:
            return self.chapters[-1]
        return min(self.chapters, key=lambda chapter: abs(chapter.number - number))

    def chapter_at(self, move: int) -> Chapter:
        """Return the chapter in which the move of this number was made."""
        return next(chapter for chapter in self.chapters if move <= chapter.end)


@dataclass(frozen=True)
class MovePosition:
    """A finished game after one of its moves, with everything visible."""

    table: TableInfo
    film: Film
    chapter: Chapter
    number: int
    """Number of the move; 0: the deal."""
    game: Game

    @property
    def package(self) -> GamePackage:
        """The rules of the game."""
        return package_named(self.table.game)

    @property
    def move(self) -> MoveRow:
        """The move that led here."""
        return self.film.moves[self.number]

    def view(self, viewer: Viewer = EVERYTHING) -> View:
        """Return what this viewer saw then."""
        return self.package.view(self.game, viewer)


@dataclass
class Films(FeatureService):
    """Makes and caches the films of finished games."""

    _making: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a game is replayed: pages of one game that ask at once wait for one film."""
    _films: Recent[int, Film] = field(default_factory=lambda: Recent(FILMS_CACHED))

    async def at(self, table_id: int, number: int) -> MovePosition:
        """Return the game after move `number`, or the nearest that exists. Refused as `film`."""
        table, film = await self.film(table_id)
        number = min(max(number, 0), film.last)
        return await asyncio.to_thread(position_at, table, film, film.chapter_at(number), number)

    async def at_end_of(self, table_id: int, number: int | None = None) -> MovePosition:
        """Return the game at the end of a chapter, see `Film.chapter`. Refused as `film`."""
        table, film = await self.film(table_id)
        chapter = film.chapter(number)
        return await asyncio.to_thread(position_at, table, film, chapter, chapter.end)

    async def known(self, table_id: int) -> tuple[TableInfo, Film] | None:
        """Return a table and its film; None if the moves no longer give the same game. Otherwise
        refused as `film`."""
        try:
            return await self.film(table_id)
        except Refused as refused:
            if refused.reason != "replay-lost":
                raise
            return None

    async def points(self, table_id: int) -> Sequence[Sequence[int]]:
        """Return the points by seat after each chapter; empty without a film, see `known`."""
        known = await self.known(table_id)
        return () if known is None else tuple(chapter.points for chapter in known[1].chapters)

    async def film(self, table_id: int) -> tuple[TableInfo, Film]:
        """Return a table and its film. Refused: "replay-running" while the game runs,
        "no-such-replay" for a lesson, "replay-lost" if its moves no longer give the same game (its
        rules have changed, or its start was not kept)."""

        def look(table: TableTx) -> tuple[TableInfo, Film | tuple[Any, ...]]:
            if table.row.learner is not None:
                raise Refused("no-such-replay")
            if table.row.status != "ended":
                raise Refused("replay-running")
            # found here, as other games may take its place before the transaction's end is known
            return table.info(), self._cached(table_id, table.row.ply) or (
                history_of(table),
                self.sessions.game(table),
                move_history.notes_of(table.tx, table_id),
            )

        table, found = await self.sessions.read(table_id, look)
        if isinstance(found, Film):
            return table, found
        async with self._making:
            return table, self._cached(table_id, table.ply) or await self._make(table_id, *found)

    def _cached(self, table_id: int, ply: int) -> Film | None:
        """Return the cached film of a table at this ply."""
        film = self._films.get(table_id)
        if film is None or film.ply != ply:
            return None
        self._films.move_to_end(table_id)
        return film

    async def _make(self, table_id: int, *parts: Any) -> Film:
        try:
            film = await asyncio.to_thread(make_film, *parts)
        except Exception as error:  # any exception from old moves under changed rules
            log.warning("table %s cannot be replayed", table_id, exc_info=True)
            raise Refused("replay-lost") from error
        self._films[table_id] = film
        return film


def make_film(history: GameHistory, end: Game, notes: Sequence[MoveRow] = ()) -> Film:
    """Return the film of a game, with the scenes between its moves (`notes`). Unreplayable, or
    another exception from old moves, if it does not lead to `end`."""
    package, played, at = history.package, replay_moves(history), -1
    name, fact = package.CHAPTER
    states: list[bytes] = []
    chapters: list[Chapter] = []
    told: list[tuple[MoveRow, Event]] = []
    number = opened = 0

    def close(last: int, *, whole: bool) -> None:
        points = tuple(score.total for score in sorted(package.score(game), key=lambda s: s.seat))
        chapters.append(Chapter(max(number, 1), last, tuple(told), opened, whole, points))

    for move in sorted([*history.moves, *notes], key=lambda move: move.ply):
        events = [event_from_json(data) for data in move.events]
        if move.kind != "note":
            at, (_, game) = at + 1, next(played)
            if at % MOVES_BETWEEN_STATES == 0:
                states.append(pack(game))
            if _openings(game.new_events, name) != _openings(events, name):
                raise Unreplayable(f"another chapter opens at move {move.ply}")
        for event in events:
            if event.name == name:
                if number:
                    close(at - 1, whole=True)
                    told = []
                number, opened = int(_open(event)[fact]), len(told)
            told.append((move, event))
    close(at, whole=end.result is not None)
    if package.view(game, EVERYTHING) != package.view(end, EVERYTHING):
        raise Unreplayable("it leads to another end")
    return Film(history.row.id, history.moves, states, chapters, history.row.ply)


def position_at(table: TableInfo, film: Film, chapter: Chapter, number: int) -> MovePosition:
    """Return the game after move `number`."""
    *_, (_, game) = islice(film.games(number), number % MOVES_BETWEEN_STATES + 1)
    return MovePosition(table, film, chapter, number, game)


def _openings(events: Sequence[Event], name: str) -> list[dict[str, Any]]:
    """Return the facts of the events that open chapters, as saved."""
    return [event_to_json(event)["facts"] for event in events if event.name == name]


def _open(event: Event) -> dict[str, Any]:
    facts = event.seen_by(EVERYTHING)
    assert facts is not None, "everything is told to whoever sees everything"
    return facts
