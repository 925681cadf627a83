"""Computer seats. `PLAYERS`: kind -> a pure function (game, seat, seed) -> pick."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.kernel import Pick, Seat
from engine.players.greedy import greedy_pick
from engine.players.idle import idle_pick
from engine.players.random import random_pick

__all__ = ["PLAYERS", "Player", "greedy_pick", "idle_pick", "random_pick"]

Player = Callable[[Any, Seat, int], Pick]
"""Given a game that asks `seat` something and a 64-bit seed: one of its legal picks."""

PLAYERS: dict[str, Player] = {"random": random_pick, "greedy": greedy_pick}
"""Kind -> player. Kinds are save format: a seat's row holds one."""
