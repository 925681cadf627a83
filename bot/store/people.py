"""Queries on people: their preferences and absences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from bot.model.person import Preferences, read_preferences
from bot.store.notes import put
from bot.store.schema import people
from bot.store.transaction import Tx


@dataclass(frozen=True)
class PersonRow:
    """A row of `people`; for an unknown person, the defaults."""

    user_id: int
    locale: str = ""
    """The language last seen; empty if it was none of ours."""
    preferences: Preferences = field(default_factory=Preferences)
    away: tuple[float, float] | None = None
    """Start and end of an absence, possibly in the future or the past."""

    def absence(self, now: float) -> tuple[float, float] | None:
        """Return the absence; None after its end."""
        return self.away if self.away is not None and self.away[1] > now else None


def person(tx: Tx, user_id: int) -> PersonRow:
    """Return the row of a person."""
    row = tx.execute(_PERSON, {"of_person": user_id}).first()
    return PersonRow(user_id) if row is None else _read(row)


_PERSON = sa.select(people).where(people.c.user_id == sa.bindparam("of_person"))


def person_row(
    user_id: int,
    locale: str,
    settings: Mapping[str, Any],
    away_from: float | None,
    away_until: float | None,
) -> PersonRow:
    """Return the row with these columns."""
    away = None if away_from is None or away_until is None else (away_from, away_until)
    return PersonRow(user_id, locale, read_preferences(settings, user_id), away)


def _read(row: Any) -> PersonRow:
    return person_row(row.user_id, row.locale, row.settings, row.away_from, row.away_until)


def set_person_settings(tx: Tx, user_id: int, preferences: Preferences) -> None:
    """Store a person's preferences."""
    chosen = preferences.model_dump(mode="json", exclude_defaults=True)
    _put(tx, user_id, {"settings": chosen})


def set_away(tx: Tx, user_id: int, away: tuple[float, float] | None) -> None:
    """Store a person's absence; None: they are not away."""
    since, until = away or (None, None)
    _put(tx, user_id, {"away_from": since, "away_until": until})


_DM_CHANNEL = sa.select(people.c.dm_channel_id).where(people.c.user_id == sa.bindparam("of_person"))


def dm_channel(tx: Tx, user_id: int) -> int | None:
    """Return the channel of this person's direct messages, if it was opened."""
    channel_id: int | None = tx.execute(_DM_CHANNEL, {"of_person": user_id}).scalar()
    return channel_id


def set_dm_channel(tx: Tx, user_id: int, channel_id: int | None) -> None:
    """Store the channel of this person's direct messages; None: open it again."""
    _put(tx, user_id, {"dm_channel_id": channel_id})


def _put(tx: Tx, user_id: int, values: Mapping[str, Any]) -> None:
    put(tx, people, {"user_id": user_id}, values, {"locale": ""})
