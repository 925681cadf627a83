"""Golden games go as they went: `python -m tests.lab golden --game GAME` draws them."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games import GAMES
from engine.games._skeleton import PACKAGE as _skeleton
from tests.lab.golden import LEAST_GAMES, again, dealt, drawn, files, missing, renewed

KEPT = {game: files(game) for game in GAMES}


@pytest.mark.parametrize("path", [pytest.param(path, id=f"{game}-{path.stem}")
                                  for game, paths in KEPT.items() for path in paths])  # fmt: skip
def test_a_game_goes_as_it_went(path: Path) -> None:
    for move, (asked, kept, now) in enumerate(again(path.read_text(encoding="utf-8"))):
        assert now == kept, f"{path.name}, move {move}, {asked}: it was {kept}, and is {now}"


def test_they_are_of_all_options_seats_and_editions() -> None:
    for game, package in GAMES.items():
        if not game.startswith("_"):
            firsts = [dealt(path.read_text(encoding="utf-8")) for path in KEPT[game]]
            assert len(firsts) >= LEAST_GAMES, game
            assert missing(package, firsts) == []


def test_renewed_games_keep_their_picks_where_the_rules_allow_them(tmp_path: Path) -> None:
    """Else robots play the same deal again, and a game of people stops the command."""
    options = _skeleton.Options().model_dump(mode="json")
    first = {"game": _skeleton.NAME, "edition": 1, "seats": 3, "seed": "5", "options": options}
    game = drawn("random", first | {"begun": None})
    *lines, points = game.splitlines()
    _, pick = lines[2].split(" ", 1)
    of_robots, of_people = tmp_path / "random_01.txt", tmp_path / "table_1.txt"
    for path in (of_robots, of_people):
        path.write_text(game.replace(lines[2], f"0000 {pick}"), encoding="utf-8")
        assert renewed(path) == game
        path.write_text("\n".join([*lines[:2], lines[-1], *lines[3:], points]), encoding="utf-8")
    assert renewed(of_robots) == game
    with pytest.raises(ValueError, match="move 1: refused, IllegalMove"):
        renewed(of_people)
