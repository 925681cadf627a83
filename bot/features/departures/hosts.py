"""A host who has left the server: noticed when somebody is refused what only the host may do."""

from __future__ import annotations

import discord

from bot.discord.components.parts import Page
from bot.discord.context import Context
from bot.model.intents import UNREACHED
from bot.render.refusals import house_refusal
from bot.table import Refused, TableInfo
from bot.texts import Said

HOST_ONLY = ("not-host", "master-host")


async def renew_host(ctx: Context, refused: Refused) -> Page | None:
    """Pass the role of this channel's host on if that person is no longer on the server, and say
    whose it is now, or that the lobby is closed as nobody else was there; None if the refusal
    holds."""
    if refused.reason not in HOST_ONLY or ctx.guild_id is None or ctx.channel_id is None:
        return None
    table = await ctx.tables.table_queries.at_channel(ctx.channel_id)
    if table is None or await _is_member(ctx, table.host_id):
        return None
    now = await _without_host(ctx, table)
    texts = (await ctx.private(now)).markdown
    if now.status == "cancelled":
        return Page(house_refusal(texts, "cancelled", {}))
    if now.host_id == table.host_id:
        return None
    return Page(texts.say("host-renewed", who=Said(f"<@{now.host_id}>")))


async def _without_host(ctx: Context, table: TableInfo) -> TableInfo:
    """Free the host's seat in a lobby, and pass the role on."""
    if table.status == "lobby" and table.seat_of(table.host_id) is not None:
        await ctx.tables.lobby.leave(table.id, table.host_id)
    return await ctx.tables.succession.host_gone(table.id, table.host_id)


async def _is_member(ctx: Context, user_id: int) -> bool:
    """Return whether this person is on the server; True if Discord does not say."""
    guild = ctx.interaction.guild
    if guild is None or user_id == ctx.user.id:
        return True
    try:
        await guild.fetch_member(user_id)
    except discord.NotFound:
        return False
    except (discord.HTTPException, *UNREACHED):
        return True
    return True
