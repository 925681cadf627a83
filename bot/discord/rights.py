"""What somebody is to a table and may do there; what the bot must be allowed, and what it says
where it is not."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, Protocol

import discord

from bot.discord.context import Context
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


def may_look(ctx: Context, game: Looked) -> bool:
    """Whether this person may look at a game: its own people from anywhere; others where it is
    played, or from elsewhere on its server if they see its channel and it is no private thread."""
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
    """May this person manage the channel of the table, or else the one where they act?"""
    if ctx.guild_id is None:
        return False
    if table is None or ctx.channel_id == table.channel_id:
        return ctx.interaction.permissions.manage_channels
    if ctx.guild_id != table.guild_id:
        return False
    channel = _channel(ctx, table)
    return channel is not None and _held(ctx, channel).manage_channels


def manages_server(ctx: Context) -> bool:
    """May this person manage channels on the whole server? What a channel alone grants is not
    enough: whatever is set so holds in channels that they may not even see."""
    user = ctx.user
    return isinstance(user, discord.Member) and user.guild_permissions.manage_channels


def roles_of(ctx: Context) -> frozenset[int]:
    """The roles in this server of the one who acts; the one that everybody has is none."""
    held = {role.id for role in getattr(ctx.user, "roles", ())}
    return frozenset(held - {ctx.guild_id})


def is_master(ctx: Context, table: TableInfo) -> bool:
    """Whether this person is a game master of the table; nobody is by a role who holds a seat."""
    user = ctx.user.id
    if user == table.master_id:
        return True
    if any(seated.user_id == user for seated in table.seated):
        return False
    return table.master_role in roles_of(ctx)


def leads(ctx: Context, table: TableInfo) -> bool:
    """Whether this person opened the lobby, is a game master, or may manage the channel."""
    if ctx.user.id == table.host_id or is_master(ctx, table):
        return True
    return is_manager(ctx, table)


def _channel(ctx: Context, game: Looked) -> Any:
    """The channel of a game, as far as Discord tells of it; of an archived thread its parent; None
    for one that is gone."""
    guild = ctx.interaction.guild
    if guild is None:
        return None
    found = guild.get_channel_or_thread(game.channel_id)
    if found is None and game.parent_id is not None:
        return guild.get_channel(game.parent_id)
    return None if isinstance(found, discord.Thread) and found.parent is None else found


def _is_private(channel: Any) -> bool:
    return isinstance(channel, discord.Thread) and channel.is_private()


def _held(ctx: Context, channel: Any) -> discord.Permissions:
    """What the one who acts may do in another channel of the server."""
    user = ctx.user
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


async def need_permissions(ctx: Context, *more: str) -> None:
    """Refused, naming them and where to give them, if the bot lacks permissions in this channel."""
    missing = lacking(ctx.interaction.app_permissions, ctx.interaction.channel, more)
    if missing:
        texts = (await ctx.private()).markdown
        where = Said(f"<#{place_of_rights(ctx)}>")
        raise Refused("permissions", {"what": named(texts, missing), "where": where})


def place_of_rights(ctx: Context) -> int | None:
    """The channel whose settings have the permissions: a thread's are its parent's."""
    channel = ctx.interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else ctx.channel_id


def no_pictures(texts: Texts, ctx: Context) -> str:
    """The warning to the host if boards will be text alone; empty if pictures may be sent."""
    if getattr(ctx.interaction.app_permissions, PICTURES):
        return ""
    where = Said(f"<#{place_of_rights(ctx)}>")
    return texts.say("no-pictures", what=named(texts, (PICTURES,)), where=where)
