"""Where computers think that take their time."""

from __future__ import annotations

import asyncio
from typing import Protocol

from engine.kernel import Game, Seat
from engine.players.hard import Considered, considered


class Thinking(Protocol):
    """Lets the hard computer think, beside the event loop."""

    async def consider(self, game: Game, seat: Seat, seed: int) -> list[Considered]:
        """What it would do, the best first; it must not change the game. ValueError if the seat
        is asked nothing."""


class InThread:
    """It thinks in a thread of this process: for tests, and games that are soon thought through."""

    async def consider(self, game: Game, seat: Seat, seed: int) -> list[Considered]:
        """See `Thinking`."""
        return await asyncio.to_thread(considered, game, seat, seed)
