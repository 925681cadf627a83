"""Punctuality: the percentage of turns over days that a person took in time."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from bot.features.punctuality.rows import Punctuality, count, turns_of
from bot.features.results.rows import Sight
from bot.store.transaction import Tx
from bot.table.sessions import TableTx

MIN_PUNCTUALITY: Final = 20
"""Turns below which a person is new: their percentage would mostly be luck."""


def count_turn(table: TableTx, user_id: int, in_time: int, late: int) -> None:
    """Add to this person's turns at this table; negative after an undo."""
    count(table.tx, table.id, user_id, Punctuality(in_time, late))


def punctuality_of(
    tx: Tx, people: Collection[int], guild_id: int | None = None, sight: Sight | None = None
) -> Mapping[int, int | None]:
    """Return person -> percentage of turns in time; None: new. See `turns_of` for which turns
    count."""
    known = turns_of(tx, people, guild_id, sight)
    return {person: punctuality_percent(known.get(person, Punctuality())) for person in people}


def punctuality_percent(turns: Punctuality) -> int | None:
    """Return the percentage of turns in time; 100 only if all were. None: too few turns."""
    counted = turns.in_time + turns.late
    return None if counted < MIN_PUNCTUALITY else 100 * turns.in_time // counted


def punctuality_in_lobby(table: TableTx) -> Mapping[int, int | None]:
    """Return each person's punctuality on this server in a lobby over days; else nothing."""
    if table.row.status != "lobby" or table.info().terms.live:
        return {}
    people = [seat.user_id for seat in table.seats if seat.user_id is not None]
    return punctuality_of(table.tx, people, table.row.guild_id)
