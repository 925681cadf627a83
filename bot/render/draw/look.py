"""A game's look: its colours by name, its type sizes, and its art, from data/<game>/look.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from bot.render.draw.art import Art, Colour
from engine.content import DATA


@dataclass(frozen=True)
class GameLook:
    """What look.toml says."""

    art: Art
    hues: Mapping[str, Colour]
    """Colours by name: its palette, and the tables of accents that it names."""
    sizes: Mapping[str, int]
    """Sizes of letters, in pixels."""


@cache
def look_of(game: str) -> GameLook:
    """Return the look of a game."""
    read = tomllib.loads((DATA / game / "look.toml").read_text(encoding="utf-8"))
    hues = {
        name: rgb(colour)
        for table in ("colours", *read["accents"])
        for name, colour in read[table].items()
    }
    art = Art(f"{game}/art", tuple(dict.fromkeys(hues.values())), read["shades"], alone=True)
    return GameLook(art, hues, read["sizes"])


def rgb(colour: str) -> Colour:
    """Return a colour that is written as "#0E1719"."""
    red, green, blue = bytes.fromhex(colour[1:])
    return red, green, blue
