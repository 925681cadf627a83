"""Computers. `PLAYERS`: kind -> a pure function (game, seat, seed) -> pick."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.kernel import Pick, Seat
from engine.players.hard import hard_pick, normal_pick
from engine.players.one_deep import easy_pick, one_deep_pick
from engine.players.random import random_pick

Player = Callable[[Any, Seat, int], Pick]
"""(game, seat, 64-bit seed) -> a legal pick of this seat, which must be asked."""

HARD: Final = "hard"
"""The strength that plays out whole phases, and so takes seconds."""
STRENGTHS: Final[dict[str, Player]] = {
    "easy": easy_pick,
    "normal": normal_pick,
    HARD: hard_pick,
}
"""The strengths, the weakest first."""
OFFERED: Final[dict[str, Player]] = {"random": random_pick, **STRENGTHS}
"""The kinds of computer that a table offers."""
ADVISERS: Final[dict[str, Player]] = {"easy": easy_pick, "normal": one_deep_pick}
"""Kind -> the player that stars a pick in menus: it must be quick, so it looks one pick deep."""
PLAYERS: Final[dict[str, Player]] = {**OFFERED, "greedy": easy_pick}
"""Kind -> player. Kinds are part of the save format, stored in a seat's row; "greedy" is the old
name of "easy"."""
