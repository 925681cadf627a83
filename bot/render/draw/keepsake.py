"""The picture of a finished game on one page: chances over time, turning points, final figures.

Narrow, so that it can be read on a phone and shared. Knows no game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.render.draw import fonts
from bot.render.draw.art import DUSK, FAINT, GOOD_RGB, INK, NIGHT, Art
from bot.render.draw.blocks import (
    BLOCK_GAP_PX,
    EDGE,
    INNER_WIDTH_PX,
    TALL_WIDTH_PX,
    Block,
    height,
    needed,
    stack,
)
from bot.render.draw.canvas import MIN_LETTER_PX, Canvas
from bot.render.draw.charts import shares
from bot.render.draw.layout import Box
from bot.render.draw.picture import Picture
from bot.render.draw.seats import seat_name, with_drawable_names
from bot.render.keepsake import Keepsake
from bot.texts import Texts

CHART = 330
LETTER_PX = 22
FIGURES_WIDTH_PX = 250
"""Width of the column with the names of the figures."""


def draw_keepsake(keepsake: Keepsake, texts: Texts) -> Picture:
    """Draw the page: the winner, the chart of chances, the turning points, the figures of the
    seats."""
    keepsake = replace(
        keepsake,
        won=with_drawable_names(keepsake.won, texts),
        turns=tuple((ply, with_drawable_names(line, texts)) for ply, line in keepsake.turns),
        titles=tuple(with_drawable_names(line, texts) for line in keepsake.titles),
    )
    chart = [_chart(keepsake, texts)] if keepsake.chances else []
    blocks = [_head(keepsake), *chart, _turns(keepsake, texts)]
    if keepsake.titles:
        blocks.append(_lines(texts.say("stat-title"), keepsake.titles))
    if keepsake.figures:
        blocks += [_title(texts.say("keepsake-figures")), _names(keepsake, texts)]
    blocks += [_figure(name, row, n) for n, (name, row) in enumerate(keepsake.figures)]
    canvas = Canvas((TALL_WIDTH_PX, height(blocks) - BLOCK_GAP_PX + 2 * EDGE), Art())
    stack(canvas, canvas.box.inset(EDGE), blocks)
    return canvas.finish()


def _head(keepsake: Keepsake) -> Block:
    beside = INNER_WIDTH_PX - 84
    title, won = (
        needed(keepsake.title, beside, 30, "bold"),
        needed(keepsake.won, beside, 24, "semibold"),
    )

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.sprite("winner", (box.left, box.top + 4), 68)
        above, below = box._replace(left=box.left + 84).rows(title, won, gap=4)
        canvas.write(above, keepsake.title, 30, "bold", lines=9)
        canvas.write(below, keepsake.won, 24, "semibold", GOOD_RGB, lines=9)

    return Block(max(title + won + 4, 76), draw)


def _chart(keepsake: Keepsake, texts: Texts) -> Block:
    def draw(canvas: Canvas, box: Box) -> None:
        canvas.framed(box, DUSK)
        title, below = box.inset(16, 10).rows(30, 1.0)
        canvas.write(title, texts.say("keepsake-chances"), LETTER_PX, "semibold")
        turns = [ply for ply, _ in keepsake.turns]
        shares(canvas, below, keepsake.chances, lambda n: texts.say("share", n=n), turns)

    return Block(CHART, draw)


def _turns(keepsake: Keepsake, texts: Texts) -> Block:
    sentences = [f"{n}. {line}" for n, (_, line) in enumerate(keepsake.turns, 1)] or [keepsake.none]
    return _lines(texts.say("keepsake-turns"), sentences)


def _lines(name: str, sentences: Sequence[str]) -> Block:
    """Return a block of sentences under a heading, in a frame."""
    wide = INNER_WIDTH_PX - 32
    highs = [needed(line, wide, LETTER_PX) + 6 for line in sentences]

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.framed(box, DUSK)
        title, *rows = box.inset(16, 10).rows(32, *highs)
        canvas.write(title, name, LETTER_PX, "semibold")
        for row, line in zip(rows, sentences, strict=True):
            canvas.write(row, line, LETTER_PX, lines=99, top=True)

    return Block(32 + sum(highs) + 20, draw)


def _title(text: str) -> Block:
    def draw(canvas: Canvas, box: Box) -> None:
        canvas.write(box.inset(16, 0), text, LETTER_PX, "semibold")

    return Block(32, draw)


def _cells(box: Box, seats: int) -> tuple[Box, list[Box]]:
    label, area = box.inset(16, 0).columns(FIGURES_WIDTH_PX, 1.0, gap=8)
    return label, area.columns(*[1.0] * seats, gap=8)


def _names(keepsake: Keepsake, texts: Texts) -> Block:
    seats = len(keepsake.figures[0][1])

    def draw(canvas: Canvas, box: Box) -> None:
        for seat, cell in enumerate(_cells(box, seats)[1]):
            above, below = cell.rows(36, 1.0)
            canvas.seat(seat, above.centred(34, 34))
            name, ink = seat_name(texts, seat), GOOD_RGB if seat in keepsake.winners else INK
            canvas.write(below, name, MIN_LETTER_PX, "semibold", ink, "middle", lines=2)

    return Block(36 + 2 * fonts.leading(MIN_LETTER_PX), draw)


def _figure(name: str, row: Sequence[str], n: int) -> Block:
    high = max(needed(name, FIGURES_WIDTH_PX, MIN_LETTER_PX), 30)

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, NIGHT if n % 2 else DUSK, 8)
        label, cells = _cells(box, len(row))
        canvas.write(label, name, MIN_LETTER_PX, fill=FAINT, lines=3)
        for cell, figure in zip(cells, row, strict=True):
            canvas.write(cell, figure, LETTER_PX, "semibold", align="middle")

    return Block(high, draw)
