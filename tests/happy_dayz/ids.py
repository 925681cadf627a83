"""The values of which this game's face makes the ids of texts."""

from __future__ import annotations

from bot.games.happy_dayz.table_picture import LEGEND_KEYS
from engine.games.happy_dayz.content import POWER, SIDES, SUIT

_FIGURES = ("people", "gain", "loss", "horde", "joined")

VALUES: dict[str, list[str]] = {
    "*.one": [f"word-{suit}.one" for suit in dict.fromkeys(SUIT.values())],
    "await-*": [],  # every question of the game is awaited in words
    "draw-*": ["draw-winner"],
    "draw-key-*": [f"draw-key-{name}" for name in LEGEND_KEYS],
    "report-figure-*": [f"report-figure-{name}" for name in _FIGURES],
    "word-*.text": [f"word-{word}.text" for word in (*SIDES, *POWER)],
}
