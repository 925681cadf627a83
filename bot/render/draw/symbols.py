"""The picture of what the symbols of a game's pictures mean (`bot.render.looks.symbols_of`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.render.draw import kit
from bot.render.draw.blocks import EDGE, TALL_WIDTH_PX
from bot.render.draw.canvas import Canvas
from bot.render.draw.layout import Box
from bot.render.draw.look import end_of, look_of
from bot.render.draw.picture import Picture
from bot.texts import Texts

ROW_PX: Final = 60
SYMBOL_PX: Final = 44
LETTER_PX: Final = 24
ACROSS: Final = 2


def draw_symbols(entries: Sequence[tuple[str, str]], texts: Texts) -> Picture:
    """Draw symbols, each beside its meaning."""
    assert texts.game is not None
    look = end_of(texts.game)
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
