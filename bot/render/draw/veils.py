"""Marks on a board of what is hidden, for a game master: a closed eye on the place, and a strip
below the board that says what it means and names what has no place there. Knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.render.draw.blocks import needed
from bot.render.draw.canvas import Canvas
from bot.render.draw.layout import Box
from bot.render.draw.look import EndLook
from bot.render.draw.picture import Picture
from bot.render.draw.pins import closed_eye, pinned
from bot.render.hidden import Hidden, regions_of
from bot.render.lettering import Pin
from bot.texts import Said, Texts

EDGE_PX: Final = 14
EYE_PX: Final = 44
LETTERS_PX: Final = 24


def veiled(picture: Picture, things: Sequence[Hidden], look: EndLook, texts: Texts) -> Picture:
    """Return a board with a mark on everything that is hidden; without anything hidden, the board
    itself."""
    if not things:
        return picture
    pins, apart = dict[int, Pin](), list[str]()
    for thing in things:
        found = regions_of(thing, picture.regions)
        pins |= {at: Pin(picture.regions[at].about[0], (picture.regions[at],)) for at in found}
        apart += [] if found else [thing.name]
    names = Said(texts.listed([*dict.fromkeys(apart)]))
    said = texts.say("draw-veiled", count=len(apart), names=names)
    eye = look.panel, look.letters
    return pinned(_with_strip(picture, said, look), [*pins.values()], eye)


def _with_strip(picture: Picture, said: str, look: EndLook) -> Picture:
    """Return the picture with a strip below it: the mark, and what it means."""
    wide, high = picture.size
    room = Box(EDGE_PX + EYE_PX + 12, high + EDGE_PX, wide - EDGE_PX, 0)
    low = high + 2 * EDGE_PX + max(needed(said, room.wide, LETTERS_PX), EYE_PX)
    canvas = Canvas.over(picture, low - high)
    canvas.panel(Box(0, high, wide, low), look.panel, 0)
    closed_eye(canvas, Box(EDGE_PX, high + EDGE_PX, EDGE_PX + EYE_PX, high + EDGE_PX + EYE_PX),
               look.panel, look.letters)  # fmt: skip
    canvas.write(room._replace(low=low - EDGE_PX), said, LETTERS_PX, fill=look.letters, lines=9)
    return canvas.finish()
