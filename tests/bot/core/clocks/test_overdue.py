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
from tests.bot.core.clocks.test_clocks import DAY, HOUR, picks, running, timed
from tests.bot.core.conftest import ANN, BOB, CAT, Program


async def stopped(program: Program, seconds: float) -> float:
    """The program stops for so long and starts again; when it was last alive."""
    lease = Lease(program.store, Shards())
    await lease.take()
    await lease.renew(program.time.now())
    await lease.release()
    program.time.pass_(seconds)
    await program.restart()
    since = await last_beat(program.store)
    assert since is not None
    await program.tables.ladder.after_downtime(since)
    return since


async def notices(program: Program) -> list[Any]:
    await program.outbox.flush()
    return [i for _, i in program.post.calls if i.kind == "notice"]


async def test_lost_time_is_given_back_with_a_notice(program: Program) -> None:
    table = await timed(program, BOB, CAT)
    await program.play(table, 0)
    program.time.pass_(21 * HOUR)
    since = await stopped(program, 5 * HOUR)
    now = program.time.now()
    found = await running(program, table)
    assert {seat: (c.stage, c.due - now) for seat, c in found.items()} == {
        1: (Stage.RUNS, 3 * HOUR),
        2: (Stage.RUNS, 3 * HOUR),
    }
    (said,) = await notices(program)
    assert (said.occasion, said.facts["seats"]) == ("downtime-given", [1, 2])
    assert said.facts["since"] == str(int(since))
    await program.tables.ladder.after_downtime(since)  # started again before its first sign of life
    assert await running(program, table) == found
    assert len(await notices(program)) == 1
    assert await picks(program, table) == [(0, "")]


async def test_clocks_that_lost_little_time_fire_in_order_at_start(program: Program) -> None:
    table = await timed(program, BOB, CAT, grace=0)
    await program.tables.ladder.extend(table.id, ANN, 1, 120)
    await program.tables.ladder.extend(table.id, ANN, 0, 60)
    await program.outbox.flush()
    program.post.clear()
    program.time.pass_(DAY - 30)
    await stopped(program, HOUR)
    (said,) = await notices(program)
    assert (said.occasion, said.facts["seats"]) == ("downtime", [])
    while await program.clock.fire_due():
        pass
    assert await picks(program, table) == [(2, "default"), (0, "default"), (1, "default")]


async def test_a_short_stop_or_one_without_overdue_clocks_sends_no_notice(program: Program) -> None:
    table = await timed(program, BOB)
    before = await running(program, table)
    await stopped(program, 10 * HOUR)
    assert await running(program, table) == before
    program.time.pass_(14 * HOUR - 20)
    await stopped(program, 40)
    assert await notices(program) == []
    assert await program.clock.fire_due() > 0
    assert {c.stage for c in (await running(program, table)).values()} == {Stage.GRACE}


async def test_downtime_outside_waking_hours_gives_no_time_back(program: Program) -> None:
    wakes = int(program.time.now() % DAY // 60) + 1  # within a minute, after four hours of sleep
    asleep = Preferences(zone="UTC", start=wakes, end=wakes - 240)
    await program.store.write(lambda tx: persons.set_person_settings(tx, BOB, asleep))
    table = await timed(program, BOB, decision=20 * 3600 + 120)  # two minutes of the second day
    await program.play(table, 0)
    until = (await running(program, table))[1].due
    assert DAY < until - program.time.now() < DAY + 200
    program.time.pass_(until - program.time.now() - 2 * HOUR)
    await stopped(program, 2 * HOUR + 10)
    assert (await running(program, table))[1].due == until
    (said,) = await notices(program)
    assert said.occasion == "downtime"


async def test_a_paused_or_ended_table_is_left_alone(program: Program) -> None:
    table = await timed(program, BOB)
    await program.tables.pausing.pause(table.id, ANN)
    await stopped(program, 3 * DAY)
    assert await notices(program) == []
    await program.tables.pausing.resume(table.id, ANN)
    assert {c.due - program.time.now() for c in (await running(program, table)).values()} == {DAY}


async def test_a_phase_budget_gets_the_downtime_back(program: Program) -> None:
    table = await program.lobby(BOB)
    await program.tables.lobby.set_pace(table.id, ANN, "interlude")
    table = await program.tables.lobby.start(table.id, ANN)
    before = await program.store.read(lambda tx: clocks.budget(tx, table.id))
    await stopped(program, DAY)
    after = await program.store.read(lambda tx: clocks.budget(tx, table.id))
    assert before is not None
    assert after is not None
    assert after.due - before.due == DAY
    assert not after.spent
