"""The values of which this game's face makes the ids of texts."""

from __future__ import annotations

from bot.games.the_others.city_picture import KEYS
from engine.games.the_others.content import CARD, HERO, NUMBERS, TOKENS, UPGRADE, WORDS

_FIGURES = ("died", "delivered", "altars", "reactions")

VALUES: dict[str, list[str]] = {
    "*-*": [],  # said where there is one
    "card-*": [f"card-{card}".replace("_", "-") for card in (*CARD, *UPGRADE)],
    "draw-key-*": [f"draw-key-{name}" for name in KEYS],
    "face-*-*": [
        *(f"face-{kind}-{face}" for kind in ("hero", "work") for face in NUMBERS.hero_die),
        *(f"face-sins-{face}" for face in NUMBERS.sin_die),
    ],
    "monster-*": [f"monster-{word}" for word in WORDS["monsters"].split()],
    "power-*": [f"power-{hero}" for hero in HERO],
    "report-figure-*": [f"report-figure-{name}" for name in _FIGURES],
    "text-*": [f"text-{pile}" for pile in ("discards", "dead", "box", "gone")],
    "token-*": [f"token-{token}" for token in TOKENS],
}
