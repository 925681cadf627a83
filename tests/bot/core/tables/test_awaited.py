"""The awaited seats of a table are stored beside its seats, so that lists need not read the
games."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
import sqlalchemy as sa

from bot.features.mine.rows import favourites_of
from bot.features.mine.service import OwnGames
from bot.store import games as rows
from bot.store.schema import outbox, seats
from bot.table import TableInfo
from tests.bot.core.conftest import ANN, BOB, GUEST, Program
from tests.bot.core.tables.test_lobby import refused


async def mine(program: Program, user: int = ANN, **page: int) -> list[int]:
    return [table.id for table in await program.tables.table_queries.of_user(user, **page)]


async def noted(program: Program, table: TableInfo) -> list[bool | None]:
    def fetch(tx):
        query = sa.select(seats.c.awaited).where(seats.c.game_id == table.id)
        return list(tx.execute(query.order_by(seats.c.seat)).scalars())

    return await program.store.read(fetch)


async def test_games_that_await_the_reader_come_first_then_the_oldest(program: Program) -> None:
    first, second, third = [await program.game(BOB, channel=n) for n in (1, 2, 3)]
    assert await mine(program) == [first.id, second.id, third.id]
    await program.play(first, 0)
    assert await noted(program, first) == [False, True]
    assert await mine(program) == [second.id, third.id, first.id]
    assert await mine(program, BOB) == [first.id, second.id, third.id]
    await program.tables.play.undo(first.id, ANN)
    assert await noted(program, first) == [True, True]
    await program.tables.seats.hand_over(first.id, ANN, 0)
    assert await mine(program, most=1, skip=1) == [third.id]


async def test_favourites_come_first_for_their_person_until_they_leave(program: Program) -> None:
    first, second, third = [await program.game(BOB, channel=n) for n in (1, 2, 3)]
    own = program.tables.of(OwnGames)

    async def listed(user: int = ANN) -> list[tuple[int, bool]]:
        return [(one.table.id, one.favourite) for one in await own.page(user, 5, 0)]

    await program.play(second, 0)
    await own.favour(second.id, ANN)
    assert await listed() == [(second.id, True), (first.id, False), (third.id, False)]
    assert [star for _, star in await listed(BOB)] == [False] * 3
    await own.favour(second.id, ANN)
    assert await listed() == [(first.id, False), (third.id, False), (second.id, False)]
    await refused(own.favour(second.id, GUEST), "not-seated")
    await own.favour(third.id, ANN)
    await program.tables.seats.hand_over(third.id, ANN, 0)
    assert await program.store.read(lambda tx: favourites_of(tx, ANN)) == set()


async def test_only_the_games_of_one_page_are_read(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    for channel in range(7):
        await program.game(BOB, channel=channel + 1)
    asked: list[int] = []
    read = rows.seats_of

    def counted(tx: rows.Tx, table_ids: Iterable[int]) -> dict[int, list[rows.SeatRow]]:
        asked.extend(table_ids := list(table_ids))
        return read(tx, table_ids)

    monkeypatch.setattr(rows, "seats_of", counted)
    assert await mine(program, most=3, skip=3) == [4, 5, 6]
    assert asked == [4, 5, 6]
    assert await program.tables.table_queries.count_of_user(ANN) == 7


async def test_an_absence_is_shown_at_every_table_of_its_person_only(program: Program) -> None:
    tables = [await program.game(BOB, channel=n) for n in (1, 2)]
    other = await program.tables.lobby.open("_skeleton", 70, 3, BOB, "Bob", "fr")
    await program.tables.person_settings.set_preferences(ANN, tell=True)
    await program.outbox.flush()
    now = program.time.now()
    await program.tables.person_settings.set_away(ANN, now, now + 86_400)

    def fetch(tx):
        pending = (outbox.c.kind == "dashboard") & (outbox.c.state == "pending")
        query = sa.select(outbox.c.game_id).where(pending).order_by(outbox.c.game_id)
        assert list(tx.execute(query).scalars()) == [table.id for table in tables]

    await program.store.read(fetch)
    assert other.id not in [table.id for table in tables]
