"""What a bot that talks to a stand-in leaves behind in discord.py, undone."""

from __future__ import annotations

from collections.abc import Iterator

import discord
import pytest


@pytest.fixture(autouse=True)
def undo_redirect() -> Iterator[None]:
    base = discord.http.Route.BASE
    gateway = discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    yield
    discord.http.Route.BASE = base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway
