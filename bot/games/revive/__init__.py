"""Revive as text and pictures: the frozen map, what is on display, tribes with their boards."""

from __future__ import annotations

from bot.games import Face
from bot.games.revive.board import tribe_text

FACE = Face.of_folder(
    __name__,
    main_options=("learning", "abyss", "length"),
    tableau_text=tribe_text,
    scenes={name: name for name in ("populated", "built", "explored")},
    unpictured=frozenset(
        {"end", "hibernate", "keep", "next", "open", "orient", "recruit", "skip", "take", "use"}
    ),
)
