"""Drawings of cards, modules and machines: a colour with its mark, and their effects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.revive.effect_picture import draw_effect
from bot.games.revive.map_picture import EDGE_OF_HEX
from bot.render.draw.canvas import FAINT, INK, LINE, NIGHT, Canvas, Colour
from bot.render.draw.layout import Box
from bot.render.regions import words
from bot.texts import Texts
from engine.games.revive.content import CARD, MACHINE, MODULE

PAPER_BY_COLOUR: Final[dict[str, Colour]] = {
    "yellow": (112, 92, 32),
    "green": (38, 82, 54),
    "grey": (80, 88, 102),
    "": (72, 54, 104),
}
"""The background of a card, by its colour; scyphoz have none."""
COLOUR_SPRITES: Final = {"yellow": "field", "green": "forest", "grey": "mountain", "": "wild"}
"""The sprite of each colour, because no fact is shown by colour alone."""


CARDS: Final = (
    "play.card", "embark.card", "recruit.card", "orient.card", "wake.card", "tuck.card",
    "keep.card", "cards",
)  # fmt: skip
"""The fields of picks that name a card on display or in a tribe's areas."""


def draw_card(canvas: Canvas, box: Box, card: str, texts: Texts, played: str = "") -> None:
    """Draw a card, at least 200 by 96: its colour and name, its halves stacked; the half it was
    `played` with is framed, the other one faint."""
    row = CARD[card]
    canvas.framed(box, PAPER_BY_COLOUR[row.colour], EDGE_OF_HEX, 12, 3)
    canvas.region(box, words(card, *CARDS))
    head, top, bottom = box.inset(6, 4).rows(24, 1.0, 1.0, gap=2)
    mark, name = head.columns(24, 1.0, gap=3)
    canvas.sprite(COLOUR_SPRITES[row.colour], mark[:2], 24)
    canvas.note(texts.word(row.colour or "wild"))
    canvas.write(name, texts.word(card), 22, "semibold")
    for half, spot in (("top", top), ("bottom", bottom)):
        canvas.framed(spot, NIGHT, INK if played == half else LINE, 8, 3 if played == half else 1)
        chained = half in row.chain
        inner, edge = spot.inset(4, 1).columns(1.0, 26 if chained else 0, gap=2)
        draw_effect(canvas, inner, row.text(half), texts, 28)
        if chained:
            canvas.sprite("chain", edge.centred(24, 24)[:2], 24)
            canvas.note(texts.say("card-chain"))


def draw_module(canvas: Canvas, box: Box, module: str, texts: Texts) -> None:
    """Draw a slot module: its colours and its effect."""
    row = MODULE[module]
    canvas.framed(
        box, PAPER_BY_COLOUR[row.colours[0]] if len(row.colours) == 1 else NIGHT, LINE, 8, 2
    )
    canvas.region(box, words(module, "module", "source"))
    marks, does = box.inset(4, 3).columns(26 * len(row.colours), 1.0, gap=3)
    for colour, spot in zip(row.colours, marks.columns(*[1.0] * len(row.colours)), strict=True):
        canvas.sprite(COLOUR_SPRITES[colour], spot.centred(24, 24)[:2], 24)
    canvas.note(texts.word(module))
    draw_effect(canvas, does, row.effect, texts, 28)


def draw_machine(
    canvas: Canvas, box: Box, machine: str, does: str, texts: Texts, *, spent: bool | None = None
) -> None:
    """Draw a machine: its colour and its effect; with `spent`, an owned one and whether its energy
    is on it."""
    colour = MACHINE[machine].colour if machine in MACHINE else ""
    canvas.framed(box, PAPER_BY_COLOUR[colour] if colour else NIGHT, LINE, box.high // 2, 2)
    canvas.region(box, words(machine, "machine", "tools"))
    mark, inner, energy = box.inset(9, 3).columns(24, 1.0, 0 if spent is None else 26, gap=3)
    canvas.sprite(COLOUR_SPRITES[colour] if colour else "tech", mark.centred(24, 24)[:2], 24)
    canvas.note(texts.word(machine))
    draw_effect(canvas, inner, does, texts, 26)
    if spent is not None:
        canvas.sprite("energy", energy.centred(24, 24)[:2], 24, 1.0 if spent else 0.2)
        canvas.note(texts.say("text-spent" if spent else "text-ready"))


def draw_titled(canvas: Canvas, box: Box, title: str, fill: Colour = FAINT) -> Box:
    """Draw a heading of 30 pixels; return the box below it."""
    head, below = box.rows(30, 1.0)
    canvas.write(head, title, 24, "semibold", fill)
    return below


def spread(box: Box, count: int, across: int, high: int, gap: int = 8) -> Sequence[Box]:
    """Return `count` boxes of that height, `across` per row, from the top."""
    rows = -(-count // across)
    spots = Box(box.left, box.top, box.right, box.top + rows * (high + gap) - gap)
    return spots.grid(across, rows, gap)[:count] if count else []
