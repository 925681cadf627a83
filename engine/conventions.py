"""Fill what a game hands over from its modules: a field is found where its convention says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

Homes = Mapping[str, Sequence[str]]
"""By field the "module.name" in a game's folder that may hold it, the first that does counts."""


def found_by_convention(folder: str, homes: Homes, but: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of `homes` that modules of this folder (its dotted name) hold, except those in
    `but`, which the game names itself; then those."""
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
            if value is not None and home == loaded.__name__:  # not what it only imports
                fields[field] = value
                break
    return {**fields, **but}
