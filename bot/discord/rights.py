"""What a user may do at a table; which permissions the bot needs, and the message if one is
missing."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, Protocol

import discord

from bot.discord.context import Context
from bot.table import Refused, TableInfo
from bot.texts import Said, Texts

TABLE_PERMISSIONS: Final = ("view_channel", "send_messages", "embed_links")
"""Permissions that the bot needs where a game is opened."""
PICTURES: Final = "attach_files"
"""An optional permission: without it, boards are text only."""


# --- a user's rights at a table -------------------------------------------------------------------


A_WEEK: Final = 10080
"""Minutes without a message after which Discord archives a thread: the longest setting."""


def need_begun(table: TableInfo) -> None:
    """Refused for a lobby."""
    if table.status == "lobby":
        raise Refused("not-started")


class VisibleGame(Protocol):
    """The facts of a game that decide who may see it."""

    @property
    def guild_id(self) -> int | None:
        """Its server; None for a lesson, which only its learner may see."""

    @property
    def channel_id(self) -> int:
        """The channel where it is played."""

    @property
    def parent_id(self) -> int | None:
        """The channel that contains the thread; None: it is not a thread, or that is unknown."""

    @property
    def private(self) -> bool:
        """Whether that thread is private."""

    @property
    def people(self) -> Collection[int]:
        """The people of the game."""


def may_look(ctx: Context, game: VisibleGame) -> bool:
    """Return whether this person may see a game: its own people from anywhere; others in its
    channel, or from elsewhere on its server if they can see its channel, unless that is a private
    thread."""
    if ctx.user.id in game.people:
        return True
    if ctx.guild_id is None or ctx.guild_id != game.guild_id:
        return False
    if ctx.channel_id == game.channel_id:
        return True
    channel = _channel(ctx, game)
    if channel is None or game.private or _is_private(channel):
        return False
    return _held(ctx, channel).view_channel


def is_manager(ctx: Context, table: TableInfo | None = None) -> bool:
    """Return whether this person may manage the channel of the table, or else the current one."""
    if ctx.guild_id is None:
        return False
    if table is None or ctx.channel_id == table.channel_id:
        return ctx.interaction.permissions.manage_channels
    if ctx.guild_id != table.guild_id:
        return False
    channel = _channel(ctx, table)
    return channel is not None and _held(ctx, channel).manage_channels


def manages_server(ctx: Context) -> bool:
    """Return whether this person may manage channels on the whole server. A channel's own grant is
    not enough: such settings apply even in channels that they may not see."""
    user = ctx.user
    return isinstance(user, discord.Member) and user.guild_permissions.manage_channels


def roles_of(ctx: Context) -> frozenset[int]:
    """Return the user's roles in this server, without the role of everybody."""
    held = {role.id for role in getattr(ctx.user, "roles", ())}
    return frozenset(held - {ctx.guild_id})


def is_master(ctx: Context, table: TableInfo) -> bool:
    """Return whether this person is a game master of the table; a role does not make a seated
    person one."""
    user = ctx.user.id
    if user == table.master_id:
        return True
    if any(seated.user_id == user for seated in table.seated):
        return False
    return table.master_role in roles_of(ctx)


def leads(ctx: Context, table: TableInfo) -> bool:
    """Return whether this person opened the lobby, is a game master, or may manage the channel."""
    if ctx.user.id == table.host_id or is_master(ctx, table):
        return True
    return is_manager(ctx, table)


def _channel(ctx: Context, game: VisibleGame) -> Any:
    """Return the channel of a game, if visible; the parent for an archived thread; None for a
    deleted channel."""
    guild = ctx.interaction.guild
    if guild is None:
        return None
    channel = guild.get_channel_or_thread(game.channel_id)
    if channel is None and game.parent_id is not None:
        return guild.get_channel(game.parent_id)
    return None if isinstance(channel, discord.Thread) and channel.parent is None else channel


def _is_private(channel: Any) -> bool:
    return isinstance(channel, discord.Thread) and channel.is_private()


def _held(ctx: Context, channel: Any) -> discord.Permissions:
    """Return the user's permissions in another channel of the server."""
    user = ctx.user
    if not isinstance(user, discord.Member):
        return discord.Permissions.none()
    held: discord.Permissions = channel.permissions_for(user)
    return held


# --- the bot's permissions ------------------------------------------------------------------------


def lacking(
    held: discord.Permissions, channel: object, more: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """Return which of the needed permissions, and of `more`, are missing; in a thread, sending is a
    permission of its own."""
    sending = "send_messages_in_threads" if isinstance(channel, discord.Thread) else "send_messages"
    names = [sending if name == "send_messages" else name for name in (*TABLE_PERMISSIONS, *more)]
    return tuple(name for name in dict.fromkeys(names) if not getattr(held, name))


def permission_names(texts: Texts, names: tuple[str, ...]) -> Said:
    """Return permissions by the names that Discord shows the reader."""
    return Said(texts.listed([texts.say(f"permission-{name}") for name in names]))


async def need_permissions(ctx: Context, *more: str) -> None:
    """Refused, naming them and where to grant them, if the bot lacks permissions in this
    channel."""
    missing = lacking(ctx.interaction.app_permissions, ctx.interaction.channel, more)
    if missing:
        texts = (await ctx.private()).markdown
        place = Said(f"<#{place_of_rights(ctx)}>")
        raise Refused("permissions", {"what": permission_names(texts, missing), "where": place})


def place_of_rights(ctx: Context) -> int | None:
    """Return the channel whose settings hold the permissions: a thread uses its parent's."""
    channel = ctx.interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else ctx.channel_id


def no_pictures(texts: Texts, ctx: Context) -> str:
    """Return the warning to the host that boards will be text only; empty if pictures may be
    sent."""
    if getattr(ctx.interaction.app_permissions, PICTURES):
        return ""
    place = Said(f"<#{place_of_rights(ctx)}>")
    return texts.say("no-pictures", what=permission_names(texts, (PICTURES,)), where=place)


def missing_permission(channel: Any, me: discord.Member) -> str:
    """Return the first needed permission that is missing; sending, if unknown."""
    thread = isinstance(channel, discord.Thread)
    sending = "send_messages_in_threads" if thread else "send_messages"
    if channel is None:
        return sending
    if thread and channel.locked:
        return "thread-locked"
    return next(iter(lacking(channel.permissions_for(me), channel)), sending)
