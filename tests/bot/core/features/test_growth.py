"""Points are traced back once the game is over."""

from __future__ import annotations

import pytest

from bot.features.replay.film import Films
from bot.store import games as rows
from bot.table import TableInfo
from tests.bot.core.conftest import BOB, Program
from tests.bot.core.tables.test_lobby import refused


async def played_out(program: Program) -> TableInfo:
    """A game of Ann and Bob, over."""
    table = await program.game(BOB)
    while (await program.tables.table_queries.info(table.id)).status == "running":
        await program.play(table, 0)
        await program.play(table, 1, len((await program.tables.play.ask(table.id, 1)).picks) - 1)
    return await program.tables.table_queries.info(table.id)


async def test_the_score_history_comes_from_the_moves_alone(program: Program) -> None:
    table = await played_out(program)
    grown = await program.tables.of(Films).points(table.id)
    scores = await program.tables.play.score(table.id)
    assert grown[-1] == tuple(score.total for score in scores)
    assert len(grown) == (await program.tables.play.view(table.id, None)).chapter
    for seat in range(2):
        so_far = [points[seat] for points in grown]
        assert so_far == sorted(so_far)  # prizes are won, never lost
    assert sum(grown[0]) < sum(grown[-1])


async def test_a_running_game_has_no_score_history(program: Program) -> None:
    table = await program.game(BOB)
    await refused(program.tables.of(Films).points(table.id), "replay-running")


async def test_a_game_whose_replay_differs_has_no_score_history(
    program: Program, caplog: pytest.LogCaptureFixture
) -> None:
    table = await played_out(program)
    await program.store.write(
        lambda tx: tx.execute(rows.moves.update().where(rows.moves.c.ply == 0).values(pick="12345"))
    )
    assert await program.tables.of(Films).points(table.id) == ()
    assert "cannot be replayed" in caplog.text
    await program.store.write(
        lambda tx: tx.execute(rows.moves.update().where(rows.moves.c.ply == 0).values(pick=None))
    )
    assert await program.tables.of(Films).points(table.id) == ()
