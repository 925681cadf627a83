"""An analysis begins with the chances that games between normal computers show."""

from __future__ import annotations

from statistics import fmean

import pytest

from bot.lab.simulate import simulate
from engine.copying import clone
from engine.game_analysis import Analyst, Moment
from engine.games import GAMES
from engine.kernel import legal, pending

GAMES_PLAYED, DEALS, PLAYOUTS = 200, 50, 4
TOLERANCE = 0.1 + 2 * 0.05
"""Largest difference between the mean of the first chances and the measured share of a seat: ten
points, and twice the standard error of so few games."""
CASES = [
    (game, seats)
    for game, package in GAMES.items()
    if package.AHEAD is None  # of the others, the measured share is the first chance
    for seats in sorted({max(2, package.SEATS[0]), package.SEATS[-1]})
]


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_a_game_begins_with_the_share_of_its_seats(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.game_analysis.OPENING_PLAYOUTS", PLAYOUTS)
    measured = simulate(game, seats, GAMES_PLAYED, 7, ["normal"] * seats)["win_share"]
    package, rows = GAMES[game], []
    for deal in range(DEALS):
        state = package.new_game(seats, 1000 + deal, package.Options())
        seat = pending(state)[0][1][0]
        first = Moment(1, seat, legal(state, seat)[0], clone(state))
        rows.append(Analyst(package, [first], state, deal).opening())
    means = [fmean(shares) for shares in zip(*rows, strict=True)]
    assert means == pytest.approx(measured, abs=TOLERANCE)
