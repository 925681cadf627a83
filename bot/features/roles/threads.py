"""The private threads in which sides plan: create, fill and find them."""

from __future__ import annotations

import logging
from typing import Any, Final

import discord

from bot.discord.channels import private_parent
from bot.discord.components.parts import Page
from bot.discord.context import BotContext
from bot.discord.rights import A_WEEK
from bot.features.roles.councils import Councils
from bot.model.facts import Council
from bot.model.intents import Intent, RetryLater, ThreadRefused
from bot.model.states import NoCouncil
from bot.table import TableInfo, Tables
from bot.table.message_data import MessageContent
from bot.texts import Said, Texts, shorten

log = logging.getLogger(__name__)

COUNCIL_PERMISSIONS: Final = ("create_private_threads", "send_messages_in_threads")
"""Permissions that the bot needs for such threads."""
MAX_THREAD_NAME_CHARS: Final = 100
NO_MEMBER_CODES: Final = frozenset({10007, 10013})
"""Discord's codes for a person who is no longer a member of the server, or an unknown id."""
UNKNOWN_SERVER_RETRY_S: Final = 5.0
"""Seconds until a retry if the server is not known yet."""


async def council_message(context: BotContext, _: Intent, now: MessageContent, __: bool) -> Page:
    """Draw the message in the thread of a side."""
    return council_page(now, context.localized(now.table.locale, now.table).markdown)


def council_page(now: MessageContent, texts: Texts) -> Page:
    """Return the message in the thread of a side: its members, or that it is closed."""
    council = now.council
    assert council is not None
    if now.table.status == "ended":
        return Page(texts.say("council-over"))
    seated = [s for s in now.table.seated if s.seat in council.seats and s.user_id is not None]
    seats_text = Said(texts.listed([texts.seat(s.seat) for s in seated]))
    return Page(texts.say("council-open", role=_role(council, texts), who=seats_text))


def _role(council: Council, texts: Texts) -> Said:
    """Return the name of the side: its role, or its members."""
    if council.role:
        return Said(texts.say(f"role-{council.role}"))
    return Said(texts.listed([texts.seat(seat) for seat in council.seats]))


async def without_thread(tables: Tables, table_id: int, why: NoCouncil) -> None:
    """A thread cannot exist: the table plans in public."""
    await tables.of(Councils).give_up(table_id, why)


class CouncilThreads:
    """Keeps the threads that the tables request."""

    async def read(self, tables: Tables, intent: Intent) -> MessageContent:
        """Return the table, and the council of the message's side."""
        assert intent.seat is not None
        return await tables.of(Councils).shown(intent.table_id, intent.seat)

    async def channel(
        self, client: discord.Client, context: BotContext, now: MessageContent
    ) -> discord.Thread:
        """Return the thread of a side, with exactly its members in it. Raises ThreadRefused if it
        cannot exist, HTTPException as Discord refuses."""
        council, table = now.council, now.table
        assert council is not None
        thread = await self._thread(client, context, table, council)
        if thread.archived:  # neither its members nor its messages can be changed
            await thread.edit(archived=False)
        if council.inside != council.members:
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
        """Return the existing thread, or a new one."""
        guild = client.get_guild(table.guild_id or 0)
        if guild is None:
            raise RetryLater(UNKNOWN_SERVER_RETRY_S)
        if council.thread_id is not None:
            known = guild.get_thread(council.thread_id)
            thread = known or await client.fetch_channel(council.thread_id)
            if not isinstance(thread, discord.Thread):
                raise ThreadRefused("council-kind")
            return thread
        parent = private_parent(guild.get_channel(table.parent_id or table.channel_id))
        if parent is None:
            raise ThreadRefused("council-kind")
        held = parent.permissions_for(guild.me)
        if not all(getattr(held, name) for name in COUNCIL_PERMISSIONS):
            raise ThreadRefused("council-none")
        texts = context.localized(table.locale, table).markdown
        thread_name = texts.say("council-name", number=table.id, role=_role(council, texts))
        name = shorten(thread_name, MAX_THREAD_NAME_CHARS)
        for existing in parent.threads:  # created by an attempt that crashed before storing it
            if existing.name == name and existing.is_private() and existing.owner_id == guild.me.id:
                return existing
        return await parent.create_thread(
            name=name,
            type=discord.ChannelType.private_thread,
            invitable=False,
            auto_archive_duration=A_WEEK,
        )

    @staticmethod
    async def _quietly(change: Any) -> None:
        """Apply a change; people who have left the server are skipped."""
        try:
            await change
        except discord.HTTPException as error:
            if error.code not in NO_MEMBER_CODES:
                raise
            log.info("somebody of a side is not on the server: %s", error)
