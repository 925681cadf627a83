"""The computer that looks one pick deep beats those that pick anything, in games without sides."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.kernel import pending, play
from engine.players import PLAYERS
from engine.rng import advance
from tests.laws.walks import PACKAGES

ROWS = {
    name: json.loads(path.read_text("utf-8"))
    for name in PACKAGES
    if (path := Path(__file__).resolve().parents[2] / name / "strength.json").exists()
}
"""Seats, games, options, the rivals' kind, and the share of games that a normal computer wins."""


@pytest.mark.parametrize("name", ROWS)
def test_one_normal_seat_wins_most_games(name: str) -> None:
    """Shared games count in part; it takes each seat in turn."""
    package: Any = PACKAGES[name]
    row, won, seed = ROWS[name], 0.0, 11
    seats, options = row["seats"], package.Options(**row["options"])
    for n in range(row["games"]):
        mine, game = n % seats, package.new_game(seats, n + 1, options)
        while game.result is None:
            seat = next(one for _, awaited in pending(game) for one in awaited)
            seed, chance = advance(seed)
            kind = "normal" if seat == mine else row["rivals"]
            play(game, seat, PLAYERS[kind](game, seat, chance))
        won += (mine in game.result) / len(game.result)
        if won / row["games"] >= row["share"]:
            return  # the rest cannot change that
    raise AssertionError(f"won {won} of {row['games']} games")


def test_every_game_without_sides_has_a_row() -> None:
    alone = {
        name
        for name, package in PACKAGES.items()
        if all(len(side) == 1 for side in package.sides(package.new_game(3, 1, package.Options())))
    }
    assert set(ROWS) == alone
