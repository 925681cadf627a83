"""`gharkane simulate`: the share of games that a kind of computer won, and its interval."""

from __future__ import annotations

import re

import pytest
from typer.testing import CliRunner

from bot.cli.commands import complete_app
from bot.lab.simulate import interval
from bot.lab.strength import rows, variants
from engine.games import GAMES


def test_a_row_has_the_share_of_the_games() -> None:
    intervals = {"easy": interval(2, 8), "normal": interval(6, 8)}
    run = {"games": 8, "wins": {"easy": 2, "normal": 6}, "win_interval": intervals, "roles": []}
    assert [*rows(run)] == [
        ("easy", "  25% (7% to 59%) of 8"),
        ("normal", "  75% (41% to 93%) of 8"),
    ]


@pytest.mark.parametrize("game", list(GAMES))
def test_one_kind_of_computer_is_shown_by_seat_or_role(game: str) -> None:
    """In each cell: a line for each role, in a game without roles for each seat."""
    package = GAMES[game]
    options = (variants(game, name, "") for name in package.Options.model_fields)
    cells = min((values for values in options if len(values) > 1), key=len)
    seats, each = package.SEATS[:2], cells[0].partition("=")[0]
    words = ["simulate", game, "--games", "2", "--players", "random"]
    more = ["--seats", f"{seats[0]}-{seats[1]}", "--each", each]
    done = CliRunner().invoke(complete_app(), [*words, *more])
    lines = [re.split(r" {2,}", line) for line in done.output.splitlines()]
    shown = {n: package.ROLES or [f"seat {seat + 1}" for seat in range(n)] for n in seats}
    told = [(f"seats: {n}, {cell}", label) for n in seats for cell in cells for label in shown[n]]
    assert done.exit_code == 0, done.output
    assert sorted((cell, label.partition(",")[0]) for cell, label, *_ in lines) == sorted(told)
    of = r"% \(\d+% to \d+%\) of 2" + ("$" if package.ROLES else r", points: -?[\d.]+$")
    assert all(re.search(of, line[-1]) for line in lines), done.output
    alike = ["--seats", str(seats[0]), "--players", ",".join(["random"] * seats[0])]
    alone = CliRunner().invoke(complete_app(), [*words, *alike])
    assert "seat_1_won" in alone.output
    assert "seat 1 " not in alone.output


def test_the_interval_of_no_wins_begins_at_0() -> None:
    assert f"{interval(0, 5)[0]:.0%}" == "0%"
