"""Migrations of saved games: entry n-1 migrates version n to n+1.

A migration works on the JSON of a state, before it is decoded.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.package import Migration

Json = dict[str, Any]


def _steps(stack: list[Json]) -> Iterator[Json]:
    """Yield every step on an agenda."""
    for item in stack:
        if item["is"] == "Lanes":
            for lane in item["lanes"]:
                yield from _steps(lane)
        else:
            yield item


def _cards_are_transferred_together(state: Json) -> Json:
    """To version 2: the question of a transfer names both neighbours and takes both cards at once.

    A seat that has put down the first of two cards gets it back and is asked again.
    """
    seats = state["seats"]
    for step in _steps(state["agenda"]):
        if step["is"] == "TransferCard":
            seat = step["seat"]
            step |= {"left": (seat + 1) % seats, "right": (seat - 1) % seats}
            state["sent"][seat] = []
    return state


def _known_places_are_kept(state: Json) -> Json:
    """To version 3: cards whose place everybody knows are listed; earlier cards of this round were
    not recorded."""
    state["known"] = []
    return state


MIGRATIONS: list[Migration] = [_cards_are_transferred_together, _known_places_are_kept]
