"""What a change of a table wishes to be said is claimed with it: nothing more is written first."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import event

from bot.delivery.intents import Intent
from bot.store.opening import DURABLE
from bot.store.transaction import WRITES
from bot.table import Refused
from tests.bot.core.conftest import BOB, House, until
from tests.bot.core.test_outbox import rows


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

    async def fails(*_: Any) -> None:
        raise Refused("storage")

    async with house.sending():
        house.tables.desk.before_commit(fails)
        with pytest.raises(Refused):
            await house.play(table, 0)
        assert not house.outbox.at_work
    assert house.post.calls == []
