"""Whole games beside the referee: a second engine, written from the rulebook alone."""

from __future__ import annotations

import pytest

from engine.games.the_others import PACKAGE
from engine.games.the_others.options import Options
from tests.laws.walks import options_of
from tests.the_others.beside import play, play_start

STARTS = ("ample", "envy", "feast", "greed", "lust", "rite")
GAMES = [(2 + n % 4, seed) for n, seed in enumerate((0, 3, 8, 9, 11, 15, 16, 19, 21, 22, 25))]


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_the_engine_and_the_referee_agree(seats: int, seed: int) -> None:
    """[round.order, turn.order, missions.order, death.loss] After each pick: who is asked, what is
    refused and why, what follows, what is told, and the points."""
    play(seats, seed, "random")


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 6), (4, 12), (5, 15)])
def test_they_agree_about_games_that_begin_from_a_record(seats: int, seed: int) -> None:
    """[setup.hand, setup.team] What the record tells is there at once; the rest is chosen and
    dealt."""
    play(seats, seed, "random", recorded=True)


@pytest.mark.parametrize(
    ("start", "seats", "seed"),
    [(start, 2 + (n + k) % 4, n + 3 * k) for n, start in enumerate(STARTS) for k in range(2)],
)
def test_they_agree_where_what_is_rare_comes_first(start: str, seats: int, seed: int) -> None:
    """[cards.words, sins.rounds, past.shown, altar.break] Random play seldom comes there."""
    play_start(start, seats, seed, "random")


def test_the_games_play_every_value_of_every_option() -> None:
    """[setup.story, setup.sin] Otherwise the referee would say nothing about it."""
    played = [options_of(PACKAGE, seed) for _, seed in GAMES]
    for name, schema in Options.model_json_schema()["properties"].items():
        missing = {*schema["enum"]} - {getattr(options, name) for options in played}
        assert not missing, (name, missing)
