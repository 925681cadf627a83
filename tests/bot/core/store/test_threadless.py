"""In tests that open databases without threads, a transaction is the same but for its thread."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from bot.store import Store, notes
from bot.store.transaction import Tx
from tests.prepared import prepared
from tests.threadless import without_threads


@pytest.mark.parametrize("threads", [True, False])
async def test_transactions_are_the_same_with_and_without_a_thread(
    threads: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not threads:
        without_threads(monkeypatch)
    store = await Store.open(prepared(tmp_path / "games.db"))
    others: list[int] = []

    async def other() -> None:
        others.append(1)

    def change(tx: Tx) -> int:
        notes.set_mark(tx, "a", "1")
        return threading.get_ident()

    def fail(tx: Tx) -> None:
        notes.set_mark(tx, "a", "2")
        raise ValueError("no")

    task = asyncio.create_task(other())
    assert (await store.write(change) == threading.get_ident()) is not threads
    assert task.done()
    assert others == [1], "the loop went on before the transaction"
    with pytest.raises(ValueError, match="no"):
        await store.write(fail)
    assert await store.read(lambda tx: notes.mark(tx, "a")) == "1"
    await store.close()
    assert not list(tmp_path.glob("*-wal")), "the last connection was closed"
