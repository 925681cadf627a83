"""Where work for the processor is done that would delay every answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from engine.kernel import Game, Pick, Seat
from engine.players import HARD, PLAYERS
from engine.players.hard import Considered, considered
from engine.players.one_deep import package_of

T = TypeVar("T")


class Thinking(Protocol):
    """Lets computers think, and does other long work, beside the event loop. The queue is fair
    between values of `table`, and each `person` has a budget."""

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
        """What the hard computer would do, the best first, on a budget of so many times its own; it
        must not change the game. ValueError if the seat is asked nothing; PoolFullError."""

    async def pick(self, kind: str, game: Game, seat: Seat, seed: int, *, table: int = 0) -> Pick:
        """What a computer of this kind picks; it must not change the game."""

    async def run(
        self,
        lane: str,
        job: Callable[..., T],
        *args: Any,
        table: int = 0,
        person: int | None = None,
        report: Callable[[Any], None] | None = None,
    ) -> T:
        """What `job(*args)` returns: a function of a module, with arguments that can be pickled.
        `lane`: "quick", "long" or "slow" (`bot.schedule.pool`). With `report` it gets a function as
        its last argument, by which it says how far it is. PoolFullError, JobLostError,
        JobFailedError."""


class InThread:
    """It is done in a thread of this process: for tests, and programs that serve nobody."""

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
        """See `Thinking`."""
        search = package_of(game).SEARCH
        further = search.model_copy(update={"playouts": search.playouts * times})
        return await asyncio.to_thread(considered, game, seat, seed, further)

    async def pick(self, kind: str, game: Game, seat: Seat, seed: int, *, table: int = 0) -> Pick:
        """See `Thinking`."""
        if kind == HARD:
            return (await self.consider(game, seat, seed))[0].pick
        return await asyncio.to_thread(PLAYERS[kind], game, seat, seed)

    async def run(
        self,
        lane: str,
        job: Callable[..., T],
        *args: Any,
        table: int = 0,
        person: int | None = None,
        report: Callable[[Any], None] | None = None,
    ) -> T:
        """See `Thinking`; what a job raises passes through."""
        loop = asyncio.get_running_loop()
        if report is None:
            return await asyncio.to_thread(job, *args)
        told = report

        def tell(value: Any) -> None:
            loop.call_soon_threadsafe(told, value)

        return await asyncio.to_thread(job, *args, tell)
