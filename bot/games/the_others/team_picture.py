"""The picture of the table before the first round: what is chosen, what can be chosen, the city."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.games.the_others.board import sins_line
from bot.games.the_others.city_picture import (
    SCALES,
    Scale,
    city_blocks,
    key_block,
    people,
    picture,
    rules,
    skyline,
    won,
)
from bot.games.the_others.hero_picture import FIGURES
from bot.games.the_others.meaning import hero_facts
from bot.games.the_others.place_picture import HUE
from bot.model.person import Screen
from bot.render.draw import fonts, kit
from bot.render.draw.blocks import Block, beside, needed
from bot.render.draw.canvas import MIN_LETTER_PX, Canvas, Picture
from bot.render.draw.kit import Portrait
from bot.render.draw.layout import Box
from bot.render.draw.seats import short_name
from bot.render.phases import phase_text
from bot.render.regions import words
from bot.texts import Texts
from engine.games.the_others.content import GROUP, HERO, LEADERS, SIN
from engine.games.the_others.view import OthersView

OFFERED: Final = {False: (4, 72), True: (4, 140)}
"""Sins and groups in a row, and the height of one, in a wide and in a tall picture."""
POOL: Final = {False: (3, 124), True: (2, 124)}
"""The same of heroes."""


def draw_team(view: OthersView, texts: Texts, screen: Screen = "channel") -> Picture:
    """Draw the public sides and team before the first round, 1200 pixels wide or tall."""
    scale = SCALES[screen == "phone"]
    return picture(
        scale,
        [
            Block(scale.sky, partial(_head, view=view, texts=texts, scale=scale)),
            *won(view, texts, scale),
            *_side(view, texts, scale),
            *people(view, texts, scale),
            *_pool(view, texts, scale),
            *city_blocks(view, texts, scale),
            key_block(view, texts, scale),
        ],
    )


def _head(canvas: Canvas, box: Box, view: OthersView, texts: Texts, scale: Scale) -> None:
    """Draw the phase, the story, and who the Sins are."""
    skyline(canvas, box, 0, scale)
    inner = box.inset(12 if scale.tall else 24, 8)
    phase = phase_text(view, texts)
    story = texts.say("text-story", story=view.story, layout=view.layout)
    side = sins_line(view, short_name(texts, view.sins), texts)
    if scale.tall:
        first, second, third = inner._replace(low=inner.top + 142).rows(34, 30, 78)
        canvas.write(first, phase, 28, "bold", HUE["bone"])
        canvas.write(second, story, 22, "semibold", HUE["bone"])
        canvas.write(third, side, 24, "bold", HUE["amber"], lines=3)
    else:
        left, right = inner._replace(low=inner.top + 124).columns(1.0, 400, gap=12)
        first, second = left.rows(40, 1.0)
        canvas.write(first, story, 32, "bold", HUE["bone"])
        canvas.write(second, side, 26, "semibold", HUE["amber"], lines=2)
        canvas.write(right._replace(low=right.top + 40), phase, 32, "bold", HUE["bone"], "right")


def _side(view: OthersView, texts: Texts, scale: Scale) -> list[Block]:
    """Return the rules of the sin and its acolytes, or the candidates that remain."""
    if view.sin and view.acolytes:
        return rules(view, texts, scale)
    sins = [("sin", sin) for sin in ([view.sin] if view.sin else SIN)]
    groups = [view.acolytes] if view.acolytes else GROUP
    offered = [*sins, *(("acolytes", group) for group in groups)]
    across, high = OFFERED[scale.tall]
    cells = [Block(high, partial(_face, field=field, id=id, texts=texts)) for field, id in offered]
    return [_inset(block) for block in beside(cells, across)]


def _inset(block: Block) -> Block:
    return Block(block.high + 8, lambda canvas, box: block.draw(canvas, box.inset(7, 4)))


def _face(canvas: Canvas, box: Box, field: str, id: str, texts: Texts) -> None:
    """Draw a sin or a group of acolytes that may be chosen."""
    canvas.region(box, words(id, f"incarnate.{field}"))
    canvas.framed(box, HUE["dusk"], HUE["edge"], 10, 2)
    flat = box.wide > 2 * box.high
    size = box.high - (4 if flat else 38)
    foot = box.low - (2 if flat else 36)
    middle = box.left + size // 2 + 4 if flat else box.middle[0]
    if field == "sin":
        size = min(size, box.wide - 4)
        canvas.sprite(id, (middle - size // 2, foot - size), size)
    else:
        kit.standing(canvas, (middle, foot), size * 0.72, f"acolyte_{id}")
    name = Box(middle + size // 2 + 6, box.top, box.right - 6, box.low)
    if not flat:
        name = box._replace(top=foot).inset(1, 2)
        canvas.panel(name, HUE["soot"], 8)
    canvas.write(name, texts.word(id), 24, "semibold", HUE["bone"], "left" if flat else "middle")


def _pool(view: OthersView, texts: Texts, scale: Scale) -> list[Block]:
    """Return the heroes that can still be chosen, and who is in reserve."""
    led = any(hero in LEADERS for hero in [*view.reserve, *(hero.id for hero in view.heroes)])
    said = texts.say("draw-pool", led=int(led), reserve=[*view.reserve], n=len(view.reserve))
    wide = scale.wide - 48
    title = Block(
        needed(said, wide, max(22, scale.least), "semibold") + 10,
        lambda canvas, box: _sentence(canvas, box.inset(24 if not scale.tall else 14, 2), said),
    )
    across, high = POOL[scale.tall]
    cells = [Block(high, partial(_hero, id=id, texts=texts)) for id in view.pool]
    return [title, *[_inset(block) for block in beside(cells, across)]]


def _sentence(canvas: Canvas, box: Box, said: str) -> None:
    canvas.write(box, said, 22, "semibold", HUE["bone"], lines=4)


def _hero(canvas: Canvas, box: Box, id: str, texts: Texts) -> None:
    """Draw a hero that can be chosen: face, name, role and figures."""
    canvas.framed(box, HUE["petrol"], HUE["edge"], 10, 2)
    canvas.region(box, words(id, "enlist.hero"))
    wide = min(box.high * 3 // 4, 84)
    face = Box(box.left + 6, box.top + 6, box.left + 6 + wide, box.low - 6)
    kit.portrait(canvas, face, Portrait("dusk", id, HUE["soot"]), wide * 0.96, 2)
    body = box._replace(left=face.right + 12, right=box.right - 6).inset(0, 4)
    least, row = canvas.least, HERO[id]
    size = max(24, least)
    name, role, figures = body.rows(1.0, max(28, least + 3), 34)
    if least > MIN_LETTER_PX and not fonts.fits(texts.word(id), body.wide, "bold", size, 1):
        name = name._replace(low=role.low)
        canvas.note(texts.word(row.role))
    else:
        canvas.write(role, texts.word(row.role), least, "regular", HUE["dim"])
    canvas.write(name, texts.word(id), size, "bold", HUE["bone"], lines=2)
    canvas.note(hero_facts(id, texts))
    for figure, spot in zip(FIGURES, figures.columns(*[1.0] * len(FIGURES)), strict=True):
        amount = row.amount("range") if figure == "reach" else getattr(row, figure)
        canvas.sprite(figure, (spot.left, spot.top + 5), 22)
        ink = HUE["bone"] if amount else HUE["dim"]
        canvas.text((spot.left + 23, spot.middle[1]), f"{amount}", least, "bold", ink)
