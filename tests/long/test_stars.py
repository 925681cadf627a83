"""A first game in which every suggestion is taken leaves nobody ruined."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.features import tables_over
from bot.features.lessons.learning import Learning
from bot.features.lessons.service import Lessons
from bot.model.facts import LEARNER
from bot.store.store import Store
from engine.games import GAMES
from engine.players import ADVISERS

LEAST = 8
"""Points with which a newcomer does not feel beaten by the advice."""
SHARED = 1
"""The same where all share the points, of which there are few: missions."""


@pytest.mark.parametrize("game", GAMES)
async def test_following_every_star_ends_with_points(game: str, tmp_path: Path) -> None:
    """To the end of the lessons by their stars, then to the end as their adviser would."""
    store = await Store.open(f"sqlite+aiosqlite:///{(tmp_path / 'g.db').as_posix()}")
    tables = tables_over(store, computer_pause=0.0)
    table = await tables.of(Learning).open(game, 1, "Ann", "fr", 5)
    while (await tables.table_queries.info(table.id)).status == "running":
        asked = await tables.play.ask(table.id, LEARNER)
        hint = await tables.of(Lessons).hint(asked)
        if hint.over:
            score = (await tables.play.score(table.id))[LEARNER]
            assert score.total >= LEAST or score.common
            await tables.of(Learning).learn_on(table.id, 1)
            continue
        star = hint.star
        if star is None:
            now, seed = await tables.sessions.read(
                table.id,
                lambda table_tx: (
                    tables.sessions.game(table_tx),
                    tables.of(Lessons).seed(table_tx),
                ),
            )
            star = asked.picks.index(ADVISERS["normal"](now, LEARNER, seed))
        await tables.play.pick(table.id, 1, LEARNER, asked.revision, star)
    score = (await tables.play.score(table.id))[LEARNER]
    assert score.total >= (SHARED if score.common else LEAST)
    await store.close()
