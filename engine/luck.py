"""Luck: what dice and draws gave each seat of a finished game, beside what they give on average.

A game's `LUCK` is a table of what is left to chance there (`engine/games/<game>/luck.py`). In words
a row is the text `luck-<name>`. Everything is counted from what happened, so it is known only once
the game is over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.kernel import Seat
from engine.titles import Finished


@dataclass(frozen=True)
class Fortune:
    """What chance gave a seat, and the mean of what it could have given."""

    got: float
    mean: float


@dataclass(frozen=True)
class Chance:
    """A row: one thing left to chance."""

    name: str
    drawn: Callable[[Finished, Seat], Fortune | None]
    """None for a seat to which nothing of it fell."""


Luck = tuple[tuple[str, tuple[Fortune | None, ...]], ...]
"""By the row's name what each seat drew."""


def luck(table: Iterable[Chance], over: Finished) -> Luck:
    """Every row in which chance gave anybody anything."""
    found = [
        (row.name, tuple(row.drawn(over, seat) for seat in range(over.seats))) for row in table
    ]
    return tuple((name, drawn) for name, drawn in found if any(drawn))
