"""Looking back at a game that is over: who was winning when, and which picks turned it."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from typing import Any

from bot.model.facts import Refused
from bot.store import hindsights
from bot.table.desk import TableSessions, TableTx
from bot.table.judging import judged
from bot.table.replaying import Course, course_of
from engine import codec
from engine.kernel import Game, Pick, Seat

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Turned:
    """A pick that cost its seat much, and what would have been better."""

    ply: int
    chapter: int
    seat: Seat
    pick: Pick
    better: Pick
    chance: float
    """To win, after what was picked; between 0 and 1."""
    missed: float
    """To win, after what was better."""


@dataclass(frozen=True)
class Lookback:
    """What is found when one looks back."""

    chances: tuple[tuple[int, tuple[float, ...]], ...]
    """Every seat's chance to win, by ply."""
    turns: tuple[Turned, ...]


@dataclass
class Hindsight:
    """Looks back at games that are over: it is worked out once, and kept."""

    desk: TableSessions
    _turn: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))
    """One game is judged at a time."""

    async def lookback(self, table_id: int) -> Lookback:
        """What is found when one looks back at this game; it may take a minute, the first time.

        Refused: "hindsight-early" (not played to its end), "replay-lost" (its moves do not make
        the same game any more).
        """
        async with self._turn:

            def look(at: TableTx) -> tuple[Course | None, Game, dict[str, Any] | None]:
                at.needs("ended")
                if at.row.result is None:
                    raise Refused("hindsight-early")
                kept = hindsights.hindsight_of(at.tx, table_id)
                game = self.desk.game(at)
                course = None if kept is not None else course_of(at)
                return course, game, kept

            course, game, kept = await self.desk.read(table_id, look)
            if course is not None:
                try:
                    kept = await judged(course)
                except Exception as error:  # whatever changed rules make of old moves
                    log.warning("table %s cannot be judged", table_id, exc_info=True)
                    raise Refused("replay-lost") from error
                await self.desk.change(
                    lambda tx: hindsights.keep_hindsight(tx, table_id, kept), "stale"
                )
        assert kept is not None
        return _read(game, kept)


def _read(game: Game, kept: dict[str, Any]) -> Lookback:
    turns = []
    for one in kept["turns"]:
        picks = {name: codec.pick_from_json(game, one[name]) for name in ("pick", "better")}
        turns.append(Turned(**{**one, **picks}))
    chances = tuple((ply, tuple(shares)) for ply, shares in kept["chances"])
    return Lookback(chances, tuple(turns))
