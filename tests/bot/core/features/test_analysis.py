"""Looking back: chances and turning points of a game that is over, worked out once."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa

from bot.features.analysis import rows, service
from bot.features.analysis.commands import when
from bot.features.analysis.judging import _part, analyse, analyse_here
from bot.features.analysis.service import GameAnalysis, TurningPoint
from bot.schedule.pool import Pool
from bot.schedule.thinking import Thinking
from bot.table import Refused, TableInfo
from bot.table.after.replay import GameHistory, Unreplayable, history_of
from bot.texts import Library
from engine.games import GAMES
from engine.kernel import Event
from tests.bot.core.conftest import BOB, Program
from tests.bot.core.test_chances import played


async def over(program: Program) -> TableInfo:
    """A game in which Bob picks his worst."""
    table = await program.game(BOB)
    while (now := await program.tables.table_queries.info(table.id)).status == "running":
        seat = (await program.tables.play.view(table.id, None)).awaited[0][0]
        asked = await program.tables.play.ask(table.id, seat)
        await program.play(table, seat, 0 if seat else len(asked.picks) - 1)
    return now


async def course(program: Program, table: TableInfo) -> GameHistory:
    return await program.tables.sessions.read(table.id, lambda table_tx: history_of(table_tx))


async def test_an_analysis_is_computed_once_in_a_process_and_stored(
    program: Program, few_worlds: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await over(program)
    analysis = await program.tables.of(GameAnalysis).analysis(table.id)
    assert table.result is not None
    assert analysis.chances[-1][1] == tuple(float(seat in table.result) for seat in range(2))
    assert all(0 <= share <= 1 for _, row in analysis.chances for share in row)
    assert [ply for ply, _ in analysis.chances] == sorted({ply for ply, _ in analysis.chances})

    async def never(*_: Any) -> dict[str, Any]:
        raise AssertionError("it is kept")

    for name in ("analyse", "history_of"):  # nor are the moves read again
        monkeypatch.setattr(service, name, never)
    assert await program.tables.of(GameAnalysis).analysis(table.id) == analysis


async def test_the_process_returns_the_same_analysis_as_this_thread(program: Program) -> None:
    played = await course(program, await over(program))
    here, apart = analyse_here(played), Thinking(Pool())
    done: list[float] = []
    assert await analyse(apart, played, done.append) == here
    await apart.close()
    assert done == sorted(done)
    assert done
    assert 0 < done[0] < done[-1] <= 1


async def test_two_requests_share_one_job_and_cancelling_one_keeps_it(
    program: Program, few_worlds: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, begun, go_on, times = await over(program), asyncio.Event(), asyncio.Event(), 0

    async def slowly(_: Any, course: GameHistory, report: Any) -> dict[str, Any]:
        nonlocal times
        times += 1
        report(0.5)
        begun.set()
        await go_on.wait()
        return analyse_here(course)

    monkeypatch.setattr(service, "analyse", slowly)
    analyses = program.tables.of(GameAnalysis)
    gone, one = (asyncio.create_task(analyses.analysis(first.id)) for _ in range(2))
    await begun.wait()
    assert analyses.progress(first.id) == (0, 0.5)
    gone.cancel()  # who stops waiting does not stop the work
    go_on.set()
    assert await one == await analyses.analysis(first.id)
    assert times == 1
    assert analyses.progress(first.id) == (0, 0.0)


async def test_an_analysis_that_takes_too_long_is_cancelled(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await over(program)

    async def for_ever(*_: Any) -> dict[str, Any]:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(service, "analyse", for_ever)
    monkeypatch.setattr(service, "MAX_ANALYSIS_S", 0.01)
    with pytest.raises(Refused, match="hindsight-long"):
        await program.tables.of(GameAnalysis).analysis(table.id)


async def test_a_running_game_is_not_analysed(program: Program) -> None:
    table = await program.game(BOB)
    with pytest.raises(Refused, match="already-started"):
        await program.tables.of(GameAnalysis).analysis(table.id)
    await program.tables.ending.end(table.id, 6, leads=True)
    with pytest.raises(Refused, match="hindsight-early"):
        await program.tables.of(GameAnalysis).analysis(table.id)


async def test_a_game_whose_replay_differs_is_not_analysed(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await over(program)

    async def lost(*_: Any) -> dict[str, Any]:
        raise Unreplayable("rules")

    monkeypatch.setattr(service, "analyse", lost)
    with pytest.raises(Refused, match="replay-lost"):
        await program.tables.of(GameAnalysis).analysis(table.id)


async def test_an_analysis_of_an_older_version_is_computed_again(
    program: Program, few_worlds: None
) -> None:
    """It did not say whether chances can be known, and told two measurements in one sentence."""
    table = await over(program)
    analysis = await program.tables.of(GameAnalysis).analysis(table.id)

    def older(tx: Any) -> None:
        kept = rows.analysis_of(tx, table.id)
        assert kept is not None
        tx.execute(sa.delete(rows.hindsights))
        rows.store_analysis(tx, table.id, {name: kept[name] for name in kept if name != "known"})

    await program.store.write(older)
    assert await program.tables.of(GameAnalysis).analysis(table.id) == analysis


def test_a_blunder_in_a_trick_names_its_trick_and_round() -> None:
    package, texts = GAMES["happy_dayz"], Library(strict=True).texts("fr", "happy_dayz", ("A", "B"))
    parts = 1
    for name in ("round_began", "trick_won", "trick_won", "led"):
        parts = _part(package, parts, [Event(name, {}, {})])
    assert parts == 3
    assert _part(package, parts, [Event("round_began", {}, {})]) == 1
    pick = played("happy_dayz")[0][0].pick
    turned = TurningPoint(9, 2, 0, pick, pick, 0.1, 0.5, "tricks", parts)
    assert when(turned, texts) == "Manche 2, pli 3"
    assert when(replace(turned, part=0), texts) == "Manche 2 · Plis"
