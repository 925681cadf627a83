"""The values of which this game's face makes the ids of texts."""

from __future__ import annotations

from typing import get_args

from bot.games.the_others.city_picture import LEGEND_KEYS
from bot.games.the_others.hero_picture import FIGURES
from bot.games.the_others.report import DEEDS, HARM
from bot.games.the_others.story import UNIQUE
from engine.games.the_others.content import (
    CARD,
    HERO,
    NUMBERS,
    TOKENS,
    UPGRADE,
    WORDS,
    Goal,
    Moment,
)

_FIGURES = ("died", "delivered", "altars", "reactions")

VALUES: dict[str, list[str]] = {
    "*-*": [],  # said where there is one
    "card-*": [f"card-{card}".replace("_", "-") for card in (*CARD, *UPGRADE)],
    "deed-*": [f"score-deed-{row}" for row, _ in (*DEEDS.values(), *HARM.values())],
    "done-*": [
        f"story-done-{goal}-{n}" for goal in get_args(Goal) if goal not in UNIQUE for n in (1, 2)
    ],
    "draw-figure-*": [f"draw-figure-{name}" for name in FIGURES],
    "draw-key-*": [f"draw-key-{name}" for name in LEGEND_KEYS],
    "draw-when-*": [f"draw-when-{moment}" for moment in get_args(Moment)],
    "face-*-*": [
        *(f"face-{kind}-{face}" for kind in ("hero", "work") for face in NUMBERS.hero_die),
        *(f"face-sins-{face}" for face in NUMBERS.sin_die),
    ],
    "goal-*": [f"story-goal-{goal}-1" for goal in get_args(Goal)],
    "monster-*": [f"monster-{word}" for word in WORDS["monsters"].split()],
    "power-*": [f"power-{hero}" for hero in HERO],
    "report-figure-*": [f"report-figure-{name}" for name in _FIGURES],
    "report-hero-*": [
        f"report-hero-{state}-{n}" for state in ("well", "hurt", "dark") for n in (1, 2, 3, 4)
    ],
    "text-*": [f"text-{pile}" for pile in ("discards", "dead", "box", "gone")],
    "token-*": [f"token-{token}" for token in TOKENS],
}
