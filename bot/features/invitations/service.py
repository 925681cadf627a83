"""Before a game: who is called to its lobby, and when it is to begin."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.model.facts import Refused, TableInfo
from bot.store import timers
from bot.store.schema import PUBLIC
from bot.table.desk import TableSessions, TableTx, writes
from bot.table.requests import BEGINS, BEGINS_SOON, INVITED, call_to_lobby
from bot.table.saying import Saying
from bot.texts import moment
from engine.kernel import Seat

MAX_INVITED: Final = 4
"""People who are called at once."""
AHEAD: Final = 600.0
"""Seconds before the start at which those who sit are reminded."""


@dataclass
class Invitations:
    """Calls people to lobbies."""

    desk: TableSessions
    saying: Saying

    @writes
    def invite(
        self, at: TableTx, by: int, people: Sequence[int], *, manager: bool = False
    ) -> TableInfo:
        """Call these people to a lobby, in its channel; those who sit there are left out.

        Refused: "not-seated" (only the host and those who sit invite), "nobody-invited",
        "too-many-invited" (most).
        """
        at.needs("lobby")
        if not at.leads(by, manager):
            at.seat_of(by)
        seated = {seat.user_id for seat in at.seats}
        called = [user for user in dict.fromkeys(people) if user != by and user not in seated]
        if not called:
            raise Refused("nobody-invited")
        if len(called) > MAX_INVITED:
            raise Refused("too-many-invited", {"most": MAX_INVITED})
        call_to_lobby(at, INVITED, called, {"by": f"<@{by}>"}, self.desk.now())
        return at.info()

    @writes
    def set_start(self, at: TableTx, by: int, when: float, *, manager: bool = False) -> TableInfo:
        """The game is to begin at this moment (seconds since 1970): the lobby says so, and those
        who sit are reminded. Refused: "not-host", "start-too-soon" (least: minutes)."""
        at.needs("lobby")
        at.needs_host(by, manager)
        if when < self.desk.now() + AHEAD:
            raise Refused("start-too-soon", {"least": int(AHEAD // 60)})
        timers.add(at.tx, at.id, BEGINS_SOON, PUBLIC, when - AHEAD)
        timers.add(at.tx, at.id, BEGINS, PUBLIC, when)
        self.saying.dashboard(at, "lobby")
        return self.desk.refreshed(at)

    @writes
    def begins_soon(self, at: TableTx, _: Seat) -> None:
        """It is nearly time: notify the people who are seated."""
        due = timers.due_of(at.tx, at.id, BEGINS, PUBLIC)
        if due is not None:
            self._remind(at, BEGINS_SOON, {"due": moment(due)})

    @writes
    def begins(self, at: TableTx, _: Seat) -> None:
        """It is time: the lobby no longer names the moment, and can be started under the call."""
        timers.strike(at.tx, at.id, BEGINS)
        self._remind(at, BEGINS, {})
        self.saying.redraw(at)

    def _remind(self, at: TableTx, occasion: str, facts: dict[str, Any]) -> None:
        people = [seat.user_id for seat in at.seats if seat.user_id is not None]
        if at.row.status == "lobby" and people:
            call_to_lobby(at, occasion, people, facts, self.desk.now())
