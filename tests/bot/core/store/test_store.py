"""The database: opened, migrated, refused in one sentence; settings and the sign of life."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from bot.app.config import Config, load_config
from bot.errors import StartError
from bot.store import Store, StoreError
from bot.store.schema import SCHEMA_HEAD, metadata
from bot.store.transaction import Tx
from tests.bot.core.conftest import GAME, Program
from tests.bot.core.store.sql import sql
from tests.checkout import ROOT
from tests.prepared import prepared
from tests.waiting import PATIENCE_S


def address(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


async def unusable(url: str) -> str:
    with pytest.raises(StoreError) as caught:
        await Store.open(url)
    sentence = str(caught.value)
    assert "\n" not in sentence
    assert sentence.endswith(".")
    return sentence


async def test_a_new_database_has_the_schema_and_stands_at_the_head(program: Program) -> None:
    """Older ones reach the same (`test_an_older_database_has_the_schema_of_a_new_one`)."""

    def change(tx):
        context = MigrationContext.configure(tx.connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        at = sql(tx, "SELECT version_num FROM alembic_version")
        assert at.scalar_one() == SCHEMA_HEAD

    await program.store.write(change)


def test_a_new_database_has_the_tables_of_features_that_are_not_loaded(tmp_path: Path) -> None:
    """As a command of the host makes it, which loads the store only."""
    made = "import asyncio; from bot.store import Store; asyncio.run(Store.open({!r}))"
    words = [sys.executable, "-c", made.format(address(path := tmp_path / "games.db"))]
    subprocess.run(words, check=True, cwd=ROOT)
    with closing(sqlite3.connect(path)) as database:
        names = {name for (name,) in database.execute("SELECT name FROM sqlite_schema")}
    assert metadata.tables.keys() <= names


async def test_a_new_database_creates_its_folder_and_uses_write_ahead(tmp_path: Path) -> None:
    path = tmp_path / "of" / "100% games" / "games.db"
    store = await Store.open(address(path))

    def query(tx):
        for pragma, value in (
            ("journal_mode", "wal"),
            ("foreign_keys", 1),
            ("busy_timeout", 0),
            ("synchronous", 2),
        ):
            assert sql(tx, f"PRAGMA {pragma}").scalar() == value

    await store.read(query)
    await store.close()
    assert path.is_file()


async def test_closing_waits_for_transactions_and_removes_the_log_of_writes(tmp_path: Path) -> None:
    store = await Store.open(prepared(tmp_path / "g.db"))
    began, ends = threading.Event(), threading.Event()

    def slow(tx: Tx) -> None:
        sql(tx, "UPDATE marks SET value = 1")
        began.set()
        ends.wait(PATIENCE_S)

    writing = asyncio.create_task(store.write(slow))
    await asyncio.to_thread(began.wait, PATIENCE_S)
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0.02)
    ends.set()
    await asyncio.wait({writing, closing})
    assert [path.name for path in tmp_path.iterdir()] == ["g.db"]


async def test_unusable_addresses_are_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    for url in ("nonsense", "mysql://u@h/d", "sqlite:///games.db"):
        assert "GHARKANE_DATABASE_URL" in await unusable(url)
    for memory in ("sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:"):
        assert "would lose every game" in await unusable(memory)
    assert str(tmp_path / "file") in await unusable(address(tmp_path / "file" / "games.db"))
    assert "is no file" in await unusable(address(tmp_path))
    with_password = "mysql://u:hunter2@h/d"
    assert "hunter2" not in await unusable(with_password)


async def test_a_foreign_database_is_not_touched(tmp_path: Path) -> None:
    text = tmp_path / "text.db"
    text.write_bytes(b"These are my notes, not a database. " * 100)
    assert "not a database" in await unusable(address(text))
    assert text.read_bytes() == b"These are my notes, not a database. " * 100
    other = tmp_path / "other.db"
    with sqlite3.connect(other) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    db.close()
    assert "another program" in await unusable(address(other))


async def test_a_database_of_a_newer_version_is_not_touched(program: Program) -> None:
    await program.lobby()
    await program.store.write(lambda tx: sql(tx, "UPDATE alembic_version SET version_num = '9999'"))
    sentence = await unusable(program.url)
    assert "9999" in sentence
    await program.store.write(
        lambda tx: sql(tx, f"UPDATE alembic_version SET version_num = '{SCHEMA_HEAD}'")
    )
    await program.restart()
    assert (await program.tables.table_queries.info(1)).game == GAME


async def test_ten_thousand_stored_games_are_not_loaded_at_start(program: Program) -> None:
    table = await program.game(102)
    await program.store.write(
        lambda tx: sql(
            tx,
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000) "
            "INSERT INTO games (game, status, channel_id, host_id, options, ply, state, missing,"
            " created_at, changed_at) SELECT game, 'running', 100000 + i, host_id, options, ply,"
            " state, missing, created_at, changed_at FROM games, n WHERE id = 1",
        )
    )
    await program.restart()
    await program.outbox.flush()
    await program.clock.fire_due()
    assert len(program.tables.sessions.states) == 0
    await program.play(table, 0)
    assert len(program.tables.sessions.states) == 1


async def test_few_decoded_states_are_cached(program: Program) -> None:
    program.tables.sessions.states._kept.most = 2
    tables = [await program.game(102, channel=n) for n in (1, 2, 3)]
    assert len(program.tables.sessions.states) == 2
    for table in tables:
        await program.play(table, 0)
    assert len(program.tables.sessions.states) == 2


# --- settings and the sign of life --------------------------------------------------------------


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISCORD_TOKEN", "GHARKANE_DATABASE_URL", "GHARKANE_LOCALE"):
        monkeypatch.delenv(name, raising=False)
    config = load_config()
    assert (config.database_url, config.locale) == ("sqlite+aiosqlite:///var/gharkane.db", "fr")
    with pytest.raises(StartError, match="DISCORD_TOKEN"):
        config.token()
    monkeypatch.setenv("DISCORD_TOKEN", "a.s3cret.token")
    monkeypatch.setenv("DISCORD_CLIENT_SECRET", "another-s3cret")
    monkeypatch.setenv("GHARKANE_LOCALE", "en")
    config = load_config()
    assert (config.token(), config.locale) == ("a.s3cret.token", "en")
    assert "s3cret" not in f"{config!r} {config} {config.model_dump()}"


def test_a_wrong_setting_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GHARKANE_LOCALE", "de")
    with pytest.raises(StartError, match="GHARKANE_LOCALE"):
        load_config()
    assert Config.model_config["frozen"]
