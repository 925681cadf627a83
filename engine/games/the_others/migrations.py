"""Saved games of older versions, brought up to date: entry n-1 leads from version n to n+1.

A migration works on the JSON of a state, before it is decoded.
"""

from __future__ import annotations

from typing import Any

from engine.package import Migration

Json = dict[str, Any]


def _editions(state: Json) -> Json:
    """Lost civilians no longer count as saved: a game that was begun before keeps its rules."""
    return state | {"variant": state["variant"] | {"edition": 1}}


MIGRATIONS: list[Migration] = [_editions]
