"""Windows at a table: an order that is given from the start answers, and nothing tells who has."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.features.orders.service import Orders
from bot.model.clocks import Stage
from bot.model.terms import OVER_DAYS, Pace, Preset, Terms, preset
from bot.table import TableInfo
from engine.games._skeleton.rounds import Allow, Bid, Guess, SetAside, Veto
from engine.kernel import awaited, pending
from tests.bot.core.clocks.test_clocks import pass_, picks, running
from tests.bot.core.clocks.test_overdue import notices, stopped
from tests.bot.core.conftest import ANN, BOB, Program
from tests.bot.core.features.test_orders import looked_at
from tests.bot.core.tables.test_awaited import noted

CAT = 203


async def objecting(program: Program, pace: Preset = "live", *, orders: bool = True) -> TableInfo:
    """Ann has won the first prize; Bob and the third seat may veto, and have instructions for it if
    there are `orders`."""
    table = await program.lobby(BOB, CAT)
    await program.tables.lobby.set_option(table.id, ANN, "full", True)
    await program.tables.lobby.set_pace(table.id, ANN, pace)
    table = await program.tables.lobby.start(table.id, ANN)
    for user, seat in ((ANN, 0), (BOB, 1), (CAT, 2)):
        await program.tables.play.pick_value(table.id, user, seat, SetAside(1))
        await program.tables.play.pick_value(table.id, user, seat, Guess(0, ()))
    for user, seat, card in ((ANN, 0, 5), (BOB, 1, 4), (CAT, 2, 3)):
        if not orders:
            await program.tables.of(Orders).set_order(table.id, user, "vetoing", active=False)
        await program.tables.play.pick_value(table.id, user, seat, Bid(card))
    return table


async def asked(program: Program, table: TableInfo) -> tuple[list[int], list[int]]:
    """Who must answer, and whom everybody sees awaited."""
    game = await program.tables.sessions.read(
        table.id, lambda table_tx: program.tables.sessions.game(table_tx)
    )
    return (
        sorted(seat for _, seats in pending(game) for seat in seats),
        sorted(seat for seat, _ in awaited(game)),
    )


async def test_a_standing_order_passes_a_window_of_low_value(program: Program) -> None:
    table = await objecting(program)
    _, standing = await program.tables.of(Orders).given_orders(table.id, BOB)
    assert [(order.name, order.active) for order in standing] == [
        ("bidding", False),
        ("vetoing", True),
    ]
    for user in (BOB, CAT):
        await program.tables.of(Orders).set_order(table.id, user, "vetoing", {"prize": 7})
    assert await asked(program, table) == ([1, 2], [1, 2])
    await looked_at(program)
    assert await asked(program, table) == ([0, 1, 2], [0, 1, 2]), "the next round"


@pytest.mark.parametrize("first", [Allow(), Veto()])
async def test_nobody_sees_who_has_answered_in_a_window(
    program: Program, first: Allow | Veto
) -> None:
    table = await objecting(program)
    before = await program.revisions(table)
    public = await program.tables.play.view(table.id, None)
    lines = await program.tables.play.log(table.id, 0)
    await program.tables.play.pick_value(table.id, CAT, 2, first)
    assert await asked(program, table) == ([1], [1, 2])
    assert (await program.revisions(table))[:2] == before[:2]
    assert await program.tables.play.view(table.id, None) == public
    assert await program.tables.play.log(table.id, 0) == lines


async def test_a_suspended_order_leaves_a_window_to_its_owner(program: Program) -> None:
    table = await objecting(program)
    for user in (BOB, CAT):
        await program.tables.of(Orders).set_order(
            table.id, user, "vetoing", {"prize": 7}, active=False
        )
    await looked_at(program)
    assert await asked(program, table) == ([1, 2], [1, 2])


# --- its clock ----------------------------------------------------------------------------------


async def test_a_live_window_closes_after_half_a_minute(
    program: Program,
) -> None:
    table = await objecting(program, orders=False)
    opened = program.time.now()
    found = await running(program, table)
    assert {seat: (row.stage, row.due - opened) for seat, row in found.items()} == {
        1: (Stage.REACTS, 30.0),
        2: (Stage.REACTS, 30.0),
    }
    assert await pass_(program, 29.0) == 0
    before = await asked(program, table)
    assert await pass_(program, 1.0) == 2
    assert before == ([1, 2], [1, 2])
    assert (await picks(program, table))[-2:] == [(1, "default"), (2, "default")]
    assert await asked(program, table) == ([0, 1, 2], [0, 1, 2]), "the prize went to its winner"
    assert await running(program, table) == {}
    seated = (await program.tables.table_queries.info(table.id)).seated
    assert [seat.misses for seat in seated] == [0, 0, 0]


@pytest.mark.parametrize("name", OVER_DAYS)
async def test_over_days_a_window_has_an_ordinary_clock(name: Preset, program: Program) -> None:
    table = await objecting(program, name, orders=False)
    found = await running(program, table)
    left = {seat: (row.stage, row.due - program.time.now()) for seat, row in found.items()}
    terms = preset(name)
    lasts = terms.decision + terms.bank
    if terms.rendezvous is not None:
        lasts = (await running(program, table))[1].due - program.time.now()
        assert terms.decision <= lasts <= terms.decision + terms.turn
    assert left == dict.fromkeys((1, 2), (Stage.RUNS, lasts))


@pytest.mark.parametrize("pace", get_args(Pace))
def test_only_live_tables_have_a_reaction_time(pace: Pace) -> None:
    """Whatever its preset says: also terms that a running table has kept from before."""
    assert bool(Terms(pace=pace, decision=60, window=30).reaction) == (pace != "async")


async def test_a_windows_clock_ends_with_its_window(
    program: Program,
) -> None:
    table = await program.lobby(BOB, CAT)
    await program.tables.lobby.set_term(table.id, ANN, "decision", 300)
    await program.tables.lobby.set_option(table.id, ANN, "full", True)
    table = await program.tables.lobby.start(table.id, ANN)
    for user, seat in ((ANN, 0), (BOB, 1), (CAT, 2)):
        await program.tables.play.pick_value(table.id, user, seat, SetAside(1))
        await program.tables.play.pick_value(table.id, user, seat, Guess(0, ()))
        await program.tables.of(Orders).set_order(table.id, user, "vetoing", active=False)
    for user, seat, card in ((ANN, 0, 5), (BOB, 1, 4), (CAT, 2, 3)):
        await program.tables.play.pick_value(table.id, user, seat, Bid(card))
    assert {row.stage for row in (await running(program, table)).values()} == {Stage.REACTS}
    await program.tables.play.pick_value(table.id, CAT, 2, Allow())
    assert {row.stage for row in (await running(program, table)).values()} == {Stage.REACTS}
    await program.tables.play.pick_value(table.id, BOB, 1, Veto())
    found = await running(program, table)
    now = program.time.now()
    assert {s: (r.stage, r.due - now) for s, r in found.items()} == dict.fromkeys(
        range(3), (Stage.RUNS, 300.0)
    )


async def test_a_windows_clock_pauses_extends_and_restarts_after_downtime(
    program: Program,
) -> None:
    table = await objecting(program, orders=False)
    await pass_(program, 20.0)
    await program.tables.pausing.pause(table.id, ANN)
    assert await pass_(program, 100.0) == 0
    await program.tables.pausing.resume(table.id, ANN)
    assert {row.due - program.time.now() for row in (await running(program, table)).values()} == {
        10.0
    }
    await program.tables.ladder.extend(table.id, ANN, None, 60)
    found = (await running(program, table)).values()
    assert {(row.stage, row.due - program.time.now()) for row in found} == {(Stage.REACTS, 70.0)}
    await program.outbox.flush()
    program.post.clear()
    await stopped(program, 600.0)
    assert {row.due - program.time.now() for row in (await running(program, table)).values()} == {
        30.0
    }
    (said,) = await notices(program)
    assert said.facts["seats"] == [1, 2]


async def test_a_seat_that_has_answered_a_window_still_looks_awaited(program: Program) -> None:
    table = await objecting(program, orders=False)
    assert await noted(program, table) == [False, True, True]
    await program.tables.play.pick_value(table.id, CAT, 2, Allow())
    assert await noted(program, table) == [False, True, True]
    await program.restart()
    assert await noted(program, table) == [False, True, True]
    assert await pass_(program, 30.0) == 1, "who has answered is not answered for"
    assert await noted(program, table) == [True, True, True]
