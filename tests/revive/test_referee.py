"""Whole games beside the referee: a second engine, written from the rulebook alone."""

from __future__ import annotations

import pytest

from engine.games.revive import PACKAGE
from engine.games.revive.options import Options
from tests.revive.beside import options_at, play, play_start

GAMES = [(1 + n % 3, seed, "random") for n, seed in enumerate((0, 27, 93, 74, 31, 79, 111, 4))]
GAMES += [(4, 479, "random"), (3, 110, "random")]
GAMES += [(2, 402, "normal"), (2, 29, "normal")]


@pytest.mark.parametrize(("seats", "seed", "player"), GAMES)
def test_the_engine_and_the_referee_agree(seats: int, seed: int, player: str) -> None:
    """[goal, turn.actions, end.count] After each pick: who is asked, what is refused and why, what
    follows, what is told, and the points."""
    play(seats, seed, player)


@pytest.mark.parametrize(("seats", "seed"), [(2, 8), (3, 14)])
def test_they_agree_about_games_that_begin_from_a_record(seats: int, seed: int) -> None:
    """[setup.start] What the record tells is there at once; the rest is dealt and asked."""
    play(seats, seed, "random", recorded=True)


@pytest.mark.parametrize(
    ("start", "seats", "seed"),
    [("ferry", 2, 4), ("scrap", 3, 9), ("scribes", 2, 14), ("swap", 2, 19)],
)
def test_they_agree_where_the_game_begins_with_what_is_rare(
    start: str, seats: int, seed: int
) -> None:
    """[tribe.moon, tribe.techs, abyss.voyages] Random play seldom comes there."""
    play_start(start, seats, seed, "random")


def test_the_games_play_every_value_of_every_option() -> None:
    """[learning] Otherwise the referee would say nothing about it."""
    played = [options_at(seed) for _, seed, _ in GAMES]
    for name in Options.model_fields:
        values = {getattr(options, name) for options in played}
        assert len(values) == OPTIONS.get(name, 2), name
    assert {1 + seed % PACKAGE.EDITION for _, seed, _ in GAMES} == {*range(1, PACKAGE.EDITION + 1)}


OPTIONS = {"learning": 6}
"""Values of the options that have more than two."""
