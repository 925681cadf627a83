"""The growth of a finished game's points, from a replay of its moves."""

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
"""The points by seat at the end of each chapter, in order."""


@dataclass
class ScoreHistory:
    """Reads the points of ended games; before, points may be secret."""

    sessions: TableSessions

    async def points(self, table_id: int) -> Points:
        """Return the points of every seat at the end of each chapter (a day, a round). Refused
        unless the game has ended. Empty if its moves cannot be replayed: in a game begun before
        seeds were stored, or under rules that have changed since."""

        def look(table: TableTx) -> tuple[GameHistory, list[Score]]:
            table.needs("ended")
            history = history_of(table)
            scores = history.package.score(self.sessions.game(table))
            return history, scores

        history, scores = await self.sessions.read(table_id, look)
        try:
            return await asyncio.to_thread(_grown, history, scores)
        except Exception:  # changed rules may break a replay: the page then lacks the history
            log.warning("table %s: its points cannot be traced back", table_id, exc_info=True)
            return ()


def _grown(history: GameHistory, last: Sequence[Score]) -> Points:
    """Replay the game from its start. ValueError if that does not lead to the `last` points."""
    totals: list[tuple[int, ...]] = []
    chapter, package = 0, history.package
    for _, game in replay_moves(history):
        now = package.view(game, None).chapter
        if now > chapter:
            if chapter:
                totals.append(_totals(package.score(game)))
            chapter = now
    totals.append(_totals(package.score(game)))
    if totals[-1] != _totals(last):
        raise ValueError(f"{totals[-1]} points instead of {_totals(last)}")
    return tuple(totals)


def _totals(scores: Sequence[Score]) -> tuple[int, ...]:
    return tuple(score.total for score in sorted(scores, key=lambda score: score.seat))
