"""The database's file: for its owner alone, checked at start, and never recreated."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.store import Store, StoreError, notes
from bot.store.database import opening
from bot.store.schema import marks
from bot.store.transaction import Tx
from tests.bot.core.conftest import Program
from tests.bot.core.store.sql import sql
from tests.bot.core.store.test_store import address, unusable

WORDS = "a word that fills pages " * 40


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


@pytest.fixture
async def games(tmp_path: Path) -> Path:
    """A database of ours with some pages in it, closed."""
    path = tmp_path / "games.db"
    await (await Store.open(address(path))).close()
    with closing(sqlite3.connect(path)) as filling, filling:
        rows = ((f"{n}", WORDS) for n in range(200))
        filling.executemany("INSERT INTO marks (key, value) VALUES (?, ?)", rows)
    return path


# --- for its owner alone ------------------------------------------------------------------------


async def test_created_files_are_readable_by_their_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "var" / "games.db"
    store = await Store.open(address(path))

    def change(tx):
        sql(tx, "INSERT INTO marks (key, value) VALUES ('a', 'b')")
        return {one.name: mode(one) for one in path.parent.iterdir()}

    made = await store.write(change)
    assert made == {"games.db": 0o600, "games.db-wal": 0o600, "games.db-shm": 0o600}
    assert mode(path.parent) == 0o700
    await store.close()


async def test_opening_a_database_removes_the_rights_of_others(tmp_path: Path) -> None:
    path = tmp_path / "var" / "games.db"
    first = await Store.open(address(path))
    await first.write(lambda tx: sql(tx, "INSERT INTO marks (key, value) VALUES ('a', 'b')"))
    path.parent.chmod(0o755)
    for one in path.parent.iterdir():
        one.chmod(0o644)
    second = await Store.open(address(path))
    assert {mode(one) for one in path.parent.iterdir()} == {0o600}
    assert mode(path.parent) == 0o700
    await first.close()
    await second.close()


@pytest.mark.parametrize("shared", ["sticky", "with other things"])
async def test_a_shared_folder_keeps_its_rights(tmp_path: Path, shared: str) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    if shared == "sticky":
        folder.chmod(0o1777)
    else:
        (folder / "pictures").mkdir(mode=0o755)
        folder.chmod(0o755)
    before = folder.stat().st_mode
    await (await Store.open(address(folder / "games.db"))).close()
    assert folder.stat().st_mode == before
    assert mode(folder / "games.db") == 0o600


async def test_a_read_only_file_is_not_made_writable(games: Path) -> None:
    games.chmod(0o444)
    opening.prepare(address(games))
    assert mode(games) == 0o400


# --- whole, or said ----------------------------------------------------------------------------


async def test_an_undamaged_database_is_opened_again(games: Path) -> None:
    store = await Store.open(address(games))

    def query(tx):
        assert sql(tx, "SELECT count(*) FROM marks").scalar_one() == 200

    await store.read(query)
    await store.close()


@pytest.mark.parametrize("left", [0, 1, 99, 511, 512, 4096, 4097, 0.5, 0.99])
async def test_a_truncated_file_is_reported_and_not_filled(games: Path, left: float) -> None:
    size = games.stat().st_size
    with games.open("r+b") as file:
        file.truncate(int(left * size) if 0 < left < 1 else int(left))
    cut = games.read_bytes()
    for _ in range(2):
        assert "is damaged" in await unusable(address(games))
    assert games.read_bytes() == cut


async def test_the_write_ahead_log_of_a_truncated_file_stays(program: Program) -> None:
    """SQLite itself throws the log away when its file is empty."""
    await program.lobby()
    path = Path(program.url.removeprefix("sqlite+aiosqlite:///"))
    copy, log = path.with_name("copy.db"), path.with_name("copy.db-wal")
    log.write_bytes(path.with_name(f"{path.name}-wal").read_bytes())
    copy.write_bytes(b"")
    before = log.read_bytes()
    assert before
    assert "cut short to 0 bytes" in await unusable(address(copy))
    assert log.read_bytes() == before


@pytest.mark.parametrize("instead", [None, "copy.db"])
async def test_no_write_succeeds_once_the_file_is_gone(games: Path, instead: str | None) -> None:
    """SQLite would go on in the removed file, and a new connection would make an empty one."""
    store = await Store.open(address(games))
    if instead is not None:
        games.with_name(instead).write_bytes(games.read_bytes())
        games.with_name(instead).replace(games)
    else:
        games.unlink()
    for transaction in (store.write, store.read):
        with pytest.raises(StoreError, match="was removed or replaced while it was in use"):
            await transaction(lambda tx: sql(tx, "SELECT count(*) FROM marks"))
    assert games.exists() == (instead is not None)
    await store.close()


@pytest.mark.parametrize("at", [0.2, 0.5, 0.8])
async def test_a_damaged_page_is_detected_and_not_changed(games: Path, at: float) -> None:
    size = games.stat().st_size
    with games.open("r+b") as file:
        file.seek(int(size * at) // 4096 * 4096)
        file.write(os.urandom(4096))
    damaged = games.read_bytes()
    assert "is damaged" in await unusable(address(games))
    assert games.read_bytes() == damaged


async def test_a_very_large_file_is_not_read_at_start(
    games: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(opening, "MAX_CHECKED_BYTES", 4096)
    await (await Store.open(address(games))).close()
    assert "too large to be looked through" in caplog.text
    with games.open("r+b") as file:
        file.truncate(8192)
    assert "is damaged" in await unusable(address(games))  # its first page says how long it is


async def test_a_killed_start_leaves_no_partial_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.db"

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("bot.store.database.opening.os.link", killed)
        with pytest.raises(KeyboardInterrupt):
            opening.prepare(address(path))
    assert not path.exists()
    await (await Store.open(address(path))).close()


async def test_a_write_waits_its_turn_but_not_for_ever(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.store.BUSY", 0.01)
    written: list[object] = []
    async with program.store._turn():  # as any other write of this process has it
        with pytest.raises(StoreError, match="is busy"):
            await program.store.write(written.append)
    assert not written

    await program.store.write(written.append)


async def test_free_pages_are_given_back_to_the_disk(tmp_path: Path) -> None:
    """Also in a file of a version whose files could not shrink."""
    path = tmp_path / "g.db"
    url = f"sqlite+aiosqlite:///{path}"
    await (await Store.open(url)).close()
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        old.execute("PRAGMA auto_vacuum=NONE")
        old.execute("VACUUM")
        assert old.execute("PRAGMA auto_vacuum").fetchone() == (0,)
    store = await Store.open(url)

    def fill(tx: Tx) -> None:
        for n in range(600):
            notes.set_mark(tx, f"filled {n}", "x" * 4000)

    await store.write(fill)
    await store.write(lambda tx: tx.execute(sa.delete(marks)))
    await store.shrink()
    await store.close()
    assert path.stat().st_size < 600_000
