"""A game that somebody laid out is not rated, and its table sees who knows what is hidden."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
import sqlalchemy as sa

from bot.features.results.rows import results
from bot.features.stats.service import Stats
from bot.model.game_export import GameExport
from bot.store.schema import outbox
from bot.table import TableInfo
from bot.table.start.lobby import LAID_OUT
from engine.games._skeleton.record import Bidder, Record
from tests.bot.core.conftest import ANN, BOB, GAME, GUILD, Program
from tests.bot.core.features.test_results import play_out

RECORD = Record(seats=(Bidder(points=3), Bidder(points=0)))


async def from_file(program: Program, table: TableInfo) -> None:
    export = GameExport(game=GAME, options=table.options, record=RECORD)
    await program.tables.beginnings.begin_from(table.id, ANN, export, "mine.json")


async def by_master(program: Program, table: TableInfo) -> None:
    await program.tables.beginnings.set_record(table.id, ANN, RECORD)


async def after_another(program: Program, table: TableInfo) -> None:
    other = await play_out(program, await program.game(BOB, channel=77))
    await program.tables.beginnings.begin_after(table.id, ANN, other.id)


async def ended(program: Program, table: TableInfo) -> list[bool]:
    await program.tables.lobby.start(table.id, ANN)
    await play_out(program, table)
    query = sa.select(results.c.rated).where(results.c.game_id == table.id)
    return await program.store.read(lambda tx: list(tx.execute(query).scalars()))


async def told(program: Program, table: TableInfo) -> list[str]:
    query = sa.select(outbox.c.facts).where(
        outbox.c.game_id == table.id, outbox.c.occasion == LAID_OUT
    )
    facts = await program.store.read(lambda tx: list(tx.execute(query).scalars()))
    return [str(fact.get("by")) for fact in facts]


async def test_a_dealt_game_is_rated_without_a_notice(program: Program) -> None:
    table = await program.lobby(BOB)
    assert await ended(program, table) == [True, True]
    assert await told(program, table) == []


@pytest.mark.parametrize(
    ("lay_out", "by"),
    [(from_file, f"<@{ANN}>"), (by_master, f"<@{ANN}>"), (after_another, "None")],
)
async def test_a_game_that_was_laid_out_is_not_rated(
    program: Program, lay_out: Callable[[Program, TableInfo], Awaitable[None]], by: str
) -> None:
    table = await program.lobby(BOB)
    await lay_out(program, table)
    before = {
        standing.user_id: standing.rated
        for standing in await program.tables.of(Stats).ranking(GUILD, GAME)
    }
    assert await ended(program, table) == [False, False]
    assert await told(program, table) == [by]
    after = {one.user_id: one.rated for one in await program.tables.of(Stats).ranking(GUILD, GAME)}
    assert after == before


async def test_a_withdrawn_preparation_leaves_a_game_rated(program: Program) -> None:
    table = await program.lobby(BOB)
    await by_master(program, table)
    await program.tables.beginnings.set_record(table.id, ANN, None)
    assert await ended(program, table) == [True, True]
