"""The pictures of powers: each faction in play with its power, or all factions to choose from."""

from __future__ import annotations

from functools import partial

from bot.render.draw.blocks import BLOCK_GAP_PX, INNER_BOARD_WIDTH_PX, Block, needed
from bot.render.draw.canvas import EMBER, INK, LINE, MIN_LETTER_PX, PANEL, Canvas
from bot.render.draw.layout import Box
from bot.render.regions import words
from bot.texts import Texts, word_id
from engine.games.happy_dayz.content import FACTIONS
from engine.games.happy_dayz.view import DayzView

POWERS = Box(24, 620, 1176, 826)
"""The area of most powers; the picture grows for higher ones."""
FACTION = ("faction", "second", "third", "old", "new")
"""The fields of picks that name a faction."""


def powers(view: DayzView, texts: Texts) -> Block:
    """Return a block with each faction in play and its power, in order; then the powers of no
    faction."""
    shown = _in_play(view)
    wide = (POWERS.wide - BLOCK_GAP_PX * (len(shown) - 1)) // len(shown) - 28
    high = 58 if len(shown) < 4 else 82
    rules = [texts.say(f"{word_id(power)}.text") for _, power in shown]

    def draw(canvas: Canvas, box: Box) -> None:
        spots = box.columns(*[1.0] * len(shown), gap=BLOCK_GAP_PX)
        for (faction, power), spot in zip(shown, spots, strict=True):
            _power(canvas, spot, faction, power, high, texts)

    return Block(high + 22 + max(needed(text, wide, MIN_LETTER_PX) for text in rules), draw)


def _in_play(view: DayzView) -> list[tuple[str, str]]:
    """Return (faction, power); "" for a power of no faction."""
    return [*zip(view.factions, view.powers, strict=True), *(("", p) for p in view.extras)]


def power_blocks(view: DayzView, texts: Texts) -> list[Block]:
    """Return the powers as stacked blocks of a tall picture."""
    blocks = []
    for faction, power in _in_play(view):
        rule = texts.say(f"{word_id(power)}.text")
        high = 58 + 22 + needed(rule, INNER_BOARD_WIDTH_PX - 28, MIN_LETTER_PX)
        draw = partial(_power, faction=faction, power=power, high=58, texts=texts)
        blocks.append(Block(high, draw))
    return blocks


def _power(canvas: Canvas, box: Box, faction: str, power: str, high: int, texts: Texts) -> None:
    """Draw a faction with its power, or a power of no faction, below a head of `high` pixels."""
    canvas.framed(box, PANEL, LINE, 16)
    canvas.region(box, words(faction, *FACTION) if faction else ())
    head, rule = box.inset(13, 8).rows(high, 1.0, gap=2)
    icon, names = head.columns(54, 1.0, gap=8)
    canvas.sprite(faction or power, icon[:2], 54)
    if faction:
        names, below = names.rows(30, 1.0)
        canvas.write(below, texts.word(power), 24, "semibold", EMBER, lines=2)
    name, ink = (faction, INK) if faction else (power, EMBER)
    canvas.write(names, texts.word(name), 26, "bold", ink)
    canvas.write(rule, texts.say(f"{word_id(power)}.text"), 22, lines=12, top=True)


def candidates(texts: Texts, across: int = len(FACTIONS)) -> Block:
    """Return a block with all factions, while they are being chosen, `across` per row."""
    rows = -(-len(FACTIONS) // across)

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.framed(box, PANEL, LINE, 16)
        title, below = box.inset(10, 8).rows(36, 1.0)
        canvas.write(title, texts.say("draw-choosing"), 26, "bold", align="middle")
        for faction, spot in zip(FACTIONS, below.grid(across, rows), strict=False):
            canvas.region(spot, words(faction, *FACTION))
            picture, name = spot.rows(1.0, 32)
            canvas.sprite(faction, picture.centred(112, 112)[:2], 112)
            canvas.write(name, texts.word(faction), 24, "semibold", align="middle")

    return Block(54 + rows * (POWERS.high - 54), draw)
