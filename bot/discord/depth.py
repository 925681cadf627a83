"""Track the depth of each dashboard: below too many messages it is posted again at the bottom.

Counted in memory from gateway events; after a restart counting starts at zero.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from bot.table import Tables

MAX_MESSAGES_BELOW: Final = 8
"""Messages under which a dashboard may lie."""
LIFT_INTERVAL_S: Final = 60.0
"""Least seconds between two times that a table's dashboard is lifted."""
CHANNELS: Final = 4096
"""Channels that are watched; the quietest are forgotten."""
MESSAGES_REMEMBERED: Final = 32
"""Messages of a channel that are remembered."""


class Depth:
    """The last messages of each channel, by id, oldest first."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._said: OrderedDict[int, list[int]] = OrderedDict()
        self._lifted: OrderedDict[int, float] = OrderedDict()

    async def posted(self, channel_id: int, message_id: int) -> None:
        """Somebody, or the bot, has said something there."""
        said = self._said.setdefault(channel_id, [])
        self._said.move_to_end(channel_id)
        said.append(message_id)
        del said[:-MESSAGES_REMEMBERED]
        while len(self._said) > CHANNELS:
            self._said.popitem(last=False)
        now = self._tables.sessions.now()
        if (
            len(said) <= MAX_MESSAGES_BELOW
            or now < self._lifted.get(channel_id, 0.0) + LIFT_INTERVAL_S
        ):
            return
        table = await self._tables.table_queries.at_channel(channel_id)
        if table is None:  # nothing lies there: look again after as many
            said.clear()
        elif await self._tables.lobby.repost_if_buried(table.id, tuple(said), MAX_MESSAGES_BELOW):
            self._lifted[channel_id] = now
            while len(self._lifted) > CHANNELS:
                self._lifted.popitem(last=False)

    def removed(self, channel_id: int, message_id: int) -> None:
        """A message is gone, and buries nothing."""
        said = self._said.get(channel_id, [])
        if message_id in said:
            said.remove(message_id)
