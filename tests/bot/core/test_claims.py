"""Messages of a table's change are claimed in its transaction: sending needs no further write."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import event

from bot.delivery.outbox import LEASE
from bot.model.intents import Intent
from bot.store import StoreError
from bot.store import outbox as slots
from bot.store.database.opening import DURABLE
from bot.store.transaction import WRITES
from bot.table import Refused
from tests.bot.core.conftest import BOB, CAT, CHANNEL, House
from tests.bot.core.test_outbox import rows
from tests.waiting import until


@contextmanager
def waits_for_the_disk(house: House) -> Iterator[list[str]]:
    """Within it each transaction that waits for the disk is taken down."""
    found: list[str] = []

    def begun(connection: Any) -> None:
        writes = connection.get_execution_options().get(WRITES)
        found.extend([writes] if writes == DURABLE else [])

    engine = house.store._engine.sync_engine
    event.listen(engine, "begin", begun)
    try:
        yield found
    finally:
        event.remove(engine, "begin", begun)


async def test_messages_are_claimed_with_the_change_that_wishes_for_them(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.game(BOB)
    gate, send = asyncio.Event(), house.post.send

    async def held(intent: Intent) -> int:
        await gate.wait()
        return await send(intent)

    async with house.sending():
        await house.play(table, 0)
        await until(lambda: not house.outbox.at_work)
        house.post.clear()
        monkeypatch.setattr(house.post, "send", held)
        with waits_for_the_disk(house) as waits:
            await house.play(table, 1)
            claimed = [row.kind for row in await rows(house) if row.state == "sending"]
            gate.set()
            await until(lambda: not house.outbox.at_work)
    assert "dashboard" in claimed
    assert ("send", "bidding/1", "") in house.post.said("dashboard")
    assert waits == [DURABLE]


async def test_a_message_claimed_with_a_change_is_said_once_after_a_kill(house: House) -> None:
    table = await house.game(BOB)
    await house.play(table, 0)
    await house.outbox.flush()
    house.post.clear()
    stuck = asyncio.Event()

    async def never(intent: Intent, *_: Any) -> int:
        await stuck.wait()
        raise AssertionError

    house.post.send = house.post.edit = never  # type: ignore[method-assign, assignment]
    async with house.sending():
        await house.play(table, 1)
    del house.post.send, house.post.edit
    claimed = [row.nonce for row in await rows(house, "dashboard")]
    await house.restart()
    await house.outbox.flush()
    sent = [call for call in house.post.said("dashboard") if call[0] == "send"]
    assert sent == [("send", "bidding/1", "")]
    assert claimed == [*house.post.nonces][-1:]


async def test_a_change_that_is_not_committed_sends_nothing(house: House) -> None:
    table = await house.game(BOB)

    def fails(*_: Any) -> None:
        raise Refused("storage")

    async with house.sending():
        house.tables.desk.before_commit(fails)
        with pytest.raises(Refused):
            await house.play(table, 0)
        assert not house.outbox.at_work
    assert house.post.calls == []


# --- what came of a message ---------------------------------------------------------------------


async def test_what_came_of_a_message_is_noted_when_the_database_is_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    settle, failures = slots.settle, [StoreError("no database")]

    def once(*args: Any, **values: Any) -> None:
        if failures:
            raise failures.pop()
        settle(*args, **values)

    monkeypatch.setattr(slots, "settle", once)
    await house.lobby()
    with pytest.raises(StoreError):
        await house.outbox.flush()
    assert house.outbox.at_work
    assert await house.outbox.flush() == 0
    assert [(row.state, row.nonce) for row in await rows(house)] == [("sent", "")]
    assert [call for call, _ in house.post.calls] == ["send"]


async def test_a_message_that_takes_longer_than_its_lease_is_under_way_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.lobby()
    gate, send = asyncio.Event(), house.post.send

    async def held(intent: Intent) -> int:
        found = await send(intent)
        await gate.wait()
        return found

    monkeypatch.setattr(house.post, "send", held)
    async with house.sending():
        await until(lambda: bool(house.post.calls))
        house.time.pass_(LEASE + 1)
        await house.tables.lobby.join(table.id, BOB, "Bob", None)
        gate.set()
        await until(lambda: not house.outbox.at_work)
        await until(lambda: len(house.post.calls) > 1 and not house.outbox.at_work)
    assert [call for call, _ in house.post.calls] == ["send", "edit"]


async def test_new_messages_are_sent_however_many_others_are_edited(house: House) -> None:
    async def looked() -> None:
        await house.outbox._look()
        await asyncio.gather(*house.outbox._sending.values())

    table = await house.lobby()
    await looked()
    await house.lobby(channel=CHANNEL + 1)
    for user in (BOB, CAT):  # whenever it looks, a message is over
        await house.tables.lobby.join(table.id, user, "Somebody", None)
        await looked()
    assert [call for call, _ in house.post.calls] == ["send", "edit", "edit", "send"]
