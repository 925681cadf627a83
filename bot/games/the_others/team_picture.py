"""The picture of the table before the first round: what is chosen, what can be chosen, the city."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.games.the_others.board import sins_line
from bot.games.the_others.city_picture import (
    EDGE,
    HEAD_ROW_PX,
    STANDING,
    TITLE_BOX,
    WIDE,
    city_block,
    legend_block,
    legend_entries,
    people,
    players,
    spaces,
    standing,
    tall_title,
    text_block,
    title,
)
from bot.games.the_others.hero_picture import ART, SHORT_HERO_PX
from bot.games.the_others.meaning import hero_facts
from bot.render.draw.blocks import BLOCK_GAP_PX, Block, beside, tall_board
from bot.render.draw.canvas import FAINT, LINE, MIN_LETTER_PX, PANEL, Canvas, Picture
from bot.render.draw.layout import Box
from bot.render.draw.pieces import legend, legend_high
from bot.render.draw.seats import short_name
from bot.render.regions import words
from bot.texts import Texts
from engine.games.the_others.content import GROUP, LEADERS, SIN
from engine.games.the_others.view import OthersView

LINE_PX: Final = 44
"""Height of a line of text, in pixels."""
SINS_PER_ROW: Final = 5
SIN_PX: Final = 52
HEROES_PER_ROW: Final = 2
HERO_PX: Final = 100
CITY_PX: Final = 436
"""Height of the city, which holds only nests yet, in pixels."""
TALL_SETUP_SPACE_PX: Final = 100
"""Height of a space on a tall picture, in pixels."""
TALL_LETTER_PX: Final = 24
"""Size of sentences on a tall picture."""
IDLE_PX: Final = 96
"""Height of the players while nobody has a hero, in pixels."""


def draw_team(view: OthersView, texts: Texts, tall: bool = False) -> Picture:
    """Draw the public sides and team before the first round, 1200 pixels wide or tall."""
    if tall:
        return tall_board(ART, "board", _blocks(view, texts))
    sins = _offered(view)
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
    _story(canvas, TITLE_BOX, view, texts)
    boxes = Box(EDGE, top, WIDE - EDGE, high - BLOCK_GAP_PX).rows(*parts, gap=BLOCK_GAP_PX)
    side, power, team, pool, heroes, city, key = boxes
    canvas.write(side, _side(view, texts), 28, "semibold")
    if chosen:
        canvas.write(power, standing(view, texts), 22, "regular", FAINT, lines=3)
    else:
        _sins(canvas, power, sins, texts)
    people(canvas, team, view, texts)
    canvas.write(pool, _reserve(view, texts), 28, "semibold")
    _pool(canvas, heroes, view, texts)
    spaces(canvas, city, view, texts)
    legend(canvas, key, entries)
    return canvas.finish()


def _blocks(view: OthersView, texts: Texts) -> list[Block]:
    """Return the parts of a tall picture, from the top."""
    if view.sin and view.acolytes:
        power = [text_block(standing(view, texts), MIN_LETTER_PX)]
    else:
        sins = [
            Block(SIN_PX, partial(_sin, field=field, id=id, texts=texts))
            for field, id in _offered(view)
        ]
        power = beside(sins, 2)
    high = SHORT_HERO_PX if view.heroes else IDLE_PX
    pool = [Block(HERO_PX, partial(_hero, id=id, texts=texts)) for id in view.pool]
    return [
        Block(2 * HEAD_ROW_PX, partial(_tall_head, view=view, texts=texts)),
        text_block(_side(view, texts), TALL_LETTER_PX),
        *power,
        *beside([Block(high, draw) for draw in players(view, texts)], 2),
        text_block(_reserve(view, texts), TALL_LETTER_PX),
        *pool,
        city_block(view, texts, TALL_SETUP_SPACE_PX),
        legend_block(texts),
    ]


def _tall_head(canvas: Canvas, box: Box, view: OthersView, texts: Texts) -> None:
    """Draw the game and the phase; the winner, or the story."""
    inner = box.inset(6, 0)
    tall_title(canvas, inner, view, texts)
    _story(canvas, inner._replace(top=inner.middle[1]), view, texts)


def _story(canvas: Canvas, box: Box, view: OthersView, texts: Texts) -> None:
    """Draw the story and the city, unless there is a winner."""
    if view.result is None:
        story = texts.say("text-story", story=view.story, layout=view.layout)
        canvas.write(box, story, 32, "bold")


def _offered(view: OthersView) -> list[tuple[str, str]]:
    """Return the sin and the group of acolytes, or the remaining candidates, each with its
    field."""
    sins = [("sin", sin) for sin in ([view.sin] if view.sin else SIN)]
    groups = [view.acolytes] if view.acolytes else GROUP
    return [*sins, *(("acolytes", group) for group in groups)]


def _side(view: OthersView, texts: Texts) -> str:
    """Return who the Sins are."""
    return sins_line(view, short_name(texts, view.sins, 24), texts)


def _reserve(view: OthersView, texts: Texts) -> str:
    """Return the heroes in reserve."""
    led = any(hero in LEADERS for hero in [*view.reserve, *(hero.id for hero in view.heroes)])
    return texts.say("draw-pool", led=int(led), reserve=[*view.reserve], n=len(view.reserve))


def _height(cells: int, across: int, high: int) -> int:
    """Return the height of `cells` cells in rows, in pixels."""
    lines = -(-cells // across)
    return max(lines * (high + 8) - 8, 0)


def _sins(canvas: Canvas, box: Box, sins: Sequence[tuple[str, str]], texts: Texts) -> None:
    """Draw the candidate sins and groups of acolytes, each with its name."""
    deep = -(-len(sins) // SINS_PER_ROW)
    for (field, id), spot in zip(sins, box.grid(SINS_PER_ROW, deep, gap=8), strict=False):
        _sin(canvas, spot, field, id, texts)


def _sin(canvas: Canvas, box: Box, field: str, id: str, texts: Texts) -> None:
    canvas.framed(box, PANEL, LINE, 14)
    canvas.region(box, words(id, f"incarnate.{field}"))
    canvas.write(box.inset(10, 6), texts.word(id), 28, "semibold", align="middle")


def _pool(canvas: Canvas, box: Box, view: OthersView, texts: Texts) -> None:
    """Draw the heroes that can still be chosen: name, role and figures."""
    deep = -(-len(view.pool) // HEROES_PER_ROW)
    for id, spot in zip(view.pool, box.grid(HEROES_PER_ROW, max(deep, 1), gap=8), strict=False):
        _hero(canvas, spot, id, texts)


def _hero(canvas: Canvas, box: Box, id: str, texts: Texts) -> None:
    canvas.framed(box, PANEL, LINE, 14)
    canvas.region(box, words(id, "enlist.hero"))
    name, facts = box.inset(12, 6).columns(220, 1.0, gap=10)
    canvas.write(name, texts.word(id), 28, "bold", lines=2)
    canvas.write(facts, hero_facts(id, texts), 24, "regular", FAINT, lines=3)
