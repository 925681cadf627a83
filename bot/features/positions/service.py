"""The position after any move of a finished game."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.model.facts import Line, Refused, TableInfo
from bot.store.games import MoveRow
from bot.table.after.event_log import lines_of
from bot.table.after.replay import GameHistory, Unreplayable, apply_move, history_of, replay_moves
from bot.table.saving import pack, package_named, unpack
from bot.table.sessions import TableSessions, TableTx
from engine import codec
from engine.kernel import EVERYTHING, Game, Pick, Seat, View, Viewer

log = logging.getLogger(__name__)

MOVES_BETWEEN_STATES: Final = 32
"""Moves between two cached states; those between are replayed."""
GAMES_CACHED: Final = 4
"""Games cached in memory, each with a state every `MOVES_BETWEEN_STATES` moves."""


@dataclass(frozen=True)
class Film:
    """A finished game, ready to be opened at any move."""

    moves: Sequence[MoveRow]
    """The start, then each move that was not undone."""
    states: Mapping[int, bytes]
    """Every `MOVES_BETWEEN_STATES`-th state, by the number of its move."""
    ply: int
    """The table's ply when it was made: with another ply it is out of date."""


@dataclass(frozen=True)
class MovePosition:
    """A game after one of its moves."""

    table: TableInfo
    number: int
    """Number of the move; 0: the deal."""
    last: int
    """The number of the last move."""
    seat: Seat | None
    """The seat that made it; None at the start, and for a game master's moves."""
    pick: Pick | None
    view: View
    lines: tuple[Line, ...]
    """Its events for the viewer."""


@dataclass
class MoveReplay:
    """Opens finished games at any of their moves."""

    sessions: TableSessions
    _making: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while a game is replayed: pages of one game that ask at once wait for one film."""
    _films: OrderedDict[int, Film] = field(default_factory=OrderedDict)

    async def at(self, table_id: int, number: int, viewer: Viewer) -> MovePosition:
        """Return the position after move `number` (the nearest existing one) as `viewer` sees it.
        Refused: "replay-running" while the game runs, "no-such-replay" for a lesson, "replay-lost"
        if its moves no longer reproduce the game."""
        table, film = await self._film(table_id)
        number = min(max(number, 0), len(film.moves) - 1)
        return await asyncio.to_thread(_opened, table, film, number, viewer)

    async def last(self, table_id: int) -> int:
        """Return the number of the last move. Refused as `at`."""
        _, film = await self._film(table_id)
        return len(film.moves) - 1

    async def number_before(self, table_id: int, ply: int) -> int:
        """Return the number of the position before the move `ply`."""
        _, film = await self._film(table_id)
        return max(sum(move.ply < ply for move in film.moves) - 1, 0)

    async def _film(self, table_id: int) -> tuple[TableInfo, Film]:
        def look(table_tx: TableTx) -> tuple[TableInfo, Film | tuple[GameHistory, Game]]:
            if table_tx.row.learner is not None:
                raise Refused("no-such-replay")
            if table_tx.row.status != "ended":
                raise Refused("replay-running")
            # found here, as other games may take its place before the transaction's end is known
            cached = self._cached(table_id, table_tx.row.ply)
            return table_tx.info(), cached or (history_of(table_tx), self.sessions.game(table_tx))

        table, found = await self.sessions.read(table_id, look)
        if isinstance(found, Film):
            film = found
        else:
            async with self._making:
                film = self._cached(table_id, table.ply) or await self._make(table_id, *found)
        if table_id in self._films:
            self._films.move_to_end(table_id)
        while len(self._films) > GAMES_CACHED:
            self._films.popitem(last=False)
        return table, film

    def _cached(self, table_id: int, ply: int) -> Film | None:
        """Return the cached film of a table at this ply."""
        film = self._films.get(table_id)
        return film if film is not None and film.ply == ply else None

    async def _make(self, table_id: int, history: GameHistory, end: Game) -> Film:
        try:
            film = await asyncio.to_thread(make_film, history, end)
        except Exception as error:  # any exception of old moves under changed rules
            log.warning("table %s cannot be replayed", table_id, exc_info=True)
            raise Refused("replay-lost") from error
        self._films[table_id] = film
        return film


def make_film(history: GameHistory, end: Game) -> Film:
    """Replay a game, keeping a state at intervals. Unreplayable if it does not lead to `end`."""
    states: dict[int, bytes] = {}
    for number, (_, game) in enumerate(replay_moves(history)):
        if number % MOVES_BETWEEN_STATES == 0:
            states[number] = pack(game)
    view = history.package.view
    if view(game, EVERYTHING) != view(end, EVERYTHING):
        raise Unreplayable("it leads to another end")
    return Film(tuple(history.moves), states, history.row.ply)


def _opened(table: TableInfo, film: Film, number: int, viewer: Viewer) -> MovePosition:
    move = film.moves[number]
    first = number - number % MOVES_BETWEEN_STATES
    game = unpack(table.id, film.states[first])
    pick = None
    for at in range(first + 1, number + 1):
        if at == number and move.kind == "pick":
            pick = codec.pick_from_json(game, move.pick)
        apply_move(game, film.moves[at])
    if number == first and move.kind == "pick":
        pick = codec.pick_from_json(game, move.pick)
    return MovePosition(
        table,
        number,
        len(film.moves) - 1,
        move.seat,
        pick,
        package_named(table.game).view(game, viewer),
        tuple(lines_of(move, viewer)),
    )
