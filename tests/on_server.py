"""On a database server (`tests.postgres`): what only differs there, and a whole game, end to end.

Run by `.ci/postgres`; without a server it fails, so that nothing passes by having done nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.app.health import check
from bot.playground.server import StandIn
from bot.store import Store
from bot.store.opening import migrate
from bot.store.schema import HEAD, metadata
from bot.texts import Library
from engine.games import GAMES
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
    async with stores[0].write() as tx:
        await tx.run_sync(migrate)
        stands = (await tx.execute(sa.text("SELECT version_num FROM alembic_version"))).scalar()
        found = await tx.run_sync(
            lambda c: {
                table: {column["name"] for column in sa.inspect(c).get_columns(table)}
                for table in sa.inspect(c).get_table_names()
            }
        )
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


async def test_copies_are_the_servers_own(url: str) -> None:
    for words, tool in ((("backup", "x.db"), "pg_dump"), (("restore", __file__), "pg_restore")):
        done = await asyncio.to_thread(gharkane, *words, GHARKANE_DATABASE_URL=url)
        assert tool in one_sentence(done, 1)
