"""Tables: everything that can be done at a table, from its lobby to its end.

One transaction per action holds the move, the state, the revisions, the timers and what is to be
said; after it is committed the outbox and the clock are woken. Nothing here assumes that this
process is the only one.
"""

from __future__ import annotations

from bot.store import games as rows
from bot.table.archive import Archive
from bot.table.campaigns import Campaigns
from bot.table.disputes import Disputes
from bot.table.facts import TableInfo
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

    async def of_user(self, user_id: int) -> list[TableInfo]:
        """The tables where this person sits that are not over, oldest first."""
        async with self._looking() as tx:
            found = await rows.live_of(tx, user_id)
            seats = await rows.seats_of(tx, [row.id for row in found])
            return [self._info(row, seats[row.id]) for row in found]

    @staticmethod
    def seat_of(table: TableInfo, user_id: int) -> Seat | None:
        """The seat of this person at this table."""
        return next((s.seat for s in table.seated if s.user_id == user_id), None)
