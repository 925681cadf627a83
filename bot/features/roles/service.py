"""Take and give roles in a lobby, and decide how the rest is settled."""

from __future__ import annotations

from collections.abc import Mapping

from bot.model.facts import Refused, TableInfo
from bot.table.saving import package_named
from bot.table.sessions import TableTx, writes
from bot.table.start.beginnings import beginning_of
from bot.table.start.casting import WAYS, room, says_roles
from bot.table.tables import FeatureService
from engine.kernel import Seat


class Casting(FeatureService):
    """Actions on the roles of a lobby. Always refused: "no-roles" (the game has none),
    "roles-recorded" (the game continues another, which assigns the roles)."""

    @writes
    def take(self, table: TableTx, user_id: int, role: str) -> TableInfo:
        """Take this role; "" gives it up. Refused: "not-seated", "no-such-role", "role-taken"."""
        return self._take(table, table.seat_of(user_id).seat, role)

    @writes
    def give(
        self, table: TableTx, by: int, seat: Seat, role: str, *, manager: bool = False
    ) -> TableInfo:
        """Give a computer this role. Refused: "not-host", "no-such-seat", "role-of-person" (people
        choose their own role), and as `take`."""
        table.needs_host(by, manager)
        if table.seat(seat).kind == "human":
            raise Refused("role-of-person", {"seat": seat})
        return self._take(table, seat, role)

    def _take(self, table: TableTx, seat: Seat, role: str) -> TableInfo:
        roles = self._roles(table)
        if role and role not in roles:
            raise Refused("no-such-role")
        if role and role != table.seat(seat).role and room(roles, table.seats, role) <= 0:
            raise Refused("role-taken")
        table.set_seat(seat, role=role)
        return self._changed(table)

    @writes
    def vote(self, table: TableTx, user_id: int, seat: Seat) -> TableInfo:
        """Vote for the holder of an open role. Refused: "not-seated", "no-such-seat", "no-vote"
        (roles are not settled by votes)."""
        self._roles(table)
        table.seat(seat)
        if table.row.casting != "vote":
            raise Refused("no-vote")
        table.set_seat(table.seat_of(user_id).seat, vote=seat)
        return self._changed(table)

    @writes
    def settle(self, table: TableTx, by: int, way: str, *, manager: bool = False) -> TableInfo:
        """Set how open roles are settled. Refused: "not-host", "no-such-role"."""
        self._roles(table)
        table.needs_host(by, manager)
        if way not in WAYS:
            raise Refused("no-such-role")
        self.sessions.set(table, casting=way)
        for seated in table.seats:
            table.set_seat(seated.seat, vote=None)
        return self._changed(table)

    @writes
    def plan_apart(
        self, table: TableTx, by: int, apart: bool, *, manager: bool = False
    ) -> TableInfo:
        """Set whether each side gets a private thread to plan in. Refused: "not-host"."""
        self._roles(table)
        table.needs_host(by, manager)
        self.sessions.set(table, council=apart)
        return self._changed(table)

    def _roles(self, table: TableTx) -> Mapping[str, int]:
        table.needs("lobby")
        package = package_named(table.row.game)
        if not package.ROLES:
            raise Refused("no-roles")
        if says_roles(beginning_of(table.tx, package, table.row, table.seats)):
            raise Refused("roles-recorded")
        return package.ROLES

    def _changed(self, table: TableTx) -> TableInfo:
        self.tables.announcer.dashboard(table, "lobby")
        return table.info()
