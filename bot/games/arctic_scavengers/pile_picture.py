"""The pictures of the piles: people for hire with their prices and figures, and the other piles."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.games.arctic_scavengers.card_picture import DEEP, figures
from bot.render.draw.blocks import Block, beside
from bot.render.draw.canvas import FAINT, INK, LINE, PANEL, Canvas
from bot.render.draw.layout import Box
from bot.render.draw.pieces import FADED, price
from bot.render.regions import words
from bot.texts import Texts
from engine.games.arctic_scavengers.content import CARD
from engine.games.arctic_scavengers.view import ArcticView

PILE_PX: Final = 140
BRIEF_PX: Final = 84
"""Height of a pile, and of one while nobody can hire."""
MARKET_CARDS_PER_ROW: Final = 5
BRIEF_PILES_PER_ROW: Final = 6
"""Piles per row of a tall picture."""


def piles_high(view: ArcticView) -> int:
    """Height of all piles on a wide picture, in pixels."""
    return -(-(len(view.market) + len(_others(view))) // MARKET_CARDS_PER_ROW) * (PILE_PX + 6)


def pile_blocks(view: ArcticView, texts: Texts, *, brief: bool) -> list[Block]:
    """Return the piles on a tall picture."""
    if not brief:
        return beside([Block(PILE_PX, draw) for draw in _all_piles(view, texts)], 2)
    piles = [
        Block(BRIEF_PX, partial(_brief_pile, name=name, left=left, texts=texts))
        for name, left in [*view.market.items(), *_others(view)]
    ]
    return beside(piles, BRIEF_PILES_PER_ROW)


def draw_piles(canvas: Canvas, box: Box, view: ArcticView, texts: Texts) -> None:
    """Draw the people for hire with their prices and figures; then the junkyard and the
    resources."""
    deep = -(-(len(view.market) + len(_others(view))) // MARKET_CARDS_PER_ROW)
    spots = box.grid(MARKET_CARDS_PER_ROW, deep, gap=6)
    for draw, spot in zip(_all_piles(view, texts), spots, strict=False):
        draw(canvas, spot)


def _all_piles(view: ArcticView, texts: Texts) -> list[partial[None]]:
    """Return the functions that draw the piles."""
    market = [
        partial(_pile, card=card, left=left, texts=texts) for card, left in view.market.items()
    ]
    others = [partial(_other, name=name, left=left, texts=texts) for name, left in _others(view)]
    return [*market, *others]


def _other(canvas: Canvas, box: Box, name: str, left: int, texts: Texts) -> None:
    """Draw a pile without cards for hire."""
    canvas.framed(box, DEEP, LINE, 14)
    canvas.region(box, words(name, "pile"))
    icon, text_box = box.inset(10, 8).columns(76, 1.0, gap=8)
    canvas.sprite(name, icon.centred(76, 76)[:2], 76)
    title, number = text_box.rows(40, 1.0)
    canvas.write(title, texts.say(f"draw-{name}"), 22, "semibold", FAINT)
    canvas.text((number.left, number.middle[1]), f"{left}", 38, "bold")


def _others(view: ArcticView) -> list[tuple[str, int]]:
    """Return the piles without cards for hire: (name, number of cards)."""
    plans = [("schematics", view.schematics)] if view.hq > 1 else []
    return [("junkyard", view.junkyard), *plans, ("contested", view.contested)]


def draw_brief(canvas: Canvas, box: Box, view: ArcticView, texts: Texts) -> None:
    """Draw the number of cards of each pile, in one row."""
    piles = [*view.market.items(), *_others(view)]
    for (name, left), spot in zip(piles, box.columns(*[1.0] * len(piles), gap=6), strict=True):
        _brief_pile(canvas, spot, name, left, texts)


def _brief_pile(canvas: Canvas, box: Box, name: str, left: int, texts: Texts) -> None:
    canvas.framed(box, PANEL if name in CARD else DEEP, LINE, 12)
    canvas.region(box, words(name, "who", "pile"))
    picture, count = box.inset(6).rows(40, 1.0)
    canvas.sprite(name, picture.centred(40, 40)[:2], 40, 1 if left else FADED)
    canvas.text(count.middle, f"×{left}", 26, "bold", INK if left else FAINT, "middle")
    canvas.note(texts.word(name) if name in CARD else texts.say(f"draw-{name}"))


def _pile(canvas: Canvas, box: Box, card: str, left: int, texts: Texts) -> None:
    """Draw a pile: its card and number, the price, and the card's abilities."""
    canvas.framed(box, PANEL, LINE, 14)
    canvas.region(box, words(card, "who", "pile"))
    icon, text_box = box.inset(8, 6).columns(64, 1.0, gap=6)
    picture, count = icon.rows(74, 1.0)
    canvas.sprite(card, picture[:2], 64, 1 if left else FADED)
    canvas.text(count.middle, f"×{left}", 30, "bold", INK if left else FAINT, "middle")
    title, cost, *rows = text_box.rows(52, 25, 24, 24, gap=1)
    canvas.write(title, texts.word(card), 24, "bold", lines=2)
    ask = CARD[card].cost
    kinds = (ask.food, ("food",)), (ask.medicine, ("medicine",)), (ask.mixed, ("food", "medicine"))
    price(canvas, cost, [pair for pair in kinds if pair[0]] or kinds[:1], 24)
    canvas.sprite("people", (cost.right - 42, cost.top), 26)
    canvas.text((cost.right, cost.middle[1]), f"{CARD[card].people}", 22, "bold", align="right")
    shown = [pair for pair in figures(card) if pair[0] != "people"]
    spots = [spot for row in rows for spot in row.columns(1.0, 1.0)]
    for (mark, number), spot in zip(shown, spots, strict=False):
        canvas.sprite(mark, spot[:2], 25)
        canvas.text((spot.left + 28, spot.middle[1]), number, 22, "semibold")
