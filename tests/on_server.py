"""On a database server (`tests.postgres`): what only differs there, and a whole game, end to end.

Run by `.ci/postgres`; without a server it fails, so that nothing passes by having done nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.app.health import check
from bot.playground.server import StandIn
from bot.store import Store, outbox
from bot.store.opening import migrate
from bot.store.schema import HEAD, metadata
from bot.texts import Library
from engine.games import GAMES
from engine.games._skeleton import PACKAGE as SKELETON
from tests.bot.core.conftest import BOB, GAME, House
from tests.bot.core.test_outbox import rows
from tests.bot.face.playing import running
from tests.bot.test_cli import gharkane, one_sentence
from tests.e2e.player import Player, newest_public, open_table, play_out
from tests.postgres import SERVER, fresh


@pytest.fixture
async def url() -> AsyncIterator[str]:
    assert SERVER, "GHARKANE_TEST_SERVER names no server"
    async with fresh() as made:
        yield made


async def test_its_tables_are_those_of_the_schema_and_three_may_start_at_once(url: str) -> None:
    stores = await asyncio.gather(*(Store.open(url) for _ in range(3)))

    def change(tx):
        migrate(tx.connection)
        stands = tx.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
        seen = sa.inspect(tx.connection)
        found = {
            table: {column["name"] for column in seen.get_columns(table)}
            for table in seen.get_table_names()
        }
        return found, stands

    found, stands = await stores[0].write(change)
    assert stands == HEAD
    del found["alembic_version"]
    assert found == {name: set(table.c.keys()) for name, table in metadata.tables.items()}
    for store in stores:
        await store.close()


async def test_a_whole_game_is_played_and_its_host_sees_that_all_is_well(
    url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    stand_in = StandIn()
    await stand_in.start()
    alice, channel = stand_in.person("Alice"), stand_in.channel("table")
    assert await asyncio.to_thread(check, url) == "The bot has not run on this database yet."
    async with running(stand_in, tmp_path, Library(strict=True), database_url=url):
        await open_table(stand_in, [alice], channel, next(iter(GAMES)), computers=2)
        picks = await play_out(stand_in, [Player(alice, channel, seed=1)])
        await stand_in.settled()
        assert await asyncio.to_thread(check, url) == ""
    await stand_in.stop()
    assert picks > 10
    assert "Partie terminée" in newest_public(alice, channel).text()
    assert stand_in.refusals == []
    assert [r.getMessage() for r in caplog.records if r.levelname == "ERROR"] == []
    assert not list(tmp_path.glob("*.db"))


async def test_a_change_and_what_came_of_messages_do_not_wait_for_each_other(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, GAME, SKELETON)
    house = House(url)
    await house.open()
    table = await house.game(BOB)
    first, second = (row.id for row in (await rows(house))[:2])
    for row_id in (second, first):
        house.outbox._sending[row_id] = asyncio.create_task(asyncio.sleep(0))
        house.outbox._over[row_id] = partial(outbox.set_row, row_id=row_id, attempts=0)

    async def waits() -> bool:
        def fetch(tx):
            query = sa.text("SELECT count(*) FROM pg_locks WHERE NOT granted")
            return bool(tx.execute(query).scalar())

        return await house.store.read(fetch)

    def change(at):
        outbox.set_row(at.tx, first, attempts=0)
        looking = asyncio.create_task(house.outbox._look())
        for _ in range(5000):
            if waits():
                break
            asyncio.sleep(0.001)
        outbox.set_row(at.tx, second, attempts=0)
        return looking

    looking = await house.tables.desk.write(table.id, change)
    await looking
    assert not house.outbox.at_work
    await house.close()


async def test_copies_are_the_servers_own(url: str) -> None:
    for words, tool in ((("backup", "x.db"), "pg_dump"), (("restore", __file__), "pg_restore")):
        done = await asyncio.to_thread(gharkane, *words, GHARKANE_DATABASE_URL=url)
        assert tool in one_sentence(done, 1)
