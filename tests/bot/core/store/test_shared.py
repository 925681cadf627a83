"""Several processes on one database: each does its own, nothing is done twice, and what a dead one
leaves is done by others."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from contextlib import closing

import pytest

from bot.app.lease import Lease
from bot.app.shards import Shards
from bot.delivery.outbox import Outbox
from bot.schedule.clock import Clock
from bot.store import Store, outbox, timers
from bot.store.sharing import TAKEOVER_AFTER_S, Portion
from bot.store.transaction import Tx
from bot.table import TableInfo
from engine.kernel import Seat
from tests.bot.core.conftest import GAME, Program
from tests.postgres import SERVER

HERE, THERE = Portion(0, 3, 16), Portion(4, 15, 16)
SHARD = 1 << 22


async def table_of(program: Program, shard: int | None, channel: int) -> TableInfo:
    """A lobby on a server of this shard, or of no server."""
    guild = None if shard is None else shard * SHARD + 5
    return await program.tables.lobby.open(GAME, guild, channel, channel, "Ann", "fr")


def outbox_of(program: Program, part: Portion, name: str) -> Outbox:
    return Outbox(program.store, program.tables, program.post, program.time, worker=name, part=part)


def said(program: Program) -> list[int]:
    return sorted(i.table_id for _, i in program.post.calls)


async def test_each_process_posts_messages_of_its_own_servers(program: Program) -> None:
    own_table, theirs = await table_of(program, 2, 7001), await table_of(program, 11, 7002)
    nobodys = await table_of(program, None, 7003)
    first, second = outbox_of(program, HERE, "0-3/16"), outbox_of(program, THERE, "4-15/16")
    assert await first.flush() == 2
    assert said(program) == sorted([own_table.id, nobodys.id])
    assert await second.flush() == 1
    assert said(program) == sorted([own_table.id, nobodys.id, theirs.id])


async def test_messages_of_a_dead_process_are_posted_by_another_after_its_lease(
    program: Program,
) -> None:
    table = await table_of(program, 11, 7002)
    first = outbox_of(program, HERE, "0-3/16")
    assert await first.flush() == 0
    program.time.pass_(TAKEOVER_AFTER_S + 1)
    assert await first.flush() == 1
    assert said(program) == [table.id]

    def change(tx):
        # killed in the act
        tx.execute(
            outbox.outbox.update().values(
                state="sending", owner="4-15/16", wanted=2, due=program.time.now() + 60.0
            )
        )

    await program.store.write(change)
    assert await first.flush() == 0
    program.time.pass_(60.0 + TAKEOVER_AFTER_S + 1)
    assert await first.flush() == 1
    assert len(program.post.calls) == 2


async def test_a_restarted_process_resumes_its_own_messages_at_once(program: Program) -> None:
    await table_of(program, 2, 7001)
    await program.store.write(
        lambda tx: tx.execute(
            outbox.outbox.update().values(
                state="sending", owner="0-3/16", due=program.time.now() + 60.0
            )
        )
    )
    again = outbox_of(program, HERE, "0-3/16")
    await again.recover()
    assert await again.flush() == 1


@pytest.mark.parametrize("parts", [(None, None), (HERE, THERE)], ids=["whole", "in parts"])
async def test_a_timer_fires_once_for_all_processes(
    program: Program, parts: tuple[Portion | None, ...]
) -> None:
    fired: Counter[tuple[int, Seat]] = Counter()

    async def fire(table_id: int, seat: Seat) -> None:
        fired[table_id, seat] += 1
        await asyncio.sleep(0)

    tables = [await table_of(program, n, 7100 + n) for n in range(16)]

    def change(tx):
        tx.execute(timers.timers.delete())
        for table in tables:
            for seat in range(3):
                timers.add(tx, table.id, "bell", seat, program.time.now())

    await program.store.write(change)
    stores = [await Store.open(program.url) for _ in parts]
    clocks = [
        Clock(store, {"bell": fire}, program.time, part)
        for store, part in zip(stores, parts, strict=True)
    ]
    for _ in range(20):
        await asyncio.gather(*(clock.fire_due() for clock in clocks))
    for store in stores:
        await store.close()
    assert set(fired.values()) == {1}
    assert len(fired) == 48


async def test_two_outboxes_post_nothing_twice(program: Program) -> None:
    tables = [await table_of(program, n, 7100 + n) for n in range(16)]
    stores = [await Store.open(program.url) for _ in range(2)]
    boxes = [
        Outbox(store, program.tables, program.post, program.time, worker=f"{n}")
        for n, store in enumerate(stores)
    ]
    await asyncio.gather(*(box.flush() for box in boxes))
    for store in stores:
        await store.close()
    assert said(program) == sorted(table.id for table in tables)


async def test_the_name_of_a_process_is_unique_and_survives_a_restart(program: Program) -> None:
    first = Lease(program.store, Shards.read("0-3/16"))
    second = Lease(program.store, Shards.read("4-15/16"))
    await first.take()
    await second.take()
    assert (first.name, second.name) == ("0-3/16", "4-15/16")
    await first.release()
    again = Lease(program.store, Shards.read("0-3/16"))
    await again.take()
    assert again.name == first.name


async def test_a_reading_transaction_sees_one_moment(program: Program) -> None:
    await program.lobby()
    other = await Store.open(program.url)
    everything, loop = outbox.outbox.select(), asyncio.get_running_loop()

    def emptied() -> None:
        work = other.write(lambda meanwhile: meanwhile.execute(outbox.outbox.delete()))
        asyncio.run_coroutine_threadsafe(work, loop).result()

    def query(tx: Tx) -> None:
        before = tx.execute(everything).all()
        if SERVER:  # the loop goes on meanwhile
            tx.run_outside_loop(emptied)
        else:  # a transaction of SQLite awaits nothing else
            path = program.url.removeprefix("sqlite+aiosqlite:///")
            with closing(sqlite3.connect(path)) as file, file:
                file.execute("DELETE FROM outbox")
        assert tx.execute(everything).all() == before != []

    await program.store.read(query)

    def fetch(tx):
        assert tx.execute(everything).all() == []

    await program.store.read(fetch)
    await other.close()
