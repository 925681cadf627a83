"""Many games beside the referees: second engines, written from the rulebooks alone."""

from __future__ import annotations

import os

import pytest

from tests.arctic_scavengers import beside as arctic_scavengers
from tests.gharkane import beside as gharkane
from tests.happy_dayz import beside as happy_dayz
from tests.revive import beside as revive
from tests.the_others import beside as the_others

GAMES = int(os.environ.get("GAMES", "200"))
"""Of each kind."""


@pytest.mark.parametrize("part", range(8))
def test_gharkane_agrees_with_its_referee(part: int) -> None:
    """Every fourth game is played by normal computers; every third begins from a record."""
    for seed in range(100 + part, 100 + GAMES, 8):
        player = "normal" if seed // 8 % 4 == 0 else "random"
        gharkane.play(1 + seed // 4 % 4, seed, player, recorded=seed % 3 == 0)


@pytest.mark.parametrize("part", range(8))
def test_arctic_scavengers_agrees_with_its_referee(part: int) -> None:
    """Every fourth game is played by normal computers; every third begins from a record, every
    fifth with what is rare in the first hands."""
    for seed in range(100 + part, 100 + GAMES, 8):
        player, seats = "normal" if seed // 8 % 4 == 0 else "random", 2 + seed // 4 % 4
        if seed % 5 == 0:
            start = ("answers", "helpers", "liars", "oddments", "ranks")[seed // 5 % 5]
            arctic_scavengers.play_start(start, seats, seed, player)
        else:
            arctic_scavengers.play(seats, seed, player, recorded=seed % 3 == 0)


@pytest.mark.parametrize("part", range(4))
def test_happy_dayz_agrees_with_its_referee(part: int) -> None:
    """Every fourth game is played by normal computers; every third begins from a record, in every
    fifth the reserve may run out."""
    for seed in range(100 + part, 100 + GAMES, 4):
        player = "normal" if seed // 4 % 4 == 0 else "random"
        if seed % 5 == 0:
            happy_dayz.play_the_reserve_out(seed)
        else:
            happy_dayz.play(2 + seed // 4 % 4, seed, player, recorded=seed % 3 == 0)


@pytest.mark.parametrize("part", range(8))
def test_the_others_agrees_with_its_referee(part: int) -> None:
    """Every eighth game is played by normal computers; every third begins from a record, every
    fifth with what is rare in the first hands."""
    for seed in range(100 + part, 100 + GAMES, 8):
        player, seats = "normal" if seed // 8 % 8 == 0 else "random", 2 + seed // 4 % 4
        if seed % 5 == 0:
            start = ("ample", "envy", "feast", "greed", "lust", "rite")[seed // 5 % 6]
            the_others.play_start(start, seats, seed, player)
        else:
            the_others.play(seats, seed, player, recorded=seed % 3 == 0)


@pytest.mark.parametrize("part", range(8))
def test_revive_agrees_with_its_referee(part: int) -> None:
    """Every fourth game is played by normal computers; every third begins from a record, every
    seventh with what is rare."""
    for seed in range(100 + part, 100 + GAMES, 8):
        player, seats = "normal" if seed // 8 % 4 == 0 else "random", 1 + seed // 4 % 4
        if seed % 7 == 0:
            start = ("ferry", "scrap", "scribes", "swap")[seed // 7 % 4]
            revive.play_start(start, seats, seed, player)
        else:
            revive.play(seats, seed, player, recorded=seed % 3 == 0)
