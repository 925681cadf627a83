"""A computer seat that picks anything it may."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.kernel import Game, Pick, Seat, legal
from engine.rng import below, firsts, outputs

DRAWN_AT_ONCE: Final = 64
"""Numbers that are drawn together, in a fraction of the time."""
_SIZE: Final = 1 << 64


def random_pick(game: Game, seat: Seat, seed: int) -> Pick:
    """One of the seat's legal picks, each as likely; ValueError if there is none.

    What is legal is known to the seat, so nothing hidden is read.
    """
    picks = legal(game, seat)
    if not picks:
        raise ValueError(f"seat {seat} is asked nothing")
    return picks[below(seed, len(picks))[1]]


def draws(seed: int) -> Iterator[tuple[int, int]]:
    """The outputs of `advance` one by one, each with the first output of that number as a seed."""
    while True:
        seed, found = outputs(seed, DRAWN_AT_ONCE)
        yield from zip(found, firsts(found), strict=True)


def one_of(count: int, draw: int, first: int) -> int:
    """`below(draw, count)` without the state after it, given the first output of `draw`."""
    return first % count if first < _SIZE - count else below(draw, count)[1]
