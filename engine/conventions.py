"""Fill the fields of a game's package from conventional names in its modules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

Homes = Mapping[str, Sequence[str]]
"""Field -> the "module.name"s in a game's folder where it may be defined; the first match
counts."""


def found_by_convention(folder: str, homes: Homes, but: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields of `homes` that modules of this folder (a dotted name) define.

    The values in `but`, which the game names itself, replace them.
    """
    fields: dict[str, Any] = {}
    for field, places in homes.items():
        if field in but:
            continue
        for place in places:
            module, _, name = place.partition(".")
            if find_spec(f"{folder}.{module}") is None:
                continue
            loaded = import_module(f"{folder}.{module}")
            value = vars(loaded).get(name)
            home = getattr(value, "__module__", loaded.__name__)
            if value is not None and home == loaded.__name__:  # defined there, not imported
                fields[field] = value
                break
    return {**fields, **but}
