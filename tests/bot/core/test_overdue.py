"""Clocks after a time in which the program did not run: in order, with an apology, once."""

from __future__ import annotations

from typing import Any

from bot.app.heartbeat import last_beat
from bot.app.lease import Lease
from bot.app.shards import Shards
from bot.model.clocks import Stage
from bot.model.person import Preferences
from bot.store import clocks
from bot.store import people as persons
from tests.bot.core.conftest import ANN, BOB, CAT, House
from tests.bot.core.test_clocks import DAY, HOUR, picks, running, timed


async def stopped(house: House, seconds: float) -> float:
    """The program stops for so long and starts again; when it was last alive."""
    lease = Lease(house.store, Shards())
    await lease.take()
    await lease.renew(house.time.now())
    await lease.release()
    house.time.pass_(seconds)
    await house.restart()
    since = await last_beat(house.store)
    assert since is not None
    await house.tables.ladder.after_downtime(since)
    return since


async def notices(house: House) -> list[Any]:
    await house.outbox.flush()
    return [i for _, i in house.post.calls if i.kind == "notice"]


async def test_time_that_was_lost_is_given_back_with_an_apology(house: House) -> None:
    table = await timed(house, BOB, CAT)
    await house.play(table, 0)
    house.time.pass_(21 * HOUR)
    since = await stopped(house, 5 * HOUR)
    now = house.time.now()
    found = await running(house, table)
    assert {seat: (c.stage, c.due - now) for seat, c in found.items()} == {
        1: (Stage.RUNS, 3 * HOUR),
        2: (Stage.RUNS, 3 * HOUR),
    }
    (said,) = await notices(house)
    assert (said.occasion, said.facts["seats"]) == ("downtime-given", [1, 2])
    assert said.facts["since"] == str(int(since))
    await house.tables.ladder.after_downtime(since)  # started again before its first sign of life
    assert await running(house, table) == found
    assert len(await notices(house)) == 1
    assert await picks(house, table) == [(0, "")]


async def test_what_hardly_lost_any_time_runs_at_start_in_order(house: House) -> None:
    table = await timed(house, BOB, CAT, grace=0)
    await house.tables.ladder.extend(table.id, ANN, 1, 120)
    await house.tables.ladder.extend(table.id, ANN, 0, 60)
    await house.outbox.flush()
    house.post.clear()
    house.time.pass_(DAY - 30)
    await stopped(house, HOUR)
    (said,) = await notices(house)
    assert (said.occasion, said.facts["seats"]) == ("downtime", [])
    while await house.clock.fire_due():
        pass
    assert await picks(house, table) == [(2, "default"), (0, "default"), (1, "default")]


async def test_nobody_is_told_of_a_short_stop_or_where_nothing_ran_out(house: House) -> None:
    table = await timed(house, BOB)
    before = await running(house, table)
    await stopped(house, 10 * HOUR)
    assert await running(house, table) == before
    house.time.pass_(14 * HOUR - 20)
    await stopped(house, 40)
    assert await notices(house) == []
    assert await house.clock.fire_due() > 0
    assert {c.stage for c in (await running(house, table)).values()} == {Stage.GRACE}


async def test_a_stop_in_somebodys_night_has_cost_them_nothing(house: House) -> None:
    wakes = int(house.time.now() % DAY // 60) + 1  # within a minute, after four hours of sleep
    asleep = Preferences(zone="UTC", start=wakes, end=wakes - 240)
    await house.store.write(lambda tx: persons.set_person_settings(tx, BOB, asleep))
    table = await timed(house, BOB, decision=20 * 3600 + 120)  # two minutes of the second day
    await house.play(table, 0)
    until = (await running(house, table))[1].due
    assert DAY < until - house.time.now() < DAY + 200
    house.time.pass_(until - house.time.now() - 2 * HOUR)
    await stopped(house, 2 * HOUR + 10)
    assert (await running(house, table))[1].due == until
    (said,) = await notices(house)
    assert said.occasion == "downtime"


async def test_a_paused_or_ended_table_is_left_alone(house: House) -> None:
    table = await timed(house, BOB)
    await house.tables.pausing.pause(table.id, ANN)
    await stopped(house, 3 * DAY)
    assert await notices(house) == []
    await house.tables.pausing.resume(table.id, ANN)
    assert {c.due - house.time.now() for c in (await running(house, table)).values()} == {DAY}


async def test_a_budget_gets_back_what_the_program_slept_through(house: House) -> None:
    table = await house.lobby(BOB)
    await house.tables.lobby.set_pace(table.id, ANN, "interlude")
    table = await house.tables.lobby.start(table.id, ANN)
    before = await house.store.read(lambda tx: clocks.budget(tx, table.id))
    await stopped(house, DAY)
    after = await house.store.read(lambda tx: clocks.budget(tx, table.id))
    assert before is not None
    assert after is not None
    assert after.due - before.due == DAY
    assert not after.spent
