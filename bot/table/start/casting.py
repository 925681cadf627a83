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

from bot.model.facts import Refused
from bot.store.games import SeatRow
from bot.table.start.beginnings import Beginning
from engine.games import GamePackage
from engine.record import read

WAYS: Final = ("random", "vote")
"""How roles are given that nobody has taken; by chance where a lobby has not settled it."""


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
