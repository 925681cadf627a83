"""Calls to a lobby, and its planned start."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.model.facts import Refused, TableInfo
from bot.model.states import NoticeOccasion
from bot.store import timers
from bot.store.schema import PUBLIC
from bot.table.requests import BEGINS_SOON, PLANNED_START, call_to_lobby, invite
from bot.table.sessions import TableTx, writes
from bot.table.tables import FeatureService
from bot.texts import moment
from engine.kernel import Seat

MAX_INVITED: Final = 4
"""Maximum number of people per call."""
AHEAD: Final = 600.0
"""Seconds before the start at which seated people are reminded."""


class Invitations(FeatureService):
    """Calls people to lobbies."""

    @writes
    def invite(
        self, table: TableTx, by: int, people: Sequence[int], *, manager: bool = False
    ) -> TableInfo:
        """Call these people to a lobby, in its channel; seated people are left out. Refused:
        "not-seated" (only the host and seated people invite), "nobody-invited", "too-many-invited"
        (most)."""
        table.needs("lobby")
        if not table.leads(by, manager):
            table.seat_of(by)
        seated = {seat.user_id for seat in table.seats}
        called = [user for user in dict.fromkeys(people) if user != by and user not in seated]
        if not called:
            raise Refused("nobody-invited")
        if len(called) > MAX_INVITED:
            raise Refused("too-many-invited", {"most": MAX_INVITED})
        invite(table, by, called)
        return table.info()

    @writes
    def set_start(
        self, table: TableTx, by: int, when: float, *, manager: bool = False
    ) -> TableInfo:
        """Set the planned start (seconds since 1970): the lobby shows it, and seated people are
        reminded. Refused: "not-host", "start-too-soon" (least: minutes)."""
        table.needs_lobby(by, manager)
        if when < self.sessions.now() + AHEAD:
            raise Refused("start-too-soon", {"least": int(AHEAD // 60)})
        timers.add(table.tx, table.id, BEGINS_SOON, PUBLIC, when - AHEAD)
        timers.add(table.tx, table.id, PLANNED_START, PUBLIC, when)
        return self.tables.announcer.lobby_changed(table)

    @writes
    def begins_soon(self, table: TableTx, _: Seat) -> None:
        """Notify the seated people that the start is near."""
        due = timers.due_of(table.tx, table.id, PLANNED_START, PUBLIC)
        if due is not None:
            self._remind(table, BEGINS_SOON, {"due": moment(due)})

    @writes
    def begins(self, table: TableTx, _: Seat) -> None:
        """The planned start has come: the lobby no longer shows it, and can be started below the
        call."""
        timers.cancel(table.tx, table.id, PLANNED_START)
        self._remind(table, PLANNED_START, {})
        self.tables.announcer.redraw(table)

    def _remind(self, table: TableTx, occasion: NoticeOccasion, facts: dict[str, Any]) -> None:
        people = [seat.user_id for seat in table.seats if seat.user_id is not None]
        if table.row.status == "lobby" and people:
            call_to_lobby(table, occasion, people, facts)
