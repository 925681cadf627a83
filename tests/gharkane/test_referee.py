"""Whole games beside the referee: a second engine, written from the rulebook alone."""

from __future__ import annotations

import pytest

from engine.games.gharkane import PACKAGE
from engine.games.gharkane.options import Options
from tests.gharkane.beside import play
from tests.laws.walks import options_of

GAMES = [(seats, seed, "random") for seats, seed in enumerate((3, 0, 5, 7), start=1)]
GAMES += [(1, 11, "normal"), (2, 13, "normal")]


@pytest.mark.parametrize(("seats", "seed", "player"), GAMES)
def test_the_engine_and_the_referee_agree(seats: int, seed: int, player: str) -> None:
    """[goal, turn, end] After each pick: who is asked, what is refused and why, what follows, what
    is told, and the points."""
    play(seats, seed, player)


@pytest.mark.parametrize(("seats", "seed"), [(2, 17), (3, 2)])
def test_they_agree_about_games_that_begin_from_a_record(seats: int, seed: int) -> None:
    """[setup.record] What the record tells is there at once; the rest is dealt and asked."""
    play(seats, seed, "random", recorded=True)


def test_the_games_play_every_value_of_every_option() -> None:
    """[goal.seats] Otherwise the referee would say nothing about it."""
    played = [options_of(PACKAGE, seed) for _, seed, _ in GAMES]
    for name, field in Options.model_fields.items():
        if name != "first_player":
            values = {getattr(options, name) for options in played}
            assert len(values) > 1, name
            assert field.default in values, name
