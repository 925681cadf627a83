"""A game's look: its colours by name, its type sizes, and its art, from data/<game>/look.toml."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from bot.render.draw.art import STEPS, Art, Colour
from bot.render.looks import look_tables


@dataclass(frozen=True)
class GameLook:
    """What look.toml says."""

    art: Art
    hues: Mapping[str, Colour]
    """Colours by name: its palette, and the tables of accents that it names."""
    sizes: Mapping[str, int]
    """Sizes of letters, in pixels."""


@dataclass(frozen=True)
class EndLook:
    """How the picture of a game's end looks: the drawing behind the winners, and colours."""

    scene: str
    """Empty: only the ground."""
    ground: Colour
    words: Colour
    """Letters on the ground; `sum` those of the winner's points."""
    sum: Colour
    panel: Colour
    edge: Colour
    letters: Colour
    """Letters on a panel; `dim` those that can wait, `gold` the winner's."""
    dim: Colour
    gold: Colour
    dark: Colour
    """Letters on a light bar; `light` those on a dark one."""
    light: Colour
    bars: tuple[Colour, ...]
    """Of rules that give points, in turn."""
    people: tuple[str, ...]
    """Drawings of who stands in the scene, from the left."""
    halo: tuple[Colour, ...]
    """Of the light behind whoever won, from the outside in."""


_NAMES: Final = ("scene", "bars", "people", "halo")
"""Keys of that table that are not the name of one colour."""


@cache
def end_of(game: str) -> EndLook:
    """Return how the end of a game looks: the table `end` of its look.toml names colours of it."""
    read = look_tables(game)["end"]
    hues = look_of(game).hues
    colours = {key: hues[name] for key, name in read.items() if key not in _NAMES}
    bars, halo = (tuple(hues[name] for name in read.get(key, ())) for key in ("bars", "halo"))
    people = tuple(read.get("people", ()))
    return EndLook(scene=read["scene"], bars=bars, people=people, halo=halo, **colours)


@cache
def look_of(game: str) -> GameLook:
    """Return the look of a game."""
    read = look_tables(game)
    hues = {
        name: rgb(colour)
        for table in ("colours", *read["accents"])
        for name, colour in read[table].items()
    }
    colours, steps = tuple(dict.fromkeys(hues.values())), read.get("steps", STEPS)
    art = Art(f"{game}/art", colours, read["shades"], steps)
    return GameLook(art, hues, read["sizes"])


def rgb(colour: str) -> Colour:
    """Return a colour that is written as "#0E1719"."""
    red, green, blue = bytes.fromhex(colour[1:])
    return red, green, blue
