"""Every running game of every older database is played to its end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.games import GAMES
from engine.games._skeleton import PACKAGE as _skeleton
from tests.bot.core.conftest import Program
from tests.bot.core.store.test_databases import old, played_to_their_end

__all__ = ["old"]


@pytest.fixture(autouse=True)
def _skeleton_is_a_game() -> Iterator[None]:
    GAMES[_skeleton.NAME] = _skeleton
    yield
    del GAMES[_skeleton.NAME]


async def test_every_running_game_of_an_older_database_is_played_to_its_end(old: Program) -> None:
    await played_to_their_end(old, 1)
