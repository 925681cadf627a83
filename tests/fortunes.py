"""Luck of each seat, from the events of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.kernel import Event
from engine.luck import Fortune, luck
from engine.titles import Finished

Told = tuple[str, dict[str, Any]]


def fortunes_of(rows: Any, *told: Told, seats: int = 2) -> Mapping[str, tuple[Fortune | None, ...]]:
    """By row, each seat's fortune; None for a seat that it does not concern."""
    events = [Event(name, facts, {}) for name, facts in told]
    return {
        row: tuple(fortune and Fortune(fortune.got, round(fortune.mean, 6)) for fortune in drawn)
        for row, drawn in luck(rows, Finished(seats, events, (), (0,)))
    }
