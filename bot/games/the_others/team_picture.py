"""The picture of the table before the first round: what is chosen, what can be chosen, the city."""

from __future__ import annotations

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
    won,
)
from bot.games.the_others.hero_picture import FIGURES
from bot.games.the_others.meaning import hero_facts
from bot.games.the_others.place_picture import HUE, LOOK
from bot.model.person import Screen
from bot.render.draw import fonts, kit
from bot.render.draw.blocks import Block, beside, each, height, needed, side_by_side, stack
from bot.render.draw.canvas import MIN_LETTER_PX, Align, Canvas
from bot.render.draw.kit import Portrait
from bot.render.draw.layout import Box
from bot.render.draw.picture import Picture
from bot.render.draw.seats import short_name
from bot.render.phases import phase_text
from bot.render.regions import words
from bot.texts import Texts
from engine.games.the_others.content import GROUP, HERO, LEADERS, SIN
from engine.games.the_others.view import OthersView

TILE_PX: Final = 60
"""Height of a sin or a group that may be chosen."""
FACE: Final = (66, 88)


def draw_team(view: OthersView, texts: Texts, screen: Screen = "channel") -> Picture:
    """Draw the public sides and team before the first round."""
    scale = SCALES[screen]
    return picture(
        scale,
        [
            _head(view, texts, scale),
            *won(view, texts, scale),
            *people(view, texts, scale),
            *_pool(view, texts, scale),
            *city_blocks(view, texts, scale),
            key_block(view, texts, scale),
        ],
    )


def _head(view: OthersView, texts: Texts, scale: Scale) -> Block:
    """Return the phase, the story, who the Sins are and who they may be."""
    phase = phase_text(view, texts)
    story = texts.say("text-story", story=view.story, layout=view.layout)
    side = sins_line(view, short_name(texts, view.sins), texts)
    wide, size = scale.wide - 2 * scale.edge, max(26, scale.least)
    aside = 0 if scale.tall else fonts.width(phase, "bold", 32) + 12
    low = needed(side, wide - aside, size, "semibold")

    sides = _side(view, texts, scale)
    high = 16 + 40 + low + 36 * scale.tall

    def draw(canvas: Canvas, box: Box) -> None:
        stack(canvas, box._replace(top=box.top + high), sides, 0)
        spot = box._replace(low=box.top + high).inset(scale.edge, 8)
        above, title, below = spot.rows(36 if scale.tall else 0, 40, low)
        first = above if scale.tall else title
        align: Align = "left" if scale.tall else "right"
        canvas.write(first, phase, 28 if scale.tall else 32, "bold", HUE["bone"], align)
        title = title._replace(right=title.right - aside)
        canvas.write(title, story, 22 if scale.tall else 32, "bold", HUE["bone"])
        below = below._replace(right=below.right - aside)
        canvas.write(below, side, size, "semibold", HUE["amber"], lines=3)

    return Block(high + height(sides, 0), draw)


def _side(view: OthersView, texts: Texts, scale: Scale) -> list[Block]:
    """Return the rules of the sin and its acolytes, or the candidates that remain, as many in a row
    as there is room for."""
    if view.sin and view.acolytes:
        return rules(view, texts, scale)
    entries = [(sin, texts.word(sin)) for sin in ([view.sin] if view.sin else SIN)]
    groups = [view.acolytes] if view.acolytes else GROUP
    entries += [(group, texts.word(group)) for group in groups]
    asked = max(fonts.width(name, "semibold", scale.least) for _, name in entries)
    across = scale.wide // (TILE_PX + 26 + asked)
    tiles = each(entries, TILE_PX, _offered)
    rows = [tiles[n : n + across] for n in range(0, len(tiles), across)]
    return [_inset(side_by_side(row, [1.0] * len(row))) for row in rows]


def _inset(block: Block) -> Block:
    return Block(block.high + 8, lambda canvas, box: block.draw(canvas, box.inset(8, 4)))


def _offered(canvas: Canvas, box: Box, entry: tuple[str, str]) -> None:
    """Draw a sin or a group of acolytes that may be chosen."""
    id, name = entry
    canvas.region(box, words(id, "incarnate.sin" if id in SIN else "incarnate.acolytes"))
    canvas.framed(box, HUE["dusk"], HUE["edge"], 10, 2)
    size, middle = box.high - 4, box.left + box.high // 2 + 4
    if id in SIN:
        canvas.sprite(id, (middle - size // 2, box.low - 2 - size), size)
    else:
        kit.standing(canvas, (middle, box.low - 2), size * 0.72, f"acolyte_{id}")
    spot = box._replace(left=box.left + box.high + 10, right=box.right - 8)
    canvas.write(spot, name, 24, "semibold", HUE["bone"])


def _pool(view: OthersView, texts: Texts, scale: Scale) -> list[Block]:
    """Return the heroes that can still be chosen, and who is in reserve."""
    led = any(hero in LEADERS for hero in [*view.reserve, *(hero.id for hero in view.heroes)])
    said = texts.say("draw-pool", led=int(led), reserve=[*view.reserve], n=len(view.reserve))
    wide = scale.wide - 2 * scale.edge
    title = Block(
        needed(said, wide, max(22, scale.least), "semibold") + 6,
        lambda canvas, box: _sentence(canvas, box.inset(scale.edge, 0), said),
    )
    cells = each(view.pool, FACE[1] + 8, _hero, texts=texts)
    return [title, *[_inset(block) for block in beside(cells, 2 if scale.tall else 4)]]


def _sentence(canvas: Canvas, box: Box, said: str) -> None:
    canvas.write(box, said, 22, "semibold", HUE["bone"], lines=4)


def _hero(canvas: Canvas, box: Box, id: str, texts: Texts) -> None:
    """Draw a hero that can be chosen: face and name; unless letters are large, role and figures."""
    canvas.framed(box, HUE["petrol"], HUE["edge"], 10, 2)
    canvas.region(box, words(id, "enlist.hero"))
    face = Box(box.left + 4, box.top + 4, box.left + 4 + FACE[0], box.low - 4)
    kit.portrait(canvas, face, Portrait("dusk", id, HUE["soot"]), FACE[0] * 0.96, 2)
    body = box._replace(left=face.right + 10, right=box.right - 4).inset(0, 4)
    row = HERO[id]
    canvas.note(hero_facts(id, texts))
    canvas.note(texts.word(row.role))
    if canvas.least > MIN_LETTER_PX:
        canvas.write(body, texts.word(id), LOOK.sizes["name"], "bold", HUE["bone"], lines=2)
        return
    name, role, figures = body.rows(1.0, 26, 30)
    if fonts.fits(texts.word(id), body.wide, "bold", 20, 1):
        canvas.write(role, texts.word(row.role), 20, "regular", HUE["dim"])
    else:
        name = name._replace(low=role.low)
    canvas.write(name, texts.word(id), 24, "bold", HUE["bone"], lines=2)
    for figure, spot in zip(FIGURES, figures.columns(*[1.0] * len(FIGURES)), strict=True):
        amount = row.amount("range") if figure == "reach" else getattr(row, figure)
        canvas.sprite(figure, (spot.left, spot.top + 5), 20)
        ink = HUE["bone"] if amount else HUE["dim"]
        canvas.text((spot.left + 22, spot.middle[1]), f"{amount}", 20, "bold", ink)
