"""Who hosts a table: the role passes on when its host has left, and a lobby without people closes.

The rule runs at the end of every change to a table, so no way of leaving has to apply it.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.model.facts import TableInfo
from bot.store.games import SeatRow
from bot.store.schema import LIVE_STATUSES
from bot.table.announcer import Announcer
from bot.table.sessions import TableSessions, TableTx, writes


@dataclass
class Succession:
    """Passes the host's role on."""

    sessions: TableSessions
    announcer: Announcer

    def follow(self, table: TableTx, _: float) -> None:
        """Apply the rule, as the final step of a change."""
        if table.row.status not in LIVE_STATUSES or table.row.learner is not None:
            return
        people = {seat.user_id for seat in table.voters} | ({table.row.master_id} - {None})
        if not people and table.row.status == "lobby":
            self.announcer.close_lobby(table)
        elif people and table.row.host_id not in people:
            self._pass_on(table, leaving=None)

    @writes
    def host_gone(self, table: TableTx, host_id: int) -> TableInfo:
        """This host has left the server: pass the role on. A seat that they play stays theirs."""
        if table.row.host_id == host_id and table.row.status in LIVE_STATUSES:
            self._pass_on(table, leaving=host_id)
        return table.info()

    def _pass_on(self, table: TableTx, leaving: int | None) -> None:
        """Make the next person the host: one who plays, else one for whom a regent plays, else the
        game master."""
        seats = [seat for seat in table.voters if seat.user_id != leaving]
        heir = next(iter(sorted(seats, key=_is_away)), None)
        user_id = table.row.master_id if heir is None else heir.user_id
        if user_id is None or user_id == leaving:
            return
        self.sessions.set(table, host_id=user_id)
        self.announcer.redraw(table)
        if heir is not None:
            self.announcer.post_about_seat(table, heir, "host-passed")


def _is_away(seat: SeatRow) -> bool:
    return seat.regent_at is not None
