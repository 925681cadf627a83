"""Luck: what dice and draws gave each seat of a finished game, compared with the average.

A game's `LUCK` is a table of its random events (`engine/games/<game>/luck.py`). The text of a row
is `luck-<name>`. Figures are counted from all events, so they are public only after the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.kernel import Seat
from engine.titles import Finished


@dataclass(frozen=True)
class Fortune:
    """A seat's result by chance, and the mean of the possible results."""

    got: float
    mean: float


@dataclass(frozen=True)
class Chance:
    """A row of the table: one kind of random event."""

    name: str
    drawn: Callable[[Finished, Seat], Fortune | None]
    """None for a seat that had no such event."""


Luck = tuple[tuple[str, tuple[Fortune | None, ...]], ...]
"""(Row name, each seat's fortune) per row."""


def luck(table: Iterable[Chance], over: Finished) -> Luck:
    """Return the rows in which at least one seat had such an event."""
    rows = [(row.name, tuple(row.drawn(over, seat) for seat in range(over.seats))) for row in table]
    return tuple((name, drawn) for name, drawn in rows if any(drawn))
