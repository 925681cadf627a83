"""`python -m tests.lab train`: weights from self-play, the same again from the same seed."""

from __future__ import annotations

import tomllib
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import pytest
from typer.testing import CliRunner

from engine import content
from engine.content import ContentError
from engine.games import GAMES
from engine.kernel import Pick, Seat
from engine.players import random_pick
from engine.weights import Strengths, strengths
from tests.lab.__main__ import app
from tests.lab.computers.settings import Setting, settings_of
from tests.lab.computers.train import Training, as_toml, train
from tests.lab.computers.trials import Trial

SHORT = Training(seats=2, seed=4, rounds=3, deals=2, matches=4)


@cache
def found(training: Training = SHORT, jobs: int = 1) -> Strengths:
    """The weights found, cached: no test changes them."""
    return train("happy_dayz", training, jobs)[0]


def test_training_is_deterministic_for_any_number_of_processes() -> None:
    first = found()
    assert first == found(jobs=2)
    other = found(Training(seats=2, seed=5, rounds=3, deals=2, matches=4))
    assert other.normal != first.normal


def test_training_changes_every_normal_weight_and_keeps_the_easy_ones() -> None:
    now = found()
    assert now.easy == strengths("happy_dayz").easy
    assert now.normal.keys() == now.easy.keys()
    assert all(now.normal[name] != now.easy[name] for name in now.easy)
    assert now.fitted is not None
    assert (now.fitted.games, now.fitted.matches) == (12, 4)
    assert 0 <= now.fitted.win_share <= 1


def test_written_weights_can_be_read() -> None:
    now = found()
    assert Strengths.model_validate(tomllib.loads(as_toml(now))) == now


def trial(won: float, alone: bool = False, fair: float | None = 1 / 3) -> Trial:
    return Trial(Setting(alone=alone), 150, won, fair, {}, {})


@pytest.mark.parametrize(
    ("trials", "clear"),
    [
        ([trial(64.5)], True),
        ([trial(60)], False),
        ([trial(50)], False),
        ([trial(64.5), trial(60)], False),
        ([trial(64.5), trial(70, True, 0.5)], False),
        ([trial(64.5), trial(90, True, 0.5)], True),
        ([trial(64.5), trial(0, True, None)], True),
    ],
)
def test_weights_are_kept_only_if_they_clearly_win_everywhere(
    trials: list[Trial], clear: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of 150 games of three, 43 % are more than a third can be by chance (35 to 51); 40 may be."""
    kept: list[str] = []
    trained = strengths("happy_dayz")
    monkeypatch.setattr("tests.lab.computers.train.train", lambda *_: (trained, trials))
    monkeypatch.setattr("tests.lab.computers.train.keep", lambda game, _: kept.append(game))
    done = CliRunner().invoke(app, ["train", "happy_dayz", "--seats", "3", "--write"])
    assert as_toml(trained) in done.stdout
    assert all(f"of {one.matches}" in done.stderr for one in trials)
    assert (done.exit_code, kept) == ((0, ["happy_dayz"]) if clear else (1, []))
    assert ("not kept" in done.stderr) is not clear


@pytest.fixture
def quick_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are played at random, where what is counted of them is the point."""

    def at_random(_: Any, state: Any, seat: Seat, seed: int, *__: Any) -> tuple[Pick]:
        return (random_pick(state, seat, seed),)

    monkeypatch.setattr("tests.lab.computers.matches.glance", at_random)


def test_every_story_is_trained_and_both_sides_reported(quick_games: None) -> None:
    """And the balance of sides between equals, with the weights set by hand and the new ones."""
    stories = [Setting({"story": one}) for one in ("terror", "corruption", "redemption")]
    assert tuple(stories) == settings_of(GAMES["the_others"])
    short = Training(seats=2, seed=4, rounds=1, deals=3, matches=2)
    now, trials = train("the_others", short)
    assert [one.setting for one in trials] == stories
    for one in trials:
        assert {*one.before} == {*one.after} == {"sins", "heroes"}
        assert sum(one.before.values()) == sum(one.after.values()) == 1
        assert 0 <= one.won <= one.matches == 2
        assert f"story={one.setting.options['story']}: won" in str(one)
    assert now.fitted is not None
    assert now.fitted.matches == 6


def test_a_game_for_one_is_trained_alone(quick_games: None) -> None:
    """Where it is trained alone it has to be better there, else only to come to the end."""
    short = Training(seats=2, seed=4, rounds=1, deals=2, matches=2)
    alone = {game: train(game, short)[1][-1] for game in GAMES if 1 in GAMES[game].SEATS}
    assert all(one.setting.alone for one in alone.values())
    assert alone["revive"].fair == 0.5
    assert alone["gharkane"].fair is None


def test_weights_with_which_a_game_does_not_end_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tests.lab.computers.matches.STUCK_AFTER", 9)
    # from 3.14 on, processes begin without what is changed here
    monkeypatch.setattr("tests.lab.computers.train.ProcessPoolExecutor", ThreadPoolExecutor)
    done = CliRunner().invoke(app, ["train", "happy_dayz", "--rounds", "1", "--write"])
    assert done.exit_code == 2
    assert "came to no end in 9 picks: such weights are not kept" in done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_training_settings_are_tables_of_the_game(game: str) -> None:
    for setting in settings_of(GAMES[game]):
        assert GAMES[game].Options(**setting.options)
        assert not setting.alone or 1 in GAMES[game].SEATS


@pytest.mark.parametrize("table", ["normal", "hard", "ends"])
def test_weights_unknown_to_the_easy_computer_are_refused(
    table: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(content, "DATA", tmp_path)
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "value.toml").write_text(
        (
            "[search]\n[still]\nmean = 1.0\nmost = 1.0\n"
            "[easy]\nfood = 1.0\n[normal]\nfood = 1.0\n[hard]\nfood = 1.0\n[ends]\nfood = 1.0\n"
        ).replace(f"[{table}]\n", f"[{table}]\nfud = 2.0\n")
    )
    with pytest.raises(ContentError, match=r"odd/value.toml: row \(file\), field fud"):
        strengths("odd")


@pytest.mark.parametrize("game", GAMES)
def test_the_command_is_stored_with_the_weights(game: str) -> None:
    fitted = strengths(game).fitted
    assert fitted is None or fitted.command.startswith(f"python -m tests.lab train {game} --seats")


def test_the_command_line_names_errors() -> None:
    wrong = CliRunner().invoke(app, ["train", "chess"])
    assert wrong.exit_code == 2
    assert "no game called 'chess'" in wrong.stderr
    wrong = CliRunner().invoke(app, ["train", "gharkane", "--seats", "9"])
    assert (wrong.exit_code, wrong.stderr.strip()) == (2, "gharkane is not for 9 seats")
    lone = next(game for game in GAMES if 1 in GAMES[game].SEATS)
    wrong = CliRunner().invoke(app, ["train", lone, "--seats", "1"])
    assert (wrong.exit_code, "that takes two seats" in wrong.stderr) == (2, True)
