"""Waking time of clocks: the hours in which a clock runs, and its remaining time."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final

from pydantic import ValidationError

from bot.model.clocks import Stage
from bot.model.facts import Refused
from bot.model.hours import Hours
from bot.model.person import clock_hours
from bot.model.rendezvous import Calendar
from bot.model.terms import Terms
from bot.store import games, people
from bot.store.clocks import ClockRow
from bot.store.games import SeatRow
from bot.store.people import PersonRow
from bot.store.transaction import Tx
from bot.table.sessions import TableTx

LOCALE_ZONES: Final[Mapping[str, str]] = {"fr": "Europe/Paris"}
"""Language of a person without a time zone -> the zone of their rendezvous; UTC for others."""


def terms_of(table: TableTx) -> Terms:
    """Return the agreed terms of the table."""
    return Terms.model_validate(table.row.terms)


def agreed_terms(table: TableTx, by: int, changed: Mapping[str, Any]) -> Terms:
    """Return the terms of the table with these changes, which this person makes or proposes.
    Rendezvous without a time zone are in theirs. Refused: "bad-terms"."""
    try:
        terms = Terms.model_validate({**table.row.terms, **changed})
    except ValidationError:
        raise Refused("bad-terms") from None
    calendar = terms.rendezvous
    if calendar is None or calendar.zone:
        return terms
    person = people.person(table.tx, by)
    zone = person.preferences.zone or LOCALE_ZONES.get(person.locale, "UTC")
    return terms.model_copy(update={"rendezvous": calendar.model_copy(update={"zone": zone})})


def hours_at(tx: Tx, table_id: int, person: PersonRow) -> Hours:
    """Return when a person is awake, as the clocks of this table count it."""
    began = 0.0 if person.away is None else games.began_at(tx, table_id)
    return clock_hours(person.preferences, person.away, began)


def hours_of_seat(tx: Tx, table_id: int, seat: SeatRow) -> Hours:
    """Return the waking hours of this seat's person, as the clocks of this table count them."""
    if seat.user_id is None:
        return Hours()
    return hours_at(tx, table_id, seat.owner)


def hours_of(table: TableTx, row: ClockRow) -> Hours:
    """Return the hours in which this clock runs: the waking hours with which it began,
    without its person's absences."""
    if row.stage == Stage.REACTS:
        return Hours()
    return row.hours_now(hours_of_seat(table.tx, table.id, table.seat(row.seat)))


def deadline(calendar: Calendar, hours: Hours, at: float) -> float:
    """Return the first rendezvous from `at` on that the person can keep. An absence shorter than
    the time between two rendezvous skips none: otherwise a few minutes away would gain a day."""
    due = calendar.at_or_after(at) if math.isfinite(at) else at
    if hours.away is not None and hours.away[1] - hours.away[0] >= calendar.interval:
        first, last = hours.away
        if first <= due < last:
            return calendar.at_or_after(last) if math.isfinite(last) else last
    return due


def left_of(table: TableTx, row: ClockRow, now: float) -> float:
    """Return the remaining waking seconds of a clock."""
    if row.left is not None:
        return row.left
    return hours_of(table, row).between(now, row.due)


def held(table: TableTx, row: ClockRow, now: float) -> bool:
    """Return whether an unanswered question stops this clock now."""
    return row.stopped is not None and row.stopped > now and bool(table.seat(row.seat).asks)
