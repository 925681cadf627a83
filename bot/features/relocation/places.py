"""The channels and threads of a server where a table can go on."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import discord

from bot.discord.context import BotContext
from bot.discord.rights import lacking
from bot.features.relocation.service import Relocation, TablePlace
from bot.store.servers import Rules
from bot.table import Refused

SENDING = "send_messages"


def is_place(channel: Any) -> bool:
    """Return whether a game can be played in a channel of this type."""
    return isinstance(channel, discord.TextChannel | discord.VoiceChannel | discord.Thread)


def place_at(channel: Any) -> TablePlace:
    """Return what a table stores of this channel."""
    if isinstance(channel, discord.Thread):
        return TablePlace(channel.id, channel.parent_id, channel.is_private())
    return TablePlace(channel.id)


def allows(rules: Rules, channel: Any) -> bool:
    """Return whether the server lets games be played in this channel."""
    if rules.where == "threads":
        return isinstance(channel, discord.Thread)
    around = getattr(channel, "parent_id", None) or channel.id
    return rules.where == "anywhere" or around in rules.channels


async def free_places(
    context: BotContext, guild: discord.Guild, reader: discord.Member | discord.Role
) -> list[Any]:
    """Return the text channels, then the public threads, where the bot may play, this reader may
    read and write, and no game is open."""
    taken = await context.tables.of(Relocation).taken(guild.id)
    rules = await context.tables.notes.rules(guild.id)
    threads = [t for t in guild.threads if not (t.is_private() or t.archived or t.locked)]
    return [
        channel
        for channel in (*guild.text_channels, *threads)
        if channel.id not in taken and allows(rules, channel) and _open_to(channel, reader)
    ]


def _open_to(channel: Any, reader: discord.Member | discord.Role) -> bool:
    held = channel.permissions_for(reader)
    return not lacking(channel.permissions_for(channel.guild.me), channel) and not (
        {"view_channel", SENDING, f"{SENDING}_in_threads"} & {*lacking(held, channel)}
    )


async def place_named(
    context: BotContext, guild: discord.Guild, user_id: int, channel_id: int
) -> TablePlace:
    """Return this channel, for a member of the server. Refused: "place-unfit"."""
    reader = await member(guild, user_id)
    places: Collection[Any] = await free_places(context, guild, reader)
    channel = next((c for c in places if c.id == channel_id), None)
    if channel is None:
        raise Refused("place-unfit")
    return place_at(channel)


async def member(guild: discord.Guild, user_id: int) -> discord.Member:
    """Return a member of the server. Refused("no-table") for others."""
    try:
        return guild.get_member(user_id) or await guild.fetch_member(user_id)
    except discord.NotFound as error:
        raise Refused("no-table") from error
