"""Two sides, each with a database of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from functools import cache
from pathlib import Path

import discord
import pytest

from bot.table.start import deals
from bot.texts import Library
from tests.prepared import prepared
from tests.worlds.side import Side

Sides = tuple[Side, Side]


@cache
def texts() -> Library:
    """All texts; what is no word of a game stays as it was typed."""
    return Library()


@pytest.fixture
async def sides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sides]:
    monkeypatch.setattr(deals, "draw_secret", lambda: "0" * 32)  # it is one table, with one promise
    async with AsyncExitStack() as stack:
        found = []
        for name in ("one", "two"):
            side = Side(texts(), discord.Client(intents=discord.Intents.none()))
            await side.open(prepared(tmp_path / f"{name}.db"))
            stack.push_async_callback(side.close)
            found.append(side)
        yield found[0], found[1]
