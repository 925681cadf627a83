"""The picture of what the symbols of a game's pictures mean: the table `symbols` of its look.toml
names each drawing and its text."""

from __future__ import annotations

from typing import Final

from bot.render.draw import kit
from bot.render.draw.blocks import EDGE, TALL_WIDTH_PX
from bot.render.draw.canvas import Canvas, Picture
from bot.render.draw.layout import Box
from bot.render.draw.look import end_of, look_of
from bot.render.looks import symbols_of
from bot.texts import Texts

ROW_PX: Final = 60
SYMBOL_PX: Final = 44
LETTER_PX: Final = 24
ACROSS: Final = 2


def draw_symbols(texts: Texts) -> Picture:
    """Draw all symbols of a game, each beside its meaning."""
    assert texts.game is not None
    look, entries = end_of(texts.game), symbols_of(texts)
    high = -(-len(entries) // ACROSS) * ROW_PX + EDGE
    canvas = Canvas((TALL_WIDTH_PX, high), look_of(texts.game).art)
    canvas.panel(canvas.box, look.panel, 0)
    spots = canvas.box.inset(EDGE, EDGE // 2).grid(ACROSS, -(-len(entries) // ACROSS), 0)
    for (sprite, said), spot in zip(entries, spots, strict=False):
        kit.centred(canvas, spot._replace(right=spot.left + SYMBOL_PX), sprite, SYMBOL_PX)
        room = Box(spot.left + SYMBOL_PX + 14, spot.top, spot.right, spot.low)
        canvas.write(
            room, said[:1].upper() + said[1:], LETTER_PX, "semibold", look.letters, lines=2
        )
    return canvas.finish()
