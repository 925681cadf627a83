"""Who must agree: every person of the table, also one whose seat somebody else plays for now."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.table import TableInfo
from tests.bot.core.conftest import ANN, BOB, CAT, House

Ask = Callable[[House, TableInfo], Awaitable[bool]]
"""Somebody asks for something by themselves; whether it was done at once."""


async def goes_back(house: House, table: TableInfo) -> bool:
    await house.play(table, 0)
    _, waiting = await house.tables.rewind.ask(table.id, ANN)
    return not waiting


async def goes_live(house: House, table: TableInfo) -> bool:
    _, waiting = await house.tables.repacing.propose(table.id, ANN, {"bank": 7_200})
    return not waiting


async def ends(house: House, table: TableInfo) -> bool:
    """Bob, who does not lead the table."""
    return (await house.tables.conduct.end(table.id, BOB)).status == "ended"


async def pauses(house: House, table: TableInfo) -> bool:
    _, due = await house.tables.pausing.ask(table.id, BOB)
    return due <= house.time.now()


async def regents(house: House, table: TableInfo, *away: int) -> None:
    """Regents play for these people, as they asked."""
    for seat, who in enumerate((ANN, BOB, CAT)):
        if who in away:
            await house.tables.seats.regent(table.id, who, seat)
            now = await house.tables.register.info(table.id)
            assert now.seated[seat].kind != "human"
            assert now.seated[seat].user_id == who


@pytest.mark.parametrize("ask", [goes_back, goes_live, ends, pauses])
async def test_a_regent_takes_nobodys_vote(house: House, ask: Ask) -> None:
    table = await house.game(BOB, CAT)
    away = {ends: (ANN, CAT), pauses: (ANN, CAT)}.get(ask, (BOB, CAT))
    await regents(house, table, *away)
    assert not await ask(house, table)


@pytest.mark.parametrize("ask", [goes_back, goes_live, ends, pauses])
async def test_where_nobody_else_is_it_is_done_at_once(house: House, ask: Ask) -> None:
    by = BOB if ask in (ends, pauses) else ANN
    table = await house.lobby(*((BOB,) if by == BOB else ()))
    if by == ANN:
        await house.tables.lobby.add_computer(table.id, ANN, "easy")
    table = await house.tables.lobby.start(table.id, ANN)
    if by == BOB:
        await house.tables.seats.hand_over(table.id, ANN, 0)  # Ann leaves for good
    assert await ask(house, table)


async def test_the_last_person_to_agree_decides_wherever_they_are(house: House) -> None:
    table = await house.game(BOB, CAT)
    await regents(house, table, CAT)
    await house.tables.conduct.end(table.id, BOB)
    assert (await house.tables.conduct.end(table.id, CAT)).status == "running"  # Ann has not
    assert (await house.tables.conduct.end(table.id, ANN)).status == "ended"
