"""`gharkane simulate`: the share of games that a kind of computer won, and its interval."""

from __future__ import annotations

import re

from typer.testing import CliRunner

from bot.cli.commands import complete_app
from bot.lab.simulate import interval
from bot.lab.strength import rows
from engine.games import GAMES


def test_a_row_has_the_share_of_the_games() -> None:
    intervals = {"easy": interval(2, 8), "normal": interval(6, 8)}
    run = {"games": 8, "wins": {"easy": 2, "normal": 6}, "win_interval": intervals, "roles": []}
    assert [*rows(run)] == [
        ("easy", "  25% (7% to 59%) of 8"),
        ("normal", "  75% (41% to 93%) of 8"),
    ]


def test_one_kind_of_computer_is_shown_by_seat() -> None:
    """Several cells of a game without roles: each has its line for each seat."""
    game, option = next(
        (game, name)
        for game, package in GAMES.items()
        for name, field in package.Options.model_fields.items()
        if field.annotation is bool and not package.ROLES and {2, 3} <= {*package.SEATS}
    )
    words = ["simulate", game, "--games", "3", "--players", "easy", "--seats", "2-3"]
    done = CliRunner().invoke(complete_app(), [*words, "--each", option])
    lines = done.output.splitlines()
    assert (done.exit_code, len(lines)) == (0, 2 * (2 + 3)), done.output
    assert lines[0].startswith(f"seats: 2, {option}=false  seat 1  ")
    assert all(re.search(r"% \(\d+% to \d+%\) of 3, points: [\d.]+$", line) for line in lines)
    alone = CliRunner().invoke(complete_app(), [*words, "--seats", "2", "--players", "easy,easy"])
    assert "seat_1_won" in alone.output
    assert "seat 1 " not in alone.output


def test_the_interval_of_no_wins_begins_at_0() -> None:
    assert f"{interval(0, 5)[0]:.0%}" == "0%"
