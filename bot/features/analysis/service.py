"""Analyse finished games: the chances over time, and which picks turned the game."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Any, Final

from bot.features.analysis import rows as hindsights
from bot.features.analysis.judging import analyse
from bot.model.facts import Refused
from bot.table.after.replay import GameHistory, history_of
from bot.table.sessions import TableTx
from bot.table.tables import FeatureService
from engine import codec
from engine.kernel import Game, Pick, Seat

log = logging.getLogger(__name__)

MAX_ANALYSIS_S: Final = 600.0
"""Seconds after which an analysis is abandoned."""


@dataclass(frozen=True)
class TurningPoint:
    """A pick that cost its seat much, and what would have been better."""

    ply: int
    chapter: int
    seat: Seat
    pick: Pick
    better: Pick | None
    """None: only that a chance fell is known."""
    chance: float
    """The chance to win after the actual pick; between 0 and 1."""
    missed: float
    """The chance to win after the better pick; without one, before the actual pick. Both come from
    one measurement."""
    phase: str
    part: int
    """Which part of its chapter (a trick), from 1; 0 where a game has none."""


@dataclass(frozen=True)
class DecisivePick(TurningPoint):
    """Where the game turned."""

    whose: Seat
    """Whose chance fell."""
    single: bool
    """Whether it fell at this pick, or at several from this one on."""


@dataclass(frozen=True)
class Analysis:
    """The result of an analysis."""

    chances: tuple[tuple[int, tuple[float, ...]], ...]
    """Every seat's chance to win, by ply; empty if it cannot be known."""
    turns: tuple[TurningPoint, ...]
    swing: DecisivePick | None = None
    """The decisive pick; None only if no chance fell much."""
    known: bool = True
    """Whether chances can be known."""


@dataclass
class Working:
    """A running analysis, shared by everybody who requests it."""

    done: float = 0.0
    """The finished part of the work, between 0 and 1."""
    task: asyncio.Task[dict[str, Any]] | None = None

    def report(self, done: float) -> None:
        """Store the finished part of the work."""
        self.done = done


@dataclass
class GameAnalysis(FeatureService):
    """Analyses finished games; results are computed once and stored."""

    _turn: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))
    """One game is analysed at a time, in the order of the requests."""
    _works: dict[int, Working] = field(default_factory=dict)
    """Table -> its running or queued analysis, in the order of the queue."""

    async def analysis(self, table_id: int) -> Analysis:
        """Return the analysis of this game; the first time it may take minutes. Concurrent requests
        share the work, which continues when one of them is cancelled.

        Refused: "hindsight-early" (not played to its end), "replay-lost" (its moves no longer give
        the same game), "hindsight-long" (it took longer than `MAX_ANALYSIS_S`).
        """

        def look(table: TableTx) -> tuple[GameHistory | None, Game, dict[str, Any] | None]:
            table.needs("ended")
            if self.sessions.game(table).result is None:
                raise Refused("hindsight-early")
            kept = hindsights.analysis_of(table.tx, table_id)
            if kept is not None and "known" not in kept:  # stored by an older version
                kept = None
            game = self.sessions.game(table)
            history = None if kept is not None else history_of(table)
            return history, game, kept

        history, game, kept = await self.sessions.read(table_id, look)
        if history is not None:
            kept = await asyncio.shield(self._shared(table_id, history))
        assert kept is not None
        return _read(game, kept)

    def works(self, table_id: int) -> bool:
        """Return whether this game is being analysed, or queued."""
        return table_id in self._works

    def progress(self, table_id: int) -> tuple[int, float]:
        """Return the number of queued games before this one, and the finished part of its own
        work."""
        before = list(self._works).index(table_id) if table_id in self._works else 0
        return before, self._works[table_id].done if table_id in self._works else 0.0

    def _shared(self, table_id: int, history: GameHistory) -> asyncio.Task[dict[str, Any]]:
        work = self._works.get(table_id)
        if work is None:
            work = self._works[table_id] = Working()
            work.task = asyncio.create_task(self._judge(table_id, history, work))
            work.task.add_done_callback(lambda task: self._ended(table_id, task))
        assert work.task is not None
        return work.task

    def _ended(self, table_id: int, task: asyncio.Task[dict[str, Any]]) -> None:
        del self._works[table_id]
        if not task.cancelled():
            task.exception()  # retrieve the exception, even if nobody waits for it

    async def _judge(self, table_id: int, history: GameHistory, work: Working) -> dict[str, Any]:
        async with self._turn:
            try:
                async with asyncio.timeout(MAX_ANALYSIS_S):
                    kept = await analyse(self.sessions.thinking, history, work.report)
            except TimeoutError:
                raise Refused("hindsight-long") from None
            except Exception as error:  # any exception from old moves under changed rules
                log.warning("table %s cannot be judged", table_id, exc_info=True)
                raise Refused("replay-lost") from error
            await self.sessions.change(
                lambda tx: hindsights.store_analysis(tx, table_id, kept), "stale"
            )
            return kept


def _read(game: Game, kept: dict[str, Any]) -> Analysis:
    def picked(entry: dict[str, Any]) -> dict[str, Any]:
        picks = {
            name: None if entry[name] is None else codec.pick_from_json(game, entry[name])
            for name in ("pick", "better")
        }
        return {**entry, **picks}

    turns = tuple(TurningPoint(**picked(entry)) for entry in kept["turns"])
    chances = tuple((ply, tuple(shares)) for ply, shares in kept["chances"])
    swing = kept["swing"]
    decisive = None if swing is None else DecisivePick(**picked(swing))
    return Analysis(chances, turns, decisive, kept["known"])
