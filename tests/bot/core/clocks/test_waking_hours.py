"""Clocks run in the waking hours of a person, and not while they are away."""

from __future__ import annotations

import pytest

from bot.model.person import Preferences, waking_hours
from bot.store import people as persons
from tests.bot.core.clocks.test_clocks import DAY, HOUR, pass_, picks, running, timed
from tests.bot.core.conftest import ANN, BOB, Program
from tests.bot.core.tables.test_lobby import refused


@pytest.mark.parametrize(
    ("zone", "evening"),
    [
        ("Europe/Paris", 1774710000.0),  # 28 March 2026, 16:00: clocks go forward that night
        ("Europe/Paris", 1792850400.0),  # 24 October 2026, 16:00: clocks go back that night
        ("America/New_York", 1772917200.0),  # 7 March 2026, 16:00
        ("America/New_York", 1793476800.0),  # 31 October 2026, 16:00
    ],
)
async def test_clocks_run_in_waking_hours_only(program: Program, zone: str, evening: float) -> None:
    program.time.pass_(evening - program.time.now())
    awake = Preferences(zone=zone, start=8 * 60, end=22 * 60)
    await program.store.write(lambda tx: persons.set_person_settings(tx, BOB, awake))
    table = await timed(program, BOB, decision=8 * 3600)
    night = 10 * HOUR + {1774710000.0: -HOUR, 1772917200.0: -HOUR}.get(evening, HOUR)
    found = await running(program, table)
    assert found[0].due - evening == 8 * HOUR
    assert found[1].due - evening == 8 * HOUR + night  # six hours before the night, two after
    await program.play(table, 0)
    assert await pass_(program, 8 * HOUR + night - 1) == 0
    assert await pass_(program, 1) == 1
    assert await pass_(program, 6 * HOUR - 1) == 0
    assert await pass_(program, 1) == 1
    assert (await picks(program, table))[-1] == (1, "default")


async def test_new_waking_hours_count_from_the_next_decision(program: Program) -> None:
    table = await timed(program, BOB)
    program.time.pass_(4 * HOUR)
    before = await running(program, table)
    await program.tables.person_settings.set_preferences(BOB, zone="UTC", start=0, end=12 * 60)
    assert await running(program, table) == before
    for seat in range(2):
        await program.play(table, seat)
    hours = waking_hours(Preferences(zone="UTC", start=0, end=12 * 60), None)
    due = (await running(program, table))[1].due
    assert hours.between(program.time.now(), due) == DAY
    assert due > program.time.now() + DAY


async def test_a_waking_day_has_four_hours_at_least(program: Program) -> None:
    settings = program.tables.person_settings.set_preferences
    short = await refused(settings(ANN, zone="UTC", start=600, end=660), "short-day")
    assert short.figures == {"hours": 4}
    assert (await settings(ANN, zone="UTC", start=22 * 60, end=2 * 60)).preferences.waking == 240


async def test_nobodys_clock_runs_while_they_are_away(program: Program) -> None:
    start = program.time.now()
    await program.store.write(lambda tx: persons.set_away(tx, BOB, (start + HOUR, start + 3 * DAY)))
    table = await timed(program, BOB)
    assert (await running(program, table))[1].due == start + 4 * DAY - HOUR
