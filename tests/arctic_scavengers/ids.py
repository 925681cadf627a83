"""The values of which this game's face makes the ids of texts."""

from __future__ import annotations

from bot.games.arctic_scavengers.card_picture import SECOND
from bot.games.arctic_scavengers.table_picture import LEGEND_KEYS
from engine.games.arctic_scavengers.content import CARD

_FIGURES = ("people", "hired", "won", "struck", "built")
_TAKEN = ("draw", "dig", "hunt", "hire", "build", "train")
"""What a rival may be at when a trick is played."""

VALUES: dict[str, list[str]] = {
    "ahead-*": [
        f"ahead-{verb}" for verb in ("draw", "dig", "hunt", "build", "recon", "time", "timer")
    ],
    "ahead-*-lost": [f"ahead-{what}-lost" for what in ("food", "medicine")],
    "ahead-struck-*": [f"ahead-struck-{action}" for action in ("draw", "dig", "hunt", "build")],
    "await-*": [],  # every question of the game is awaited in words
    "card-*": sorted({f"card-{word}" for card in CARD.values() for word in card.words}),
    "card-price-*": [f"card-price-{kind}" for kind in ("food", "medicine", "mixed")],
    "draw-*": [
        f"draw-{name}" for name in ("deck", "discard", "junkyard", "schematics", "contested")
    ],
    "draw-does-*": sorted(
        {f"draw-does-{word}" for card in CARD.values() for word in card.words if word not in SECOND}
    ),
    "draw-key-*": [f"draw-key-{name}" for name in LEGEND_KEYS],
    "report-figure-*": [f"report-figure-{name}" for name in _FIGURES],
    "text-*": [f"text-{pile}" for pile in ("junkyard", "contested", "schematics")],
    "text-your-*": [f"text-your-{pile}" for pile in ("deck", "discard")],
}
