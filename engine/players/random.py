"""The *random* computer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.kernel import Game, Pick, Seat, legal
from engine.rng import below, outputs_and_firsts

DRAWS_PER_BATCH: Final = 64
"""Numbers drawn together, which is faster than one by one."""
_SIZE: Final = 1 << 64


def random_pick(game: Game, seat: Seat, seed: int) -> Pick:
    """Return one of the seat's legal picks, each equally likely; ValueError if there is none.

    It reads nothing hidden: a seat knows its legal picks.
    """
    picks = legal(game, seat)
    if not picks:
        raise ValueError(f"seat {seat} is asked nothing")
    return picks[below(seed, len(picks))[1]]


def draws(seed: int) -> Iterator[tuple[int, int]]:
    """Yield the outputs of `advance`, each with the first output from that number as a seed."""
    while True:
        seed, numbers, firsts = outputs_and_firsts(seed, DRAWS_PER_BATCH)
        yield from zip(numbers, firsts, strict=True)


def one_of(count: int, draw: int, first: int) -> int:
    """Return the number of `below(draw, count)`; `first` is the first output from `draw`."""
    return first % count if first < _SIZE - count else below(draw, count)[1]
