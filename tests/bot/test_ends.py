"""`tests.lab train --ends`: what the ends of playouts are judged by, from what came of them."""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import replace
from functools import cache

import pytest
from typer.testing import CliRunner

from engine.codec import loads
from engine.games import GAMES
from engine.kernel import pending
from engine.players.hard import considered
from engine.weights import Strengths, strengths
from tests.lab.__main__ import app
from tests.lab.computers.ends import Sample, StretchEnd, fit_ends, states_of, unit_of
from tests.lab.computers.settings import settings_of
from tests.lab.computers.train import Training, as_toml, train

GAME = "happy_dayz"


@cache
def fit(seed: int = 4, games: int = 3, jobs: int = 1) -> Strengths:
    """The weights found, cached: no test changes them."""
    steps: list[int] = []
    found = fit_ends(GAME, 2, seed, games, jobs, lambda: steps.append(1))
    assert len(steps) == games
    return found


def test_the_same_games_give_the_same_weights_whatever_the_number_of_processes() -> None:
    first = fit()
    assert first == fit(jobs=2)
    assert first.ends != fit(seed=5).ends


def test_training_lowers_the_error_and_leaves_other_tables() -> None:
    now, before = fit(), strengths(GAME)
    assert now.ends is not None
    assert now.regressed is not None
    assert now.ends.keys() == before.normal.keys()
    assert now.ends != before.normal
    assert (now.easy, now.normal, now.search) == (before.easy, before.normal, before.search)
    assert now.regressed.games == 3
    assert now.regressed.states > 3 * 2
    assert 0 < now.regressed.left < 1


def test_a_wrong_weight_is_corrected_and_fixed_ones_stay(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A judgement that thinks the world of the spread of a hand is led back to what it brings; how
    much the rivals' survivors count is no estimate."""
    right = strengths(GAME)
    wrong = {**right.normal, "spread": 3.0}
    twisted = right.model_copy(update={"normal": wrong, "ends": None})
    monkeypatch.setitem(GAMES[GAME].__dict__, "STRENGTHS", twisted)
    fitted = fit(games=6).ends
    assert fitted is not None
    assert abs(fitted["spread"]) < 1.0
    assert (fitted["rivals"], fitted["best_rival"]) == (wrong["rivals"], wrong["best_rival"])


def test_more_steps_lower_the_error_of_multiplied_weights() -> None:
    """What a card is worth times the rounds that are left: one step is too long, or too short."""
    left = []
    for steps in (1, 3):
        regressed = fit_ends("arctic_scavengers", 2, 3, 2, 1, lambda: None, steps).regressed
        assert regressed is not None
        assert regressed.command.endswith(" --steps 3") == (steps == 3)
        left.append(regressed.left)
    assert left[1] < left[0] < 1


def test_the_hard_computer_uses_the_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    package = GAMES[GAME]
    before = strengths(GAME)
    state = package.new_game(2, 7, package.Options())
    seat = pending(state)[0][1][0]
    judged = before.model_copy(update={"ends": {**before.normal, "human": 0.0, "van": 9.0}})
    few = package.SEARCH.model_copy(update={"playouts": 8})
    plain = considered(state, seat, 1, few)
    monkeypatch.setitem(package.__dict__, "STRENGTHS", judged)
    other = considered(state, seat, 1, few)
    assert {one.pick: one.value for one in other} != {one.pick: one.value for one in plain}


def test_weights_survive_writing_and_reading() -> None:
    now = fit()
    assert Strengths.model_validate(tomllib.loads(as_toml(now))) == now
    trained, _ = train(GAME, Training(seats=2, seed=4, rounds=1, deals=1, matches=1))
    assert (trained.ends, trained.regressed) == (None, None)


@pytest.mark.parametrize("game", GAMES)
def test_the_training_command_is_stored_with_the_weights(game: str) -> None:
    found = strengths(game)
    assert (found.ends is None) == (found.regressed is None)
    if found.regressed is not None:
        assert found.regressed.command.startswith(f"python -m tests.lab train {game} --ends")


def test_the_command_prints_weights_and_names_errors() -> None:
    done = CliRunner().invoke(app, ["train", GAME, "--ends", "2"])
    assert done.exit_code == 0
    assert "[ends]" in done.stdout
    wrong = CliRunner().invoke(app, ["train", GAME, "--ends", "2", "--seats", "9"])
    assert (wrong.exit_code, wrong.stderr.strip()) == (2, f"{GAME} is not for 9 seats")


def test_results_of_won_games_come_in_the_unit_of_the_evaluation() -> None:
    """Who won says 1 or -1, ten times as much as the evaluation of these states: the factor makes
    the two equal within each phase, whatever the phases differ by."""
    won = [
        StretchEnd("early", 1.0, 3.0 + 0.1, ()),
        StretchEnd("early", -1.0, 3.0 - 0.1, ()),
        StretchEnd("late", 1.0, 8.0 + 0.1, ()),
        StretchEnd("late", -1.0, 8.0 - 0.1, ()),
    ]
    assert unit_of(Sample(won, ())) == pytest.approx(0.1)
    lost = [replace(end, result=-end.result) for end in won]
    with pytest.raises(ValueError, match="does not predict who wins"):
        unit_of(Sample(lost, ()))


def test_states_are_taken_where_playouts_end_in_each_setting() -> None:
    """Hard plays turns out in The Others, and a round has several; each setting has its own
    phases."""
    states, _ = states_of("the_others", 3, settings_of(GAMES["the_others"])[1], 5)
    phases = Counter(phase for phase, _ in states)
    assert {name for name, _ in phases} == {"story=corruption"}
    assert {loads(save).story for _, save in states} == {"corruption"}
    assert max(phases.values()) > 1
