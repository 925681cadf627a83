"""A new lobby for the people of a game that has ended."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.model.facts import Refused, TableInfo
from bot.store import games as rows
from bot.store.transaction import Tx
from bot.table.sessions import TableTx
from bot.table.start.beginnings import is_laid_out
from bot.table.start.casting import row_without_roles
from bot.table.start.kept import keep_seats, seats_again
from bot.table.tables import FeatureService


class Rematch(FeatureService):
    """Opens rematches."""

    async def open(self, table_id: int, by: int, press: str = "") -> TableInfo:
        """Open or join the lobby of a rematch, with the terms, game master and campaign of the
        first game. The caller is a former player, who is seated, or the host.

        The first caller hosts it. Their click adds nothing to the deal, since no promise was
        published before it. See `bot.table.start.kept` for the others. Refused: "not-over",
        "not-seated", "channel-busy", "no-rematch" (of lessons), and as `Lobby.join`.
        """

        def look(table: TableTx) -> tuple[TableTx, TableInfo | None]:
            if table.row.learner is not None:
                raise Refused("no-rematch")
            if table.row.status != "ended":
                raise Refused("not-over")
            if by != table.row.host_id:
                table.seat_of(by)
            return table, self._open_one(table.tx, table_id)

        old, again = await self.sessions.read(table_id, look)
        if again is None:
            along = (None, by, old.row.master_id)  # the game master and their rival move along
            seats = [row for row in seats_again(old.seats) if row.user_id in along]
            record = _record_again(old.id, old.row.record)
            row = replace(old.row, host_id=by, rematch_of=old.id, record=record)
            try:
                return await self.tables.lobby.open_row(
                    row, seats, lambda table: keep_seats(table, by, self.sessions.now())
                )
            except Refused:  # another person may have clicked the same button just before
                again = await self.sessions.query(lambda tx: self._open_one(tx, table_id))
                if again is None:
                    raise
        own_row = next((row for row in seats_again(old.seats) if row.user_id == by), None)
        seated = any(row.user_id == by for row in again.seated)
        if own_row is None or seated or again.status != "lobby":
            return again
        return await self.tables.lobby.join(again.id, by, own_row.name, None, press)

    def _open_one(self, tx: Tx, table_id: int) -> TableInfo | None:
        """Return the rematch of this table that was not cancelled."""
        row = rows.live_rematch(tx, table_id)
        return None if row is None else self.sessions.open_table(tx, row.id).info()


def _record_again(table_id: int, kept: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """Return what a rematch begins with: the game as laid out, each part for its former player.
    Numbers and roles from the lobby are assigned again."""
    record = row_without_roles(kept)
    if record is None or not is_laid_out(record):
        return None
    return {**record, "fixed": False, "parts_of": table_id}
