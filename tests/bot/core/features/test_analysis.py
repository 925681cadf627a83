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
from bot.schedule.thinking import PooledThinking
from bot.table import Refused, TableInfo
from bot.table.after.replay import GameHistory, Unreplayable, history_of
from bot.texts import Library
from engine.copying import clone
from engine.game_analysis import (
    FIRST_PLAYOUTS,
    MIN_REPORTED_GAIN,
    SECOND_PLAYOUTS,
    Moment,
    Turn,
    chances,
    swing,
    turning_points,
)  # fmt: skip
from engine.games import GAMES
from engine.kernel import Event, Game, legal, pending, play
from engine.rng import below
from tests.bot.core.conftest import ANN, BOB, GAME, Program


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
    here, apart = analyse_here(played), PooledThinking(Pool())
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
    await program.tables.ending.end(table.id, ANN, manager=True)
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


def played(game: str, seed: int = 3) -> tuple[list[Moment], Game]:
    """A game at random, and its end."""
    package = GAMES[game]
    state = package.new_game(min(3, max(package.SEATS)), seed, package.Options())
    moments = []
    while state.result is None:
        seat = pending(state)[0][1][0]
        options = legal(state, seat)
        seed, n = below(seed, len(options))
        before = clone(state)
        before.new_events.clear()
        moments.append(Moment(len(moments) + 1, seat, options[n], before))
        play(state, seat, options[n])
        state.new_events.clear()
    return moments, state


@pytest.mark.parametrize("game", GAMES)
def test_a_pick_is_judged_by_what_its_seat_could_know(game: str, few_worlds: None) -> None:
    """The same is found from any world that the seats could not tell from the true one, in the
    second half of a game: from the first it takes twice as long to play on to the end."""
    package, (moments, end) = GAMES[game], played(game)
    moments = moments[len(moments) // 2 :]
    others = [
        Moment(moment.ply, moment.seat, moment.pick, package.redeal(moment.before, moment.seat, 99))
        for moment in moments
    ]
    turns = turning_points(package, moments, 5)
    again = turning_points(package, others, 5)
    assert [(t.moment.ply, t.better, t.chance, t.missed) for t in turns] == [
        (t.moment.ply, t.better, t.chance, t.missed) for t in again
    ]
    assert chances(package, moments, end, 5) == chances(package, others, end, 5)
    assert all(turn.missed > turn.chance for turn in turns)


def test_a_pick_that_is_not_surely_better_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best of several in a few worlds was lucky there; the worlds that prove it are others."""
    proofs: list[int] = []

    def lucky(_: Any, moment: Moment, pick: Any, seed: int, trials: int, *__: Any) -> float:
        if trials == SECOND_PLAYOUTS:
            proofs.append(seed)
            return 0.5
        assert seed + trials <= 5 + FIRST_PLAYOUTS
        return 0.1 if pick == moment.pick else 0.9

    monkeypatch.setattr("engine.game_analysis._chance", lucky)
    moments, _ = played(GAME)
    assert turning_points(GAMES[GAME], moments, 5) == []
    assert proofs
    assert set(proofs) == {5 + FIRST_PLAYOUTS}


def test_a_blunder_is_found_with_a_better_pick() -> None:
    package = GAMES[GAME]
    found: list[Turn] = []
    for seed in range(1, 12):
        moments, _ = played(GAME, seed)
        found += turning_points(package, moments, seed)
        if len(found) >= 3:
            break
    assert found
    for turn in found:
        assert turn.better in legal(turn.moment.before, turn.moment.seat)
        assert turn.better != turn.moment.pick
        assert turn.missed - turn.chance >= MIN_REPORTED_GAIN


def falling(moments: list[Moment], *shares: float) -> list[tuple[int, tuple[float, ...]]]:
    """A curve of seat 0's chance, at moments spread over the game; all others share the rest."""
    plies = [moments[n * len(moments) // (len(shares) - 1)].ply for n in range(len(shares) - 1)]
    seats = moments[0].before.seats
    rows = [(share, *[(1 - share) / (seats - 1)] * (seats - 1)) for share in shares]
    return list(zip([*plies, moments[-1].ply + 1], rows, strict=True))


def test_the_turning_point_is_where_a_chance_fell_most() -> None:
    """From 96 to 0 %, and no pick was clearly worse than another."""
    moments, _ = played(GAME)
    curve = falling(moments, 0.96, 0.9, 0.2, 0.1, 0.0)
    found = swing(GAMES[GAME], moments, curve, [], 5)
    assert found is not None
    assert (found.seat, found.before, found.after) == (0, 0.9, 0.2)
    assert curve[1][0] <= found.moment.ply < curve[2][0]
    if found.better is not None:
        assert found.moment.seat == 0
        assert found.missed > found.chance


@pytest.mark.parametrize("shares", [(0.5, 0.4, 0.5, 0.4, 0.3), (0.2, 0.4, 0.6, 0.8, 1.0)])
def test_a_game_in_which_no_chance_fell_has_no_turning_point(shares: tuple[float, ...]) -> None:
    moments, _ = played(GAME)
    assert swing(GAMES[GAME], moments, falling(moments, *shares), [], 5) is None or shares[-1] == 1


def test_the_costliest_blunder_is_the_turning_point() -> None:
    moments, _ = played(GAME)
    some = [moment for moment in moments if len(legal(moment.before, moment.seat)) > 1][:2]
    turns = [
        Turn(one, next(pick for pick in legal(one.before, one.seat) if pick != one.pick), 0.1, best)
        for one, best in zip(some, (0.3, 0.9), strict=True)
    ]
    found = swing(GAMES[GAME], moments, falling(moments, 0.5, 0.4, 0.3, 0.3, 0.3), turns, 5)
    assert found is not None
    assert (found.moment, found.better) == (some[1], turns[1].better)
    assert (found.chance, found.missed) == (0.1, 0.9)


def test_a_turning_point_names_the_pick_of_the_seat_that_caused_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The seat whose chance fell had nothing better."""
    monkeypatch.setattr("engine.game_analysis._best_doubt", lambda *_: None)
    moments, _ = played(GAME)
    found = swing(GAMES[GAME], moments, falling(moments, 0.9, 0.9, 0.9, 0.1), [], 5)
    assert found is not None
    assert (found.seat, found.better) == (0, None)
    assert found.moment.seat != 0


async def test_an_analysis_of_an_older_version_is_computed_again(
    program: Program, few_worlds: None
) -> None:
    """It had no turning point for a game that swung, and named no part of a chapter."""
    table = await over(program)
    analysis = await program.tables.of(GameAnalysis).analysis(table.id)

    def older(tx: Any) -> None:
        kept = rows.analysis_of(tx, table.id)
        assert kept is not None
        tx.execute(sa.delete(rows.hindsights))
        rows.store_analysis(tx, table.id, {name: kept[name] for name in ("chances", "turns")})

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
