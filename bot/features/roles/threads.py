"""The private threads in which sides plan: made, filled and found again."""

from __future__ import annotations

import logging
from typing import Any, Final

import discord

from bot.discord.components.parts import Page
from bot.discord.context import BotContext
from bot.discord.rights import A_WEEK
from bot.features.roles.councils import Councils
from bot.model.facts import Council
from bot.model.intents import Intent, RetryLater, ThreadRefused
from bot.table import TableInfo, Tables
from bot.table.message_data import MessageContent
from bot.texts import Said, Texts, shorten

log = logging.getLogger(__name__)

COUNCIL_PERMISSIONS: Final = ("create_private_threads", "send_messages_in_threads")
"""What the bot must be allowed to keep such threads."""
MAX_THREAD_NAME_CHARS: Final = 100
NO_MEMBER_CODES: Final = frozenset({10007, 10013})
"""A person who is no longer a member of the server, or an unknown id."""
UNKNOWN_SERVER_RETRY_S: Final = 5.0
"""Seconds until a server that is not known yet is looked at again."""


async def council_message(context: BotContext, _: Intent, now: MessageContent, __: bool) -> Page:
    """The message in the thread of a side."""
    return council_page(now, context.localized(now.table.locale, now.table).markdown)


def council_page(now: MessageContent, texts: Texts) -> Page:
    """The message in the thread of a side: whose it is, or that it is closed."""
    council = now.council
    assert council is not None
    if now.table.status == "ended":
        return Page(texts.say("council-over"))
    seated = [s for s in now.table.seated if s.seat in council.seats and s.user_id is not None]
    who = Said(texts.listed([texts.seat(s.seat) for s in seated]))
    return Page(texts.say("council-open", role=_role(council, texts), who=who))


def _role(council: Council, texts: Texts) -> Said:
    """What the side is called: by its role, or by who is in it."""
    if council.role:
        return Said(texts.say(f"role-{council.role}"))
    return Said(texts.listed([texts.seat(seat) for seat in council.seats]))


class CouncilThreads:
    """Keeps the threads of sides as the tables want them."""

    async def read(self, tables: Tables, intent: Intent) -> MessageContent:
        """The table, and the council of the side that the message is about."""
        assert intent.seat is not None
        return await tables.of(Councils).shown(intent.table_id, intent.seat)

    async def barred(self, tables: Tables, table_id: int) -> None:
        """A thread cannot be kept: the table plans in public."""
        await tables.of(Councils).give_up(table_id)

    async def channel(
        self, client: discord.Client, context: BotContext, now: MessageContent
    ) -> discord.Thread:
        """The thread of a side, with everybody in it who belongs there and nobody else. Barred
        where it cannot be; HTTPException as Discord refuses."""
        council, table = now.council, now.table
        assert council is not None
        thread = await self._thread(client, context, table, council)
        if council.inside != council.members:
            if thread.archived:
                await thread.edit(archived=False)
            for user_id in sorted(council.inside - council.members):
                await self._quietly(thread.remove_user(discord.Object(user_id)))
            for user_id in sorted(council.members - council.inside):
                await self._quietly(thread.add_user(discord.Object(user_id)))
            councils, side = context.tables.of(Councils), council.seats[0]
            await councils.keep(table.id, side, thread.id, council.members)
        return thread

    async def _thread(
        self, client: discord.Client, context: BotContext, table: TableInfo, council: Council
    ) -> discord.Thread:
        """The existing thread, or a new one."""
        guild = client.get_guild(table.guild_id or 0)
        if guild is None:
            raise RetryLater(UNKNOWN_SERVER_RETRY_S)
        if council.thread_id is not None:
            known = guild.get_thread(council.thread_id)
            found = known or await client.fetch_channel(council.thread_id)
            if not isinstance(found, discord.Thread):
                raise ThreadRefused
            return found
        parent = guild.get_channel(table.parent_id or table.channel_id)
        if not isinstance(parent, discord.TextChannel):
            raise ThreadRefused
        held = parent.permissions_for(guild.me)
        if not all(getattr(held, name) for name in COUNCIL_PERMISSIONS):
            raise ThreadRefused
        texts = context.localized(table.locale, table).markdown
        said = texts.say("council-name", number=table.id, role=_role(council, texts))
        name = shorten(said, MAX_THREAD_NAME_CHARS)
        for one in parent.threads:  # made by an attempt that did not live to note it
            if one.name == name and one.is_private() and one.owner_id == guild.me.id:
                return one
        return await parent.create_thread(
            name=name,
            type=discord.ChannelType.private_thread,
            invitable=False,
            auto_archive_duration=A_WEEK,
        )

    @staticmethod
    async def _quietly(change: Any) -> None:
        """People who have left the server are skipped."""
        try:
            await change
        except discord.HTTPException as error:
            if error.code not in NO_MEMBER_CODES:
                raise
            log.info("somebody of a side is not on the server: %s", error)
