"""Punctuality: the percentage of turns over days that a person took in time."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from bot.store.results import Sight
from bot.store.timekeeping import Punctuality, turns_of
from bot.store.transaction import Tx

MIN_PUNCTUALITY: Final = 20
"""Turns below which a person is new: their percentage would mostly be luck."""


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
