"""Assign roles before the deal, in games where players have different roles.

A seat may take a role, or the host gives it to a computer. Open roles are then assigned as the
lobby has settled (`games.casting`): by the votes of the seated people, or by chance. Chance,
including that between equal votes, comes from the deal, so that it can be verified like the cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.model.facts import Refused
from bot.store.games import SeatRow
from bot.table.start.beginnings import Beginning
from engine.games import GamePackage
from engine.record import read_record

WAYS: Final = ("random", "vote")
"""How open roles are assigned; "random" if the lobby has not settled it."""


def room(roles: Mapping[str, int], seats: Sequence[SeatRow], role: str) -> int:
    """Return how many more seats may have this role."""
    most = roles[role] or len(seats)
    return most - sum(seat.role == role for seat in seats)


def says_roles(beginning: Beginning | None) -> bool:
    """Return whether a record assigns roles."""
    parts = () if beginning is None else beginning.record.seats
    return any(part is not None and part.side for part in parts)


Draw = Callable[[str, int], int]
"""Takes a purpose and a limit; returns a random number below that limit."""


@dataclass(frozen=True)
class Cast:
    """What a lobby has settled about roles; public from the start on."""

    taken: tuple[str, ...]
    """By seat; empty: no role is taken or given."""
    votes: tuple[int, ...]
    """The votes for each seat, if roles are settled by votes; else empty."""

    def draw_roles(self, roles: Mapping[str, int], draw: Draw) -> list[str]:
        """Return the role of each seat. Refused: "role-missing" (role: no seat is left for it)."""
        seat_roles = list(self.taken)
        for role, most in roles.items():
            for n in range(most - seat_roles.count(role)):
                free = [seat for seat, taken in enumerate(seat_roles) if not taken]
                if not free:
                    raise Refused("role-missing", {"role": role})
                best = max(self.votes[seat] for seat in free)
                equal = [seat for seat in free if self.votes[seat] == best]
                seat_roles[equal[draw(f"{role} {n}", len(equal))]] = role
        open_role = next((role for role, most in roles.items() if not most), "")
        return [role or open_role for role in seat_roles]


def cast_of(
    package: GamePackage, way: str, seats: Sequence[SeatRow], beginning: Beginning | None
) -> Cast | None:
    """Return what the lobby has settled about roles. None if the game has no roles, if a record
    assigns them, or if the game's own deal decides everything."""
    taken = tuple(seat.role for seat in seats)
    if not package.ROLES or says_roles(beginning) or (way != "vote" and not any(taken)):
        return None
    votes = Counter(seat.vote for seat in seats) if way == "vote" else Counter[int | None]()
    return Cast(taken, tuple(votes[seat] for seat in range(len(seats))))


def with_roles(
    package: GamePackage, roles: Sequence[str], beginning: Beginning | None
) -> Beginning:
    """Return the beginning with these roles by seat."""
    start = beginning or Beginning(package.Record(), fixed=True)
    record_data = start.record.model_dump(mode="json", exclude_none=True)
    known = list(record_data.get("seats", ()))
    parts = [*known, *[None] * (len(roles) - len(known))]
    record_data["seats"] = [
        {**(part or {}), "side": role} for part, role in zip(parts, roles, strict=True)
    ]
    return replace(start, record=read_record(package.Record, record_data), cast=True)


def without_roles(
    record: Mapping[str, Any] | None, seats: int
) -> tuple[dict[str, Any] | None, list[str]]:
    """Return a record as it was before the lobby assigned roles, and these roles by seat. The
    record is None if it says nothing else."""
    record_data = dict(record or {})
    known = list(record_data.get("seats", ()))
    parts = [dict(part or {}) for part in (*known, *[None] * (seats - len(known)))]
    roles = [str(part.pop("side", "")) for part in parts]
    if not any(parts) and set(record_data) <= {"version", "seats"}:
        return None, roles
    return {**record_data, "seats": [part or None for part in parts]}, roles


def row_without_roles(kept: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """Return the value of `games.record` as it was before its lobby assigned the roles."""
    if kept is None or not kept.get("cast"):
        return None if kept is None else dict(kept)
    record, _ = without_roles(kept["record"], len(kept["record"]["seats"]))
    return None if record is None else {**kept, "record": record, "cast": False}


def renumbered(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Return the seats, each with its old number where votes name seats by their new numbers."""
    now = {row.seat: number for number, row in enumerate(seats)}
    return [replace(row, vote=None if row.vote is None else now.get(row.vote)) for row in seats]
