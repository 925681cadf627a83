"""A live installation moves to another database, and nothing is lost or changed by it."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.store import Store, StoreError
from bot.store.database import moving
from bot.store.schema import metadata
from tests.bot.core.conftest import BOB, CAT, Program
from tests.bot.core.store.stored import restored
from tests.bot.core.store.test_databases import MADE
from tests.bot.core.store.test_store import address
from tests.bot.test_cli import gharkane, one_sentence


async def rows(store: Store) -> dict[str, list[tuple[object, ...]]]:
    def query(tx):
        return {
            table.name: [
                tuple(row) for row in tx.execute(sa.select(table).order_by(*table.primary_key))
            ]
            for table in metadata.sorted_tables
            if table.name not in moving.LEFT_OUT
        }

    return await store.read(query)


@pytest.mark.parametrize("old", MADE[-1:], ids=lambda path: path.name.removesuffix(".sql.xz"))
async def test_all_games_of_an_installation_move_and_go_on(
    old: Path, program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To a file, or to the server for tests where there is one; and back to a file."""
    monkeypatch.setattr(moving, "ROWS_PER_BATCH", 7)
    restored(old.read_bytes(), tmp_path / "old.db")
    source, back = await Store.open(address(tmp_path / "old.db")), None
    told: list[int] = []
    moveds = await moving.move(source, program.store, told.append)
    assert sum(told) == sum(moved.rows for moved in moveds) == await moving.count_rows(source)
    assert len({one.digest for one in moveds if one.rows}) == sum(one.rows > 0 for one in moveds)
    assert await rows(source) == await rows(program.store)
    back = await Store.open(address(tmp_path / "back.db"))
    assert [one.digest for one in await moving.move(program.store, back)] == [
        one.digest for one in moveds
    ]
    table = await program.game(BOB, CAT, channel=999_001)  # its id is none that was moved
    await program.play(table, 0)
    with pytest.raises(StoreError, match="not empty"):
        await moving.move(source, program.store)
    await source.close()
    await back.close()


async def test_a_copy_that_differs_is_detected_and_rolled_back(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await program.game(BOB)
    target = await Store.open(address(tmp_path / "new.db"))
    plain = moving._batches

    async def losing(store: Store, table: sa.Table):  # type: ignore[no-untyped-def]
        async for batch in plain(store, table):
            yield [row | {"name": "x"} for row in batch] if store is target else batch

    monkeypatch.setattr(moving, "_batches", losing)
    with pytest.raises(StoreError, match="not the same after the move"):
        await moving.move(program.store, target)
    monkeypatch.undo()
    assert not any((await rows(target)).values())
    await target.close()


async def test_the_command_says_what_was_moved(program: Program, tmp_path: Path) -> None:
    table = await program.game(BOB)
    await program.close()
    new = address(tmp_path / "new.db")
    done = gharkane("migrate-database", program.url, new)
    assert done.returncode == 0, done.stderr
    assert "games: rows: 1" in done.stdout
    moved = Program(new)
    await moved.open()
    await moved.play(table, 0)
    await moved.close()
    missing = address(tmp_path / "none.db")
    assert "no database at" in one_sentence(gharkane("migrate-database", missing, new), 1)
