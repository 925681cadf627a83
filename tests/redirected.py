"""What a bot that talks to a stand-in leaves behind in discord.py, undone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import discord
import pytest


@contextmanager
def not_redirected() -> Iterator[None]:
    """Undo at the end what a bot that is connected within this block has left behind."""
    base = discord.http.Route.BASE
    gateway = discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    yield
    discord.http.Route.BASE = base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway


@pytest.fixture(autouse=True)
def undo_redirect() -> Iterator[None]:
    with not_redirected():
        yield
