"""Identify users who open the board inside Discord, and their place: verified with Discord, never
trusted from the page.

The page sends a code and the id of an instance. The code proves an identity only when it is
exchanged with the application's secret. Discord reports the place and users of the instance.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import aiohttp
import discord

from bot.discord.context import BotContext
from bot.discord.limited import Limited
from bot.features.touch.buckets import Bucket
from bot.features.touch.service import Looker
from bot.model.intents import UNREACHED
from bot.model.recent import Recent
from bot.model.states import UNDER_WAY
from bot.table import Refused, TableInfo
from bot.words import number

if TYPE_CHECKING:
    from bot.discord.client import GharkaneClient

log = logging.getLogger(__name__)

WAIT_S: Final = 5.0
"""Seconds in which Discord must identify a user."""
MAX_CODE_CHARS: Final = 200
"""Maximum length of a code or instance."""
EXCHANGES: Final = 40.0, 5.0
"""Codes that are exchanged at once, and per second, of all addresses."""
EXCHANGES_OF_ADDRESS: Final = 20.0, 2.0
"""The same of one address. Discord's proxy, which brings many people, is one too."""
MAX_ADDRESSES: Final = 1_000
"""Maximum number of addresses that are counted one by one."""
EXCHANGE_PAUSE_S: Final = 60.0
"""Seconds without an exchange after a 429 that names no time."""
Json = dict[str, Any]


class Exchanges:
    """Limits how often codes are exchanged: without an account anybody may send us codes."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """`now`: seconds of any clock."""
        self._now = now
        self._all = Bucket(*EXCHANGES, now)
        self._addresses: Recent[str, Bucket] = Recent(MAX_ADDRESSES)
        self._resting_until = 0.0

    def need_one(self, address: str) -> None:
        """Refused ("touch-full") if this address, "" if unknown, or all of them exchange too
        much."""
        if self._now() < self._resting_until or not (self._has_room(address) and self._all.take()):
            raise Refused("touch-full")

    def _has_room(self, address: str) -> bool:
        if not address:
            return True
        bucket = self._addresses.kept(address, lambda: Bucket(*EXCHANGES_OF_ADDRESS, self._now))
        return bucket.take()

    def rest(self, seconds: float) -> None:
        """Discord asks for a pause: exchange nothing for that long."""
        self._resting_until = self._now() + seconds
        log.warning("Discord limits activities: none is looked up for %.0f s", seconds)


class Activities:
    """Identifies users who open the board inside Discord."""

    def __init__(self, context: BotContext, client: GharkaneClient) -> None:
        self._context = context
        self._client = client
        self._exchanges = Exchanges()

    @property
    def application(self) -> str:
        """The application's id; empty before the bot has logged in, and if the board cannot be
        opened inside Discord."""
        known = self._client.application_id if self._context.public.client_secret else None
        return "" if known is None else str(known)

    async def enter(self, message: Json, address: str) -> tuple[Looker, str]:
        """Identify a viewer; return them with their page's token at Discord. `message`: a code and
        an instance. Refused: "touch-stranger" if Discord does not know it, "touch-full" if too many
        are asked for, "no-table-here" if no game is played there."""
        code, instance = str(message.get("code", "")), str(message.get("instance", ""))
        plain = instance.replace("-", "").replace("_", "").isalnum() and code.isprintable()
        if not self.application or not code or not plain or len(code + instance) > MAX_CODE_CHARS:
            raise Refused("touch-stranger")
        self._exchanges.need_one(address)
        try:
            async with asyncio.timeout(WAIT_S):
                token, user = await self._who(code)
                place = await self._where(instance)
        except (aiohttp.ClientError, TimeoutError, discord.HTTPException, *UNREACHED) as error:
            log.info("an activity could not be looked up: %s", type(error).__name__)
            if (seconds := _pause_of(error)) is not None:
                self._exchanges.rest(seconds)
                raise Refused("touch-full") from error
            raise Refused("touch-stranger") from error
        if str(user) not in [str(user_number) for user_number in place.get("users") or ()]:
            raise Refused("touch-stranger")
        table = await self._table(user, place.get("location") or {})
        return Looker(table.id, user, table.seat_of(user)), token

    async def roles(self, guild: int, user: int) -> frozenset[int]:
        """Return the roles of a member of a server as Discord says now, asked again each time; none
        if it does not answer, or they are gone."""
        try:
            async with asyncio.timeout(WAIT_S):
                member = await self._client.http.get_member(guild, user)
        except (TimeoutError, discord.HTTPException, *UNREACHED) as error:
            log.info("a member's roles could not be looked up: %s", type(error).__name__)
            return frozenset()
        return frozenset(map(int, member["roles"]))

    async def _who(self, code: str) -> tuple[str, int]:
        """Return the access token for a code, and its user."""
        base = discord.http.Route.BASE
        fields = {
            "client_id": self.application,
            "client_secret": self._context.public.client_secret,
            "grant_type": "authorization_code",
            "code": code,
        }
        session = self._client.session
        async with session.post(f"{base}/oauth2/token", data=fields) as answer:
            answer.raise_for_status()  # as an option it would hide the answer from the trace
            token = str((await answer.json())["access_token"])
        headers = {"Authorization": f"Bearer {token}"}
        async with session.get(f"{base}/users/@me", headers=headers) as answer:
            answer.raise_for_status()
            user_id = number(str((await answer.json())["id"]))
        if user_id is None:
            raise Refused("touch-stranger")
        return token, user_id

    async def _where(self, instance: str) -> Json:
        """Return the place and the users of an instance, as Discord reports them to the bot."""
        route = discord.http.Route(
            "GET",
            "/applications/{application_id}/activity-instances/{instance_id}",
            application_id=self.application,
            instance_id=instance,
        )
        instance_data: Json = await self._client.http.request(route)
        return instance_data

    async def _table(self, user: int, location: Json) -> TableInfo:
        """Return the table of the instance's place, or the last that ended there; in a direct
        message the user's only game under way."""
        table_queries = self._context.tables.table_queries
        channel, guild = (number(str(location.get(key))) for key in ("channel_id", "guild_id"))
        if guild is not None:
            table = None if channel is None else await self._of_channel(channel)
            if table is None or table.guild_id != guild:
                raise Refused("no-table-here")
            return table
        own_tables = await table_queries.of_user(user, most=2, statuses=UNDER_WAY)
        if len(own_tables) != 1:
            raise Refused("several-games" if own_tables else "no-running-game")
        return own_tables[0]

    async def _of_channel(self, channel: int) -> TableInfo | None:
        """Return the table of a channel, or the last that ended there."""
        table_queries = self._context.tables.table_queries
        table = await table_queries.at_channel(channel)
        if table is not None:
            return table
        last = await table_queries.last_finished(channel)
        return None if last is None else await table_queries.info(last.table_id)


def _pause_of(error: BaseException) -> float | None:
    """Return for how many seconds Discord wants no such request; None if it does not say so."""
    if isinstance(error, Limited):
        return error.seconds
    if isinstance(error, aiohttp.ClientResponseError) and error.status == 429:
        header = None if error.headers is None else error.headers.get("Retry-After")
    elif isinstance(error, discord.HTTPException) and error.status == 429:
        header = error.response.headers.get("Retry-After")
    else:
        return None
    try:
        return max(float(header or EXCHANGE_PAUSE_S), 1.0)
    except ValueError:
        return EXCHANGE_PAUSE_S
