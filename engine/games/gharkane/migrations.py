"""Saved games of older versions, brought up to date: entry n-1 leads from version n to n+1.

A migration works on the JSON of a state, before it is decoded. Names and fields of steps, picks and
state classes are save format: a change of one of them belongs here, with a saved game of the older
version in tests/gharkane/saves.
"""

from __future__ import annotations

from typing import Any

from engine.package import Migration


def _depots(state: dict[str, Any]) -> dict[str, Any]:
    """To version 2: a depot draws in the evening what the pile did not hold by day."""
    for shelter in state["shelters"]:
        shelter["owed"] = 0
    return state


def _asked(state: dict[str, Any]) -> dict[str, Any]:
    """To version 3: a day ends by itself after its last answer."""
    for shelter in state["shelters"]:
        shelter["asked"] = False
    return state


def _wanderers(state: dict[str, Any]) -> dict[str, Any]:
    """To version 4: who plays alone meets wanderers; an arrival may be held to one equipment."""
    state["wanderers"] = []
    state["variant"].setdefault("equipment", "any")
    return state


def _ammo(state: dict[str, Any]) -> dict[str, Any]:
    """To version 5: an option makes an action collect two ammo."""
    state["variant"].setdefault("ammo", "one")
    return state


def _beds(state: dict[str, Any]) -> dict[str, Any]:
    """To version 6: an option lets an evening recruit no more than the hospital has beds."""
    state["variant"].setdefault("recruits", "any")
    return state


MIGRATIONS: list[Migration] = [_depots, _asked, _wanderers, _ammo, _beds]
