"""JSON data without a person: without their id or their name."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Any, Final

FORGOTTEN_PERSON: Final = 0
"""Replaces a forgotten person where a column must not be empty."""


_NAMED: Final[Mapping[str, str]] = {"name": "user", "of": "of_user"}
"""Facts that are a person's name -> the fact beside it with the owner (older rows have only the
seat). Beside `facts`, "name" is the event's name."""


def without_person(
    data: Any, user_id: int, names: Collection[str], own_seats: Collection[int], neutral: str
) -> Any:
    """Return JSON data without a person: without their id, and without their name beside their id
    or, in older rows, their seat. Sentences stay as they were written, apart from mentions: names
    in them cannot be recognised."""
    if isinstance(data, dict):
        others = isinstance(data.get("seat"), int) and data["seat"] not in own_seats
        known = () if others else names
        return {
            key: neutral
            if key in _NAMED and _is_theirs(data, key, user_id, known)
            else without_person(item, user_id, known, own_seats, neutral)
            for key, item in data.items()
        }
    if isinstance(data, list):
        return [without_person(item, user_id, names, own_seats, neutral) for item in data]
    if isinstance(data, str):
        text = re.sub(f"<@!?{user_id}>", lambda _: neutral, data)
        return re.sub(rf"(?<!\d){user_id}(?!\d)", str(FORGOTTEN_PERSON), text)
    return FORGOTTEN_PERSON if data == user_id and not isinstance(data, bool) else data


def _is_theirs(facts: Mapping[str, Any], key: str, user_id: int, names: Collection[str]) -> bool:
    """Return whether the name in these facts is this person's."""
    if isinstance(whose := facts.get(_NAMED[key]), int):
        return whose == user_id
    return "facts" not in facts and facts[key] in names
