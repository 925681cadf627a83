"""Copies of a database: taken while it is used, before a migration, and put back."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from itertools import combinations
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import make_url
from typer import Typer
from typer.testing import CliRunner, Result

from bot.app.assembly import assembled
from bot.app.config import Config
from bot.app.lease import Lease
from bot.app.shards import Shards
from bot.cli import host as cli_host
from bot.cli.commands import Commands, core_app
from bot.store import Store, StoreError
from bot.store.database import copies
from bot.store.schema import metadata
from bot.table import Refused
from tests.bot.core.clocks.test_clocks import timed
from tests.bot.core.conftest import ANN, BOB, CHANNEL, GAME, GUILD, Program
from tests.bot.core.store.stored import restored
from tests.bot.core.store.test_databases import MADE
from tests.bot.core.store.test_files import mode
from tests.bot.core.store.test_store import address
from tests.bot.test_cli import gharkane


def content(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as database:
        return [line for line in database.iterdump() if 'INTO "processes"' not in line]


def without_numbers(lines: list[str]) -> list[str]:
    """The content without what `restore` raises: revisions, and the last number given."""
    raised = ("seats", "clocks", "sqlite_sequence", "touch_links")
    return [line for line in lines if not any(f'INTO "{table}"' in line for table in raised)]


def file_of(program: Program) -> Path:
    return Path(program.url.removeprefix("sqlite+aiosqlite:///"))


async def command(url: str, *words: str) -> Result:
    """`gharkane …` over this database; in this process, since a new one takes a second to begin."""
    app = Typer(cls=Commands)
    cli_host.add(app)
    told = {"GHARKANE_DATABASE_URL": url}
    return await asyncio.to_thread(CliRunner().invoke, app, words, env=told)


def one_sentence(done: Result) -> str:
    """The only line of stderr, of a command that found a fault."""
    assert done.exit_code == 1, done.output
    assert isinstance(done.exception, SystemExit), done.exception
    (line,) = done.stderr.splitlines()
    return line


async def test_a_backup_is_whole_while_the_bot_writes(program: Program, tmp_path: Path) -> None:
    copy, channels = tmp_path / "copy.db", iter(range(8000, 9000))
    table = await program.game(BOB)
    asks: list[int] = []

    def meanwhile(left: int, pages: int) -> None:
        asks.append(left)
        with closing(sqlite3.connect(file_of(program))) as database, database:
            database.execute("INSERT INTO marks VALUES (?, 'x')", (str(next(channels)),))

    copies.PAGES_PER_STEP, before = 5, copies.PAGES_PER_STEP
    try:
        copies.backup(program.url, copy, meanwhile)
    finally:
        copies.PAGES_PER_STEP = before
    assert len(asks) > 2
    assert mode(copy) == 0o600
    other = Program(address(copy))
    await other.open()
    assert (await other.tables.table_queries.info(table.id)).status == "running"
    await other.play(table, 0)
    await other.close()
    with pytest.raises(StoreError, match="is there already"):
        copies.backup(program.url, copy)


async def test_backup_and_restore_bring_a_database_back(program: Program, tmp_path: Path) -> None:
    copy, path = tmp_path / "copy.db", file_of(program)
    table = await program.game(BOB)
    made = gharkane("backup", str(copy), fresh=True, GHARKANE_DATABASE_URL=program.url)
    assert made.returncode == 0, made.stderr
    then = content(path)
    await program.play(table, 0)
    await program.close()
    now = content(path)
    done = await command(program.url, "restore", str(copy))
    assert done.exit_code == 0, done.output
    assert without_numbers(content(path)) == without_numbers(then)
    kept = path.with_name(f"{path.name}.before-restore")
    assert content(kept) == now
    assert {mode(path), mode(kept)} == {0o600}
    await program.open()
    await program.play(table, 0)


async def test_a_restored_database_reuses_no_id_of_the_lost_one(
    program: Program, tmp_path: Path
) -> None:
    """Also of two lives that began from one copy."""
    copy = tmp_path / "copy.db"
    table = await program.game(BOB)
    copies.backup(program.url, copy)
    revisions: list[set[int]] = []
    numbers: list[int] = []
    for life in range(3):
        seen = set()
        for _ in range(3):
            seated = (await program.tables.table_queries.info(table.id)).seated
            seen |= {seat.revision for seat in seated}
            await program.play(
                table, (await program.tables.play.view(table.id, None)).awaited[0][0]
            )
        revisions.append(seen)
        opened = await program.tables.lobby.open(GAME, GUILD, CHANNEL + 50, ANN, "Ann", "fr")
        numbers.append(opened.id)
        await program.close()
        copies.restore(program.url, copy, copies.RESTORE_EPOCH_S + 1000 * (life + 1))
        await program.open()
    assert len(set(numbers)) == 3
    assert all(not one & other for one, other in combinations(revisions, 2))
    old = min(revisions[0])
    with pytest.raises(Refused, match="stale"):
        await program.tables.play.pick(table.id, ANN, 0, old, 0)


async def test_no_number_of_any_table_is_reused_after_a_restore(
    program: Program, tmp_path: Path
) -> None:
    """Also of a table that was empty in the copy."""
    copy, path = tmp_path / "copy.db", file_of(program)
    copies.backup(program.url, copy)
    await program.close()
    copies.restore(program.url, copy, copies.RESTORE_EPOCH_S + 1000)
    numbered = {table.name for table in metadata.tables.values() if is_numbered(table)}
    assert {"games", "touch_links"} <= numbered
    with closing(sqlite3.connect(path)) as database:
        last = dict(database.execute("SELECT name, seq FROM sqlite_sequence"))
    assert {name for name in numbered if last.get(name, 0) < copies.SKIPPED_TABLE_NUMBERS} == set()


def is_numbered(table: sa.Table) -> bool:
    """Whether SQLite numbers the rows of this table without repeating a number."""
    return bool(table.dialect_options["sqlite"].get("autoincrement"))


async def test_a_clock_runs_on_after_a_restore(program: Program, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    table = await timed(program, BOB)
    copies.backup(program.url, copy)
    await program.close()
    copies.restore(program.url, copy, copies.RESTORE_EPOCH_S + 1000)
    await program.open()
    with closing(sqlite3.connect(file_of(program))) as database:
        clocks = database.execute("SELECT seat, revision FROM clocks").fetchall()
    seated = (await program.tables.table_queries.info(table.id)).seated
    assert clocks
    assert all(seated[seat].revision == revision for seat, revision in clocks)


async def test_nothing_is_restored_under_a_running_bot(program: Program, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copies.backup(program.url, copy)
    lease = Lease(program.store, Shards())
    await lease.take()
    before = content(file_of(program))
    assert "Another gharkane works on" in one_sentence(
        await command(program.url, "restore", str(copy))
    )
    assert content(file_of(program)) == before


@pytest.mark.parametrize("damage", [b"", b"no database " * 100])
async def test_a_damaged_database_is_kept_aside_and_replaced(
    program: Program, tmp_path: Path, damage: bytes
) -> None:
    copy, path = tmp_path / "copy.db", file_of(program)
    table = await program.game(BOB)
    copies.backup(program.url, copy)
    await program.close()
    path.write_bytes(damage)
    assert (await command(program.url, "restore", str(copy))).exit_code == 0
    assert path.with_name(f"{path.name}.before-restore").read_bytes() == damage
    await program.open()
    await program.play(table, 0)


async def test_a_foreign_file_is_not_restored(program: Program, tmp_path: Path) -> None:
    before = content(file_of(program))
    other, newer, cut = tmp_path / "other.db", tmp_path / "newer.db", tmp_path / "cut.db"
    with closing(sqlite3.connect(other)) as database, database:
        database.execute("CREATE TABLE things (a)")
    copies.backup(program.url, newer)
    cut.write_bytes(newer.read_bytes()[:20_000])
    with closing(sqlite3.connect(newer)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    for copy, why in (
        (other, "no database of this program"),
        (newer, "newer version"),
        (cut, "damaged"),
        (tmp_path / "none.db", "no file"),
    ):
        assert why in one_sentence(await command(program.url, "restore", str(copy)))
    assert content(file_of(program)) == before


async def test_a_failed_backup_leaves_no_file(program: Program, tmp_path: Path) -> None:
    assert one_sentence(await command(program.url, "backup", str(tmp_path / "no" / "copy.db")))
    server = "postgresql+asyncpg://nobody@127.0.0.1/x"
    assert "pg_dump" in one_sentence(await command(server, "backup", "x.db"))
    assert not list(tmp_path.glob("*.new"))


async def test_a_database_of_before_version_1_is_refused_and_kept(
    program: Program, tmp_path: Path
) -> None:
    """By the start, by a check, by a move, and as a copy."""
    path = tmp_path / "old.db"
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('0040')")
        database.execute("CREATE TABLE processes (name TEXT)")
    before, now = content(path), content(file_of(program))
    sentence = (
        "{} was written before version 1.0.0 (it stands at '0040'): start version 1.0.0 with it "
        "once, then this version; nothing was changed."
    )
    with pytest.raises(StoreError) as refusal:
        async with assembled(Config().model_copy(update={"database_url": address(path)})):
            pass
    assert str(refusal.value) == sentence.format("This database")
    new = address(tmp_path / "new.db")
    for words in (("upgrade", "--check"), ("migrate-database", address(path), new)):
        told = one_sentence(await command(address(path), *words))
        assert told == sentence.format("This database")
    told = one_sentence(await command(program.url, "restore", str(path)))
    assert told == sentence.format(path)
    assert (content(path), content(file_of(program))) == (before, now)
    assert [file.name for file in tmp_path.iterdir() if ".before-" in file.name] == []


async def test_a_backup_is_made_before_each_migration(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.db"
    restored(MADE[0].read_bytes(), path)
    with closing(sqlite3.connect(path)) as database:  # the migrations to come are of later versions
        (stands,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
    monkeypatch.setattr(copies, "SCHEMA_HEAD", later := f"{int(stands) + 1:04}")
    before = content(path)
    for _ in range(3):  # each of these starts is interrupted before the migration
        copies.copy_before(make_url(address(path)))
    path.with_name(f"games.db.before-{later}.17.new").write_bytes(b"cut off")
    path.with_name(f"games.db.before-{later}-3").write_bytes(b"of an earlier start")
    await (await Store.open(address(path))).close()
    kept = path.with_name(f"games.db.before-{later}")
    assert content(kept) == before
    assert mode(kept) == 0o600
    monkeypatch.undo()
    await (await Store.open(address(path))).close()
    assert len(list(tmp_path.glob("games.db.before-*"))) == 1


async def _made(path: Path) -> None:
    await (await Store.open(address(path))).close()


def test_old_copies_in_a_folder_are_deleted(tmp_path: Path) -> None:
    database = tmp_path / "g.db"
    asyncio.run(_made(database))
    folder = tmp_path / "copies"
    folder.mkdir()
    for name in ("gharkane-20260101-000000.db", "gharkane-20260102-000000.db", "mine.db"):
        (folder / name).touch()
    runner = CliRunner(env={"GHARKANE_DATABASE_URL": f"sqlite+aiosqlite:///{database}"})
    done = runner.invoke(core_app(), ["backup", str(folder), "--keep", "2"])
    assert done.exit_code == 0, done.output
    kept = sorted(path.name for path in folder.iterdir())
    assert (len(kept), kept[0], kept[-1]) == (3, "gharkane-20260102-000000.db", "mine.db")
    assert runner.invoke(core_app(), ["backup", str(tmp_path / "x"), "--keep", "2"]).exit_code == 1
