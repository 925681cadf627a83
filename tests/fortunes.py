"""Luck of each seat, from the events of a game of two."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.kernel import Event
from engine.luck import Fortune, luck
from engine.titles import Finished

Told = tuple[str, dict[str, Any]]


def fortunes_of(rows: Any, *told: Told) -> Mapping[str, tuple[Fortune | None, ...]]:
    """By row, each seat's fortune; None for a seat that it does not concern."""
    events = [Event(name, facts, {}) for name, facts in told]
    return {
        row: tuple(fortune and Fortune(fortune.got, round(fortune.mean, 6)) for fortune in seats)
        for row, seats in luck(rows, Finished(2, events, (), (0,)))
    }
