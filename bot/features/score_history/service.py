"""How the points of a finished game grew, by a replay of its moves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass

from bot.table.after.replay import GameHistory, history_of, replay_moves
from bot.table.sessions import TableSessions, TableTx
from engine.kernel import Score

log = logging.getLogger(__name__)

Points = tuple[tuple[int, ...], ...]
"""The points by seat at the end of each chapter, the first one first."""


@dataclass
class ScoreHistory:
    """Looks back at games that are over: before their end, points are secret."""

    sessions: TableSessions

    async def points(self, table_id: int) -> Points:
        """The points of every seat at the end of each chapter (a day, a round).

        Refused unless the game is over. Empty if its moves cannot be replayed: in a game begun
        before seeds were kept, or under rules that were changed since.
        """

        def look(table: TableTx) -> tuple[GameHistory, list[Score]]:
            table.needs("ended")
            history = history_of(table)
            scores = history.package.score(self.sessions.game(table))
            return history, scores

        history, scores = await self.sessions.read(table_id, look)
        try:
            return await asyncio.to_thread(_grown, history, scores)
        except Exception:  # changed rules may break a replay: the end is shown without it
            log.warning("table %s: its points cannot be traced back", table_id, exc_info=True)
            return ()


def _grown(history: GameHistory, last: Sequence[Score]) -> Points:
    """Play the course from its start. ValueError if that does not lead to the `last` points."""
    found: list[tuple[int, ...]] = []
    chapter, package = 0, history.package
    for _, game in replay_moves(history):
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
