"""What everybody sees of the clocks, and when the next turn is likely."""

from __future__ import annotations

from bot.schedule.hours import Hours
from bot.store.clocks import GRACE, RUNS, SPENT, ClockRow
from bot.table.timing import Timing, answer_by, typical
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
        0: (RUNS, due),
        1: (RUNS, due),
    }
    assert shown.budget is None
    await house.play(table, 0)
    await pass_(house, DAY)
    shown = (await house.tables.showing.dashboard(table.id, 0)).timing
    assert [(seat, t.stage) for seat, t in shown.clocks.items()] == [(1, GRACE)]
    await house.tables.pausing.pause(table.id, ANN)
    assert [
        t.due for t in (await house.tables.showing.dashboard(table.id, 0)).timing.clocks.values()
    ] == [None]
    assert (await house.tables.showing.dashboard(table.id, 0)).timing.likely is None


async def test_the_next_turn_is_likely_when_the_slowest_has_usually_answered(house: House) -> None:
    table = await timed(house, BOB)
    begin = house.time.now()
    assert (
        (await house.tables.showing.dashboard(table.id, 0)).timing
    ).likely == begin + 6 * HOUR  # nothing is known yet
    for _ in range(3):
        house.time.pass_(HOUR)
        await house.play(table, 0)
        house.time.pass_(2 * HOUR)
        await house.play(table, 1)
    assert (
        await house.tables.showing.dashboard(table.id, 0)
    ).timing.likely == house.time.now() + 3 * HOUR
    house.time.pass_(HOUR)
    await house.play(table, 1)
    assert (
        (await house.tables.showing.dashboard(table.id, 0)).timing
    ).likely == house.time.now() + HOUR  # as long again


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


def test_a_pace_is_ones_own_once_there_is_enough_of_it() -> None:
    assert typical([], [], 4000) == 1000
    assert typical([9.0], [9.0, 1.0, 2.0], 4000) == 2.0
    assert typical([9.0, 8.0, 7.0], [1.0] * 9, 4000) == 8.0


def test_a_forecast_lies_in_waking_hours_and_before_the_clock_runs_out() -> None:
    night = Hours("UTC", start=0, end=60)  # awake from midnight to one
    row = ClockRow(0, 1, 0.0, 10 * DAY, 0.0)
    assert answer_by(row, night, 2 * HOUR, 0.0) == DAY + HOUR
    assert answer_by(row, night, 2 * HOUR, DAY + HOUR) == 3 * DAY + HOUR
    assert answer_by(ClockRow(0, 1, 0.0, 60.0, 0.0), Hours(), HOUR, 0.0) == 60.0
    assert answer_by(ClockRow(0, 1, 0.0, 60.0, 0.0), Hours(), HOUR, 90.0) == 90.0
    assert answer_by(ClockRow(0, 1, 0.0, 60.0, 0.0, SPENT), Hours(), HOUR, 0.0) is None
