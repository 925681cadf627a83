"""Tables: everything that can be done at a table, from its lobby to its end.

One transaction per action holds the move, the state, the revisions, the timers and what is to be
said; after it is committed the outbox and the clock are woken. Nothing here assumes that this
process is the only one.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from bot.store import games as rows
from bot.store.schema import LIVE
from bot.table.archive import Archive
from bot.table.campaigns import Campaigns
from bot.table.changes import awaited_seats
from bot.table.disputes import Disputes
from bot.table.facts import Refused, TableInfo
from bot.table.foresight import Foresight
from bot.table.growth import Growth
from bot.table.ladder import Ladder
from bot.table.learning import Learning
from bot.table.orders import Orders
from bot.table.past import Past
from bot.table.presence import Presence
from bot.table.privacy import Privacy
from bot.table.reminders import Reminders
from bot.table.results import Results
from bot.table.rewind import Rewind
from bot.table.stale import Stale
from bot.table.stats import Stats
from bot.table.timing import Timings
from bot.table.wishing import Wishing
from engine.kernel import Seat

log = logging.getLogger(__name__)


class Tables(
    Learning,
    Disputes,
    Wishing,
    Privacy,
    Ladder,
    Timings,
    Results,
    Past,
    Growth,
    Stats,
    Archive,
    Stale,
    Campaigns,
    Foresight,
    Orders,
    Rewind,
    Presence,
    Reminders,
):
    """All tables of one database.

    Every method raises Refused: "no-table" for an unknown id, "storage" when the database fails,
    "save-unreadable" for a game this program cannot read, and its own reasons. Host actions take
    `manager=True` for a member who may manage the channel.
    """

    async def at_channel(self, channel_id: int) -> TableInfo | None:
        """The table that holds this channel: in its lobby, running or paused."""
        async with self._looking() as tx:
            row = await rows.live_at(tx, channel_id)
            if row is None:
                return None
            return self._info(row, (await rows.seats_of(tx, [row.id]))[row.id])

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
        async with self._looking() as tx:
            found = await rows.page_of(tx, user_id, statuses, most, skip, learning=learning)
            seats = await rows.seats_of(tx, [row.id for row in found])
            return [self._info(row, seats[row.id]) for row in found]

    async def count_of_user(self, user_id: int) -> int:
        """At how many tables that are not over this person sits; learning tables do not count."""
        async with self._looking() as tx:
            return await rows.count(tx, rows.sat_at(user_id))

    async def note_awaited(self) -> None:
        """Note whom the tables wait for of which a former program did not note it."""
        async with self._looking() as tx:
            found = await rows.not_noted(tx)
        for table_id in found:
            try:
                async with self._at(table_id) as at:
                    game = await self._game(at)
                    await rows.set_awaited(at.tx, at.id, awaited_seats(game))
            except Refused as refused:  # it cannot be read: whoever plays it is told so
                log.warning("table %s: %s", table_id, refused.reason)

    @staticmethod
    def seat_of(table: TableInfo, user_id: int) -> Seat | None:
        """The seat of this person at this table."""
        return next((s.seat for s in table.seated if s.user_id == user_id), None)
