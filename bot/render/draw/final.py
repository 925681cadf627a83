"""The picture of a game's end: points per rule and seat, and their growth. Knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.render.draw import fonts
from bot.render.draw.blocks import needed
from bot.render.draw.canvas import (
    DUSK,
    FAINT,
    GOOD_RGB,
    INK,
    LINE,
    MIN_LETTER_PX,
    PANEL,
    Art,
    Canvas,
    Picture,
)
from bot.render.draw.charts import BAR_NUMBER_PX, Scale, bar, curve
from bot.render.draw.layout import Box
from bot.render.draw.seats import seat_name
from bot.render.marks import mark
from bot.render.scores import score_label, tied, winners_text
from bot.texts import Texts, signed
from engine.kernel import Score, Seat

SIZE = (1200, 900)
EDGE = 24
RULES_WIDTH_PX = 300
"""Width of the column with the names of the rules."""
ROWS_TOP_PX = 200
"""Top of the first row of rules."""
MIN_CURVE_PX = 250
"""Minimum height of the curve, in pixels."""


def draw_final(
    scores: Sequence[Score],
    growth: Sequence[Sequence[int]],
    texts: Texts,
    winners: Sequence[Seat],
    titles: Sequence[str] = (),
) -> Picture:
    """Draw a table of bars with a row per rule and a column per seat, negative ones to the left of
    their zero line; the tie-break, if there was one; each seat's title; below, the curve of every
    seat.

    `growth` holds the points by seat at the end of each chapter, oldest first; with fewer than two
    chapters there is no curve.
    """
    canvas = Canvas(SIZE, Art())
    _head(canvas, scores, texts, winners)
    has_curve = len(growth) >= 2
    rules = list(dict.fromkeys(row.rule for score in scores for row in score.rows))
    even = tied(scores)
    ties = list(dict.fromkeys(name for s in scores if s.seat in even for name, _ in s.ties))
    called = [texts.word(word) if word else "" for word in titles]
    wide = _cells(Box(EDGE, 0, SIZE[0] - EDGE, 1), scores)[1][0].wide
    titles_high = max(
        [needed(title_text, wide, MIN_LETTER_PX) + 8 for title_text in called if title_text],
        default=0,
    )
    room = SIZE[1] - EDGE - ROWS_TOP_PX - (MIN_CURVE_PX if has_curve else 0) - titles_high
    high = min(50, room // (len(rules) + len(ties) + 1))
    table = Box(
        EDGE, ROWS_TOP_PX, SIZE[0] - EDGE, ROWS_TOP_PX + high * (len(rules) + len(ties) + 1) + 8
    )
    table = table._replace(low=table.low + titles_high)
    rows = table.rows(*[high] * len(rules), high + 8, *[high] * len(ties), titles_high)
    _bars(canvas, scores, rules, rows, texts)
    _totals(canvas, scores, winners, rows[len(rules)], texts)
    for row, name in zip(rows[len(rules) + 1 : -1], ties, strict=True):
        figures = {s.seat: dict(s.ties).get(name) for s in scores if s.seat in even}
        _tie(canvas, scores, figures, row, texts.say("score-tie", name=name))
    for title_text, cell in zip(called, _cells(rows[-1], scores)[1], strict=False):
        canvas.write(cell, title_text, MIN_LETTER_PX, fill=INK, lines=9)
    if has_curve:
        box = Box(EDGE, table.low + 12, SIZE[0] - EDGE, SIZE[1] - EDGE)
        canvas.framed(box, DUSK)
        title, below = box.inset(18, 10).rows(30, 1.0)
        canvas.write(title, texts.say("final-growth"), 22, "semibold")
        curve(canvas, below, growth)
    return canvas.finish()


def _cells(row: Box, scores: Sequence[Score]) -> tuple[Box, list[Box]]:
    """Return the label of a row, and its cell for every seat."""
    label, area = row.columns(RULES_WIDTH_PX, 1.0)
    return label.inset(12, 0), area.columns(*[1.0] * len(scores), gap=10)


def _head(canvas: Canvas, scores: Sequence[Score], texts: Texts, winners: Sequence[Seat]) -> None:
    canvas.sprite("winner", (EDGE, 10), 76)
    headline = winners_text(texts, winners, scores, "final", partial(seat_name, texts))
    canvas.write(Box(EDGE + 96, 10, SIZE[0] - EDGE, 86), headline, 38, "bold", lines=2)
    _, cells = _cells(Box(EDGE, 94, SIZE[0] - EDGE, ROWS_TOP_PX - 8), scores)
    for score, cell in zip(scores, cells, strict=True):
        won = score.seat in winners
        canvas.framed(cell, PANEL, GOOD_RGB if won else LINE, 14, 4 if won else 2)
        inner, name = cell.inset(10, 8), seat_name(texts, score.seat)
        beside = inner.columns(44, 1.0, 38 if won else 0, gap=8)[1]
        if fonts.fits(name, beside.wide, "bold", MIN_LETTER_PX, 2):
            canvas.seat(score.seat, inner.columns(44, 1.0)[0].centred(44, 44))
            canvas.write(beside, name, 26, "bold", lines=2)
            corner, size = (inner.right - 38, inner.middle[1] - 19), 38
        else:
            above, below = inner.rows(30, 1.0, gap=2)
            canvas.seat(score.seat, Box(above.left, above.top, above.left + 30, above.low))
            canvas.write(below, name, 22, "bold", lines=2)
            corner, size = (inner.right - 32, above.top), 32
        if won:
            canvas.sprite("winner", corner, size)


def _bars(
    canvas: Canvas, scores: Sequence[Score], rules: Sequence[str], rows: Sequence[Box], texts: Texts
) -> None:
    """Draw a bar with its number for the points that each rule gave each seat, all to one scale."""
    points = {score.seat: {row.rule: row.points for row in score.rows} for score in scores}
    every = [figure for seat in points.values() for figure in seat.values()]
    wide = _cells(rows[0], scores)[1][0].wide - BAR_NUMBER_PX - 20 if rows else 0
    scale = Scale(max([0, *every]), max([0, *(-figure for figure in every)]), wide)
    for n, (rule, row) in enumerate(zip(rules, rows, strict=False)):
        if n % 2 == 0:
            canvas.panel(row, DUSK, 8)
        label, cells = _cells(row, scores)
        canvas.write(label, score_label(texts, rule), 24, "semibold")
        for score, cell in zip(scores, cells, strict=True):
            bar(canvas, cell, points[score.seat].get(rule), scale, mark(score.seat).colour)


def _totals(
    canvas: Canvas, scores: Sequence[Score], winners: Sequence[Seat], row: Box, texts: Texts
) -> None:
    canvas.framed(row.inset(0, 2), PANEL, LINE, 10)
    label, cells = _cells(row, scores)
    size = max(min(36, row.high // 2 + 11), MIN_LETTER_PX)
    canvas.write(label, texts.say("score-total"), min(28, size), "bold")
    for score, cell in zip(scores, cells, strict=True):
        won = score.seat in winners
        x, y = cell.left + BAR_NUMBER_PX, cell.middle[1]
        canvas.text((x, y), signed(score.total), size, "bold", GOOD_RGB if won else INK, "right")
        if won:
            canvas.sprite("winner", (x + 12, y - size // 2), size)


def _tie(
    canvas: Canvas,
    scores: Sequence[Score],
    figures: dict[Seat, int | None],
    row: Box,
    reason: str,
) -> None:
    """Draw what broke a tie, for the seats that were tied."""
    label, cells = _cells(row, scores)
    canvas.write(label, reason, 22, fill=FAINT)
    for score, cell in zip(scores, cells, strict=True):
        figure = figures.get(score.seat)
        if figure is not None:
            at = (cell.left + BAR_NUMBER_PX, cell.middle[1])
            canvas.text(at, signed(figure), 22, "semibold", FAINT, "right")
