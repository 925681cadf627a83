"""Who is ahead, and one of several by chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.kernel import Game, Seat


def highest(figures: Sequence[Any]) -> tuple[Seat, ...]:
    """Return the seats with the highest figure."""
    best = max(figures)
    return tuple([seat for seat, figure in enumerate(figures) if figure == best])


def by_lot(game: Game, seats: Sequence[Seat]) -> Seat:
    """Return one of these seats, by even chance if there are several."""
    return seats[game.roll(len(seats))] if len(seats) > 1 else seats[0]
