"""Which tables there are: where, whose, how they stand."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.model.facts import Refused, TableInfo
from bot.store import games as rows
from bot.store.schema import LIVE
from bot.table.changes import seen_seats
from bot.table.desk import Desk

log = logging.getLogger(__name__)


@dataclass
class Register:
    """Looks tables up."""

    desk: Desk

    async def info(self, table_id: int) -> TableInfo:
        """The table as it stands."""
        async with self.desk.look(table_id) as at:
            return at.info()

    async def these(self, table_ids: Collection[int]) -> list[TableInfo]:
        """These tables as they stand at one moment."""
        async with self.desk.looking() as tx:
            return [(await self.desk.sit(tx, table_id)).info() for table_id in table_ids]

    async def at_channel(self, channel_id: int) -> TableInfo | None:
        """The table that holds this channel: in its lobby, running or paused."""
        async with self.desk.looking() as tx:
            row = await rows.live_at(tx, channel_id)
            if row is None:
                return None
            return self.desk.info(row, await rows.seats_at(tx, row.id))

    async def stands_of(self, table_ids: Collection[int]) -> dict[int, tuple[int, str]]:
        """The ply and the status of each of these tables."""
        async with self.desk.looking() as tx:
            return await rows.stands_of(tx, table_ids)

    async def of_user(
        self,
        user_id: int,
        *,
        most: int = 25,
        skip: int = 0,
        statuses: Sequence[str] = LIVE,
        learning: bool = False,
    ) -> list[TableInfo]:
        """So many of the tables where this person sits, or learns, and that are not over: those
        that await them first, then the oldest first."""
        async with self.desk.looking() as tx:
            found = await rows.page_of(tx, user_id, statuses, most, skip, learning=learning)
            seats = await rows.seats_of(tx, [row.id for row in found])
            return [self.desk.info(row, seats[row.id]) for row in found]

    async def with_open_seats(self, guild_id: int, most: int) -> list[TableInfo]:
        """A server's tables at which somebody may still sit down: lobbies, and games under way of
        which a seat is on offer; the newest first, so many of them at most."""
        async with self.desk.looking() as tx:
            found = await rows.with_open_seats(tx, guild_id, most)
            seats = await rows.seats_of(tx, [row.id for row in found])
            return [self.desk.info(row, seats[row.id]) for row in found]

    async def count_of_user(self, user_id: int) -> int:
        """At how many tables that are not over this person sits; learning tables do not count."""
        async with self.desk.looking() as tx:
            return await rows.count(tx, rows.sat_at(user_id))

    async def note_awaited(self) -> None:
        """Note whom the tables wait for of which a former program did not note it."""
        async with self.desk.looking() as tx:
            found = await rows.not_noted(tx)
        for table_id in found:
            try:
                async with self.desk.at(table_id) as at:
                    game = await self.desk.game(at)
                    await rows.set_awaited(at.tx, at.id, seen_seats(game))
            except Refused as refused:  # it cannot be read: whoever plays it is told so
                log.warning("table %s: %s", table_id, refused.reason)
