"""What takes long. Collected only by name (`make test-long`); a run of `tests` leaves it out.

Faults of every kind are done to whole games, and after each the same is asked (`tests.long.sound`):
no acknowledged move is lost, nothing is said twice, no game is stuck, no secret is out of place.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import discord
import pytest

from bot.playground.server import StandIn
from bot.texts import Library


@pytest.fixture(autouse=True)
def undo_redirect() -> Iterator[None]:
    base = discord.http.Route.BASE
    gateway = discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    yield
    discord.http.Route.BASE = base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway


@pytest.fixture(scope="session")
def library() -> Library:
    return Library(strict=True)


@pytest.fixture
async def stand_in() -> AsyncIterator[StandIn]:
    made = StandIn()
    await made.start()
    yield made
    await made.stop()
    assert made.faulty_answers == []
