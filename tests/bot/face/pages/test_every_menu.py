"""Every menu opens: a short walk through each game (`tests/long` takes a longer one), states of
which a menu or a board once failed, and menus whose explanations fail."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path as File

import pytest

from bot import explaining
from bot.discord.pages.menus import menu_page
from bot.games import face
from bot.menu import Path
from engine.codec import loads
from engine.games import GAMES
from engine.kernel import legal
from tests.bot.face.conftest import asked_of
from tests.bot.face.every_menu import Walk
from tests.bot.face.pages.test_ahead import moments, texts_for
from tests.conftest import HERE
from tests.shared_texts import strict_library

STATES = sorted(HERE.glob("*/states/*.json"))
"""States of games in which a menu or a picture failed."""
PICKS = 24
"""Picks of each game that are walked through."""
REPORT = explaining.report
"""As it is outside of tests: fixtures change it later."""


@pytest.mark.parametrize("game", GAMES)
async def test_every_menu_opens_and_everything_is_drawn(game: str) -> None:
    walk = Walk(game)
    for n, seats in enumerate((GAMES[game].SEATS[0], GAMES[game].SEATS[-1])):
        walk.play(seats, n, n + 2, PICKS)
    assert walk.failures == {}
    assert walk.opened["levels"] > walk.opened["menus"] > 2


@pytest.mark.parametrize("path", STATES, ids=lambda path: path.stem)
async def test_a_state_that_once_failed_is_shown(path: File) -> None:
    state = loads(path.read_text("utf-8"))
    walk = Walk(path.parts[-3])
    for seat in range(state.seats):
        walk.look(state, seat)
        for viewer in (None, seat):
            walk.draw(state, viewer, "fr")
    assert walk.failures == {}
    assert walk.opened["menus"] > 0
    assert any(legal(state, seat) for seat in range(state.seats))


def fails(*_: object, **__: object) -> None:
    raise KeyError("trade")


@pytest.mark.parametrize("game", GAMES)
def test_what_explains_a_menu_fails_without_the_menu(
    game: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its rows are those of a menu without suggestions; each failure is an error in the log, and
    the first of its kind has a traceback."""
    shown, lost = face(game), Counter[bool]()
    monkeypatch.setattr(explaining, "report", REPORT)
    monkeypatch.setattr(explaining, "_traced", set())
    for state, seat in moments(game)[:6]:
        asked = replace(asked_of(game, state, seat), preview=None)
        texts = texts_for(strict_library(), "en", asked)
        before = menu_page(asked, Path(), texts, texts)
        with monkeypatch.context() as broken:
            for part in ("preview", "scene", "natural"):
                broken.setattr(shown, part, fails)
            after = menu_page(asked, Path(), texts, texts)
        assert [[i.custom_id for i in row] for row in after.rows] == [  # type: ignore[union-attr]
            [i.custom_id for i in row]  # type: ignore[union-attr]
            for row in before.rows
        ]
    for record in caplog.records:
        assert (record.name, record.levelname) == ("bot.explaining", "ERROR")
        lost[record.exc_info is not None and record.exc_info[0] is KeyError] += 1
    assert lost[True] == 1 < lost[False]
