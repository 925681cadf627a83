"""Work of features in the background: tasks, and parts of the website."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final, Protocol

from aiohttp import web

from bot.discord.client import GharkaneClient
from bot.discord.context import BotContext
from bot.model.times import Time
from bot.schedule.periodic import Periodic, Worker
from bot.slots import Slot
from bot.store.program.host_orders import HostOrder


class Site(Worker, Protocol):
    """A feature's part of the bot's public website, with its background work."""

    def add_routes(self, app: web.Application) -> None:
        """Add its routes, under the path of the public address."""

    async def close(self) -> None:
        """Close every connection."""


class ClientWorker(Periodic):
    """A periodic task of a feature that sends requests to Discord, while the bot is connected."""

    def __init__(self, client: GharkaneClient, context: BotContext, when: Time) -> None:
        super().__init__(when)
        self._client = client
        self._context = context

    def ready(self) -> bool:
        """Return whether the bot is connected."""
        return self._client.began.is_set()


WORKERS: Final[Slot[Callable[[GharkaneClient, BotContext, Time], Sequence[Worker]]]] = Slot()
"""Builds background tasks, which run until the bot stops."""
SITES: Final[Slot[Callable[[BotContext, GharkaneClient, Time], Site]]] = Slot()
"""Builds a part of the website, if the bot has a public address."""
ORDERS: Final[Slot[Mapping[str, Callable[[BotContext, HostOrder], Awaitable[None]]]]] = Slot()
"""Kind of an order of the host -> carries it out (`bot.app.host_orders`)."""
