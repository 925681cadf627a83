"""Drawings of heroes, and the sheets: a seat's heroes, or the hand of the Sins."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.games.the_others.meaning import meaning, spent
from bot.render.draw.blocks import (
    BLOCK_GAP_PX,
    INNER_WIDTH_PX,
    TALL_WIDTH_PX,
    Block,
    height,
    needed,
)
from bot.render.draw.blocks import tall as tall_picture
from bot.render.draw.canvas import EMBER, FAINT, LINE, NIGHT, PANEL, Art, Canvas, Colour, Picture
from bot.render.draw.layout import Box
from bot.render.draw.pieces import figure, legend
from bot.render.draw.seats import seat_name
from bot.render.regions import words
from bot.texts import Said, Texts
from engine.games.the_others.view import HeroView, OthersView

STONE: Colour = (62, 52, 74)
STREET: Colour = (34, 32, 46)
ART: Final = Art("the_others/art", (STONE, STREET))
WIDE, EDGE = 1200, 24
CARD_HEIGHT_PX: Final = 124
HERO: Final = 236
SHORT_HERO_PX: Final = 218
"""Height of a hero with health, tokens and upgrades, in pixels."""
HIDDEN: Final = 110
BEFORE_UPGRADES: Final = 3
"""Number of facts before a hero's upgrades: figures, turns, its power."""


def draw_hero(canvas: Canvas, box: Box, hero: HeroView, texts: Texts, *, active: bool) -> None:
    """Draw a hero's name, player, health, tokens and possessions."""
    canvas.framed(box, PANEL, EMBER if active else LINE, 14, 4 if active else 2)
    canvas.region(box, words(hero.id, "hero"))
    name, seat, health, tokens, upgrades = box.inset(10, 8).rows(40, 32, 44, 24, 1.0, gap=4)
    spot, name_box = name.columns(40, 1.0, gap=8)
    canvas.seat(hero.seat, spot, texts.word(hero.id)[:1])
    canvas.write(name_box, texts.word(hero.id), 26, "bold")
    place, seat_box = seat.columns(56, 1.0, gap=6)
    canvas.text((place.left, place.middle[1]), hero.place.upper(), 28, "bold")
    canvas.write(seat_box, seat_name(texts, hero.seat), 22, "regular", FAINT)
    first, second, third = health.columns(1.0, 1.0, 1.0, gap=6)
    figure(canvas, first, "wounds", hero.wounds, 32, faint=not hero.wounds)
    canvas.region(first, words("wound", "cost"))
    figure(canvas, second, "corruption", hero.corruption, 32, faint=not hero.corruption)
    canvas.region(second, words("corruption", "cost"))
    if hero.escorts:
        figure(canvas, third, "civilian", hero.escorts, 32)
    said_tokens = texts.say("draw-tokens", turns=hero.turns, extra=hero.extra,
                            district=hero.district)  # fmt: skip
    canvas.write(tokens, said_tokens, 20, "regular")
    if hero.upgrades:
        carried = texts.listed([texts.word(card) for card in hero.upgrades])
        canvas.write(upgrades, carried, 22, "regular", lines=2, top=True)
        stolen = [word for card in hero.upgrades for word in words(card, "steal.upgrade")]
        canvas.region(upgrades, stolen)


def draw_sheet(view: OthersView, texts: Texts, tall: bool = False) -> Picture:
    """Draw what the viewer, a seat, has: the sin cards, or its heroes with powers, upgrades and
    past; wide or tall."""
    if tall:
        return tall_picture(ART, "board", _blocks(view, texts))
    if view.viewer == view.sins:
        return _hand(view, texts)
    heroes = [hero for hero in view.heroes if hero.seat == view.viewer]
    highs = [HERO + 44 * len(_lines(hero, texts)[2:]) for hero in heroes]
    canvas = Canvas((WIDE, max(240, 110 + sum(highs) + BLOCK_GAP_PX * len(highs))), ART, "board")
    if not heroes:
        sentence = texts.say("text-no-side")
        canvas.write(Box(EDGE, 40, WIDE - EDGE, 160), sentence, 32, align="middle")
    top = 24
    for hero, high in zip(heroes, highs, strict=True):
        _whole(canvas, Box(EDGE, top, WIDE - EDGE, top + high), hero, texts)
        top += high + BLOCK_GAP_PX
    key = Box(EDGE, canvas.box.low - 54, WIDE - EDGE, canvas.box.low - 10)
    _key(canvas, key, texts)
    return canvas.finish()


def _key(canvas: Canvas, box: Box, texts: Texts) -> None:
    """Draw the legend of a hero."""
    names = ("wounds", "corruption", "civilian")
    legend(canvas, box, [(name, texts.say(f"draw-key-{name}")) for name in names], 28)


def _blocks(view: OthersView, texts: Texts) -> list[Block]:
    """Return the parts of a tall sheet, from the top."""
    if view.viewer == view.sins:
        title = texts.say("draw-hand")
        blocks = [Block(50, lambda canvas, box: _title(canvas, box, title))]
        for card in view.hand or ():
            blocks.append(Block(CARD_HEIGHT_PX + 16, partial(_card, card=card, texts=texts)))
        if known := _hidden(view, texts):
            high = needed(known, INNER_WIDTH_PX, 28)
            blocks.append(Block(high, partial(_told, sentence=known)))
        if not view.hand:
            none = texts.say("draw-no-hand")
            blocks.append(Block(560, lambda canvas, box: _title(canvas, box, none)))
        return _filled(blocks)
    heroes = [hero for hero in view.heroes if hero.seat == view.viewer]
    blocks = []
    for hero in heroes:
        lines = len(_lines(hero, texts))
        blocks.append(Block(SHORT_HERO_PX, partial(_short, hero=hero, texts=texts)))
        blocks.append(Block(84 * lines, partial(_said, hero=hero, texts=texts)))
    if not heroes:
        sentence = texts.say("text-no-side")
        blocks.append(Block(560, lambda canvas, box: _title(canvas, box, sentence)))
    blocks.append(Block(44, partial(_key, texts=texts)))
    return _filled(blocks)


def _filled(blocks: list[Block]) -> list[Block]:
    """Return the blocks, with free room at the end of a short sheet: a tall picture is higher than
    wide."""
    return [*blocks, Block(max(0, TALL_WIDTH_PX + BLOCK_GAP_PX - height(blocks)), _nothing)]


def _nothing(canvas: Canvas, box: Box) -> None:
    """Draw nothing: free room at the end of a short sheet."""


def _title(canvas: Canvas, box: Box, sentence: str) -> None:
    canvas.write(box, sentence, 34, "bold", lines=3)


def _told(canvas: Canvas, box: Box, sentence: str) -> None:
    canvas.write(box, sentence, 28, lines=9)


def _short(canvas: Canvas, box: Box, hero: HeroView, texts: Texts) -> None:
    draw_hero(canvas, box, hero, texts, active=False)


def _lines(hero: HeroView, texts: Texts) -> list[str]:
    """Return all facts of a hero: figures, power, upgrades, what it has used, past."""
    figures = {name: getattr(hero, name) for name in ("combat", "skill", "armour", "move", "reach")}
    used = spent(hero, texts)
    return [
        texts.say("draw-figures", **figures),
        texts.say("draw-turns", turns=hero.turns, extra=hero.extra),
        texts.say(f"power-{hero.id}"),
        *(f"{texts.word(card)} · {meaning(card, texts)}" for card in hero.upgrades),
        *([texts.say("text-used", what=Said(texts.listed(used)))] if used else []),
        *(
            [f"{texts.say('draw-past', past=hero.past)} · {meaning(hero.past, texts)}"]
            if hero.past
            else []
        ),
    ]


def _said(canvas: Canvas, box: Box, hero: HeroView, texts: Texts) -> None:
    """Draw a hero's facts, line by line."""
    canvas.framed(box, NIGHT, LINE, 14)
    lines = _lines(hero, texts)
    spots = box.inset(14, 10).rows(*[1.0] * len(lines), gap=4)
    for line, spot in zip(lines, spots, strict=True):
        canvas.write(spot, line, 28, "semibold" if line is lines[0] else "regular", lines=3)
    for card, spot in zip(hero.upgrades, spots[BEFORE_UPGRADES:], strict=False):
        canvas.region(spot, words(card, "drop", "cost"))


def _card(canvas: Canvas, box: Box, card: str, texts: Texts) -> None:
    """Draw a sin card and its effect."""
    canvas.framed(box, PANEL, LINE, 14)
    canvas.region(box, words(card, "card"))
    name, text = box.inset(12, 6).rows(32, 1.0, gap=2)
    canvas.write(name, texts.word(card), 28, "bold")
    canvas.write(text, meaning(card, texts), 26, "regular", lines=3, top=True)


def _whole(canvas: Canvas, box: Box, hero: HeroView, texts: Texts) -> None:
    """Draw a hero with all its facts."""
    left, right = box.columns(330, 1.0, gap=BLOCK_GAP_PX)
    draw_hero(
        canvas,
        left._replace(low=min(left.low, left.top + SHORT_HERO_PX)),
        hero,
        texts,
        active=False,
    )
    _said(canvas, right, hero, texts)


def _hand(view: OthersView, texts: Texts) -> Picture:
    """Draw the sin cards, each with its effect."""
    hand = view.hand or ()
    deep = max(-(-len(hand) // 2), 1)
    known = _hidden(view, texts)
    high = 90 + deep * (CARD_HEIGHT_PX + 8) + 20
    canvas = Canvas((WIDE, high + (HIDDEN if known else 0)), ART, "board")
    canvas.text((28, 44), texts.say("draw-hand"), 34, "bold")
    box = Box(EDGE, 84, WIDE - EDGE, 84 + deep * (CARD_HEIGHT_PX + 8))
    for card, spot in zip(hand, box.grid(2, deep, gap=8), strict=False):
        _card(canvas, spot, card, texts)
    if not hand:
        canvas.write(box, texts.say("draw-no-hand"), 28, "regular", FAINT)
    if known:
        canvas.write(Box(28, high - 10, WIDE - 28, high + HIDDEN - 14), known, 28, lines=3)
    return canvas.finish()


def _hidden(view: OthersView, texts: Texts) -> str:
    """Return what the hidden tokens are, for the Sins; empty if there are none."""
    parts = [
        f"{space.id.upper()} {texts.listed([texts.word(token) for token in space.known])}"
        for space in view.spaces
        if space.known
    ]
    return texts.say("draw-hidden", what=Said(" · ".join(parts))) if parts else ""
