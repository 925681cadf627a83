"""A stand-in and a small real bot in the same event loop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.discord.redirect import redirect
from tests.playground.small_bot import SmallBot
from tests.redirected import undo_redirect
from tests.standin import StandIn
from tests.waiting import PATIENCE_S

__all__ = ["undo_redirect"]


@pytest.fixture
async def standin() -> AsyncIterator[StandIn]:
    stand_in = StandIn()
    redirect(await stand_in.start())
    yield stand_in
    await stand_in.stop()
    assert stand_in.faulty_answers == []


async def run(standin: StandIn) -> tuple[SmallBot, asyncio.Task[None]]:
    """Start a bot and wait until it is ready and its commands are registered."""
    bot = SmallBot()
    task = asyncio.create_task(bot.start(standin.token))
    ready = asyncio.create_task(bot.is_up.wait())
    await asyncio.wait({task, ready}, timeout=PATIENCE_S, return_when=asyncio.FIRST_COMPLETED)
    ready.cancel()
    if task.done():
        task.result()
    assert bot.is_up.is_set()
    return bot, task


@pytest.fixture
async def bot(standin: StandIn) -> AsyncIterator[SmallBot]:
    small_bot, task = await run(standin)
    yield small_bot
    await small_bot.close()
    await task
