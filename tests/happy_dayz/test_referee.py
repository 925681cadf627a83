"""Whole games beside the referee: a second engine, written from the rulebook alone."""

from __future__ import annotations

from typing import get_args

import pytest

from engine.games.happy_dayz import PACKAGE
from engine.games.happy_dayz.options import Options
from tests.happy_dayz.beside import play, play_the_reserve_out
from tests.laws.walks import options_of

SEEDS = (0, 1, 2, 4, 5, 61, 62, 63, 64, 65, 67, 68, 70, 71, 75, 81, 88, 91, 96, 102, 104, 169)
GAMES = [(2 + n % 4, seed, "random") for n, seed in enumerate(SEEDS)]
GAMES += [(2 + n, 6 + n, "normal") for n in range(4)]


@pytest.mark.parametrize(("seats", "seed", "player"), GAMES)
def test_the_engine_and_the_referee_agree(seats: int, seed: int, player: str) -> None:
    """[goal, trick.win, zombie.horde, count, end.winner] After each pick: who is asked, what is
    refused and why, what follows, what is told and shown, and the points."""
    play(seats, seed, player)


@pytest.mark.parametrize("seed", range(12))
def test_they_agree_about_games_that_begin_from_a_record(seed: int) -> None:
    """[setup.survivors, setup.factions, end] What the record tells is so; the rest as usual."""
    play(2 + seed % 4, seed, "random", recorded=True)


@pytest.mark.parametrize("seed", range(4))
def test_they_agree_where_the_reserve_runs_out(seed: int) -> None:
    """[reserve.empty] Random play never comes there."""
    play_the_reserve_out(seed)


def test_the_games_play_every_value_of_every_option() -> None:
    """[goal.seats] Otherwise the referee would say nothing about it."""
    played = [options_of(PACKAGE, seed) for _, seed, _ in GAMES]
    for name, option in Options.model_fields.items():
        values = {getattr(options, name) for options in played}
        assert values == {*get_args(option.annotation)}, name
