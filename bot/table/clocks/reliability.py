"""How reliable people are: which share of their turns over days they took in time."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from bot.store.results import Sight
from bot.store.timekeeping import Punctuality, turns_of
from bot.store.transaction import Tx

MIN_PUNCTUALITY: Final = 20
"""Punctuality below which somebody is new: their share would say more about luck."""


def shares(
    tx: Tx, people: Collection[int], guild_id: int | None = None, sight: Sight | None = None
) -> Mapping[int, int | None]:
    """Person -> of a hundred turns, those in time; None: new. See `turns_of` for which turns
    count."""
    known = turns_of(tx, people, guild_id, sight)
    return {person: share(known.get(person, Punctuality())) for person in people}


def share(turns: Punctuality) -> int | None:
    """The percentage of turns in time; 100 only if all were. None: too few turns."""
    counted = turns.in_time + turns.late
    return None if counted < MIN_PUNCTUALITY else 100 * turns.in_time // counted
