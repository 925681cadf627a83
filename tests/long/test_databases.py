"""The running games of every older database are played to their end, of each edition by clicks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games import GAMES
from engine.games._skeleton import PACKAGE as _skeleton
from tests.bot.core.conftest import Program
from tests.bot.core.store.test_databases import MADE, old, played_to_their_end
from tests.e2e.test_upgrades import Upgraded
from tests.standin import StandIn

__all__ = ["old"]


@pytest.fixture(autouse=True)
def _skeleton_is_a_game() -> Iterator[None]:
    GAMES[_skeleton.NAME] = _skeleton
    yield
    del GAMES[_skeleton.NAME]


async def test_every_running_game_of_an_older_database_is_played_to_its_end(old: Program) -> None:
    await played_to_their_end(old)


@pytest.mark.parametrize("path", MADE, ids=lambda path: path.name.removesuffix(".sql.xz"))
async def test_a_stored_game_of_each_edition_is_played_to_its_end_by_clicks(
    path: Path, stand_in: StandIn, tmp_path: Path
) -> None:
    upgraded = await Upgraded.of(stand_in, path, tmp_path)
    await upgraded.played(*upgraded.of_editions())
