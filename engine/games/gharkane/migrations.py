"""Migrations of saved games: entry n-1 migrates version n to n+1.

A migration works on the JSON of a state, before it is decoded. Names and fields of steps, picks and
state classes are save format: a change of one needs a migration here, and a saved game of the older
version in tests/gharkane/saves.
"""

from __future__ import annotations

from typing import Any

from engine.package import Migration


def _depots(state: dict[str, Any]) -> dict[str, Any]:
    """To version 2: a depot draws in the evening the equipment that the pile lacked by day."""
    for shelter in state["shelters"]:
        shelter["owed"] = 0
    return state


def _asked(state: dict[str, Any]) -> dict[str, Any]:
    """To version 3: a day at home ends by itself after its last answer."""
    for shelter in state["shelters"]:
        shelter["asked"] = False
    return state


def _wanderers(state: dict[str, Any]) -> dict[str, Any]:
    """To version 4: a single player meets wanderers; an option limits an arrival to one
    equipment."""
    state["wanderers"] = []
    state["variant"].setdefault("equipment", "any")
    return state


def _ammo(state: dict[str, Any]) -> dict[str, Any]:
    """To version 5: with an option, an action collects two ammo."""
    state["variant"].setdefault("ammo", "one")
    return state


def _beds(state: dict[str, Any]) -> dict[str, Any]:
    """To version 6: with an option, an evening recruits at most as many as the hospital has
    beds."""
    state["variant"].setdefault("recruits", "any")
    return state


MIGRATIONS: list[Migration] = [_depots, _asked, _wanderers, _ammo, _beds]
