"""What everybody sees of the clocks, and when the next turn is likely."""

from __future__ import annotations

import math

from bot.model.clocks import Stage
from bot.store.clocks import ClockRow
from bot.store.games import SeatRow
from bot.table import TableInfo
from bot.table.clocks.turn_forecast import TurnForecast, answer_by
from tests.bot.core.clocks.test_clocks import DAY, HOUR, pass_, timed
from tests.bot.core.conftest import ANN, BOB, CAT, Program


async def test_a_live_table_shows_no_clock(program: Program) -> None:
    table = await program.game(BOB)
    assert (await program.tables.message_data.dashboard(table.id, 0)).forecast == TurnForecast()


async def test_the_clock_of_every_awaited_person_is_shown(program: Program) -> None:
    table = await timed(program, BOB)
    due = program.time.now() + DAY
    shown = (await program.tables.message_data.dashboard(table.id, 0)).forecast
    assert {seat: (t.stage, t.due) for seat, t in shown.clocks.items()} == {
        0: (Stage.RUNS, due),
        1: (Stage.RUNS, due),
    }
    assert shown.budget is None
    await program.play(table, 0)
    await pass_(program, DAY)
    shown = (await program.tables.message_data.dashboard(table.id, 0)).forecast
    assert [(seat, t.stage) for seat, t in shown.clocks.items()] == [(1, Stage.GRACE)]
    await program.tables.pausing.pause(table.id, ANN)
    assert [
        t.due
        for t in (await program.tables.message_data.dashboard(table.id, 0)).forecast.clocks.values()
    ] == [None]
    assert (await program.tables.message_data.dashboard(table.id, 0)).forecast.likely is None


async def test_the_forecast_of_the_next_turn_follows_the_slowest_person(
    program: Program,
) -> None:
    """Ann hands her turns on at about eight, Bob at about eleven."""
    table = await timed(program, BOB)
    program.time.pass_(DAY - program.time.now() % DAY)
    for _ in range(3):
        program.time.pass_(8 * HOUR)
        await program.play(table, 0)
        program.time.pass_(3 * HOUR)
        await program.play(table, 1)
        program.time.pass_(13 * HOUR)
    midnight = program.time.now()
    likely = (await program.tables.message_data.dashboard(table.id, 0)).forecast.likely
    assert likely is not None
    assert midnight + 9 * HOUR < likely < midnight + 12 * HOUR
    await program.play(table, 1)
    assert (await seat(program, table, 1)).waits[-1][0] < midnight
    alone = (await program.tables.message_data.dashboard(table.id, 0)).forecast.likely
    assert alone is not None
    assert midnight + 6 * HOUR < alone < midnight + 9 * HOUR
    await program.tables.play.undo(table.id, BOB)
    assert (await program.tables.message_data.dashboard(table.id, 0)).forecast.likely == likely


async def test_answers_that_nobody_waited_for_are_not_recorded(program: Program) -> None:
    table = await timed(program, BOB)
    for _ in range(2):
        for at in (0, 1):
            await program.play(table, at)
    assert [(await seat(program, table, at)).waits for at in (0, 1)] == [[], []]


async def seat(program: Program, table: TableInfo, at: int) -> SeatRow:
    return await program.tables.sessions.read(table.id, lambda table_tx: table_tx.seat(at))


async def test_a_secret_pick_changes_no_shown_forecast(program: Program) -> None:
    table = await timed(program, BOB, CAT)
    for seat in range(3):
        await program.play(table, seat)
    await program.play(table, 0)
    before = (await program.tables.message_data.dashboard(table.id, 0)).forecast
    await program.play(table, 0, 2)
    assert (await program.tables.message_data.dashboard(table.id, 0)).forecast == before
    seated = (await program.tables.table_queries.info(table.id)).seated
    assert [s.bank for s in seated] == [0, 0, 0]


def test_a_forecast_is_never_later_than_the_clock() -> None:
    row = ClockRow(0, 1, 0.0, 10 * DAY, 0.0)
    assert answer_by(row, 2 * HOUR, 0.0) == 2 * HOUR
    assert answer_by(row, math.inf, 0.0) == 10 * DAY
    assert answer_by(ClockRow(0, 1, 0.0, math.inf, 0.0), math.inf, 0.0) is None
    assert answer_by(ClockRow(0, 1, 0.0, 60.0, 0.0), HOUR, 90.0) == 90.0
    assert answer_by(ClockRow(0, 1, 0.0, 60.0, 0.0, Stage.SPENT), HOUR, 0.0) is None
