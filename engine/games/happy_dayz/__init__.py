"""Happy DayZ: Woodstock Fever. Tricks among survivors and zombies, four rounds or fewer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.games.happy_dayz.content import NUMBERS, RULES
from engine.games.happy_dayz.corrections import CORRECTIONS
from engine.games.happy_dayz.ending import score
from engine.games.happy_dayz.options import Options
from engine.games.happy_dayz.orders import ORDERS
from engine.games.happy_dayz.redeal import redeal
from engine.games.happy_dayz.rounds import Opening
from engine.games.happy_dayz.state import HappyDayz
from engine.games.happy_dayz.value import value
from engine.games.happy_dayz.view import view
from engine.kernel import start

__all__ = [
    "CORRECTIONS",
    "MIGRATIONS",
    "NAME",
    "ORDERS",
    "RULES",
    "SEATS",
    "SLASH",
    "VERSION",
    "Game",
    "Options",
    "new_game",
    "redeal",
    "score",
    "value",
    "view",
]

NAME = "happy_dayz"
SLASH = "dayz"
SEATS = range(2, 6)
VERSION = 1
MIGRATIONS: list[Callable[[dict[str, Any]], dict[str, Any]]] = []
Game = HappyDayz


def new_game(seats: int, seed: int, options: Options) -> HappyDayz:
    """A settled game; ValueError for seats out of range."""
    if seats not in SEATS:
        raise ValueError(f"{NAME}: 2 to 5 seats, not {seats}")
    game = HappyDayz(
        seats=seats,
        seed=seed,
        variant=options.variant(),
        survivors=[NUMBERS.survivors] * seats,
        change=[0] * seats,
        tally=[{} for _ in range(seats)],
        hands=[[] for _ in range(seats)],
    )
    game.clear_places()
    game.agenda.append(Opening())
    return start(game)
