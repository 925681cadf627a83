"""Luck: what chance gave each seat, beside its mean; over many games nobody is luckier. And what
a package counts of a game that is over."""

from __future__ import annotations

import pytest

from engine.games import GAMES
from engine.kernel import KeptEvents, play
from engine.luck import luck
from engine.titles import Finished
from tests.laws.walks import fresh, walk

LUCKY = [name for name, package in GAMES.items() if package.LUCK]


@pytest.mark.parametrize("name", GAMES)
def test_figures_read_no_event_that_simulations_discard(name: str) -> None:
    package = GAMES[name]
    games = [fresh(name, package.SEATS[-1], 1) for _ in range(2)]
    games[1].new_events = KeptEvents(package.FIGURE_EVENTS, games[1].new_events)
    for game in games:
        for seat, pick in walk(game, 1):
            play(game, seat, pick)
    every, kept = [package.figures(game, game.new_events) for game in games]
    assert len(games[1].new_events) < len(games[0].new_events)
    assert every == kept


def finished(name: str, seats: int, seed: int) -> Finished:
    """A whole game at random."""
    game = fresh(name, seats, seed)
    events = list(game.new_events)
    for seat, pick in walk(game, seed):
        game.new_events.clear()
        play(game, seat, pick)
        events += game.new_events
    return Finished(seats, events, GAMES[name].score(game), game.result)


@pytest.mark.parametrize("name", LUCKY)
def test_over_many_games_everybody_gets_the_mean(name: str) -> None:
    """A mean that is wrong by a tenth shows."""
    package = GAMES[name]
    got: dict[str, float] = {}
    mean: dict[str, float] = {}
    for seed in range(6):
        seats = [n for n in package.SEATS if n > 1][-1]
        for row, drawn in luck(package.LUCK, finished(name, seats, seed)):
            some = [fortune for fortune in drawn if fortune is not None]
            got[row] = got.get(row, 0) + sum(one.got for one in some)
            mean[row] = mean.get(row, 0) + sum(one.mean for one in some)
    assert set(got) == {row.name for row in package.LUCK}
    for row in got:
        assert mean[row] > 20, "enough to tell"
        assert abs(got[row] - mean[row]) < max(0.1 * mean[row], 3 * mean[row] ** 0.5), row
