"""Tell the people of a table that its channel cannot be used, and move the table to another one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.features.relocation import rows
from bot.model.facts import Refused, TableInfo, lacks_place
from bot.model.intents import MOVED
from bot.store import games, outbox, posted
from bot.store.transaction import Tx
from bot.table.pausing import AT_MOVE
from bot.table.sessions import TableTx, queries, query_of, writes
from bot.table.tables import FeatureService

DISPLACED: Final = "displaced"
"""Kind of the direct message that the channel of a game cannot be used."""


@dataclass(frozen=True)
class TablePlace:
    """A channel or thread where a table can go on."""

    channel_id: int
    parent_id: int | None = None
    """The channel that contains the thread; None: it is not a thread."""
    private: bool = False
    """Whether the thread is private."""


class Relocation(FeatureService):
    """Moves tables whose channel cannot be used."""

    def tell(self, table: TableTx) -> None:
        """Send everybody at the table a direct message, unless they have one already."""
        if not lacks_place(table.row) or posted.unclosed(table.tx, table.id, DISPLACED):
            return
        now = self.sessions.now()
        people = {*(seat.user_id for seat in table.seats), table.row.master_id}
        for user in sorted(person for person in people if person is not None):
            facts, slot = {"user": user}, f"{DISPLACED}:{int(now)}:{user}"
            outbox.write_to(table.tx, table.id, DISPLACED, slot, DISPLACED, facts, now)

    def settle(self, table: TableTx) -> None:
        """The game goes on, or is over: these messages say so."""
        told = posted.unclosed(table.tx, table.id, DISPLACED)
        posted.close(table.tx, told, self.sessions.now())

    @writes
    def move(
        self, table: TableTx, by: int, place: TablePlace, *, manager: bool = False
    ) -> TableInfo:
        """Let the table go on at this place; its people may, and whoever leads it. Refused:
        "place-kept" (its channel can be used), "not-seated", "channel-busy"."""
        if not lacks_place(table.row):
            raise Refused("place-kept")
        if not table.leads(by, manager):
            table.seat_of(by)
        busy = games.live_at(table.tx, place.channel_id)
        if busy is not None and busy.id != table.id:
            raise Refused("channel-busy", {"table": busy.id, "game": busy.game})
        self.sessions.set(
            table, channel_id=place.channel_id, parent_id=place.parent_id, private=place.private
        )
        table.tell(AT_MOVE)
        now = self.sessions.now()
        self.tables.announcer.post_again(table)
        table.post(f"{MOVED}:{int(now)}", MOVED, {"by": f"<@{by}>"})
        if table.row.status == "paused":
            self.tables.pausing.place_found(table)
        else:
            self.sessions.set(table, missing="")
            posted.make_due(table.tx, table.id, now)
        self.settle(table)
        return table.info()

    @queries
    def waiting(self, tx: Tx, user_id: int, guild_id: int | None) -> list[TableInfo]:
        """Return the tables of this person, on this server or on all, that wait for a place."""
        table_ids = rows.waiting_tables(tx, user_id, guild_id)
        tables = [self.sessions.open_table(tx, table_id).info() for table_id in table_ids]
        return [table for table in tables if lacks_place(table)]

    taken = query_of(rows.taken_channels)
