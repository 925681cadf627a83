"""Looking back: chances and turning points of a game that is over, worked out once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.features.analysis import service
from bot.features.analysis.judging import judged, told
from bot.features.analysis.service import GameAnalysis
from bot.schedule.pool import Pool
from bot.schedule.thinking import Apart
from bot.table import Refused, TableInfo
from bot.table.replaying import Course, Unreplayable, course_of
from engine.copying import clone
from engine.games import GAMES
from engine.hindsight import CLEAR, PROOFS, TRIALS, Moment, chances, turning_points
from engine.kernel import Game, legal, pending, play
from engine.rng import below
from tests.bot.core.conftest import ANN, BOB, GAME, House


async def over(house: House) -> TableInfo:
    """A game in which Bob picks his worst."""
    table = await house.game(BOB)
    while (now := await house.tables.register.info(table.id)).status == "running":
        seat = (await house.tables.play.view(table.id, None)).awaited[0][0]
        asked = await house.tables.play.ask(table.id, seat)
        await house.play(table, seat, 0 if seat else len(asked.picks) - 1)
    return now


async def course(house: House, table: TableInfo) -> Course:
    return await house.tables.desk.read(table.id, lambda at: course_of(at))


async def test_it_is_worked_out_once_by_a_process_and_kept(
    house: House, few_worlds: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await over(house)
    found = await house.tables.of(GameAnalysis).lookback(table.id)
    assert table.result is not None
    assert found.chances[-1][1] == tuple(float(seat in table.result) for seat in range(2))
    assert all(0 <= share <= 1 for _, row in found.chances for share in row)
    assert [ply for ply, _ in found.chances] == sorted({ply for ply, _ in found.chances})

    async def never(*_: Any) -> dict[str, Any]:
        raise AssertionError("it is kept")

    for name in ("judged", "course_of"):  # nor are the moves read again
        monkeypatch.setattr(service, name, never)
    assert await house.tables.of(GameAnalysis).lookback(table.id) == found


async def test_the_process_finds_what_is_found_here(house: House) -> None:
    played = await course(house, await over(house))
    here, apart = told(played), Apart(Pool())
    done: list[float] = []
    assert await judged(apart, played, done.append) == here
    await apart.close()
    assert done == sorted(done)
    assert done
    assert 0 < done[0] < done[-1] <= 1


async def test_two_who_ask_share_the_work_and_it_outlives_them(
    house: House, few_worlds: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, begun, go_on, times = await over(house), asyncio.Event(), asyncio.Event(), 0

    async def slowly(_: Any, course: Course, report: Any) -> dict[str, Any]:
        nonlocal times
        times += 1
        report(0.5)
        begun.set()
        await go_on.wait()
        return told(course)

    monkeypatch.setattr(service, "judged", slowly)
    hindsight = house.tables.of(GameAnalysis)
    gone, one = (asyncio.create_task(hindsight.lookback(first.id)) for _ in range(2))
    await begun.wait()
    assert hindsight.progress(first.id) == (0, 0.5)
    gone.cancel()  # who stops waiting does not stop the work
    go_on.set()
    assert await one == await hindsight.lookback(first.id)
    assert times == 1
    assert hindsight.progress(first.id) == (0, 0.0)


async def test_judging_that_takes_too_long_is_given_up(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await over(house)

    async def for_ever(*_: Any) -> dict[str, Any]:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(service, "judged", for_ever)
    monkeypatch.setattr(service, "LONGEST_S", 0.01)
    with pytest.raises(Refused, match="hindsight-long"):
        await house.tables.of(GameAnalysis).lookback(table.id)


async def test_before_the_end_nothing_is_said(house: House) -> None:
    table = await house.game(BOB)
    with pytest.raises(Refused, match="already-started"):
        await house.tables.of(GameAnalysis).lookback(table.id)
    await house.tables.conduct.end(table.id, ANN, manager=True)
    with pytest.raises(Refused, match="hindsight-early"):
        await house.tables.of(GameAnalysis).lookback(table.id)


async def test_a_game_that_leads_elsewhere_is_not_judged(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await over(house)

    async def lost(*_: Any) -> dict[str, Any]:
        raise Unreplayable("rules")

    monkeypatch.setattr(service, "judged", lost)
    with pytest.raises(Refused, match="replay-lost"):
        await house.tables.of(GameAnalysis).lookback(table.id)


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
        before.told.clear()
        moments.append(Moment(len(moments) + 1, seat, options[n], before))
        play(state, seat, options[n])
        state.told.clear()
    return moments, state


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_blamed_for_what_they_could_not_know(game: str, few_worlds: None) -> None:
    """The same is found from any world that the seats could not tell from the true one."""
    package, (moments, end) = GAMES[game], played(game)
    others = [
        Moment(one.ply, one.seat, one.pick, package.redeal(one.before, one.seat, 99))
        for one in moments
    ]
    found = turning_points(package, moments, 5)
    again = turning_points(package, others, 5)
    assert [(t.moment.ply, t.better, t.chance, t.missed) for t in found] == [
        (t.moment.ply, t.better, t.chance, t.missed) for t in again
    ]
    assert chances(package, moments, end, 5) == chances(package, others, end, 5)
    assert all(turn.missed > turn.chance for turn in found)


def test_what_only_seemed_better_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best of several in a few worlds was lucky there; the worlds that prove it are others."""
    proofs: list[int] = []

    def lucky(_: Any, moment: Moment, pick: Any, seed: int, trials: int, *__: Any) -> float:
        if trials == PROOFS:
            proofs.append(seed)
            return 0.5
        assert seed + trials <= 5 + TRIALS
        return 0.1 if pick == moment.pick else 0.9

    monkeypatch.setattr("engine.hindsight._chance", lucky)
    moments, _ = played(GAME)
    assert turning_points(GAMES[GAME], moments, 5) == []
    assert proofs
    assert set(proofs) == {5 + TRIALS}


def test_a_blunder_is_found_and_what_was_better() -> None:
    package = GAMES[GAME]
    found = []
    for seed in range(1, 12):
        moments, _ = played(GAME, seed)
        found += turning_points(package, moments, seed)
    assert found
    for turn in found:
        assert turn.better in legal(turn.moment.before, turn.moment.seat)
        assert turn.better != turn.moment.pick
        assert turn.missed - turn.chance >= CLEAR
