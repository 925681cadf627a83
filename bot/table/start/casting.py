"""Roles before the deal: who is what, where a game is not the same for all.

A seat may take a role, or the host gives it to a computer. What nobody has taken is then given as
the lobby has settled (`games.casting`): by the votes of those who sit there, or by chance. Chance,
also between equal votes, is that of the deal, so that it can be checked as the cards can.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.model.facts import Refused, TableInfo
from bot.store.games import SeatRow
from bot.table.desk import TableSessions, TableTx, writes
from bot.table.saving import package_named
from bot.table.saying import Saying
from bot.table.start.beginnings import Beginning, beginning_of
from engine.games import GamePackage
from engine.kernel import Seat
from engine.record import read

WAYS: Final = ("random", "vote")
"""How roles are given that nobody has taken; by chance where a lobby has not settled it."""


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
        """A computer is to be that. Refused: "not-host", "no-such-seat", "role-of-person" (whoever
        sits there takes a role themselves), and as `take`."""
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


def room(roles: Mapping[str, int], seats: Sequence[SeatRow], role: str) -> int:
    """How many more seats may be that."""
    most = roles[role] or len(seats)
    return most - sum(seat.role == role for seat in seats)


def says_roles(beginning: Beginning | None) -> bool:
    """Whether a record says who is what."""
    parts = () if beginning is None else beginning.record.seats
    return any(part is not None and part.side for part in parts)


Draw = Callable[[str, int], int]
"""For what, and of how many -> a number below that, by chance."""


@dataclass(frozen=True)
class Cast:
    """What a lobby says of roles, as everybody may know it from the start on."""

    taken: tuple[str, ...]
    """By seat; empty: nobody has taken or given one."""
    votes: tuple[int, ...]
    """How many each seat has, where it is settled by votes; else none."""

    def drawn(self, roles: Mapping[str, int], draw: Draw) -> list[str]:
        """What each seat is. Refused: "role-missing" (role: nobody is left who could be that)."""
        found = list(self.taken)
        for role, most in roles.items():
            for n in range(most - found.count(role)):
                free = [seat for seat, taken in enumerate(found) if not taken]
                if not free:
                    raise Refused("role-missing", {"role": role})
                best = max(self.votes[seat] for seat in free)
                equal = [seat for seat in free if self.votes[seat] == best]
                found[equal[draw(f"{role} {n}", len(equal))]] = role
        rest = next((role for role, most in roles.items() if not most), "")
        return [role or rest for role in found]


def cast_of(
    package: GamePackage, way: str, seats: Sequence[SeatRow], beginning: Beginning | None
) -> Cast | None:
    """What the lobby says of roles; None where there are none, where a record says them, and where
    all of it is left to the game's own deal."""
    taken = tuple(seat.role for seat in seats)
    if not package.ROLES or says_roles(beginning) or (way != "vote" and not any(taken)):
        return None
    votes = Counter(seat.vote for seat in seats) if way == "vote" else Counter[int | None]()
    return Cast(taken, tuple(votes[seat] for seat in range(len(seats))))


def with_roles(
    package: GamePackage, roles: Sequence[str], beginning: Beginning | None
) -> Beginning:
    """How a game begins, with what each seat is."""
    start = beginning or Beginning(package.Record(), fixed=True)
    told = start.record.model_dump(mode="json", exclude_none=True)
    known = list(told.get("seats", ()))
    parts = [*known, *[None] * (len(roles) - len(known))]
    told["seats"] = [
        {**(part or {}), "side": role} for part, role in zip(parts, roles, strict=True)
    ]
    return replace(start, record=read(package.Record, told), cast=True)


def without_roles(
    record: Mapping[str, Any] | None, seats: int
) -> tuple[dict[str, Any] | None, list[str]]:
    """A record as it was before the lobby gave roles, and these, by seat; None for one that says
    nothing else."""
    told = dict(record or {})
    known = list(told.get("seats", ()))
    parts = [dict(part or {}) for part in (*known, *[None] * (seats - len(known)))]
    roles = [str(part.pop("side", "")) for part in parts]
    if not any(parts) and set(told) <= {"version", "seats"}:
        return None, roles
    return {**told, "seats": [part or None for part in parts]}, roles


def uncast(kept: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """What a table's row holds of how it began, as it was before its lobby gave the roles."""
    if kept is None or not kept.get("cast"):
        return None if kept is None else dict(kept)
    record, _ = without_roles(kept["record"], len(kept["record"]["seats"]))
    return None if record is None else {**kept, "record": record, "cast": False}


def renumbered(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """The same seats, each with its old number, where votes name seats as they will be numbered."""
    now = {row.seat: number for number, row in enumerate(seats)}
    return [replace(row, vote=None if row.vote is None else now.get(row.vote)) for row in seats]
