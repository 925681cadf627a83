"""Where computers think that take their time."""

from __future__ import annotations

import asyncio
from typing import Protocol

from engine.kernel import Game, Seat
from engine.players.hard import Considered, considered
from engine.players.one_deep import package_of


class Thinking(Protocol):
    """Lets the hard computer think, beside the event loop."""

    async def consider(self, game: Game, seat: Seat, seed: int, times: int = 1) -> list[Considered]:
        """What it would do, the best first, on a budget of so many times its own; it must not
        change the game. ValueError if the seat is asked nothing."""


class InThread:
    """It thinks in a thread of this process: for tests, and games that are soon thought through."""

    async def consider(self, game: Game, seat: Seat, seed: int, times: int = 1) -> list[Considered]:
        """See `Thinking`."""
        search = package_of(game).SEARCH
        further = search.model_copy(update={"playouts": search.playouts * times})
        return await asyncio.to_thread(considered, game, seat, seed, further)
