"""A computer seat that picks anything it may."""

from __future__ import annotations

from engine.kernel import Game, Pick, Seat, legal
from engine.rng import below


def random_pick(game: Game, seat: Seat, seed: int) -> Pick:
    """One of the seat's legal picks, each as likely; ValueError if there is none.

    What is legal is known to the seat, so nothing hidden is read.
    """
    picks = legal(game, seat)
    if not picks:
        raise ValueError(f"seat {seat} is asked nothing")
    return picks[below(seed, len(picks))[1]]
