"""Seats that a lobby reserves for the people of the game it follows.

Nobody is seated by another person's click. A rematch, or a game that continues another, seats the
person who opens it and the computers. The others are called once, and for a day nobody else can
take their seats.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.model.facts import Refused
from bot.store import games, timers
from bot.store.games import SeatRow
from bot.store.schema import PUBLIC
from bot.table.requests import invite
from bot.table.sessions import TableTx

SEATS_KEPT: Final = "seats-kept"
"""Kind of the timer that runs while seats are reserved, and reason for a refusal."""
SEATS_KEPT_S: Final = 86_400.0


@dataclass(frozen=True)
class KeptSeats:
    """The reserved seats of a lobby."""

    names: tuple[str, ...]
    """The people for whom seats are reserved."""
    until: float
    """In seconds since 1970."""


def seats_again(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Return the former players as rows for another game, with their numbers and fictional names;
    people who were forgotten are left out."""
    return [
        SeatRow(s.seat, s.user_id, "human", s.name, numbers=s.numbers, character=s.character)
        if s.user_id
        else SeatRow(s.seat, None, s.kind, "", character=s.character)
        for s in seats
        if s.user_id or s.kind != "human"
    ]


def former_seats(table: TableTx) -> list[SeatRow]:
    """Return the seats of the game that this lobby follows, in order; empty if it follows none.
    People who asked to be forgotten are left out."""
    record = table.row.record
    source = (
        table.row.rematch_of if record is None or record["source"] is None else record["source"]
    )
    return [] if source is None else seats_again(games.seats_at(table.tx, source))


def kept_until(table: TableTx, now: float) -> float | None:
    """Return until when seats of this lobby are reserved, in seconds since 1970; None: none are."""
    due = timers.due_of(table.tx, table.id, SEATS_KEPT, PUBLIC)
    return due if due is not None and due > now and table.row.status == "lobby" else None


def kept_for(table: TableTx, now: float) -> list[SeatRow]:
    """Return the former seats of the people for whom a seat is reserved and who have not joined
    yet."""
    if kept_until(table, now) is None:
        return []
    seated = {row.user_id for row in table.seats} | {table.row.master_id}
    return [row for row in former_seats(table) if row.user_id not in seated | {None}]


def kept_seats(table: TableTx, now: float) -> KeptSeats | None:
    """Return the reserved seats to display; None: there are none."""
    until = kept_until(table, now)
    if until is None:
        return None
    people = kept_for(table, now)
    return KeptSeats(tuple(row.name for row in people), until) if people else None


def need_free_seat(table: TableTx, most: int, joining: int | None, now: float) -> None:
    """Refused if no seat is free for this person, or for a computer (None): "full" (most),
    "seats-kept" (hours until they are free)."""
    if len(table.seats) >= most:
        raise Refused("full", {"most": most})
    kept = kept_for(table, now)
    if len(table.seats) + len(kept) >= most and joining not in [row.user_id for row in kept]:
        until = kept_until(table, now) or now
        raise Refused(SEATS_KEPT, {"hours": max(1, math.ceil((until - now) / 3600.0))})


def keep_seats(table: TableTx, by: int, now: float) -> None:
    """Reserve seats from now on for the people of the previous game, and call them to this
    lobby."""
    timers.add(table.tx, table.id, SEATS_KEPT, PUBLIC, now + SEATS_KEPT_S)
    people = [row.user_id for row in kept_for(table, now) if row.user_id and row.user_id != by]
    if people:
        invite(table, by, people)


def in_former_order(table: TableTx, seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Sort these seats as in the previous game; people who were not in it come last."""
    before = former_seats(table)
    places = {row.user_id: n for n, row in enumerate(before) if row.user_id is not None}
    free = [n for n, row in enumerate(before) if row.user_id is None]

    def place(row: SeatRow) -> int:
        if row.user_id is None and free:  # any computer takes the place of any other
            return free.pop(0)
        return places.get(row.user_id, len(before)) if row.user_id is not None else len(before)

    order = [place(row) for row in seats]
    return [row for _, _, row in sorted(zip(order, range(len(seats)), seats, strict=True))]
