"""CPU-bound work that would delay every answer: computers' picks, pictures, plans, analyses."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final, TypeVar

from bot.model.facts import Refused
from bot.schedule.jobs import choose, save_for_worker, think
from bot.schedule.pool import JobFailedError, JobLostError, Pool, PoolClosedError, PoolFullError
from engine.codec import game_name
from engine.kernel import Game, Pick, Seat, legal
from engine.players import HARD, PLAYERS
from engine.players.hard import Considered, considered
from engine.players.one_deep import glance, package_of

log = logging.getLogger(__name__)

T = TypeVar("T")

THOUGHT_S: Final = 1.0
"""Seconds that one pick of a hard computer, or a hint, may take."""
THREAD_KINDS: Final = frozenset({"random", "easy", "greedy"})
"""Kinds of computers that run in a thread: sending the game to a worker would cost as much."""


class Thinking:
    """Computes computers' picks and other long work outside the event loop: in the worker processes
    of a pool, so that no table waits for another's; without one, as for tests and programs that
    serve nobody, in threads of this process. The pool's queue is fair between values of `table`,
    and each `person` has a budget."""

    def __init__(self, pool: Pool | None = None) -> None:
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
        """Return the hard computer's ranking, the best first, with `times` its usual budget; must
        not change the game. If the worker is lost, return a normal computer's pick. Raises
        ValueError if the seat is not asked, PoolFullError."""
        package, search = package_of(game), package_of(game).SEARCH
        if self._pool is None:
            further = search.model_copy(update={"playouts": search.playouts * times})
            return await asyncio.to_thread(considered, game, seat, seed, further)
        picks, name = legal(game, seat), game_name(type(game))
        playouts = self._budget(self._pool, name, search.playouts, times)
        job = think, save_for_worker(game), seat, seed, playouts
        try:
            ranked, seconds = await self._pool.run("long", *job, table=table, person=person)
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
        """Return the pick of a computer of this kind; must not change the game. If the worker is
        lost, or too many jobs wait, it runs in a thread."""
        if kind == HARD:
            return (await self.consider(game, seat, seed, table=table))[0].pick
        picks = legal(game, seat)
        if self._pool is not None and kind not in THREAD_KINDS and len(picks) > 1:
            try:
                at = await self._pool.run(
                    "quick", choose, save_for_worker(game), kind, seat, seed, table=table
                )
                return picks[at]
            except (JobLostError, JobFailedError, PoolFullError) as error:
                log.warning("a computer thinks in a thread: %s", error)
        return await asyncio.to_thread(PLAYERS[kind], game, seat, seed)

    async def look_ahead(
        self, lane: str, job: Callable[..., T], *args: Any, table: int, person: int
    ) -> T:
        """Run a job for a person who waits; in a thread if its worker is lost. Refused:
        "looking-full" (they wait for others already)."""
        try:
            return await self.run(lane, job, *args, table=table, person=person)
        except PoolFullError:
            raise Refused("looking-full") from None
        except (JobLostError, JobFailedError) as error:
            if not isinstance(error, PoolClosedError):
                log.error("looking ahead in a thread: %s", error)
            return await asyncio.to_thread(job, *args)

    async def run(
        self,
        lane: str,
        job: Callable[..., T],
        *args: Any,
        table: int = 0,
        person: int | None = None,
        report: Callable[[Any], None] | None = None,
    ) -> T:
        """Return the result of `job(*args)`: a function of a module, with arguments that can be
        pickled. `lane`: "quick", "long" or "slow" (`bot.schedule.pool`). With `report`, the job
        gets a function as its last argument, to report progress. Raises PoolFullError,
        JobLostError, JobFailedError; in a thread, the exceptions of the job."""
        if self._pool is not None:
            return await self._pool.run(lane, job, *args, table=table, person=person, report=report)
        loop = asyncio.get_running_loop()
        if report is None:
            return await asyncio.to_thread(job, *args)
        forward = report

        def tell(value: Any) -> None:
            loop.call_soon_threadsafe(forward, value)

        return await asyncio.to_thread(job, *args, tell)

    @property
    def waiting(self) -> int:
        """Return the number of jobs that wait or run."""
        return 0 if self._pool is None else self._pool.waiting

    def _budget(self, pool: Pool, game: str, playouts: int, times: int) -> int:
        """Return the number of playouts for one pick, at most this many `times`: all waiting jobs
        share the second. Until a job has told the game's pace, one pick's must do."""
        if game not in self._pace:
            return playouts
        sharing = 1 + pool.waiting_in("long")
        return max(min(int(THOUGHT_S / sharing / self._pace[game]), playouts * times), 1)

    async def close(self) -> None:
        """End the worker processes; waiting callers get PoolClosedError."""
        if self._pool is not None:
            await self._pool.close()
