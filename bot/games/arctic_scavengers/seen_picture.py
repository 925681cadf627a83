"""Drawing of the face-down cards that a seat has seen, on its sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.arctic_scavengers.card_picture import DEEP
from bot.render.draw.blocks import narrow
from bot.render.draw.canvas import EMBER, FAINT, Canvas
from bot.render.draw.layout import Box
from bot.texts import Texts

Seen = Sequence[tuple[str, tuple[str, ...]]]
TITLE_HEIGHT_PX: Final = 40
PLACES_ROW_PX: Final = 64
"""Height of a row of places, in pixels."""


def seen_high(piles: Seen, across: int = 2) -> int:
    """Return the height for the seen cards, in pixels, with `across` places per row; 0 if there are
    none."""
    return TITLE_HEIGHT_PX + PLACES_ROW_PX * -(-len(piles) // across) + 16 if piles else 0


def draw_seen(canvas: Canvas, box: Box, piles: Seen, texts: Texts) -> None:
    """Draw each place with its cards, the next one first."""
    canvas.framed(box, DEEP, EMBER, 16, 4)
    title, below = box.inset(18, 8).rows(TITLE_HEIGHT_PX - 8, 1.0)
    canvas.write(title, texts.say("draw-seen"), 24, "semibold", EMBER)
    across = 1 if narrow(box) else 2
    for n, row in enumerate(below.rows(*[1.0] * -(-len(piles) // across))):
        spots = row.columns(*[1.0] * across, gap=20)
        for (pile, cards), spot in zip(piles[across * n :], spots, strict=False):
            name, line = spot.columns(1.0, 300, gap=8)
            canvas.write(name, pile, 22, "semibold", FAINT, lines=2)
            for card, place in zip(cards, line.fan(len(cards), 52, 6), strict=True):
                canvas.sprite(card, (place.left, place.top + 6), 52)
                canvas.note(texts.word(card))
