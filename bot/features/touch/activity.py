"""Who looks from inside Discord, and from where: asked of Discord, never believed from the page.

The page brings a code, which only proves who they are once it is exchanged with the application's
secret, and the number of an instance, of which Discord says where it runs and who is in it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import discord

from bot.discord.context import BotContext
from bot.features.touch.service import Looker
from bot.model.intents import UNREACHED
from bot.model.states import UNDER_WAY
from bot.table import Refused, TableInfo
from bot.words import number

if TYPE_CHECKING:
    from bot.discord.client import GharkaneClient

log = logging.getLogger(__name__)

WAIT_S: Final = 5.0
"""Seconds in which Discord must say who somebody is."""
MAX_CODE_CHARS: Final = 200
"""Characters of the longest code and instance."""
Json = dict[str, Any]


class Activities:
    """Finds out who has opened the board inside Discord."""

    def __init__(self, context: BotContext, client: GharkaneClient) -> None:
        self._context = context
        self._client = client

    @property
    def application(self) -> str:
        """The application's number; empty before the bot has logged in, and where nothing is
        opened inside Discord."""
        known = self._client.application_id if self._context.public.client_secret else None
        return "" if known is None else str(known)

    async def enter(self, told: Json) -> tuple[Looker, str]:
        """Identify a viewer; return them with their page's token at Discord. `told` is the page's
        message: a code and an instance. Refused: "touch-stranger" if Discord does not know it,
        "no-table-here" if no game is played there."""
        code, instance = str(told.get("code", "")), str(told.get("instance", ""))
        plain = instance.replace("-", "").replace("_", "").isalnum() and code.isprintable()
        if not self.application or not code or not plain or len(code + instance) > MAX_CODE_CHARS:
            raise Refused("touch-stranger")
        try:
            async with asyncio.timeout(WAIT_S):
                token, user = await self._who(code)
                place = await self._where(instance)
        except (aiohttp.ClientError, TimeoutError, discord.HTTPException, *UNREACHED) as error:
            log.info("an activity could not be looked up: %s", type(error).__name__)
            raise Refused("touch-stranger") from error
        if str(user) not in [str(one) for one in place.get("users") or ()]:
            raise Refused("touch-stranger")
        table = await self._table(user, place.get("location") or {})
        return Looker(table.id, user, table.seat_of(user)), token

    async def _who(self, code: str) -> tuple[str, int]:
        """The access token for a code, and whose it is."""
        base = discord.http.Route.BASE
        fields = {
            "client_id": self.application,
            "client_secret": self._context.public.client_secret,
            "grant_type": "authorization_code",
            "code": code,
        }
        async with aiohttp.ClientSession(raise_for_status=True) as session:
            async with session.post(f"{base}/oauth2/token", data=fields) as answer:
                token = str((await answer.json())["access_token"])
            headers = {"Authorization": f"Bearer {token}"}
            async with session.get(f"{base}/users/@me", headers=headers) as answer:
                found = number(str((await answer.json())["id"]))
        if found is None:
            raise Refused("touch-stranger")
        return token, found

    async def _where(self, instance: str) -> Json:
        """Where an instance runs, and who is in it, as Discord says to the bot itself."""
        route = discord.http.Route(
            "GET",
            "/applications/{application_id}/activity-instances/{instance_id}",
            application_id=self.application,
            instance_id=instance,
        )
        found: Json = await self._client.http.request(route)
        return found

    async def _table(self, user: int, location: Json) -> TableInfo:
        """The table of the place where it runs; in a direct message their only game under way."""
        table_queries = self._context.tables.table_queries
        channel, guild = (number(str(location.get(key))) for key in ("channel_id", "guild_id"))
        if guild is not None:
            table = None if channel is None else await table_queries.at_channel(channel)
            if table is None or table.guild_id != guild:
                raise Refused("no-table-here")
            return table
        own = await table_queries.of_user(user, most=2, statuses=UNDER_WAY)
        if len(own) != 1:
            raise Refused("several-games" if own else "no-running-game")
        return own[0]
