"""Guess which seat is asked next, from what a waiting player may know. Pure."""

from __future__ import annotations

from typing import Final

from bot.table.changes import awaited_seats
from engine.codec import game_name
from engine.games import GAMES
from engine.kernel import Game, Seat, play
from engine.players import one_deep_pick

MAX_PICKS_AHEAD: Final = 30
"""Maximum number of simulated picks; a longer turn gives no guess."""


def is_next(game: Game, waiting: Seat, sole: Seat, seed: int) -> bool:
    """Guess whether `waiting` is asked as soon as `sole`, the only awaited seat, has picked.

    A computer plays the turn in a world redealt for `waiting`, so the guess reveals nothing that
    this person could not know.
    """
    world = GAMES[game_name(type(game))].redeal(game, waiting, seed)
    for n in range(MAX_PICKS_AHEAD):
        awaited = awaited_seats(world)
        if world.result is not None or awaited != {sole}:
            return waiting in awaited
        play(world, sole, one_deep_pick(world, sole, seed + n))
    return False
