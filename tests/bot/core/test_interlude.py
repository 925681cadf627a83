"""A budget for the whole game: a share for each phase, and computers where it is spent."""

from __future__ import annotations

from bot.model.clocks import Stage
from bot.store import clocks, timers
from bot.store.clocks import BudgetRow
from bot.table import TableInfo
from bot.table.clocks.service import BUDGET, CLOCK
from bot.table.clocks.shares import phases_of, share
from tests.bot.core.conftest import ANN, BOB, House
from tests.bot.core.test_clocks import pass_, picks, running

HOUR = 3600.0


async def interlude(house: House) -> TableInfo:
    table = await house.lobby(BOB)
    await house.tables.lobby.set_pace(table.id, ANN, "interlude")
    return await house.tables.lobby.start(table.id, ANN)


async def budget(house: House, table: TableInfo) -> BudgetRow:
    found = await house.store.read(lambda tx: clocks.budget(tx, table.id))
    assert found is not None
    return found


async def test_every_phase_has_its_share_and_all_of_them_are_the_budget(house: House) -> None:
    table = await interlude(house)
    first = await budget(house, table)
    assert first.phase == "setup/1"
    assert (first.due - house.time.now()) + first.rest == 3 * HOUR
    assert await running(house, table) == {}
    phases = phases_of("_skeleton", 2, '{"cards":"5"}')
    assert [phase for phase, _ in phases] == ["setup/1", *(f"bidding/{n}" for n in range(1, 5))]
    rest, shares = 3 * HOUR, []
    for phase, _ in phases:
        shares.append(share(phases, phase, rest))
        rest -= shares[-1]
    assert abs(rest) < 0.001
    assert min(shares) > 0


async def test_what_a_phase_leaves_goes_to_those_after_it(house: House) -> None:
    table = await interlude(house)
    first = await budget(house, table)
    await house.play(table, 0)
    await house.play(table, 1)  # at once: nothing of the share was needed
    second = await budget(house, table)
    assert second.phase == "bidding/1"
    assert (second.due - house.time.now()) + second.rest == 3 * HOUR
    third = share(phases_of("_skeleton", 2, '{"cards":"5"}'), "bidding/1", first.rest)
    assert second.due - house.time.now() > third
    house.time.pass_(600)
    await house.play(table, 0)
    await house.play(table, 1)
    now = await budget(house, table)
    assert (now.due - house.time.now()) + now.rest == 3 * HOUR - 600


async def test_computers_fill_in_until_the_phase_is_over(house: House) -> None:
    table = await interlude(house)
    await house.play(table, 0)
    left = (await budget(house, table)).due - house.time.now()
    await pass_(house, left - 1)
    assert await picks(house, table) == [(0, "")]
    assert not (await budget(house, table)).spent
    await pass_(house, 1)
    assert await picks(house, table) == [(0, ""), (1, "default")]
    second = await budget(house, table)
    assert (second.phase, second.spent) == ("bidding/1", False)
    assert await running(house, table) == {}  # people play again
    assert [s.misses for s in (await house.tables.register.info(table.id)).seated] == [0, 0]


async def test_an_interlude_nobody_plays_ends_with_its_budget(house: House) -> None:
    table = await interlude(house)
    await pass_(house, 3 * HOUR)
    assert (await house.tables.register.info(table.id)).status == "ended"
    assert {by for _, by in await picks(house, table)} == {"default"}

    def query(tx):
        assert clocks.budget(tx, table.id) is None
        assert timers.planned(tx, table.id, BUDGET) == set()

    await house.store.read(query)


async def test_a_pause_pauses_the_budget_and_more_time_lets_people_play_again(house: House) -> None:
    table = await interlude(house)
    left = (await budget(house, table)).due - house.time.now()
    house.time.pass_(60)
    await house.tables.pausing.pause(table.id, ANN)
    await pass_(house, 30 * HOUR)
    assert not (await budget(house, table)).spent
    await house.tables.pausing.resume(table.id, ANN)
    assert (await budget(house, table)).due - house.time.now() == left - 60
    await house.close()
    await house.open(pause=5)
    house.time.pass_(left - 60)
    assert await house.tables.ladder.budget_due(table.id, -1)
    assert not await house.tables.ladder.budget_due(table.id, -1)
    assert {row.stage for row in (await running(house, table)).values()} == {Stage.FILL}
    await house.tables.ladder.extend(table.id, ANN, None, 600)
    assert await running(house, table) == {}

    def query(tx):
        assert timers.planned(tx, table.id, CLOCK) == set()

    await house.store.read(query)
    assert (await budget(house, table)).due - house.time.now() == 600


def test_a_phase_nobody_counted_has_a_middling_share() -> None:
    phases = (("a/1", 10), ("b/1", 20), ("a/2", 10), ("b/2", 20))
    assert share(phases, "c/1", 900) == 900 * 15 / 45
    assert share(phases, "c/9", 900) == 900
    assert share(phases, "b/2", -5) == 0
    assert share((), "a/1", 60) == 60
