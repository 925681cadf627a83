"""Compute computers' picks in worker processes, so that no table waits for another's."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final, TypeVar

from bot.schedule.jobs import choose, save_for_worker, think
from bot.schedule.pool import JobFailedError, JobLostError, Pool, PoolClosedError, PoolFullError
from bot.schedule.work import Thinking
from engine.codec import game_name
from engine.kernel import Game, Pick, Seat, legal
from engine.players import HARD, PLAYERS
from engine.players.hard import Considered
from engine.players.one_deep import glance, package_of

log = logging.getLogger(__name__)

T = TypeVar("T")

THOUGHT_S: Final = 1.0
"""Seconds that one pick of a hard computer, or a hint, may take."""
THREAD_KINDS: Final = frozenset({"random", "easy", "greedy"})
"""Kinds of computers that run in a thread: sending the game to a worker would cost as much."""


class PooledThinking(Thinking):
    """Runs `Thinking` (`bot.schedule.work`) in the worker processes of a pool."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._pace: dict[str, float] = {}
        """Seconds of one playout, as it was found last, by game."""

    async def consider(
        self,
        game: Game,
        seat: Seat,
        seed: int,
        times: int = 1,
        *,
        table: int = 0,
        person: int | None = None,
    ) -> list[Considered]:
        """See `Thinking`. If the worker is lost, return a normal computer's pick."""
        package, picks = package_of(game), legal(game, seat)
        name, search = game_name(type(game)), package.SEARCH
        playouts = self._budget(name, search.playouts, times)
        try:
            ranked, seconds = await self._pool.run(
                "long",
                think,
                save_for_worker(game),
                seat,
                seed,
                playouts,
                table=table,
                person=person,
            )
        except (JobLostError, JobFailedError, PoolFullError) as error:
            if person is not None and isinstance(error, PoolFullError):
                raise
            if not isinstance(error, PoolClosedError):
                log.error("the hard computer was lost (%s): a normal one picks", error)
            chosen = await asyncio.to_thread(
                glance, package, game, seat, seed, package.weights("normal"), search.worlds
            )
            return [Considered(pick, 0.0, {}) for pick in chosen[:1]]
        self._pace[name] = seconds / playouts
        return [Considered(picks[at], value, terms) for at, value, terms in ranked]

    async def pick(self, kind: str, game: Game, seat: Seat, seed: int, *, table: int = 0) -> Pick:
        """See `Thinking`. If the worker is lost, or too many jobs wait, it runs in a thread."""
        if kind == HARD:
            return (await self.consider(game, seat, seed, table=table))[0].pick
        picks = legal(game, seat)
        if kind not in THREAD_KINDS and len(picks) > 1:
            try:
                at = await self._pool.run(
                    "quick", choose, save_for_worker(game), kind, seat, seed, table=table
                )
                return picks[at]
            except (JobLostError, JobFailedError, PoolFullError) as error:
                log.warning("a computer thinks in a thread: %s", error)
        return await asyncio.to_thread(PLAYERS[kind], game, seat, seed)

    async def run(self, lane: str, job: Callable[..., T], *args: Any, **options: Any) -> T:
        """See `Thinking`."""
        return await self._pool.run(lane, job, *args, **options)

    @property
    def waiting(self) -> int:
        """Return the number of jobs that wait or run."""
        return self._pool.waiting

    def _budget(self, game: str, playouts: int, times: int) -> int:
        """Return the number of playouts for one pick, at most this many `times`: all waiting jobs
        share the second. Until a job has told the game's pace, one pick's must do."""
        if game not in self._pace:
            return playouts
        sharing = 1 + self._pool.waiting_in("long")
        return max(min(int(THOUGHT_S / sharing / self._pace[game]), playouts * times), 1)

    async def close(self) -> None:
        """End the worker processes; waiting callers get PoolClosedError."""
        await self._pool.close()
