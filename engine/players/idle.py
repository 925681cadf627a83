"""What is played for a seat that does not answer."""

from __future__ import annotations

from typing import Any

from engine.kernel import Pick, Seat, legal
from engine.players.greedy import greedy_pick


def idle_pick(game: Any, seat: Seat, seed: int) -> Pick:
    """The first legal pick that does nothing; where there is none, what `greedy_pick` takes in a
    world that the seat cannot tell from this one. ValueError if the seat is asked nothing.
    """
    return next((p for p in legal(game, seat) if p.idle), None) or greedy_pick(game, seat, seed)
