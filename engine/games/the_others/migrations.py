"""Migrations of saved games: entry n-1 migrates version n to n+1.

A migration works on the JSON of a state, before it is decoded.
"""

from __future__ import annotations

from typing import Any

from engine.package import Migration

Json = dict[str, Any]


def _editions(state: Json) -> Json:
    """To version 2: lost civilians no longer count as saved; older games keep the first edition."""
    return state | {"variant": state["variant"] | {"edition": 1}}


def _kernel(state: Json) -> Json:
    """To version 3: the edition is a field of all games."""
    return state | {"edition": state["variant"].pop("edition")}


MIGRATIONS: list[Migration] = [_editions, _kernel]
