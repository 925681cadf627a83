"""The values of which this game's face makes the ids of texts."""

from __future__ import annotations

from bot.games.revive.story import TOLD
from bot.games.revive.symbols import LEGEND_KEYS
from engine.games.revive.content import (
    ARTIFACT_CARD,
    CODES,
    COLOURS,
    LOCATION,
    NODES,
    SITE,
    SLOTS,
    TILE,
    TRIBE,
    VOYAGE,
)

_DRAWN = ("active", "rest", "machines", "modules", "piles", "voyages")
_FIGURES = ("explored", "buildings", "techs", "cards", "artifacts", "hibernations")
_COUNTED = {row.counts for row in VOYAGE.values()} | {
    card.of(colour).counts for card in ARTIFACT_CARD.values() for colour in COLOURS
}
_TERRAINS = {space for tile in TILE.values() for space in tile.spaces} | {
    "ice",
    "chasm",
    "location",
}


_THINGS = [
    *(f"{pile}-{colour}" for pile in ("machines", "market", "stack") for colour in COLOURS),
    *(f"{pile}-{slot}" for pile in ("slot", "modules") for slot in SLOTS),
    *(f"shore-{size}" for size in ("small", "large")),
    *(f"cheap-{verb}" for verb in ("explore", "build", "populate")),
    *(f"own-{pile}" for pile in ("voyages", "sailed")),
    *SITE,
]


def _plain(word: str) -> str:
    return word.replace("_", "-")


VALUES: dict[str, list[str]] = {
    "*-alone": [f"story-{many}-alone-1" for _, many, _ in TOLD.values()],
    "*.chief": [f"word-{_plain(tribe)}.chief" for tribe in TRIBE],
    "counts-*": [f"counts-{_plain(name)}" for name in _COUNTED],
    "draw-*": [f"draw-{name}" for name in _DRAWN],
    "draw-key-*": [f"draw-key-{name}" for name in LEGEND_KEYS],
    "draw-slot-*": [f"draw-slot-{slot}" for slot in SLOTS],
    "effect-*": [f"effect-{code.lower()}" for code in CODES],
    "letter-*": [f"letter-{_plain(name)}" for name in _TERRAINS],
    "location-*": [f"location-{_plain(name)}" for name in LOCATION],
    "report-figure-*": [f"report-figure-{name}" for name in _FIGURES],
    "tech-*-*": [
        f"tech-{tribe}-{node}" for tribe in TRIBE for node in NODES if node not in ("m2", "m3")
    ],
    "tribe-*-moon": [f"tribe-{tribe}-moon" for tribe in TRIBE],
    "tribe-*-note": [f"tribe-{tribe}-note" for tribe in ("lanterns", "frost-scribes")],
    "word-set-*": [f"word-set-{_plain(thing)}" for thing in _THINGS],
}
