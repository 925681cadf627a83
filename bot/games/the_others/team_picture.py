"""The table as a picture before the first round: what is chosen, what may still be, the city."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.the_others.board import sins_line
from bot.games.the_others.city_picture import (
    EDGE,
    STANDING,
    TITLE_BOX,
    WIDE,
    legend_entries,
    people,
    spaces,
    standing,
    title,
)
from bot.games.the_others.hero_picture import ART, SHORT_HERO_PX
from bot.games.the_others.meaning import hero_facts
from bot.render.draw.blocks import BLOCK_GAP_PX
from bot.render.draw.canvas import FAINT, LINE, PANEL, Canvas, Picture
from bot.render.draw.layout import Box
from bot.render.draw.pieces import legend, legend_high
from bot.render.draw.seats import seat_name
from bot.render.regions import words
from bot.texts import Said, Texts, shorten
from engine.games.the_others.content import GROUP, LEADERS, SIN
from engine.games.the_others.view import OthersView

LINE_PX: Final = 44
"""Pixels of height of a line of text."""
SINS_PER_ROW: Final = 5
SIN_PX: Final = 52
HEROES_PER_ROW: Final = 2
HERO_PX: Final = 100
CITY_PX: Final = 436
"""Pixels of height of the city, in which nothing but nests lies yet."""
IDLE_PX: Final = 96
"""Pixels of height of the players while nobody has a hero."""


def draw_team(view: OthersView, texts: Texts) -> Picture:
    """Sides and team as everybody may see them before the first round, 1200 pixels wide."""
    sins = [("sin", sin) for sin in ([view.sin] if view.sin else SIN)]
    sins += [("acolytes", group) for group in ([view.acolytes] if view.acolytes else GROUP)]
    chosen = bool(view.sin and view.acolytes)
    entries = legend_entries(texts)
    foot = legend_high(entries, WIDE - 2 * EDGE)
    parts = [
        LINE_PX,
        STANDING if chosen else _height(len(sins), SINS_PER_ROW, SIN_PX),
        SHORT_HERO_PX if view.heroes else IDLE_PX,
        LINE_PX,
        _height(len(view.pool), HEROES_PER_ROW, HERO_PX),
        CITY_PX,
        foot,
    ]
    top = TITLE_BOX.low + BLOCK_GAP_PX
    high = top + sum(parts) + BLOCK_GAP_PX * len(parts)
    canvas = Canvas((WIDE, high), ART, "board")
    title(canvas, view, texts)
    if view.result is None:
        said = texts.say("text-story", story=view.story, layout=view.layout)
        canvas.write(TITLE_BOX, said, 32, "bold")
    boxes = Box(EDGE, top, WIDE - EDGE, high - BLOCK_GAP_PX).rows(*parts, gap=BLOCK_GAP_PX)
    side, power, team, pool, heroes, city, key = boxes
    name = Said(shorten(seat_name(texts, view.sins), 24))
    canvas.write(side, sins_line(view, name, texts), 28, "semibold")
    if chosen:
        canvas.write(power, standing(view, texts), 22, "regular", FAINT, lines=3)
    else:
        _sins(canvas, power, sins, texts)
    people(canvas, team, view, texts)
    led = any(hero in LEADERS for hero in [*view.reserve, *(hero.id for hero in view.heroes)])
    said = texts.say("draw-pool", led=int(led), reserve=[*view.reserve], n=len(view.reserve))
    canvas.write(pool, said, 28, "semibold")
    _pool(canvas, heroes, view, texts)
    spaces(canvas, city, view, texts)
    legend(canvas, key, entries)
    return canvas.finish()


def _height(cells: int, across: int, high: int) -> int:
    """Pixels of height of so many cells in rows."""
    lines = -(-cells // across)
    return max(lines * (high + 8) - 8, 0)


def _sins(canvas: Canvas, box: Box, sins: Sequence[tuple[str, str]], texts: Texts) -> None:
    """The sins and the groups of acolytes that may come, each with its name."""
    deep = -(-len(sins) // SINS_PER_ROW)
    for (field, id), spot in zip(sins, box.grid(SINS_PER_ROW, deep, gap=8), strict=False):
        canvas.framed(spot, PANEL, LINE, 14)
        canvas.region(spot, words(id, f"incarnate.{field}"))
        canvas.write(spot.inset(10, 6), texts.word(id), 28, "semibold", align="middle")


def _pool(canvas: Canvas, box: Box, view: OthersView, texts: Texts) -> None:
    """The heroes that may still be chosen: name, role and figures."""
    deep = -(-len(view.pool) // HEROES_PER_ROW)
    for id, spot in zip(view.pool, box.grid(HEROES_PER_ROW, max(deep, 1), gap=8), strict=False):
        canvas.framed(spot, PANEL, LINE, 14)
        canvas.region(spot, words(id, "enlist.hero"))
        name, facts = spot.inset(12, 6).columns(220, 1.0, gap=10)
        canvas.write(name, texts.word(id), 28, "bold", lines=2)
        canvas.write(facts, hero_facts(id, texts), 24, "regular", FAINT, lines=3)
