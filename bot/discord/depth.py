"""Track the depth of each dashboard: below too many messages it is posted again at the bottom.

Counted in memory from gateway events; a restart begins at zero.
"""

from __future__ import annotations

from typing import Final

from bot.model.recent import Recent
from bot.table import Tables

MAX_MESSAGES_BELOW: Final = 8
"""Maximum number of messages below a dashboard."""
LIFT_INTERVAL_S: Final = 60.0
"""Minimum seconds between two reposts of a table's dashboard."""
CHANNELS: Final = 4096
"""Maximum number of watched channels; the quietest are forgotten."""
MESSAGES_REMEMBERED: Final = 32
"""Remembered messages per channel."""


class Depth:
    """The last messages of each channel, by id, oldest first."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._said: Recent[int, list[int]] = Recent(CHANNELS)
        self._lifted: Recent[int, float] = Recent(CHANNELS)

    async def on_posted(self, channel_id: int, message_id: int) -> None:
        """A message was posted there."""
        message_ids = self._said.kept(channel_id, list)
        message_ids.append(message_id)
        del message_ids[:-MESSAGES_REMEMBERED]
        now = self._tables.sessions.now()
        if (
            len(message_ids) <= MAX_MESSAGES_BELOW
            or now < self._lifted.get(channel_id, 0.0) + LIFT_INTERVAL_S
        ):
            return
        table = await self._tables.table_queries.at_channel(channel_id)
        if table is None:  # no table here: check again after as many messages
            message_ids.clear()
        elif await self._tables.lobby.repost_if_buried(
            table.id, tuple(message_ids), MAX_MESSAGES_BELOW
        ):
            self._lifted[channel_id] = now

    def on_removed(self, channel_id: int, message_id: int) -> None:
        """A message was deleted, and no longer counts."""
        message_ids = self._said.get(channel_id, [])
        if message_id in message_ids:
            message_ids.remove(message_id)
