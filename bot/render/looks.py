"""What look.toml says of a game: how its pictures and its page look. Draws nothing."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, Final

from bot.texts import Texts
from engine.content import DATA
from engine.kernel import View

SHARED_LOOK: Final = "art"
"""The folder of what is drawn for all games."""


@cache
def look_tables(game: str) -> dict[str, Any]:
    """Return the tables of a game's look.toml; a game without one has that of the house."""
    own = DATA / game / "look.toml"
    path = own if own.exists() else DATA / SHARED_LOOK / "look.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def symbols_of(texts: Texts, view: View) -> tuple[tuple[str, str], ...]:
    """Return the symbols of this game's pictures, each with its meaning: the drawings in its table
    `symbols`, each with a text or a word. A name "avatar_{view.sin}" is completed from the view;
    while nothing is there, the symbol is left out."""
    assert texts.game is not None
    named = look_tables(texts.game).get("symbols", {})
    drawn = {sprite.format(view=view): x for sprite, x in named.items()}
    return tuple(
        (sprite, texts.say(x) if texts.has(x) else texts.word(x))
        for sprite, x in drawn.items()
        if not sprite.endswith("_")
    )
