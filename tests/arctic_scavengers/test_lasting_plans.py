"""A plan that goes by the hand is valid for the next turn of its owner, in whichever round."""

from __future__ import annotations

import pytest

from bot.features.consent.service import Consent
from bot.features.consent.undo import REWIND
from bot.features.plans.service import Plans, PlanSheet
from bot.table import TableInfo
from engine.games.arctic_scavengers.guards import GatherWith, KeepBest
from engine.games.arctic_scavengers.picks import Dig, Finish
from engine.plans import Plan, Planned, new_line
from tests.bot.core.conftest import *  # noqa: F403
from tests.bot.core.conftest import ANN, BOB, CHANNEL, GUILD, Program
from tests.bot.core.features.test_orders import looked_at, made
from tests.bot.core.tables.test_rewind import key_of

SEED = 1
"""The deal in which Ann begins."""
BY_HAND = new_line("Gather", GatherWith("recruit", "rest"))
FINDS = new_line("KeepOne", KeepBest("tool"))
FIXED = Planned("Gather", Finish(), otherwise="next")


async def planned(program: Program, *plan: Planned) -> TableInfo:
    """Ann, who has planned, and Bob, in the first round; it is Ann's turn."""
    lobby = program.tables.lobby
    table = await lobby.open("arctic_scavengers", GUILD, CHANNEL, ANN, "Ann", "fr")
    await lobby.join(table.id, BOB, "Bob", "fr")
    await program.tables.sessions.write(table.id, lambda table_tx: lobby.deal(table_tx, SEED))
    assert [seat.user_id for seat in table.seated] == [ANN]
    await change(program, table, *plan)
    return table


async def change(program: Program, table: TableInfo, *plan: Planned) -> None:
    key = (await sheet(program, table)).key
    await program.tables.of(Plans).change(table.id, ANN, key, lambda _: plan)


async def sheet(program: Program, table: TableInfo) -> PlanSheet:
    return await program.tables.of(Plans).sheet(table.id, ANN, ahead=False)


async def finish(program: Program, table: TableInfo, *seats: int) -> None:
    """These seats end their turns in person."""
    for seat in seats:
        await program.tables.play.pick_value(table.id, (ANN, BOB)[seat], seat, Finish())


async def plan_of(program: Program, table: TableInfo) -> Plan:
    return (await sheet(program, table)).plan


async def test_lines_that_go_by_the_hand_answer_in_the_round_after_and_end_with_it(
    program: Program,
) -> None:
    """[gather.order] Lines that name cards end with the round in which they are written."""
    table = await planned(program)
    await finish(program, table, 0)
    await change(program, table, BY_HAND, FINDS, FIXED)
    await finish(program, table, 1)
    assert await plan_of(program, table) == (BY_HAND, FINDS)
    while await looked_at(program):
        pass
    by = [(seat, by) for seat, by, _ in await made(program, table)]
    assert (0, "plan") in by
    assert by[-1] == (0, "plan"), "then it is Bob's turn"
    assert await plan_of(program, table) == (BY_HAND, FINDS)
    await finish(program, table, 1)
    assert await plan_of(program, table) == (FINDS,)


async def test_a_rewind_to_an_earlier_round_stops_what_lasts(program: Program) -> None:
    """[gather.order]"""
    table = await planned(program, FINDS)
    await finish(program, table, 0, 1)
    await program.outbox.flush()
    program.post.clear()
    await program.tables.of(Consent).ask(table.id, REWIND, BOB)
    await program.tables.of(Consent).agree(table.id, REWIND, ANN, await key_of(program))
    after = await sheet(program, table)
    assert (after.plan, after.stopped) == ((FINDS,), "undone")


@pytest.mark.parametrize(("undone", "stopped"), [(False, ""), (True, "undone")])
async def test_a_plan_that_stopped_runs_again_in_the_next_round_unless_its_owner_undid_it(
    program: Program, undone: bool, stopped: str
) -> None:
    """[gather.order]"""
    table = await planned(program)
    if undone:
        await change(program, table, Planned("Gather", Finish()), FINDS)
        await looked_at(program)
        await program.tables.play.undo(table.id, ANN)
    else:
        await change(program, table, Planned("Gather", Dig(("brawler",) * 5)), FINDS)
        await program.tables.answering.carry_out(table.id, 0)
    await finish(program, table, 0, 1)
    after = await sheet(program, table)
    assert FINDS in after.plan
    assert after.stopped == stopped
