"""Computers have names and tempers: the same at every look, no two alike at a table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.render.seats import seat_names, temper
from bot.texts import LOCALES, Library
from engine.games import GAMES
from tests.bot.face.conftest import table_of

MOST = max(package.SEATS[-1] for package in GAMES.values())


@pytest.mark.parametrize("locale", LOCALES)
def test_computers_of_a_table_have_names_of_their_own(locale: str, library: Library) -> None:
    texts = library.texts(locale)
    seen, tempers = set(), set()
    for table_id in range(1, 40):
        table = table_of("_skeleton", MOST, id=table_id)
        seated = tuple(replace(s, user_id=None, kind="normal", name="") for s in table.seated)
        table = table_of("_skeleton", MOST, id=table_id, seated=seated)
        names = seat_names(texts, table)
        assert names == seat_names(texts, table)
        assert len(set(names)) == MOST
        seen.update(names)
        tempers.update(temper(texts, table, seat) for seat in range(MOST))
    assert len(seen) == 12
    assert len(tempers) == 6
