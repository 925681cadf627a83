"""Windows at a table: an order that is given from the start answers, and nothing tells who has."""

from __future__ import annotations

import pytest

from bot.table import TableInfo
from engine.games._skeleton.rounds import Allow, Bid, Guess, SetAside, Veto
from engine.kernel import awaited, pending
from tests.bot.core.conftest import ANN, BOB, House
from tests.bot.core.test_orders import looked_at

CAT = 203


async def objecting(house: House) -> TableInfo:
    """Ann has won the first prize; Bob and the third seat may veto."""
    table = await house.lobby(BOB, CAT)
    await house.tables.lobby.set_option(table.id, ANN, "full", True)
    table = await house.tables.lobby.start(table.id, ANN)
    for user, seat in ((ANN, 0), (BOB, 1), (CAT, 2)):
        await house.tables.play.pick_value(table.id, user, seat, SetAside(1))
        await house.tables.play.pick_value(table.id, user, seat, Guess(0, ()))
    for user, seat, card in ((ANN, 0, 5), (BOB, 1, 4), (CAT, 2, 3)):
        await house.tables.play.pick_value(table.id, user, seat, Bid(card))
    return table


async def asked(house: House, table: TableInfo) -> tuple[list[int], list[int]]:
    """Who must answer, and whom everybody sees awaited."""
    async with house.tables.desk.look(table.id) as at:
        game = await house.tables.desk.game(at)
    return (
        sorted(seat for _, seats in pending(game) for seat in seats),
        sorted(seat for seat, _ in awaited(game)),
    )


async def test_an_order_given_from_the_start_lets_a_small_prize_go(house: House) -> None:
    table = await objecting(house)
    _, standing = await house.tables.orders.given(table.id, BOB)
    assert [(one.name, one.active) for one in standing] == [("bidding", False), ("vetoing", True)]
    for user in (BOB, CAT):
        await house.tables.orders.set_order(table.id, user, "vetoing", {"prize": 7})
    assert await asked(house, table) == ([1, 2], [1, 2])
    await looked_at(house)
    assert await asked(house, table) == ([0, 1, 2], [0, 1, 2]), "the next round"


@pytest.mark.parametrize("first", [Allow(), Veto()])
async def test_that_somebody_has_answered_shows_to_nobody(
    house: House, first: Allow | Veto
) -> None:
    table = await objecting(house)
    before = await house.revisions(table)
    public = await house.tables.play.view(table.id, None)
    lines = await house.tables.play.log(table.id, 0)
    await house.tables.play.pick_value(table.id, CAT, 2, first)
    assert await asked(house, table) == ([1], [1, 2])
    assert (await house.revisions(table))[:2] == before[:2]
    assert await house.tables.play.view(table.id, None) == public
    assert await house.tables.play.log(table.id, 0) == lines


async def test_an_order_out_of_force_leaves_the_question_to_its_owner(house: House) -> None:
    table = await objecting(house)
    for user in (BOB, CAT):
        await house.tables.orders.set_order(table.id, user, "vetoing", {"prize": 7}, active=False)
    await looked_at(house)
    assert await asked(house, table) == ([1, 2], [1, 2])
