"""What everybody sees of the clocks, and when the next turn is likely."""

from __future__ import annotations

import math

from bot.model.clocks import Stage
from bot.store.clocks import ClockRow
from bot.store.games import SeatRow
from bot.table import TableInfo
from bot.table.clocks.timing import Timing, answer_by
from tests.bot.core.conftest import ANN, BOB, CAT, House
from tests.bot.core.test_clocks import DAY, HOUR, pass_, timed


async def test_a_live_table_shows_no_clock(house: House) -> None:
    table = await house.game(BOB)
    assert (await house.tables.showing.dashboard(table.id, 0)).timing == Timing()


async def test_the_clock_of_everybody_who_is_awaited_is_shown(house: House) -> None:
    table = await timed(house, BOB)
    due = house.time.now() + DAY
    shown = (await house.tables.showing.dashboard(table.id, 0)).timing
    assert {seat: (t.stage, t.due) for seat, t in shown.clocks.items()} == {
        0: (Stage.RUNS, due),
        1: (Stage.RUNS, due),
    }
    assert shown.budget is None
    await house.play(table, 0)
    await pass_(house, DAY)
    shown = (await house.tables.showing.dashboard(table.id, 0)).timing
    assert [(seat, t.stage) for seat, t in shown.clocks.items()] == [(1, Stage.GRACE)]
    await house.tables.pausing.pause(table.id, ANN)
    assert [
        t.due for t in (await house.tables.showing.dashboard(table.id, 0)).timing.clocks.values()
    ] == [None]
    assert (await house.tables.showing.dashboard(table.id, 0)).timing.likely is None


async def test_the_next_turn_is_likely_when_the_slowest_has_usually_answered(house: House) -> None:
    """Ann hands her turns on at about eight, Bob at about eleven."""
    table = await timed(house, BOB)
    house.time.pass_(DAY - house.time.now() % DAY)
    for _ in range(3):
        house.time.pass_(8 * HOUR)
        await house.play(table, 0)
        house.time.pass_(3 * HOUR)
        await house.play(table, 1)
        house.time.pass_(13 * HOUR)
    midnight = house.time.now()
    likely = (await house.tables.showing.dashboard(table.id, 0)).timing.likely
    assert likely is not None
    assert midnight + 9 * HOUR < likely < midnight + 12 * HOUR
    await house.play(table, 1)
    assert (await seat(house, table, 1)).waits[-1][0] < midnight
    alone = (await house.tables.showing.dashboard(table.id, 0)).timing.likely
    assert alone is not None
    assert midnight + 6 * HOUR < alone < midnight + 9 * HOUR
    await house.tables.play.undo(table.id, BOB)
    assert (await house.tables.showing.dashboard(table.id, 0)).timing.likely == likely


async def test_what_waited_for_nobody_is_not_learnt_from(house: House) -> None:
    table = await timed(house, BOB)
    for _ in range(2):
        for at in (0, 1):
            await house.play(table, at)
    assert [(await seat(house, table, at)).waits for at in (0, 1)] == [[], []]


async def seat(house: House, table: TableInfo, at: int) -> SeatRow:
    return await house.tables.desk.read(table.id, lambda found: found.seat(at))


async def test_what_is_picked_in_secret_moves_nothing_that_is_shown(house: House) -> None:
    table = await timed(house, BOB, CAT)
    for seat in range(3):
        await house.play(table, seat)
    await house.play(table, 0)
    before = (await house.tables.showing.dashboard(table.id, 0)).timing
    await house.play(table, 0, 2)
    assert (await house.tables.showing.dashboard(table.id, 0)).timing == before
    seated = (await house.tables.register.info(table.id)).seated
    assert [s.bank for s in seated] == [0, 0, 0]


def test_a_forecast_is_never_later_than_the_clock() -> None:
    row = ClockRow(0, 1, 0.0, 10 * DAY, 0.0)
    assert answer_by(row, 2 * HOUR, 0.0) == 2 * HOUR
    assert answer_by(row, math.inf, 0.0) == 10 * DAY
    assert answer_by(ClockRow(0, 1, 0.0, math.inf, 0.0), math.inf, 0.0) is None
    assert answer_by(ClockRow(0, 1, 0.0, 60.0, 0.0), HOUR, 90.0) == 90.0
    assert answer_by(ClockRow(0, 1, 0.0, 60.0, 0.0, Stage.SPENT), HOUR, 0.0) is None
