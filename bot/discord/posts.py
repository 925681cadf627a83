"""The messages that features post."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, Protocol

from bot.discord.client import GharkaneClient
from bot.discord.components.parts import Page
from bot.discord.context import BotContext, Localized
from bot.model.intents import Intent
from bot.slots import Slot
from bot.table import TableInfo, Tables
from bot.table.message_data import MessageContent


class OwnChannel(Protocol):
    """The channel for messages of one kind, if it is not the table's. Where none can exist,
    `bot.delivery.outbox.WITHOUT_CHANNEL` is called."""

    async def read(self, tables: Tables, intent: Intent) -> MessageContent:
        """Return the content of such a message."""

    async def channel(
        self, client: GharkaneClient, context: BotContext, now: MessageContent
    ) -> Any:
        """Return the channel for such a message. Raises ThreadRefused if none can exist."""


NOTICES: Final[Slot[Mapping[str, Callable[[Intent, TableInfo, Localized], Page]]]] = Slot()
"""Occasion of a public notice (`outbox.post`) -> its message."""
MESSAGES: Final[
    Slot[Mapping[str, Callable[[BotContext, Intent, MessageContent, bool], Awaitable[Page]]]]
] = Slot()
"""Kind of intent, or occasion of a notice that needs more than the table -> its message; the last
argument says whether it may have pictures."""
OWN_CHANNELS: Final[Slot[Mapping[str, OwnChannel]]] = Slot()
"""Kind of intent, or occasion of a notice -> the channel of its messages, if that is not the
table's."""
