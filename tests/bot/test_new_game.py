"""`gharkane new-game` writes a working game: its laws and its tests pass unchanged."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.cli.commands import complete_app
from bot.cli.new_game import GAME_FOLDERS, LIST, SKELETON, listed, renamed
from engine.games import GAMES
from tests.checkout import ROOT, copied, run

NAME = "river_toll"
PRINTED = "printed.txt"


def printed(checkout: Path) -> str:
    return (checkout / PRINTED).read_text(encoding="utf-8")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the source with a new game in it, and what the command printed."""
    copied(tmp_path, "art")
    result = CliRunner().invoke(complete_app(), ["new-game", NAME, "--folder", str(tmp_path)])
    assert result.exit_code == 0, result.output
    (tmp_path / PRINTED).write_text(result.output, encoding="utf-8")
    return tmp_path


def test_the_printed_command_passes_for_a_game_that_was_just_written(checkout: Path) -> None:
    """All laws and its own tests, as a person runs them."""
    [line] = re.findall(r"^ *\.venv/bin/python (-m pytest .*)$", printed(checkout), re.MULTILINE)
    done = run(checkout, *line.split(), "-q", "-n", "0", "-p", "no:cacheprovider")
    assert done.returncode == 0, done.stdout[-3000:]
    assert done.stdout.count(".") > 150, done.stdout
    rules = run(checkout, "-c", f"from tests.rules import *; assert not untested('{NAME}')")
    assert rules.returncode == 0, rules.stderr


def test_every_folder_gets_the_files_of_the_skeleton_under_the_new_name(checkout: Path) -> None:
    for folder in GAME_FOLDERS:
        ours = checkout / folder / NAME
        theirs = ROOT / folder / SKELETON
        files = {
            path.relative_to(theirs)
            for path in theirs.glob("**/*")
            if path.is_file() and "__pycache__" not in path.parts
        }
        assert {path.relative_to(ours) for path in ours.glob("**/*") if path.is_file()} == files
        for path in files:
            assert SKELETON not in (ours / path).read_text(encoding="utf-8"), path
    assert f"{NAME}.PACKAGE" in (checkout / LIST).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["Upper", "1st", "class", "a", "with-dash", next(iter(GAMES))])
def test_an_invalid_name_is_refused(name: str) -> None:
    refused = CliRunner().invoke(complete_app(), ["new-game", name, "--folder", str(ROOT)])
    assert refused.exit_code == 2
    assert not (ROOT / "engine" / "games" / name / "rounds.py").exists() or name in GAMES


def test_a_new_game_needs_a_checkout(tmp_path: Path) -> None:
    refused = CliRunner().invoke(complete_app(), ["new-game", NAME, "--folder", str(tmp_path)])
    assert refused.exit_code == 2
    assert not list(tmp_path.iterdir())


def test_the_list_keeps_its_order_and_the_slash_command_of_the_skeleton_is_left_out() -> None:
    text = (ROOT / LIST).read_text(encoding="utf-8")
    assert listed(text, "aaa").count("aaa") == 2
    assert renamed('    SLASH="bids",\n    ORDERS=ORDERS,\n', NAME) == "    ORDERS=ORDERS,\n"
