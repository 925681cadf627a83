"""A game that somebody laid out is not rated, and its table sees who knows what is hidden."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
import sqlalchemy as sa

from bot.features.stats.service import Stats
from bot.model.chronicle import Chronicle
from bot.store.schema import outbox, results
from bot.table import TableInfo
from bot.table.start.lobby import LAID_OUT
from engine.games._skeleton.record import Bidder, Record
from tests.bot.core.conftest import ANN, BOB, GAME, GUILD, House
from tests.bot.core.test_results import play_out

RECORD = Record(seats=(Bidder(points=3), Bidder(points=0)))


async def from_file(house: House, table: TableInfo) -> None:
    told = Chronicle(game=GAME, options=table.options, record=RECORD)
    await house.tables.beginnings.begin_from(table.id, ANN, told, "mine.json")


async def by_master(house: House, table: TableInfo) -> None:
    await house.tables.beginnings.set_record(table.id, ANN, RECORD)


async def after_another(house: House, table: TableInfo) -> None:
    other = await play_out(house, await house.game(BOB, channel=77))
    await house.tables.beginnings.begin_after(table.id, ANN, other.id)


async def ended(house: House, table: TableInfo) -> list[bool]:
    await house.tables.lobby.start(table.id, ANN)
    await play_out(house, table)
    query = sa.select(results.c.rated).where(results.c.game_id == table.id)
    return await house.store.read(lambda tx: list(tx.execute(query).scalars()))


async def told(house: House, table: TableInfo) -> list[str]:
    query = sa.select(outbox.c.facts).where(
        outbox.c.game_id == table.id, outbox.c.occasion == LAID_OUT
    )
    facts = await house.store.read(lambda tx: list(tx.execute(query).scalars()))
    return [str(one.get("by")) for one in facts]


async def test_a_game_as_dealt_is_rated_and_nothing_is_said(house: House) -> None:
    table = await house.lobby(BOB)
    assert await ended(house, table) == [True, True]
    assert await told(house, table) == []


@pytest.mark.parametrize(
    ("lay_out", "by"),
    [(from_file, f"<@{ANN}>"), (by_master, f"<@{ANN}>"), (after_another, "None")],
)
async def test_a_game_that_was_laid_out_is_not_rated(
    house: House, lay_out: Callable[[House, TableInfo], Awaitable[None]], by: str
) -> None:
    table = await house.lobby(BOB)
    await lay_out(house, table)
    before = {one.user_id: one.rated for one in await house.tables.of(Stats).ranking(GUILD, GAME)}
    assert await ended(house, table) == [False, False]
    assert await told(house, table) == [by]
    after = {one.user_id: one.rated for one in await house.tables.of(Stats).ranking(GUILD, GAME)}
    assert after == before


async def test_a_wish_that_was_taken_back_leaves_a_game_rated(house: House) -> None:
    table = await house.lobby(BOB)
    await by_master(house, table)
    await house.tables.beginnings.set_record(table.id, ANN, None)
    assert await ended(house, table) == [True, True]
