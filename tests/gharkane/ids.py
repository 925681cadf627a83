"""The values of which this game's face makes the ids of texts."""

from __future__ import annotations

from engine.games.gharkane.content import ROOMS

_KEYS = ("standing", "lying", "closed", "wanderer", "threatened", "first", "awaited")
_FIGURES = ("people", "hospital", "rooms", "disease", "stores", "gear", "hunted", "events",
            "missing", "hunger")  # fmt: skip

VALUES: dict[str, list[str]] = {
    "*.short": [f"word-{room.replace('_', '-')}.short" for room in ROOMS],
    "draw-key-*": [f"draw-key-{name}" for name in _KEYS],
    "report-figure-*": [f"report-figure-{name}" for name in _FIGURES],
}
