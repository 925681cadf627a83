"""What Discord allows in each kind of channel: which threads may be opened there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ChannelType


@dataclass(frozen=True)
class ChannelKind:
    """The threads that a kind of channel may hold."""

    thread: ChannelType | None = None
    """The type of a thread that everybody sees and that starts without a message; None: there are
    none."""
    private_threads: bool = False


CHANNEL_KINDS: Final[Mapping[ChannelType, ChannelKind]] = {
    ChannelType.text: ChannelKind(ChannelType.public_thread, private_threads=True),
    ChannelType.news: ChannelKind(ChannelType.news_thread),
    ChannelType.voice: ChannelKind(),
    ChannelType.stage_voice: ChannelKind(),
    ChannelType.forum: ChannelKind(),  # a post is a thread that starts with a message
    ChannelType.media: ChannelKind(),
    ChannelType.category: ChannelKind(),
    ChannelType.news_thread: ChannelKind(),
    ChannelType.public_thread: ChannelKind(),
    ChannelType.private_thread: ChannelKind(),
    ChannelType.private: ChannelKind(),
    ChannelType.group: ChannelKind(),
}
"""All types of Discord that discord.py knows (`tests/bot/face/tables/test_channel_kinds.py`)."""


def kind_of(channel: Any) -> ChannelKind:
    """Return what a channel may hold; nothing for None and for types unknown to discord.py."""
    return CHANNEL_KINDS.get(getattr(channel, "type", None), ChannelKind())  # type: ignore[arg-type]


def thread_parent(channel: Any) -> tuple[discord.TextChannel, ChannelType] | None:
    """Return the channel and the type of a thread that may be opened in it; None if it takes
    none."""
    kind = kind_of(channel).thread
    if kind is None or not isinstance(channel, discord.TextChannel):
        return None
    return channel, kind


def private_parent(channel: Any) -> discord.TextChannel | None:
    """Return the channel that holds private threads of a table played in `channel`: itself or, for
    a thread, its parent. None if it can hold none."""
    parent = channel.parent if isinstance(channel, discord.Thread) else channel
    if not kind_of(parent).private_threads or not isinstance(parent, discord.TextChannel):
        return None
    return parent


def is_refusal(error: discord.HTTPException) -> bool:
    """Return whether Discord refuses this request each time: any 4xx but a rate limit."""
    return 400 <= error.status < 500 and error.status != 429
