"""Preparing a game: its game master sets, one thing at a time, how it begins."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from bot.features.gm.master import Master
from bot.features.gm.wishes import Wish, wished
from bot.model.chronicle import refusal
from bot.model.facts import Refused
from bot.table.desk import TableSessions, TableTx
from bot.table.saving import package_named
from bot.table.saying import Saying
from bot.table.start.beginnings import Beginning, beginning_of, tried
from engine.record import RecordError


@dataclass
class GamePreparation:
    """The game master's preparations are the record with which the game begins. The table sees that
    there is one, not its content."""

    desk: TableSessions
    saying: Saying
    master: Master

    async def wished(self, table_id: int, by: int, roles: Collection[int] = ()) -> dict[str, Any]:
        """The record so far, as plain data. Refused unless the table is in its lobby."""

        def look(at: TableTx) -> tuple[TableTx, dict[str, Any]]:
            at.needs_master(by, roles)
            at.needs("lobby")
            return at, _data(self._wished(at))

        at, data = await self.desk.read(table_id, look)
        if at.row.record is not None:
            await self.desk.write(table_id, lambda now: self.master.seen(now, by))
        return data

    def _wished(self, at: TableTx) -> Beginning:
        package = package_named(at.row.game)
        found = beginning_of(at.tx, package, at.row, at.seats)
        return found or Beginning(package.Record(), fixed=True)

    async def wish(
        self, table_id: int, by: int, wish: Wish | None, roles: Collection[int] = ()
    ) -> dict[str, Any]:
        """Add one preparation, or reset all; return the record so far. Parts stay with the people
        seated from now on.

        Refused: "record-..." if no game can begin so.
        """

        def change(at: TableTx) -> dict[str, Any]:
            self.master.leading(at, by, roles)
            at.needs("lobby")
            package = package_named(at.row.game)
            data: dict[str, Any] = {}
            kept = None
            if wish is not None:
                before = _data(self._wished(at))
                try:
                    record = wished(package, len(at.seats), before, wish)
                except RecordError as error:
                    raise Refused(*refusal(error)) from error
                tried(package, record)
                made = Beginning(record, fixed=True, by=by)
                data, kept = _data(made), made.kept()
            self.desk.set(at, record=kept)
            self.saying.dashboard(at, "lobby")
            return data

        return await self.desk.write(table_id, change)


def _data(beginning: Beginning) -> dict[str, Any]:
    return beginning.record.model_dump(mode="json", exclude_none=True)
