"""What somebody is to a table and may do there; what the bot must be allowed, and what it says
where it is not."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, Protocol

import discord

from bot.discord.context import BotContext, Interaction
from bot.table import Refused, TableInfo
from bot.texts import Said, Texts

TABLE_PERMISSIONS: Final = ("view_channel", "send_messages", "embed_links")
"""What the bot must be allowed where a game is opened."""
PICTURES: Final = "attach_files"
"""What it would like to be allowed: without it, boards are text only."""


# --- what somebody is to a table ------------------------------------------------------------------


A_WEEK: Final = 10080
"""Minutes without a word after which Discord archives a thread: the longest that it knows."""


class Looked(Protocol):
    """A game as far as it decides who may look at it."""

    @property
    def guild_id(self) -> int | None:
        """Its server; None for a lesson, which is its learner's alone."""

    @property
    def channel_id(self) -> int:
        """Where it is played."""

    @property
    def parent_id(self) -> int | None:
        """Of which channel that is a thread; None: of none, or not known."""

    @property
    def private(self) -> bool:
        """Whether that thread is a private one."""

    @property
    def people(self) -> Collection[int]:
        """Whose game it is."""


def may_look(interaction: Interaction, game: Looked) -> bool:
    """Whether this person may look at a game: its own people from anywhere; others where it is
    played, or from elsewhere on its server if they see its channel and it is no private thread."""
    if interaction.user.id in game.people:
        return True
    if interaction.guild_id is None or interaction.guild_id != game.guild_id:
        return False
    if interaction.channel_id == game.channel_id:
        return True
    channel = _channel(interaction, game)
    if channel is None or game.private or _is_private(channel):
        return False
    return _held(interaction, channel).view_channel


def is_manager(interaction: Interaction, table: TableInfo | None = None) -> bool:
    """May this person manage the channel of the table, or else the one where they act?"""
    if interaction.guild_id is None:
        return False
    if table is None or interaction.channel_id == table.channel_id:
        return interaction.permissions.manage_channels
    if interaction.guild_id != table.guild_id:
        return False
    channel = _channel(interaction, table)
    return channel is not None and _held(interaction, channel).manage_channels


def manages_server(interaction: Interaction) -> bool:
    """May this person manage channels on the whole server? What a channel alone grants is not
    enough: whatever is set so holds in channels that they may not even see."""
    user = interaction.user
    return isinstance(user, discord.Member) and user.guild_permissions.manage_channels


def roles_of(interaction: Interaction) -> frozenset[int]:
    """The roles in this server of the one who acts; the one that everybody has is none."""
    held = {role.id for role in getattr(interaction.user, "roles", ())}
    return frozenset(held - {interaction.guild_id})


def is_master(interaction: Interaction, table: TableInfo) -> bool:
    """Whether this person is a game master of the table; nobody is by a role who holds a seat."""
    user = interaction.user.id
    if user == table.master_id:
        return True
    if any(seated.user_id == user for seated in table.seated):
        return False
    return table.master_role in roles_of(interaction)


def leads(interaction: Interaction, table: TableInfo) -> bool:
    """Whether this person opened the lobby, is a game master, or may manage the channel."""
    if interaction.user.id == table.host_id or is_master(interaction, table):
        return True
    return is_manager(interaction, table)


def _channel(interaction: Interaction, game: Looked) -> Any:
    """The channel of a game, as far as Discord tells of it; of an archived thread its parent; None
    for one that is gone."""
    guild = interaction.guild
    if guild is None:
        return None
    found = guild.get_channel_or_thread(game.channel_id)
    if found is None and game.parent_id is not None:
        return guild.get_channel(game.parent_id)
    return None if isinstance(found, discord.Thread) and found.parent is None else found


def _is_private(channel: Any) -> bool:
    return isinstance(channel, discord.Thread) and channel.is_private()


def _held(interaction: Interaction, channel: Any) -> discord.Permissions:
    """What the one who acts may do in another channel of the server."""
    user = interaction.user
    if not isinstance(user, discord.Member):
        return discord.Permissions.none()
    held: discord.Permissions = channel.permissions_for(user)
    return held


# --- what the bot is allowed ----------------------------------------------------------------------


def lacking(
    held: discord.Permissions, channel: object, more: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """Which of the needed permissions, and of `more`, are not held; in a thread, sending is its
    own permission."""
    sending = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
    names = [sending if name == "send_messages" else name for name in (*TABLE_PERMISSIONS, *more)]
    return tuple(name for name in dict.fromkeys(names) if not getattr(held, name))


def named(texts: Texts, names: tuple[str, ...]) -> Said:
    """Permissions by the names that Discord shows the reader."""
    return Said(texts.listed([texts.say(f"permission-{name}") for name in names]))


async def need_permissions(context: BotContext, interaction: Interaction, *more: str) -> None:
    """Refused, naming them and where to give them, if the bot lacks permissions in this channel."""
    missing = lacking(interaction.app_permissions, interaction.channel, more)
    if missing:
        texts = (await context.private(interaction)).markdown
        where = Said(f"<#{place_of_rights(interaction)}>")
        raise Refused("permissions", {"what": named(texts, missing), "where": where})


def place_of_rights(interaction: Interaction) -> int | None:
    """The channel whose settings have the permissions: a thread's are its parent's."""
    channel = interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id


def no_pictures(texts: Texts, interaction: Interaction) -> str:
    """The warning to the host if boards will be text alone; empty if pictures may be sent."""
    if getattr(interaction.app_permissions, PICTURES):
        return ""
    where = Said(f"<#{place_of_rights(interaction)}>")
    return texts.say("no-pictures", what=named(texts, (PICTURES,)), where=where)
