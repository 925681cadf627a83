"""Effects, codes with amounts ("F2 P1"), as text; `effect_picture` draws them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.texts import Library, Texts
from engine.kit.effects import parse_effects

SPRITE: Final = {
    "F": "food", "B": "book", "G": "gear", "A": "any", "X": "crystal", "P": "point",
    "V": "devotion", "TJ": "step_yellow", "TV": "step_green", "TG": "step_grey", "TA": "step_any",
    "M": "module", "K": "crate", "E": "energy", "N": "energy_new", "S": "star", "C": "citizen",
    "Z": "artifact", "R": "range", "DE": "cheap_explore", "DB": "cheap_build",
    "DP": "cheap_populate", "U": "wake", "W": "wild", "L": "lantern",
}  # fmt: skip
"""The sprite of each code."""


def effect_text(codes: str, texts: Texts) -> str:
    """Return an effect as text; empty for no effect."""
    return _told(codes, texts.library, texts.locale)


@lru_cache(maxsize=1024)  # a picture tells a hundred, mostly the same
def _told(codes: str, library: Library, locale: str) -> str:
    texts = library.texts(locale, "revive")
    return ", ".join(texts.say(f"effect-{code.lower()}", n=n) for code, n in parse_effects(codes))
