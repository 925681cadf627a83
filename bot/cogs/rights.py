"""What the bot must be allowed, and what it says where it is not."""

from __future__ import annotations

from typing import Final

import discord

from bot.cogs.house import House, Interaction
from bot.table import Refused, TableInfo
from bot.texts import Said, Texts

NEEDED: Final = ("view_channel", "send_messages", "embed_links")
"""What the bot must be allowed where a game is opened."""
PICTURES: Final = "attach_files"
"""What it would like to be allowed: without it, boards are text only."""


def is_manager(interaction: Interaction) -> bool:
    """May this person manage the channel?"""
    return interaction.guild_id is not None and interaction.permissions.manage_channels


def leads(interaction: Interaction, table: TableInfo) -> bool:
    """Whether this person opened the lobby, is the game master, or may manage the channel."""
    user = interaction.user
    if user.id in (table.host_id, table.master_id) or is_manager(interaction):
        return True
    held = {role.id for role in getattr(user, "roles", ())}
    return table.master_role in held


def lacking(
    held: discord.Permissions, channel: object, more: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """Which of the needed permissions, and of `more`, are not held; in a thread, sending is its
    own permission."""
    sending = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
    names = [sending if name == "send_messages" else name for name in (*NEEDED, *more)]
    return tuple(name for name in dict.fromkeys(names) if not getattr(held, name))


def named(texts: Texts, names: tuple[str, ...]) -> Said:
    """Permissions by the names that Discord shows the reader."""
    return Said(texts.listed([texts.say(f"permission-{name}") for name in names]))


async def need_permissions(house: House, interaction: Interaction, *more: str) -> None:
    """Refused, naming them and where to give them, if the bot lacks permissions in this channel."""
    missing = lacking(interaction.app_permissions, interaction.channel, more)
    if missing:
        texts = (await house.private(interaction)).prose
        where = Said(f"<#{place_of_rights(interaction)}>")
        raise Refused("permissions", {"what": named(texts, missing), "where": where})


def place_of_rights(interaction: Interaction) -> int | None:
    """The channel in whose settings the permissions stand: a thread's are its parent's."""
    channel = interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id


def no_pictures(texts: Texts, interaction: Interaction) -> str:
    """What the host is told where boards will be text only; empty if pictures may be sent."""
    if getattr(interaction.app_permissions, PICTURES):
        return ""
    where = Said(f"<#{place_of_rights(interaction)}>")
    return texts.say("no-pictures", what=named(texts, (PICTURES,)), where=where)
