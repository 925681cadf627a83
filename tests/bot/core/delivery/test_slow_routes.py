"""Messages whose route is closed, or that hang, hold up no others."""

from __future__ import annotations

import asyncio

import pytest

from bot.delivery import outbox
from bot.model.intents import Intent
from bot.table.limits import Limits
from tests.bot.core.conftest import BOB, Program
from tests.waiting import until


class Hanging:
    """Holds each message of some tables up until it is let go."""

    def __init__(self, program: Program, tables: set[int], monkeypatch: pytest.MonkeyPatch) -> None:
        self.go = asyncio.Event()
        self.held = 0
        send = program.post.send

        async def held(intent: Intent) -> int:
            if intent.table_id in tables:
                self.held += 1
                await self.go.wait()
            return await send(intent)

        monkeypatch.setattr(program.post, "send", held)


def said(program: Program, table: int) -> int:
    return sum(intent.table_id == table for _, intent in program.post.calls)


async def some_turns() -> None:
    for _ in range(40):
        await asyncio.sleep(0.005)


async def test_slow_messages_release_their_places(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [
        (await program.lobby(BOB, channel=7100 + n)).id
        for n in range(outbox.MAX_QUICK_UNDER_WAY + 1)
    ]
    *stuck, free = tables
    hanging = Hanging(program, {*stuck}, monkeypatch)
    async with program.sending():
        await until(lambda: hanging.held == outbox.MAX_QUICK_UNDER_WAY)
        await some_turns()
        assert hanging.held == outbox.MAX_QUICK_UNDER_WAY
        assert said(program, free) == 0, "all places are taken"
        program.time.pass_(outbox.SLOW_S + 0.1)
        await until(lambda: said(program, free) == 1)
        hanging.go.set()
        await until(lambda: all(said(program, table) == 1 for table in tables))


async def test_the_number_of_waiting_messages_is_limited(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "MAX_UNDER_WAY", outbox.MAX_QUICK_UNDER_WAY + 1)
    program.tables.sessions.limits = Limits(*[99] * 4)
    tables = [
        (await program.lobby(BOB, channel=7100 + n)).id for n in range(outbox.MAX_UNDER_WAY + 3)
    ]
    hanging = Hanging(program, {*tables}, monkeypatch)
    async with program.sending():
        for held in (outbox.MAX_QUICK_UNDER_WAY, outbox.MAX_UNDER_WAY):
            await until(lambda held=held: hanging.held == held)
            program.time.pass_(outbox.SLOW_S + 0.1)
        await some_turns()
        assert hanging.held == outbox.MAX_UNDER_WAY
        hanging.go.set()
        await until(lambda: all(said(program, table) == 1 for table in tables))
