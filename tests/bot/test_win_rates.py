"""`gharkane simulate`: the share of games that a kind of computer won, and its interval."""

from __future__ import annotations

from bot.lab.simulate import interval
from bot.lab.strength import rows


def test_a_row_has_the_share_of_the_games() -> None:
    intervals = {"easy": interval(2, 8), "normal": interval(6, 8)}
    run = {"games": 8, "wins": {"easy": 2, "normal": 6}, "win_interval": intervals, "roles": []}
    assert [*rows(run)] == [
        ("easy", "  25% (7% to 59%) of 8"),
        ("normal", "  75% (41% to 93%) of 8"),
    ]


def test_the_interval_of_no_wins_begins_at_0() -> None:
    assert f"{interval(0, 5)[0]:.0%}" == "0%"
