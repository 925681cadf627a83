"""Whole games between computers from the command line: their figures, cells and stored runs."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import fields
from itertools import islice
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import ValidationError
from typer.testing import CliRunner

from bot.cli.commands import app
from bot.lab.simulate import beside, options_of, simulate
from engine.games import GAMES
from engine.kernel import pending, play
from engine.package import GamePackage
from engine.players import one_deep_pick, random_pick
from engine.rng import advance
from tests.lab.asking import rows_of
from tests.lab.computers.settings import settings_of

ALONE = next(
    declared_field.default
    for declared_field in fields(GamePackage)
    if declared_field.name == "sides"
)


ALLIED = [name for name, package in GAMES.items() if package.sides is not ALONE]
"""The games of sides."""


@pytest.mark.parametrize("game", list(GAMES))
def test_simulate_is_deterministic_and_prints_its_figures(game: str) -> None:
    seats = str(GAMES[game].SEATS[-1])
    words = ["simulate", game, "--seats", seats, "--games", "3", "--seed", "7", "--json"]
    runs = [json.loads(CliRunner().invoke(app, words).stdout) for _ in range(2)]
    for run in runs:
        assert run.pop("decisions_per_s") > 0
    assert runs[0] == runs[1]
    assert set(runs[0]) == {
        "game", "seats", "options", "games", "decisions", "stuck", "rounds", "length", "wins",
        "win_interval", "win_share", "picks", "points", "figures", "digest", "roles",
    }  # fmt: skip
    for mean, low, high in runs[0]["figures"].values():
        assert low <= mean <= high
    assert [runs[0]["figures"][f"seat_{n + 1}_points"][0] for n in range(int(seats))] == [
        pytest.approx(points, abs=0.006) for points in runs[0]["points"]["seat"]
    ]
    low, high = runs[0]["win_interval"]["random"]
    assert 0 <= low < runs[0]["wins"]["random"] / 3 <= high <= 1
    assert runs[0]["stuck"] == 0
    assert len(runs[0]["points"]["seat"]) == int(seats)
    assert set(runs[0]["length"]) == {"min", "mean", "max"}


@pytest.fixture
def played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A run that is asked for twice, to be printed in two forms, is played once."""
    runs: dict[str, dict[str, Any]] = {}

    def once(*words: Any) -> dict[str, Any]:
        key = repr([*words[:5], *words[6:]])  # without the progress bar
        if key not in runs:
            runs[key] = simulate(*words)
        return dict(runs[key])

    monkeypatch.setattr("bot.lab.simulate.simulate", once)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_change_is_printed_beside_the_rulebook(game: str, played_once: None) -> None:
    """The same deals with these options and with none."""
    name, value = another(game)
    words = ["simulate", game, "--seats", str(GAMES[game].SEATS[0]), "--games", "2", "--seed", "7"]
    words += ["--options", f"{name}={value}"]
    printed = CliRunner().invoke(app, [*words, "--compare"]).stdout.splitlines()
    pair = json.loads(CliRunner().invoke(app, [*words, "--compare", "--json"]).stdout)
    assert [run["options"] for run in pair] == [{}, {name: value}]
    assert f"{name}={value}" in printed[1]
    assert len(printed) == 2 + len(pair[0]["figures"].keys() & pair[1]["figures"].keys())


@pytest.mark.parametrize("game", ALLIED)
def test_strength_is_printed_by_role_and_cell(game: str, played_once: None) -> None:
    """Each role with its kind against the other's, in every story and number of seats apart."""
    package = GAMES[game]
    first, second = package.ROLES
    name = next(iter(settings_of(package)[0].options))
    words = ["simulate", game, "--seats", "2,3", "--games", "2", "--seed", "7", "--each", name]
    words += ["--players", f"{first}=random,{second}=easy"]
    runs = json.loads(CliRunner().invoke(app, [*words, "--json"]).stdout)
    values = [setting.options[name] for setting in settings_of(package)]
    assert len(runs) == 2 * len(values)
    assert {(run["seats"], run["options"].get(name, values[0])) for run in runs} == {
        (seats, value) for seats in (2, 3) for value in values
    }
    for run in runs:
        told = {row["role"]: (row["kind"], row["against"], row["games"]) for row in run["roles"]}
        assert told == {first: ("random", "easy", 2), second: ("easy", "random", 2)}
        assert sum(row["won"] for row in run["roles"]) == 1
    printed = CliRunner().invoke(app, words).stdout.splitlines()
    assert len(printed) == 2 * len(runs)
    assert f"seats: 2, {name}={values[0]}" in printed[0]
    assert sum(f"{second}, easy against random" in line for line in printed) == len(runs)


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (["--seats", "few"], "--seats must be like"),
        (["--seats", "2", "--each", "weather"], "has no option 'weather'"),
        (["--seats", "2", "--players", "boss=easy"], "players by role name each role"),
        (["--seats", "2-3", "--keep", "run"], "--keep is for one run"),
        (["--seats", "2-3", "--compare"], "--compare is for one number of seats"),
    ],
)
def test_invalid_cells_are_refused(words: list[str], fault: str) -> None:
    done = CliRunner().invoke(app, ["simulate", next(iter(GAMES)), "--games", "1", *words])
    assert done.exit_code == 2
    assert fault in done.output


def another(game: str) -> tuple[str, Any]:
    """An option of the game and a value that is not the rulebook's."""
    for name, field in GAMES[game].Options.model_fields.items():
        for value in (True, False, *get_args(field.annotation)):
            with suppress(ValidationError):
                kept = GAMES[game].Options(**{name: value}).model_dump(exclude_defaults=True)
                if kept:
                    return name, kept[name]
    raise AssertionError(f"{game} has no option to change")


def test_significant_differences_are_marked() -> None:
    plain = {"game": "g", "seats": 2, "games": 9, "options": {}}
    changed = plain | {"options": {"wind": "strong"}}
    plain["figures"] = {"sails": (1.0, 0.5, 1.5), "oars": (4.0, 3.0, 5.0), "tar": (1.0, 1.0, 1.0)}
    changed["figures"] = {"sails": (2.0, 1.5, 2.5), "oars": (9.25, 9.0, 9.5)}
    _, head, sails, oars = beside(plain, changed).splitlines()
    assert head.split() == ["the", "rulebook", "wind=strong"]
    assert " ".join(sails.split()) == "sails 1 (0.5 to 1.5) 2 (1.5 to 2.5)"
    assert " ".join(oars.split()) == "* oars 4 (3 to 5) 9.25 (9 to 9.5)"


@pytest.mark.parametrize("game", list(GAMES))
def test_simulate_gives_the_same_for_any_number_of_processes(game: str) -> None:
    seats = GAMES[game].SEATS[0]
    kinds = ["easy", *["random"] * (seats - 1)]
    ticks: list[int] = []
    found = [simulate(game, seats, 3, 11, kinds, ticks.append, jobs) for jobs in (1, 3)]
    assert sum(ticks) == 6
    for one in found:
        assert one.pop("decisions_per_s") > 0
    assert found[0] == found[1]
    assert found[0]["digest"] != simulate(game, seats, 1, 12, kinds)["digest"]


def test_a_stored_run_resumes_where_it_stopped(tmp_path: Path) -> None:
    game, keep = next(iter(GAMES)), tmp_path / "run"
    seats = GAMES[game].SEATS[0]
    kinds = ["easy", *["random"] * (seats - 1)]
    whole = simulate(game, seats, 6, 11, kinds)
    simulate(game, seats, 4, 11, kinds, keep=keep)
    cut = keep.read_text()[:-9]  # ended in the middle of the fourth
    keep.write_text(cut)
    played: list[int] = []
    for jobs in (2, 1):
        found = simulate(game, seats, 6, 11, kinds, played.append, jobs, keep=keep)
        assert found | {"decisions_per_s": 0} == whole | {"decisions_per_s": 0}
    assert found["decisions_per_s"] == 0, "the second time nothing was left to play"
    lines = keep.read_text().splitlines()
    assert len(lines) == 1 + 6
    assert lines[:4] == cut.splitlines()[:4]
    with pytest.raises(ValueError, match="the games of another run"):
        simulate(game, seats, 6, 12, kinds, keep=keep)


@pytest.mark.parametrize("game", ALLIED)
def test_a_side_that_looks_one_pick_deep_beats_a_random_one(game: str) -> None:
    """Every deal is played twice, each side being the deliberate one in turn: neither side need
    have it as easy as the other, and no random ally loses what it wins. Two sides that played alike
    would win half of these games. Search begins with this look and has tests of its own: a game
    that it plays takes thirty times as long."""
    played = (wins(GAMES[game], deal, side) for deal in range(12) for side in (0, 1))
    assert len([*islice(filter(None, played), 14)]) == 14  # then the rest need not be played


def wins(package: GamePackage, deal: int, deliberate: int) -> bool:
    """Whether this one of two sides, played one pick deep, beats random computers."""
    state = package.new_game(3, deal, package.Options())
    draw = deal
    while state.result is None:
        seat = next(seat for _, seats in pending(state) for seat in seats)
        sides = package.sides(state)
        thinks = len(sides) == 2 and seat in sides[deliberate]
        draw, chance = advance(draw)
        play(state, seat, (one_deep_pick if thinks else random_pick)(state, seat, chance))
        state.new_events.clear()
    return set(package.sides(state)[deliberate]) == set(state.result)


@pytest.mark.parametrize("game", list(GAMES))
def test_windows_are_counted_by_the_given_orders(game: str) -> None:
    """A row for each term of each order that is given from the start; a seat that lets more pass is
    asked no more often."""
    package = GAMES[game]
    given = [order.values() for order in package.ORDERS.values() if order.given]
    terms = [len(next(iter(values.values()))) for values in given if values]
    rows = list(rows_of(game, package.SEATS[0], 1, 1, package.Options()))
    assert len(rows) == sum(terms)
    assert [row.value for row in rows] == sorted((row.value for row in rows), reverse=True)


@pytest.mark.parametrize("game", list(GAMES))
def test_simulate_uses_the_given_options(game: str) -> None:
    """Defaults are not listed; an unknown value gets one sentence."""
    name, field = next(iter(GAMES[game].Options.model_fields.items()))
    assert (
        simulate(game, GAMES[game].SEATS[0], 1, 1, ["random"] * GAMES[game].SEATS[0])["options"]
        == {}
    )
    kept = GAMES[game].Options(**{name: field.default}).model_dump(mode="json")[name]
    assert options_of(game, f"{name}={kept}") == GAMES[game].Options()
    with pytest.raises(ValueError, match=f"option {name} of {game}"):
        options_of(game, f"{name}=§")
