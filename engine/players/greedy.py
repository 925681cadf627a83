"""A computer seat that looks one pick deep, into a world it cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.codec import game_name
from engine.copying import clone
from engine.games import GAMES
from engine.kernel import Pick, Seat, legal, play


def greedy_pick(game: Any, seat: Seat, seed: int) -> Pick:
    """The legal pick after which the game's own `value` is highest for the seat; the earliest of
    equals. ValueError if the seat is asked nothing.

    Only `redeal(game, seat, seed)` is looked at: a world with everything hidden from the seat
    dealt anew, so that a draw or a roll seen while searching tells nothing of the real one.
    """
    return best_pick(game, seat, seed, legal)


def best_pick(
    game: Any, seat: Seat, seed: int, among: Callable[[Any, Seat], Sequence[Pick]]
) -> Pick:
    """As `greedy_pick`, out of the picks that `among` finds in the redealt world."""
    package = GAMES[game_name(type(game))]
    world = package.redeal(game, seat, seed)
    picks = among(world, seat)
    if not picks:
        raise ValueError(f"seat {seat} is asked nothing")
    best, highest = picks[0], float("-inf")
    for pick in picks:
        after = clone(world)
        play(after, seat, pick)
        found = package.value(after, seat)
        if found > highest:
            best, highest = pick, found
    return best
