"""CPU-bound work that would delay every answer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, TypeVar

from bot.model.facts import Refused
from bot.schedule.pool import JobFailedError, JobLostError, PoolClosedError, PoolFullError
from engine.kernel import Game, Pick, Seat
from engine.players import HARD, PLAYERS
from engine.players.hard import Considered, considered
from engine.players.one_deep import package_of

T = TypeVar("T")

log = logging.getLogger(__name__)


class Thinking:
    """Computes computers' picks and other long work outside the event loop: here in threads of this
    process, for tests and programs that serve nobody; in worker processes
    `bot.schedule.thinking.PooledThinking`. Its queue is fair between values of `table`, and each
    `person` has a budget."""

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
        not change the game. Raises ValueError if the seat is not asked, PoolFullError."""
        search = package_of(game).SEARCH
        further = search.model_copy(update={"playouts": search.playouts * times})
        return await asyncio.to_thread(considered, game, seat, seed, further)

    async def pick(self, kind: str, game: Game, seat: Seat, seed: int, *, table: int = 0) -> Pick:
        """Return the pick of a computer of this kind; must not change the game."""
        if kind == HARD:
            return (await self.consider(game, seat, seed))[0].pick
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
        loop = asyncio.get_running_loop()
        if report is None:
            return await asyncio.to_thread(job, *args)
        forward = report

        def tell(value: Any) -> None:
            loop.call_soon_threadsafe(forward, value)

        return await asyncio.to_thread(job, *args, tell)
