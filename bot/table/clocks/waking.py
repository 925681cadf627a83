"""Waking time of clocks: the hours in which a clock runs, and its remaining time."""

from __future__ import annotations

from bot.model.clocks import Stage
from bot.model.hours import Hours
from bot.model.person import clock_hours
from bot.model.terms import Terms
from bot.store import games
from bot.store.clocks import ClockRow
from bot.store.games import SeatRow
from bot.store.people import PersonRow
from bot.store.transaction import Tx
from bot.table.sessions import TableTx


def terms_of(table: TableTx) -> Terms:
    """Return the agreed terms of the table."""
    return Terms.model_validate(table.row.terms)


def hours_at(tx: Tx, table_id: int, person: PersonRow) -> Hours:
    """Return when a person is awake, as the clocks of this table count it."""
    began = 0.0 if person.away is None else games.began_at(tx, table_id)
    return clock_hours(person.preferences, person.away, began)


def hours_of_seat(tx: Tx, table_id: int, seat: SeatRow) -> Hours:
    """Return when the person of this seat is awake, as the clocks of this table count it."""
    if seat.user_id is None:
        return Hours()
    return hours_at(tx, table_id, seat.owner)


def hours_of(table: TableTx, row: ClockRow) -> Hours:
    """Return the hours in which this clock runs: the waking hours with which it began, and its
    person's absences."""
    if row.stage == Stage.REACTS:
        return Hours()
    return row.hours_now(hours_of_seat(table.tx, table.id, table.seat(row.seat)))


def left_of(table: TableTx, row: ClockRow, now: float) -> float:
    """Return the remaining waking seconds of a clock."""
    if row.left is not None:
        return row.left
    return hours_of(table, row).between(now, row.due)


def held(table: TableTx, row: ClockRow, now: float) -> bool:
    """Return whether an unanswered question stops this clock now."""
    return row.stopped is not None and row.stopped > now and bool(table.seat(row.seat).asks)
