"""Whole games beside the referee: a second engine, written from the rulebook alone."""

from __future__ import annotations

import pytest

from engine.games.arctic_scavengers import PACKAGE
from engine.games.arctic_scavengers.options import Options
from tests.arctic_scavengers.beside import play, play_start
from tests.laws.walks import options_of

GAMES = [(2 + n % 4, seed, "random") for n, seed in enumerate((0, 7, 12, 20, 10, 8, 25, 21))]
GAMES += [(2, 18, "normal"), (3, 27, "normal")]


@pytest.mark.parametrize(("seats", "seed", "player"), GAMES)
def test_the_engine_and_the_referee_agree(seats: int, seed: int, player: str) -> None:
    """[goal, gather.once, skirmish.winner, end.count] After each pick: who is asked, what is
    refused and why, what follows, what is told, and the points."""
    play(seats, seed, player)


@pytest.mark.parametrize(("seats", "seed"), [(3, 6), (4, 12)])
def test_they_agree_about_games_that_begin_from_a_record(seats: int, seed: int) -> None:
    """[setup.deck] What the record tells is there at once; the rest is dealt and asked."""
    play(seats, seed, "random", recorded=True)


@pytest.mark.parametrize(
    ("start", "seats", "seed"),
    [
        (start, seats, seed)
        for n, start in enumerate(("answers", "helpers", "liars", "oddments", "ranks"))
        for seats, seed in ((3 + n % 3, 2 + n), (2 + n % 2, 11 + n))
    ],
)
def test_they_agree_where_what_is_rare_is_in_the_first_hands(
    start: str, seats: int, seed: int
) -> None:
    """[strike.when, save, build, recon, tricks.disable] Random play seldom comes there."""
    play_start(start, seats, seed, "random")


def test_the_games_play_every_value_of_every_option() -> None:
    """[setup.seats] Otherwise the referee would say nothing about it."""
    played = [options_of(PACKAGE, seed) for _, seed, _ in GAMES]
    for name in Options.model_fields:
        values = {getattr(options, name) for options in played}
        assert len(values) == OPTIONS.get(name, 2), name


OPTIONS = {"hq": 5, "market": 6}
"""Values of the options that have more than two."""
