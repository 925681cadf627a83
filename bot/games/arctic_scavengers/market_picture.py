"""Drawings of what is for all: posters on the palisade, and the piles on the snow."""

from __future__ import annotations

from typing import Final

from bot.games.arctic_scavengers.card_picture import (
    figures,
    poster,
    poster_high,
    sign,
    sign_wide,
    small_poster,
)
from bot.games.arctic_scavengers.scales import Scale
from bot.render.draw import kit
from bot.render.draw.canvas import Canvas
from bot.render.draw.layout import Box
from bot.render.regions import words
from bot.texts import Texts
from engine.games.arctic_scavengers.content import CARD
from engine.games.arctic_scavengers.view import ArcticView

GAP: Final = 7
ABOVE: Final = 4
"""Between the rows of posters, for pins, in pixels."""
BRIEF: Final = 108
"""Height of a small poster, in pixels."""
SIGN: Final = 38
SHAPES: Final = {"junkyard": 214 / 90, "schematics": 110 / 117}
"""Width by height of the drawings of piles that are no crate."""
BRIEF_ACROSS: Final = 6
"""Small posters in a row of a tall picture."""


def _rows(view: ArcticView, texts: Texts, scale: Scale) -> list[tuple[list[str], int]]:
    """Return who is for hire by rows of about the same length, and the height of each row in
    pixels."""
    market = [*view.market]
    deep = market_rows(view, scale)
    least, found = scale.least, []
    for n in range(deep):
        across = -(-len(market) // (deep - n))
        row, market = market[:across], market[across:]
        wide = scale.room // across - GAP
        high = max(scale.poster, *(poster_high(card, wide, texts, least) for card in row))
        found.append((row, high + ABOVE))
    return found


def market_rows(view: ArcticView, scale: Scale) -> int:
    """Return the number of rows of posters."""
    return -(-len(view.market) // scale.across)


def market_high(view: ArcticView, texts: Texts, scale: Scale) -> int:
    """Return the height of all posters, in pixels."""
    return sum(high + GAP for _, high in _rows(view, texts, scale))


def draw_market(canvas: Canvas, box: Box, view: ArcticView, texts: Texts, scale: Scale) -> None:
    """Draw a poster for everybody for hire."""
    top = box.top
    for row, high in _rows(view, texts, scale):
        line = box._replace(top=top + ABOVE, low=top + high)
        for card, spot in zip(row, line.columns(*[1.0] * len(row), gap=GAP), strict=True):
            poster(canvas, spot, card, view.market[card], texts)
            canvas.shows(f"pile {card}", (view.market[card],), spot)
            canvas.region(spot._replace(top=top), words(card, "who", "pile"))
        top += high + GAP


def asked(view: ArcticView) -> set[str]:
    """Return the symbols on the posters."""
    costs = [CARD[card].cost for card in view.market]
    prices = {"food": any(c.food or c.mixed for c in costs),
              "medicine": any(c.medicine or c.mixed for c in costs)}  # fmt: skip
    shown = {mark for card in view.market for mark, _ in figures(card)}
    return shown | {mark for mark, there in prices.items() if there} | {"people"}


def others(view: ArcticView) -> list[tuple[str, int]]:
    """Return the piles without cards for hire: (name, number of cards)."""
    plans = [("schematics", view.schematics)] if view.hq > 1 else []
    return [("junkyard", view.junkyard), ("contested", view.contested), *plans]


def pile(canvas: Canvas, box: Box, name: str, left: int, texts: Texts, wide: int = 0) -> None:
    """Draw a pile above its sign, which is at least so wide; or left of it, if there is no room
    above."""
    text, shape = texts.say(f"draw-{name}"), SHAPES.get(name, 112 / 117)
    wide = max(wide, sign_wide(text, left, canvas.least))
    x = min(max(box.middle[0] - wide // 2, box.left), canvas.box.right - 4 - wide)
    board = Box(x, box.low - SIGN, x + wide, box.low)
    high = min(box.high - SIGN + 4, round(box.wide * 1.06 / shape))
    at = box.middle[0] - round(high * shape) // 2, board.top + 4 - high
    if box.high < 2 * SIGN + 10:
        board = box._replace(left=box.right - wide).centred(wide, SIGN)
        high = min(box.high - 4, round((box.wide - wide + 16) / shape))
        at = (box.left + board.left - round(high * shape)) // 2, box.low - high
    canvas.sprite(name, at, high, 1 if left else kit.FADED)
    sign(canvas, board, text, left)
    canvas.shows(f"pile {name}", left, board)
    canvas.region(box, words(name, "pile"))


def brief_high(view: ArcticView, scale: Scale) -> int:
    """Return the height of all piles while nobody can hire, in pixels."""
    deep = -(-len(view.market) // BRIEF_ACROSS) if scale.tall else 1
    return deep * (BRIEF + 4) + (SIGN + 12 if scale.tall else 8)


def draw_brief(canvas: Canvas, box: Box, view: ArcticView, texts: Texts, scale: Scale) -> None:
    """Draw how many are left of everybody for hire, and the signs of the other piles."""
    piles = others(view)
    if scale.tall:
        faces, signs = box.rows(1.0, SIGN + 12)
        spots = faces.grid(BRIEF_ACROSS, -(-len(view.market) // BRIEF_ACROSS), gap=4)
        places = signs._replace(top=signs.low - SIGN - 2).columns(*[1.0] * len(piles), gap=6)
    else:
        faces, signs = box.columns(1.0, 236, gap=12)
        spots = faces.columns(*[1.0] * len(view.market), gap=4)
        places = [row.centred(row.wide, SIGN) for row in signs.rows(*[1.0] * len(piles))]
    for (card, left), spot in zip(view.market.items(), spots, strict=False):
        small_poster(canvas, spot._replace(low=spot.top + BRIEF), card, left, texts)
        canvas.region(spot, words(card, "who", "pile"))
    for (name, left), spot in zip(piles, places, strict=True):
        text = texts.say(f"draw-{name}")
        place = spot._replace(right=spot.left + min(sign_wide(text, left, canvas.least), spot.wide))
        sign(canvas, place, text, left)
        canvas.region(place, words(name, "pile"))
