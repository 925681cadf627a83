"""Drawings of what is for all: posters on the palisade, and the piles on the snow."""

from __future__ import annotations

from typing import Final

from bot.games.arctic_scavengers.card_picture import (
    Design,
    design,
    figures,
    poster,
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
ABOVE: Final = 7
"""Between the rows of posters, for pins, in pixels."""
BRIEF: Final = 108
"""Height of a small poster, in pixels."""
SIGN: Final = 38
SHAPES: Final = {"junkyard": 214 / 90, "schematics": 110 / 117}
"""Width by height of the drawings of piles that are not crates."""
BRIEF_ACROSS: Final = 6
"""Small posters in a row of a tall picture."""


def _laid(view: ArcticView, texts: Texts, scale: Scale) -> tuple[int, Design]:
    """Return the number of posters in a row, and how all look."""
    market = [*view.market]
    across = -(-len(market) // market_rows(view, scale))
    wide = (scale.room + GAP) // across - GAP
    return across, design(market, wide, texts, scale.least, scale.line)


def market_rows(view: ArcticView, scale: Scale) -> int:
    """Return the number of rows of posters."""
    return -(-len(view.market) // scale.across)


def market_high(view: ArcticView, texts: Texts, scale: Scale) -> int:
    """Return the height of all posters, in pixels."""
    _, look = _laid(view, texts, scale)
    return market_rows(view, scale) * (look.high + ABOVE)


def _places(box: Box, view: ArcticView, texts: Texts, scale: Scale) -> list[Box]:
    """Return the places of all posters, in rows and columns, and those which are free."""
    across, look = _laid(view, texts, scale)
    rows = [box._replace(top=top + ABOVE, low=top + ABOVE + look.high)
            for top in range(box.top, box.low, look.high + ABOVE)]  # fmt: skip
    return [spot for row in rows for spot in row.columns(*[1.0] * across, gap=GAP)]


def free_place(box: Box, view: ArcticView, texts: Texts, scale: Scale) -> Box:
    """Return the room beside the last poster."""
    spots = _places(box, view, texts, scale)
    return spots[-1]._replace(left=spots[len(view.market) - 1].right + GAP)


def draw_market(canvas: Canvas, box: Box, view: ArcticView, texts: Texts, scale: Scale) -> None:
    """Draw a poster for everybody for hire."""
    _, look = _laid(view, texts, scale)
    for (card, left), spot in zip(view.market.items(), _places(box, view, texts, scale),
                                  strict=False):  # fmt: skip
        poster(canvas, spot, card, left, look, texts)
        canvas.shows(f"pile {card}", (left,), spot)
        canvas.region(spot._replace(top=spot.top - ABOVE), words(card, "who", "pile"))


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


def pile(canvas: Canvas, box: Box, board: Box, name: str, left: int, texts: Texts) -> None:
    """Draw a pile, which fills a box, and its sign before it."""
    shape = SHAPES.get(name, 112 / 117)
    high = min(box.high, round(box.wide / shape))
    at = box.middle[0] - round(high * shape) // 2, box.low - high
    canvas.sprite(name, at, high, 1 if left else kit.FADED)
    sign(canvas, board, texts.say(f"draw-{name}"), left)
    canvas.shows(f"pile {name}", left, board)
    canvas.region(Box(min(box.left, board.left), box.top, max(box.right, board.right), board.low),
                  words(name, "pile"))  # fmt: skip


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
