"""A transaction is run whole in the thread of its connection."""

import asyncio
import sqlite3
import threading
import time
from contextlib import closing
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from bot.store import Store, StoreError, notes
from bot.store.database.opening import DURABLE, LIGHT, WRITES
from bot.store.schema import marks, reminders
from bot.store.transaction import Tx
from tests.bot.core.conftest import BOB, CHANNEL, Program
from tests.waiting import PATIENCE_S


async def _all(program: Program) -> list[str]:
    return await program.store.read(
        lambda tx: list(tx.execute(sa.select(marks.c.key).order_by(marks.c.key)).scalars())
    )


async def test_a_transaction_runs_in_another_thread_and_returns_to_the_first(
    program: Program,
) -> None:
    here = threading.get_ident()

    def change(tx):
        inside = threading.get_ident()
        notes.set_mark(tx, "a", "1")
        assert threading.get_ident() == inside
        return inside

    inside = await program.store.write(change)
    assert inside != here == threading.get_ident()
    assert await _all(program) == ["a"]


async def test_the_loop_wakes_a_few_times_for_any_number_of_statements(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def callbacks(statements: int) -> int:
        ran: list[object] = []
        run = asyncio.Handle._run
        with monkeypatch.context() as patched:
            patched.setattr(
                asyncio.Handle, "_run", lambda handle: (ran.append(handle), run(handle))
            )

            def change(tx):
                for n in range(statements):
                    notes.set_mark(tx, str(n), "1")

            await program.store.write(change)
        return len(ran)

    await callbacks(1)
    assert await callbacks(100) <= await callbacks(1) + 2 < 12


async def test_an_error_inside_rolls_back_and_is_raised_outside(program: Program) -> None:
    async def fails() -> None:
        def change(tx):
            notes.set_mark(tx, "a", "1")
            raise KeyError("inside")

        await program.store.write(change)

    with pytest.raises(KeyError, match="inside"):
        await fails()
    assert await _all(program) == []
    assert threading.current_thread() is threading.main_thread()


async def test_a_cancelled_caller_learns_it_after_the_transaction(program: Program) -> None:
    inside, go_on, after = threading.Event(), threading.Event(), []

    async def writes() -> None:
        def change(tx):
            notes.set_mark(tx, "a", "1")
            inside.set()
            go_on.wait(PATIENCE_S)
            notes.set_mark(tx, "b", "1")

        await program.store.write(change)
        after.append(1)

    task = asyncio.create_task(writes())
    await asyncio.to_thread(inside.wait, PATIENCE_S)
    task.cancel()
    await asyncio.sleep(0)
    go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert (await _all(program), after) == (["a", "b"], [])


async def _usable(program: Program, *keys: str) -> None:
    """This is committed, and another writer may write at once: nothing was left open."""
    assert await _all(program) == list(keys)
    async with asyncio.timeout(PATIENCE_S):
        await program.store.write(lambda tx: notes.set_mark(tx, "z", "1"))
    assert await _all(program) == [*keys, "z"]


async def test_a_coroutine_is_refused_as_a_transaction(program: Program) -> None:
    async def waits(tx: Tx) -> None:
        notes.set_mark(tx, "b", "1")
        await asyncio.sleep(0)

    def begins(tx: Tx) -> object:
        notes.set_mark(tx, "a", "1")
        return waits(tx)

    for work in (waits, begins):
        with pytest.raises(TypeError, match="coroutine"):
            await program.store.write(work)
    await _usable(program)


async def test_stop_iteration_inside_is_an_error_and_blocks_nobody(
    program: Program,
) -> None:
    def ends(tx: Tx) -> object:
        notes.set_mark(tx, "a", "1")
        return next(iter(()))

    async with asyncio.timeout(PATIENCE_S):
        with pytest.raises(RuntimeError, match="StopIteration"):
            await program.store.write(ends)
    await _usable(program)


async def test_context_variables_are_visible_inside(program: Program) -> None:
    said: ContextVar[str] = ContextVar("said")
    said.set("before")
    assert await program.store.read(lambda _: said.get()) == "before"


async def test_a_failed_commit_writes_nothing(program: Program) -> None:
    async def refused() -> None:
        def change(tx):
            tx.execute(sa.text("PRAGMA defer_foreign_keys=ON"))
            notes.set_mark(tx, "a", "1")
            lost = {"game_id": 99, "seat": 0, "decision": 1, "kind": "asked", "at": 0.0}
            tx.execute(sa.insert(reminders), lost)

        await program.store.write(change)

    with pytest.raises(IntegrityError):
        await refused()
    await _usable(program)


async def test_a_locked_database_is_refused_and_usable_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.store.BUSY", 0.05)
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/g.db")

    async def write(key: str) -> None:
        await store.write(lambda tx: notes.set_mark(tx, key, "1"))

    with closing(sqlite3.connect(tmp_path / "g.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        for _ in range(3):
            with pytest.raises(StoreError, match="locked"):
                await write("a")
        other.execute("ROLLBACK")
    await write("b")

    def query(tx):
        assert notes.mark(tx, "b") == "1"
        assert notes.mark(tx, "a") is None

    await store.read(query)
    await store.close()


async def test_a_cancelled_waiter_blocks_nobody(program: Program) -> None:
    inside, go_on = threading.Event(), threading.Event()

    async def writes(key: str) -> None:
        def change(tx):
            inside.set()
            go_on.wait(PATIENCE_S)
            notes.set_mark(tx, key, "1")

        await program.store.write(change)

    first = asyncio.create_task(writes("a"))
    await asyncio.to_thread(inside.wait, PATIENCE_S)
    waits = asyncio.create_task(writes("b"))
    await asyncio.sleep(0)
    waits.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waits
    go_on.set()
    await first
    await _usable(program, "a")


def test_a_closing_loop_lets_its_transaction_finish(tmp_path: Path) -> None:
    inside, go_on = threading.Event(), threading.Event()
    file = tmp_path / "g.db"

    async def writes(store: Store) -> None:
        def change(tx):
            notes.set_mark(tx, "a", "1")
            inside.set()
            go_on.wait(PATIENCE_S)
            notes.set_mark(tx, "b", "1")

        await store.write(change)

    async def main() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{file}")
        task = asyncio.create_task(writes(store))
        await asyncio.to_thread(inside.wait, PATIENCE_S)
        await store.close()  # of what is under way nothing is taken away
        task.cancel()
        threading.Timer(0.05, go_on.set).start()  # when nobody waits for it any more

    before = _of_connections()
    asyncio.run(main())
    for thread in _of_connections() - before:  # its connection is closed as well
        thread.join(PATIENCE_S)
        assert not thread.is_alive()
    assert not Path(f"{file}-wal").exists()
    with closing(sqlite3.connect(file)) as left:
        assert [key for (key,) in left.execute("SELECT key FROM marks ORDER BY key")] == ["a", "b"]


async def test_the_lock_of_another_process_does_not_block_the_loop(
    program: Program, tmp_path: Path
) -> None:
    async def writes() -> None:
        await program.store.write(lambda tx: notes.set_mark(tx, "a", "1"))

    with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        task = asyncio.create_task(writes())
        for _ in range(50):
            await asyncio.sleep(0.001)
        assert not task.done()
        assert await _all(program) == []
        other.execute("COMMIT")
    await task
    assert await _all(program) == ["a"]


async def test_a_cancellation_or_a_stop_ends_the_wait_for_another_process(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For a lock that never ends; once it has ended, writes are possible."""
    monkeypatch.setattr("bot.store.store.BUSY", 3600.0)

    async def writes(key: str) -> None:
        await program.store.write(lambda tx: notes.set_mark(tx, key, "1"))

    with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        cancelled, stopped = (asyncio.create_task(writes(key)) for key in ("a", "b"))
        await asyncio.sleep(0.05)
        cancelled.cancel()
        with pytest.raises(asyncio.CancelledError):
            await cancelled
        await asyncio.sleep(0.05)
        assert not stopped.done()
        program.store.stop_waiting()
        with pytest.raises(StoreError, match="locked"):
            await stopped
        other.execute("ROLLBACK")
    await writes("c")
    assert await _all(program) == ["c"]


async def test_a_driver_without_threads_is_awaited_statement_by_statement(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As asyncpg is."""
    monkeypatch.setattr("bot.store.database.driver._threaded", lambda _: None)

    def change(tx):
        notes.set_mark(tx, "a", "1")
        assert threading.current_thread() is threading.main_thread()
        assert tx.run_outside_loop(threading.get_ident) != threading.get_ident()
        assert tx.connection.in_transaction()

    await program.store.write(change)

    async def fails() -> None:
        def change(tx):
            notes.set_mark(tx, "b", "1")
            raise KeyError

        await program.store.write(change)

    with pytest.raises(KeyError):
        await fails()
    assert await _all(program) == ["a"]


async def test_many_transactions_at_once_each_see_a_whole_database(program: Program) -> None:
    async def writes(n: int) -> None:
        def change(tx):
            notes.set_mark(tx, f"a{n}", "1")
            notes.set_mark(tx, f"b{n}", "1")

        await program.store.write(change)

    async def reads() -> None:
        found = await _all(program)
        assert {key[1:] for key in found if key[0] == "a"} == {
            key[1:] for key in found if key[0] == "b"
        }

    await asyncio.gather(*[work for n in range(40) for work in (writes(n), reads())])
    assert len(await _all(program)) == 80


async def test_repeatable_writes_do_not_wait_for_the_disk(
    program: Program,
) -> None:
    """A new message's claim is durable, so the message is found again if the result is lost: the
    result is not waited for, nor is an edit."""
    ways: list[str] = []

    def note(connection: sa.Connection, *_: object) -> None:
        how = connection.exec_driver_sql("PRAGMA synchronous").scalar()
        if connection.get_execution_options().get(WRITES):
            ways.append({1: LIGHT, 2: DURABLE}[how])

    engine = program.store._engine
    table = await program.game(BOB)
    sa.event.listen(engine, "commit", note)
    await program.play(table, 0)
    assert ways == [DURABLE]
    for edits in (True, False):
        ways.clear()
        program.post.clear()
        await program.outbox.flush()
        sent = [call for call, _ in program.post.calls]
        assert ("send" in sent, "edit" in sent) == (not edits, edits)
        assert ways.count(DURABLE) <= sent.count("send")
        assert (ways.count(DURABLE) == 0) == edits
        assert ways.count(LIGHT) >= len(sent)
        if edits:
            await program.lobby(BOB, channel=CHANNEL + 1)
    sa.event.remove(engine, "commit", note)


def _of_connections() -> set[threading.Thread]:
    return {thread for thread in threading.enumerate() if "_connection_worker" in thread.name}


async def test_a_closed_store_leaves_no_thread(tmp_path: Path) -> None:
    before = _of_connections()
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/g.db")
    await store.read(lambda tx: tx.execute(sa.select(marks)))
    ours = _of_connections() - before
    assert ours
    await store.close()
    for thread in ours:
        thread.join(5)
        assert not thread.is_alive()


async def test_a_closed_store_opens_nothing_again(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/g.db")
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.read(lambda tx: tx.execute(sa.select(marks)))
    assert [path.name for path in tmp_path.iterdir()] == ["g.db"]


async def test_the_store_closes_after_connections_that_a_cancelled_read_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite removes its log of writes only with the last connection. If the process ends before,
    it stays."""
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/g.db")
    connect, begun, opened = sqlite3.connect, threading.Event(), []

    def slowly(*arguments: Any, **options: Any) -> sqlite3.Connection:
        begun.set()
        time.sleep(0.2)
        opened.append(connect(*arguments, **options))
        return opened[-1]

    monkeypatch.setattr(sqlite3, "connect", slowly)
    reads = [
        asyncio.create_task(store.read(lambda tx: tx.execute(sa.select(marks)))) for _ in range(3)
    ]
    await asyncio.to_thread(begun.wait)
    for read in reads:
        read.cancel()
    await asyncio.gather(*reads, return_exceptions=True)
    await store.close()
    assert len(opened) == 2  # one was open
    for connection in opened:
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            connection.total_changes
