"""Computer seats. `PLAYERS`: kind -> a pure function (game, seat, seed) -> pick."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.kernel import Pick, Seat
from engine.players.hard import hard_pick
from engine.players.idle import idle_pick
from engine.players.one_deep import easy_pick, normal_pick
from engine.players.random import random_pick

__all__ = [
    "HARD",
    "OFFERED",
    "PLAYERS",
    "STRENGTHS",
    "Player",
    "easy_pick",
    "hard_pick",
    "idle_pick",
    "normal_pick",
    "random_pick",
]

Player = Callable[[Any, Seat, int], Pick]
"""Given a game that asks `seat` something and a 64-bit seed: one of its legal picks."""

HARD: Final = "hard"
"""The one that takes its time."""
STRENGTHS: Final[dict[str, Player]] = {
    "easy": easy_pick,
    "normal": normal_pick,
    HARD: hard_pick,
}
"""The strengths, the weakest first."""
OFFERED: Final[dict[str, Player]] = {"random": random_pick, **STRENGTHS}
"""What a seat may be given to."""
PLAYERS: Final[dict[str, Player]] = {**OFFERED, "greedy": easy_pick}
"""Kind -> player. Kinds are save format: a seat's row holds one; "greedy" is the former name of
"easy"."""
