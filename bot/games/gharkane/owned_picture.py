"""Parts of the sheet that show what a seat owns: stores, points, equipment."""

from __future__ import annotations

from bot.render.draw.blocks import Block, needed
from bot.render.draw.canvas import (
    BAD_RGB,
    DUSK,
    FAINT,
    GOOD_RGB,
    INK,
    LINE,
    MIN_LETTER_PX,
    PANEL,
    Canvas,
)
from bot.render.draw.layout import Box
from bot.render.draw.pieces import figure
from bot.render.regions import words
from bot.render.scores import score_label
from bot.texts import Texts, signed, word_id
from engine.games.gharkane.content import EQUIPMENT
from engine.games.gharkane.shelter import Gear
from engine.games.gharkane.view import ShelterView

PAD = 14
"""Padding of a panel, in pixels."""
GOODS = ("give", "other", "get", "good", "what")
"""The fields of picks that name something in the stores."""


def stores_part(shelter: ShelterView) -> Block:
    """Return a block with the amount of every resource."""

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.framed(box, DUSK)
        spots = box.inset(PAD, 8).grid(3, -(-len(shelter.stores) // 3), 8)
        for (word, amount), spot in zip(shelter.stores, spots, strict=False):
            figure(canvas, spot.centred(spot.wide, 48), word, amount, 38, faint=not amount)
            canvas.region(spot, words(word, *GOODS))

    return Block(200, draw)


def points_part(shelter: ShelterView, texts: Texts) -> Block:
    """Return the seat's current and total points."""
    rows = [(score_label(texts, name), points) for name, points in shelter.points]
    total = sum(points for _, points in rows)

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.framed(box, DUSK)
        lines = box.inset(PAD, 8).rows(*[26] * len(rows), 1.0)
        for (label, points), row in zip(rows, lines, strict=False):
            label_box, number = row.columns(1.0, 44)
            canvas.write(label_box, label, fill=FAINT)
            ink = BAD_RGB if points < 0 else INK if points else FAINT
            at = (number.right, number.middle[1])
            canvas.text(at, signed(points), 22, "semibold", ink, "right")
        last = lines[-1]
        at = last.left, last.middle[1]
        taken = canvas.text(at, texts.say("score-total"), 26, "bold")
        canvas.sprite("points", (last.left + taken + 12, last.middle[1] - 16), 32)
        canvas.text((last.right, last.middle[1]), signed(total), 36, "bold", align="right")

    return Block(16 + 26 * len(rows) + 42, draw)


def no_gear_part(texts: Texts) -> Block:
    """Return a block that says that there is no equipment."""

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.framed(box, DUSK, LINE, 12)
        canvas.write(box.inset(PAD, 0), texts.say("draw-no-gear"), fill=FAINT)

    return Block(52, draw)


def gear_part(piece: Gear, wide: int, texts: Texts) -> Block:
    """Return a block for a piece of equipment: repaired with its bonus, or broken with its price of
    repair."""
    used = f"{texts.say('draw-used')} · " if piece.used else ""
    rule, title = used + texts.say(f"{word_id(piece.id)}.text"), texts.word(piece.id)
    icons = () if piece.repaired else EQUIPMENT[piece.id].icons
    parts = 34, 1.0, 24 * len(icons)
    room = Box(0, 0, wide - 2 * PAD, 0).columns(*parts, gap=8)[1].wide
    top = max(34, needed(title, room, MIN_LETTER_PX, "semibold"))

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.framed(box, PANEL if piece.repaired else DUSK, LINE, 12)
        canvas.region(box, words(piece.id, "gear", "use"))
        head, effect = box.inset(PAD, 8).rows(top, 1.0)
        icon, name, cost = head.columns(*parts, gap=8)
        canvas.sprite("gear" if piece.repaired else "gear_broken", icon[:2], 34)
        ink = INK if piece.used or not piece.repaired else GOOD_RGB
        canvas.write(name, title, 24, "semibold", ink, lines=2)
        for word, spot in zip(icons, cost.columns(*[24] * len(icons)), strict=True):
            canvas.sprite(word, spot.centred(24, 24)[:2], 24)
        canvas.write(effect, rule, fill=FAINT, lines=9, top=True)

    return Block(top + 18 + needed(rule, wide - 2 * PAD), draw)
