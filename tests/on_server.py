"""On a database server (`tests.postgres`): what only differs there, and a whole game, end to end.

Run by `.ci/postgres`; without a server it fails, so that nothing passes by having done nothing.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.app.health import check
from bot.discord.client import GharkaneClient
from bot.features.touch.service import TouchLinks
from bot.store import Store, outbox
from bot.store.database.copies import SKIPPED_TABLE_NUMBERS
from bot.store.database.opening import migrate
from bot.store.schema import PUBLIC, SCHEMA_HEAD, metadata
from bot.store.transaction import Tx
from bot.table import Refused
from bot.texts import Library
from engine.games import GAMES
from engine.games._skeleton import PACKAGE as SKELETON
from tests.bot.core.clocks.test_clocks import timed
from tests.bot.core.conftest import BOB, GAME, Program
from tests.bot.core.delivery.test_outbox import rows
from tests.bot.face.playing import config_for, connected, running
from tests.bot.test_cli import gharkane, one_sentence
from tests.e2e.player import PATIENCE, Player, newest_public, open_table, play_out
from tests.e2e.process import BotProcess
from tests.e2e.test_stop import MACHINE_S
from tests.postgres import SERVER, fresh
from tests.standin import StandIn


@pytest.fixture
async def url() -> AsyncIterator[str]:
    assert SERVER, "GHARKANE_TEST_SERVER names no server"
    async with fresh() as made:
        yield made


async def refused_of_two_bots(stand_in: StandIn, url: str, folder: Path, shared: bool) -> int:
    """Two processes ask for 120 channels each at once; how many of these requests get a 429."""
    library = Library(strict=True)
    stand_in.gateway.shards, stand_in.rate_limits = 2, True
    for number in range(120):
        stand_in.world.add_channel(f"{9000 + number}", "text", f"c{number}")
    parts = [
        config_for(stand_in, folder, shards=f"{one}/2", database_url=url if shared else made)
        for one, made in enumerate((url, f"sqlite+aiosqlite:///{folder}/other.db"))
    ]
    async with connected(parts[0], library) as one, connected(parts[1], library) as other:
        await asyncio.gather(
            *(bot.client.fetch_channel(9000 + n) for n in range(120) for bot in (one, other))
        )
    return sum(status == 429 for _, _, status in stand_in.rest.log)


async def test_two_processes_share_the_requests_of_a_second(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On databases of their own they run into the limit that they keep together on one."""

    async def at_once(*_: object, **__: object) -> None:
        """Nobody waits for Discord's five seconds between two shards."""

    monkeypatch.setattr(GharkaneClient, "before_identify_hook", at_once)
    found = []
    for shared in (True, False):
        stand_in = StandIn()
        await stand_in.start()
        try:
            found.append(await refused_of_two_bots(stand_in, url, tmp_path, shared))
        finally:
            await stand_in.stop()
    assert found[0] == 0 < found[1], found


async def test_a_read_cancelled_as_its_connection_opens_gives_it_back(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cancellation arrives when the connection is open and the read has not got it yet."""
    store = await Store.open_unmigrated(url)
    engine = store._engine
    connect, loop = engine.connect, asyncio.get_running_loop()

    def connected() -> sa.Connection:
        opened = connect()
        loop.call_soon(read.cancel)
        return opened

    monkeypatch.setattr(engine, "connect", connected)
    read = asyncio.create_task(store.read(lambda tx: tx.execute(sa.text("SELECT 1"))))
    with pytest.raises(asyncio.CancelledError):
        await read
    assert isinstance(engine.pool, sa.QueuePool)
    assert (engine.pool.checkedout(), engine.pool.checkedin()) == (0, 1)
    await store.close()


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
    assert stands == SCHEMA_HEAD
    del found["alembic_version"]
    assert found == {name: set(table.c.keys()) for name, table in metadata.tables.items()}
    for store in stores:
        await store.close()


async def test_a_migration_waits_for_nobody_who_waits_for_it(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It gives up a table that a transaction holds, lets others go on, and tries again."""
    monkeypatch.setattr("bot.store.store.MIGRATION_PAUSE_S", 0.05)
    store = await Store.open(url)
    asked: list[float] = []

    def older(tx: Tx) -> None:
        tx.execute(sa.text("ALTER TABLE seats DROP COLUMN conceded"))
        tx.execute(sa.text("DROP TABLE voices, dossiers, opened_dossiers, ledger_corrections"))
        for name in ("cue", "alone", "ready"):
            tx.execute(sa.text(f"ALTER TABLE scenes DROP COLUMN {name}"))
        tx.execute(sa.text("UPDATE alembic_version SET version_num = '0046'"))

    def look(tx: Tx) -> None:
        tx.execute(sa.text("SELECT count(*) FROM seats"))

    async def begin() -> asyncio.Task[None]:
        return asyncio.create_task(store.migrate())

    def meanwhile() -> asyncio.Task[None]:
        migrating = asyncio.run_coroutine_threadsafe(begin(), loop).result()
        for _ in range(20):
            time.sleep(0.05)
            began = time.monotonic()
            asyncio.run_coroutine_threadsafe(store.read(look), loop).result()
            asked.append(time.monotonic() - began)
        return migrating

    def hold(tx: Tx) -> asyncio.Task[None]:
        tx.execute(sa.text("LOCK TABLE seats IN ACCESS SHARE MODE"))
        return tx.run_outside_loop(meanwhile)

    loop = asyncio.get_running_loop()
    await store.write(older)
    migrating = await store.write(hold)
    assert not migrating.done()
    await migrating
    assert 0.1 < max(asked) < 1.0, "the reads waited behind the migration, until it gave up"
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


def until_one_waits(program: Program, tx: Tx) -> None:
    """Hold a transaction until another one waits for a lock."""

    def count(tx: Tx) -> int:
        return tx.execute(sa.text("SELECT count(*) FROM pg_locks WHERE NOT granted")).scalar_one()

    def look(loop: asyncio.AbstractEventLoop) -> None:
        for _ in range(500):
            if asyncio.run_coroutine_threadsafe(program.store.read(count), loop).result():
                return
            time.sleep(0.01)

    tx.run_outside_loop(partial(look, asyncio.get_running_loop()))


async def test_a_change_and_what_came_of_messages_do_not_wait_for_each_other(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, GAME, SKELETON)
    program = Program(url)
    await program.open()
    table = await program.game(BOB)
    first, second = (row.id for row in (await rows(program))[:2])
    for row_id in (second, first):
        program.outbox._sending[row_id] = asyncio.create_task(asyncio.sleep(0))
        program.outbox._begun[row_id] = program.time.now()
        program.outbox._over[row_id] = partial(outbox.set_row, row_id=row_id, attempts=0)

    def change(at):
        outbox.set_row(at.tx, first, attempts=0)
        looking = asyncio.create_task(program.outbox._look())
        until_one_waits(program, at.tx)
        outbox.set_row(at.tx, second, attempts=0)
        return looking

    looking = await program.tables.sessions.write(table.id, change)
    await looking
    assert not program.outbox.at_work
    await program.close()


async def test_a_move_and_an_absence_do_not_wait_for_each_other(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An absence moves the clocks of all tables of a person and draws these tables again."""
    monkeypatch.setitem(GAMES, GAME, SKELETON)
    program = Program(url)
    await program.open()
    table = await timed(program, BOB)
    settings, now = program.tables.person_settings, program.time.now()
    await settings.set_preferences(BOB, tell=True)

    def change(at):
        leaving = asyncio.create_task(settings.set_away(BOB, now, now + 86_400))
        until_one_waits(program, at.tx)
        outbox.edit_posted(at.tx, at.id, "dashboard", PUBLIC, now)
        return leaving

    leaving = await program.tables.sessions.write(table.id, change)
    assert (await leaving).away == (now, now + 86_400)
    await program.close()


async def test_the_statements_after_pg_restore_renew_what_restore_renews(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of docs/hosting.md: as `bot.store.database.copies` does in a file."""
    page = (Path(__file__).parents[1] / "docs" / "hosting.md").read_text("utf-8")
    (block,) = re.findall(r"```sql\n(.*?)```", page, re.DOTALL)
    monkeypatch.setitem(GAMES, GAME, SKELETON)
    program = Program(url)
    await program.open()
    table = await program.game(BOB)
    before = (await program.tables.table_queries.info(table.id)).seated[0].revision
    token = await program.tables.of(TouchLinks).make(table.id, BOB, watch=False)

    def run(tx: Tx) -> dict[str, int]:
        for statement in filter(None, map(str.strip, block.split(";"))):
            tx.execute(sa.text(statement.replace("::", "\\:\\:")))
        query = "SELECT sequencename, last_value FROM pg_sequences"
        return dict(tuple(row) for row in tx.execute(sa.text(query)))

    last = await program.store.write(run)
    assert min(last.values()) >= SKIPPED_TABLE_NUMBERS
    assert len(last) > 5
    after = (await program.tables.table_queries.info(table.id)).seated[0].revision
    assert after > before + 10_000_000
    with pytest.raises(Refused, match="touch-unknown"):
        await program.tables.of(TouchLinks).looker(token)
    await program.close()


async def test_copies_are_the_servers_own(url: str) -> None:
    for words, tool in ((("backup", "x.db"), "pg_dump"), (("restore", __file__), "pg_restore")):
        done = await asyncio.to_thread(gharkane, *words, GHARKANE_DATABASE_URL=url)
        assert tool in one_sentence(done, 1)


async def test_a_stop_waits_for_no_lock_of_another_session(url: str, tmp_path: Path) -> None:
    """Who pressed is told that nothing was played."""
    import asyncpg

    stand_in = StandIn()
    await stand_in.start()
    alice, channel = stand_in.person("Alice"), stand_in.channel("table")
    bot = BotProcess(stand_in, tmp_path)
    bot.environment["GHARKANE_DATABASE_URL"] = url
    await bot.start()
    await open_table(stand_in, [alice], channel, next(iter(GAMES)), computers=1)
    await stand_in.settled()
    other = await asyncpg.connect(url.replace("+asyncpg", "", 1))
    async with other.transaction():
        await other.execute(f"LOCK TABLE {', '.join(metadata.tables)} IN ACCESS EXCLUSIVE MODE")
        click = await alice.command(channel, "play")
        assert click.kind == "deferred"
        begun = time.monotonic()
        ending = asyncio.create_task(bot.end())
        assert "rien n’a été joué" in (await click.last(PATIENCE)).text()
        assert await ending == 0
        assert time.monotonic() - begun < 3.0 + MACHINE_S
    await other.close()
    await stand_in.stop()
