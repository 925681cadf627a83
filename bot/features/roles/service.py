"""Taking and giving roles in a lobby, and how the rest is settled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.model.facts import Refused, TableInfo
from bot.table.desk import TableSessions, TableTx, writes
from bot.table.saving import package_named
from bot.table.saying import Saying
from bot.table.start.beginnings import beginning_of
from bot.table.start.casting import WAYS, room, says_roles
from engine.kernel import Seat


@dataclass
class Casting:
    """Actions on the roles of a lobby. Refused everywhere: "no-roles" (all are the same here),
    "roles-recorded" (the game goes on from another, which says who is what)."""

    desk: TableSessions
    saying: Saying

    @writes
    def take(self, at: TableTx, user_id: int, role: str) -> TableInfo:
        """This person is to be that; "" gives their role up. Refused: "not-seated",
        "no-such-role", "role-taken"."""
        return self._take(at, at.seat_of(user_id).seat, role)

    @writes
    def give(
        self, at: TableTx, by: int, seat: Seat, role: str, *, manager: bool = False
    ) -> TableInfo:
        """Give a computer this role. Refused: "not-host", "no-such-seat", "role-of-person" (a
        person takes a role themselves), and as `take`."""
        at.needs_host(by, manager)
        if at.seat(seat).kind == "human":
            raise Refused("role-of-person", {"seat": seat})
        return self._take(at, seat, role)

    def _take(self, at: TableTx, seat: Seat, role: str) -> TableInfo:
        roles = self._roles(at)
        if role and role not in roles:
            raise Refused("no-such-role")
        if role and role != at.seat(seat).role and room(roles, at.seats, role) <= 0:
            raise Refused("role-taken")
        at.set_seat(seat, role=role)
        return self._changed(at)

    @writes
    def vote(self, at: TableTx, user_id: int, seat: Seat) -> TableInfo:
        """This person wants that seat to be what nobody has taken. Refused: "not-seated",
        "no-such-seat", "no-vote" (that is not how it is settled)."""
        self._roles(at)
        at.seat(seat)
        if at.row.casting != "vote":
            raise Refused("no-vote")
        at.set_seat(at.seat_of(user_id).seat, vote=seat)
        return self._changed(at)

    @writes
    def settle(self, at: TableTx, by: int, way: str, *, manager: bool = False) -> TableInfo:
        """How roles are given that nobody has taken. Refused: "not-host", "no-such-role"."""
        self._roles(at)
        at.needs_host(by, manager)
        if way not in WAYS:
            raise Refused("no-such-role")
        self.desk.set(at, casting=way)
        for seated in at.seats:
            at.set_seat(seated.seat, vote=None)
        return self._changed(at)

    @writes
    def plan_apart(self, at: TableTx, by: int, apart: bool, *, manager: bool = False) -> TableInfo:
        """Whether each side is to have a private thread to plan in. Refused: "not-host"."""
        self._roles(at)
        at.needs_host(by, manager)
        self.desk.set(at, council=apart)
        return self._changed(at)

    def _roles(self, at: TableTx) -> Mapping[str, int]:
        at.needs("lobby")
        package = package_named(at.row.game)
        if not package.ROLES:
            raise Refused("no-roles")
        if says_roles(beginning_of(at.tx, package, at.row, at.seats)):
            raise Refused("roles-recorded")
        return package.ROLES

    def _changed(self, at: TableTx) -> TableInfo:
        self.saying.dashboard(at, "lobby")
        return at.info()
