"""A budget for the whole game: a share for each phase, and computers where it is spent."""

from __future__ import annotations

from bot.model.clocks import Stage
from bot.store import clocks, timers
from bot.store.clocks import BudgetRow
from bot.table import TableInfo
from bot.table.clocks.phase_budget import phase_seconds, phases_of
from bot.table.clocks.service import BUDGET, CLOCK
from tests.bot.core.clocks.test_clocks import pass_, picks, running
from tests.bot.core.conftest import ANN, BOB, Program

HOUR = 3600.0


async def interlude(program: Program) -> TableInfo:
    table = await program.lobby(BOB)
    await program.tables.lobby.set_pace(table.id, ANN, "interlude")
    return await program.tables.lobby.start(table.id, ANN)


async def budget(program: Program, table: TableInfo) -> BudgetRow:
    budget_row = await program.store.read(lambda tx: clocks.budget(tx, table.id))
    assert budget_row is not None
    return budget_row


async def test_the_shares_of_all_phases_add_up_to_the_budget(program: Program) -> None:
    table = await interlude(program)
    first = await budget(program, table)
    assert first.phase == "setup/1"
    assert (first.due - program.time.now()) + first.rest == 3 * HOUR
    assert await running(program, table) == {}
    phases = phases_of("_skeleton", 2, '{"cards":"5"}')
    assert [phase for phase, _ in phases] == ["setup/1", *(f"bidding/{n}" for n in range(1, 5))]
    rest, shares = 3 * HOUR, []
    for phase, _ in phases:
        shares.append(phase_seconds(phases, phase, rest))
        rest -= shares[-1]
    assert abs(rest) < 0.001
    assert min(shares) > 0


async def test_unused_time_of_a_phase_goes_to_later_phases(program: Program) -> None:
    table = await interlude(program)
    first = await budget(program, table)
    await program.play(table, 0)
    await program.play(table, 1)  # at once: nothing of the share was needed
    second = await budget(program, table)
    assert second.phase == "bidding/1"
    assert (second.due - program.time.now()) + second.rest == 3 * HOUR
    third = phase_seconds(phases_of("_skeleton", 2, '{"cards":"5"}'), "bidding/1", first.rest)
    assert second.due - program.time.now() > third
    program.time.pass_(600)
    await program.play(table, 0)
    await program.play(table, 1)
    now = await budget(program, table)
    assert (now.due - program.time.now()) + now.rest == 3 * HOUR - 600


async def test_computers_play_until_the_end_of_an_overdue_phase(program: Program) -> None:
    table = await interlude(program)
    await program.play(table, 0)
    left = (await budget(program, table)).due - program.time.now()
    await pass_(program, left - 1)
    assert await picks(program, table) == [(0, "")]
    assert not (await budget(program, table)).spent
    await pass_(program, 1)
    assert await picks(program, table) == [(0, ""), (1, "default")]
    second = await budget(program, table)
    assert (second.phase, second.spent) == ("bidding/1", False)
    assert await running(program, table) == {}  # people play again
    assert [s.misses for s in (await program.tables.table_queries.info(table.id)).seated] == [0, 0]


async def test_a_phase_that_nobody_plays_ends_with_its_budget(program: Program) -> None:
    table = await interlude(program)
    await pass_(program, 3 * HOUR)
    assert (await program.tables.table_queries.info(table.id)).status == "ended"
    assert {by for _, by in await picks(program, table)} == {"default"}

    def query(tx):
        assert clocks.budget(tx, table.id) is None
        assert timers.planned_seats(tx, table.id, BUDGET) == set()

    await program.store.read(query)


async def test_a_pause_pauses_the_budget_and_more_time_lets_people_play_again(
    program: Program,
) -> None:
    table = await interlude(program)
    left = (await budget(program, table)).due - program.time.now()
    program.time.pass_(60)
    await program.tables.pausing.pause(table.id, ANN)
    await pass_(program, 30 * HOUR)
    assert not (await budget(program, table)).spent
    await program.tables.pausing.resume(table.id, ANN)
    assert (await budget(program, table)).due - program.time.now() == left - 60
    await program.close()
    await program.open(pause=5)
    program.time.pass_(left - 60)
    assert await program.tables.ladder.budget_due(table.id, -1)
    assert not await program.tables.ladder.budget_due(table.id, -1)
    assert {row.stage for row in (await running(program, table)).values()} == {Stage.FILL}
    await program.tables.ladder.extend(table.id, ANN, None, 600)
    assert await running(program, table) == {}

    def query(tx):
        assert timers.planned_seats(tx, table.id, CLOCK) == set()

    await program.store.read(query)
    assert (await budget(program, table)).due - program.time.now() == 600


def test_an_unmeasured_phase_gets_an_average_share() -> None:
    phases = (("a/1", 10), ("b/1", 20), ("a/2", 10), ("b/2", 20))
    assert phase_seconds(phases, "c/1", 900) == 900 * 15 / 45
    assert phase_seconds(phases, "c/9", 900) == 900
    assert phase_seconds(phases, "b/2", -5) == 0
    assert phase_seconds((), "a/1", 60) == 60
