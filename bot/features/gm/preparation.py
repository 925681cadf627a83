"""Prepare a game: its game master sets step by step how it begins."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from bot.features.gm.master import Master
from bot.features.gm.preparations import Preparation, apply_preparation
from bot.model.facts import Refused
from bot.model.game_export import refusal
from bot.table.saving import package_named
from bot.table.sessions import TableTx
from bot.table.start.beginnings import Beginning, beginning_of, check_record
from bot.table.tables import FeatureService
from engine.record import RecordError


class GamePreparation(FeatureService):
    """The game master's preparations are the record with which the game begins. The table sees that
    there is one, not its content."""

    async def record_so_far(
        self, table_id: int, by: int, roles: Collection[int] = ()
    ) -> dict[str, Any]:
        """Return the record so far, as plain data. Refused unless the table is in its lobby."""

        def look(table: TableTx) -> tuple[TableTx, dict[str, Any]]:
            table.needs_master(by, roles)
            table.needs("lobby")
            return table, _data(self._beginning(table))

        table, data = await self.sessions.read(table_id, look)
        if table.row.record is not None:
            await self.sessions.write(
                table_id, lambda now: self.tables.of(Master).mark_omniscient(now, by)
            )
        return data

    def _beginning(self, table: TableTx) -> Beginning:
        package = package_named(table.row.game)
        beginning = beginning_of(table.tx, package, table.row, table.seats)
        return beginning or Beginning(package.Record(), fixed=True)

    async def apply(
        self, table_id: int, by: int, wish: Preparation | None, roles: Collection[int] = ()
    ) -> dict[str, Any]:
        """Add one preparation, or reset all; return the record so far. From now on parts stay with
        the people who are seated. Refused: "record-..." if no game can begin like that."""

        def change(table: TableTx) -> dict[str, Any]:
            self.tables.of(Master).leading(table, by, roles)
            table.needs("lobby")
            package = package_named(table.row.game)
            data: dict[str, Any] = {}
            kept = None
            if wish is not None:
                before = _data(self._beginning(table))
                try:
                    record = apply_preparation(package, len(table.seats), before, wish)
                except RecordError as error:
                    raise Refused(*refusal(error)) from error
                check_record(package, record)
                beginning = Beginning(record, fixed=True, by=by)
                data, kept = _data(beginning), beginning.to_row()
            self.sessions.set(table, record=kept)
            self.tables.announcer.dashboard(table, "lobby")
            return data

        return await self.sessions.write(table_id, change)


def _data(beginning: Beginning) -> dict[str, Any]:
    return beginning.record.model_dump(mode="json", exclude_none=True)
