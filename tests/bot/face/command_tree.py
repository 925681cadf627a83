"""The slash commands as Discord gets them."""

from __future__ import annotations

from typing import Any

from bot.discord.client import GharkaneClient, payload
from bot.discord.components.command_factory import Translations
from bot.discord.context import BotContext
from bot.discord.rates import Rates
from bot.features import FEATURES
from bot.table import Tables
from bot.texts import Library

Json = dict[str, Any]


class NoNotes:
    """A replacement for the database, as nothing is registered with Discord here."""

    async def mark(self, key: str) -> str | None:
        """Return nothing: there are no marks."""
        return None

    async def set_mark(self, key: str, value: str) -> None:
        """Discard the mark."""


async def commands_of(library: Library) -> list[Json]:
    """Return the commands as they are registered with Discord."""
    context = BotContext(
        Tables.__new__(Tables), library, "fr", Rates(lambda: 0.0), features=FEATURES
    )
    client = GharkaneClient(context, NoNotes())
    await client.tree.set_translator(Translations(library))
    return await payload(client.tree)
