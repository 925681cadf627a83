"""How the points of a game grew: its moves played again, once it is over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from bot.store import games as rows
from bot.store import past
from bot.table.desk import Desk
from bot.table.lobby import options_of
from bot.table.saving import package_named
from engine import codec
from engine.games import GamePackage
from engine.kernel import Game, Score, Seat, play

log = logging.getLogger(__name__)

Points = tuple[tuple[int, ...], ...]
"""The points by seat at the end of each chapter, the first one first."""


class Growth(Desk):
    """Looks back at games that are over: before their end, points are secret."""

    async def growth(self, table_id: int) -> Points:
        """The points of every seat at the end of each chapter (a day, a round).

        Refused unless the game is over. Empty where its moves cannot be played again: in a game
        begun before seeds were kept, or under rules that were changed since.
        """
        async with self._looking() as tx:
            at = await self._sit(tx, table_id)
            at.needs("ended")
            start = await rows.move_at(tx, table_id, 0)
            if start is None or start.pick is None:
                return ()
            package = package_named(at.row.game)
            scores = package.score(await self._game(at))
            moves = await past.moves_from(tx, table_id, 1)
        options, seats = options_of(package, at.row), len(at.seats)
        picks = [(move.seat or 0, move.pick) for move in moves]
        try:
            game = package.new_game(seats, int(start.pick), options)
            return await asyncio.to_thread(_grown, package, game, picks, scores)
        except Exception:  # whatever changed rules make of old moves: the end is told without
            log.warning("table %s: its points cannot be traced back", table_id, exc_info=True)
            return ()


def _grown(
    package: GamePackage, game: Game, picks: Sequence[tuple[Seat, Any]], last: Sequence[Score]
) -> Points:
    """Play these picks from the start. ValueError if that does not lead to the `last` points."""
    found: list[tuple[int, ...]] = []
    chapter = 0
    for seat, pick in picks:
        play(game, seat, codec.pick_from_json(game, pick))
        game.told.clear()
        now = package.view(game, None).chapter
        if now > chapter:
            if chapter:
                found.append(_totals(package.score(game)))
            chapter = now
    found.append(_totals(package.score(game)))
    if found[-1] != _totals(last):
        raise ValueError(f"{found[-1]} points instead of {_totals(last)}")
    return tuple(found)


def _totals(scores: Sequence[Score]) -> tuple[int, ...]:
    return tuple(score.total for score in sorted(scores, key=lambda score: score.seat))
