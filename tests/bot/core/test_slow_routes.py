"""Messages whose route is closed, or that hang, hold up no others."""

from __future__ import annotations

import asyncio

import pytest

from bot.delivery import outbox
from bot.model.intents import Intent
from bot.table.limits import Limits
from tests.bot.core.conftest import BOB, House


class Hanging:
    """Holds each message of some tables up until it is let go."""

    def __init__(self, house: House, tables: set[int], monkeypatch: pytest.MonkeyPatch) -> None:
        self.go = asyncio.Event()
        self.held = 0
        send = house.post.send

        async def held(intent: Intent) -> int:
            if intent.table_id in tables:
                self.held += 1
                await self.go.wait()
            return await send(intent)

        monkeypatch.setattr(house.post, "send", held)


def said(house: House, table: int) -> int:
    return sum(intent.table_id == table for _, intent in house.post.calls)


async def some_turns() -> None:
    for _ in range(40):
        await asyncio.sleep(0.005)


async def test_slow_messages_give_their_places_to_others(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [
        (await house.lobby(BOB, channel=7100 + n)).id for n in range(outbox.MAX_QUICK_UNDER_WAY + 1)
    ]
    *stuck, free = tables
    hanging = Hanging(house, {*stuck}, monkeypatch)
    async with house.sending():
        await some_turns()
        assert hanging.held == outbox.MAX_QUICK_UNDER_WAY
        assert said(house, free) == 0, "all places are taken"
        house.time.pass_(outbox.SLOW_S + 0.1)
        await some_turns()
        assert said(house, free) == 1
        hanging.go.set()
        await some_turns()
        assert all(said(house, table) == 1 for table in tables)


async def test_not_more_than_some_wait_in_all(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "MAX_UNDER_WAY", outbox.MAX_QUICK_UNDER_WAY + 1)
    house.tables.desk.limits = Limits(*[99] * 4)
    tables = [
        (await house.lobby(BOB, channel=7100 + n)).id for n in range(outbox.MAX_UNDER_WAY + 3)
    ]
    hanging = Hanging(house, {*tables}, monkeypatch)
    async with house.sending():
        for _ in range(3):
            await some_turns()
            house.time.pass_(outbox.SLOW_S + 0.1)
        await some_turns()
        assert hanging.held == outbox.MAX_UNDER_WAY
        hanging.go.set()
        await some_turns()
