"""The end of a game as a picture: points per rule and seat, and how they grew. Knows no game."""

from __future__ import annotations

from collections.abc import Sequence

from bot.render.draw import fonts
from bot.render.draw.canvas import BAD, DUSK, FAINT, GOOD, INK, LINE, NIGHT, PANEL, Canvas, Picture
from bot.render.draw.seats import mark, seat_name
from bot.render.scores import score_label
from bot.texts import Said, Texts
from engine.kernel import Score, Seat

SIZE = (1200, 900)
EDGE = 24
LEFT = 322
"""Where the columns of seats begin; the names of the rules stand before."""
TOP = 184
"""Where the rows of rules begin."""
NUMBER = 56
"""Pixels of a column before its bars: its numbers end there."""
LEAST_CURVE = 250
"""Pixels kept for the curve, if there is one."""


def draw_final(
    scores: Sequence[Score],
    growth: Sequence[Sequence[int]],
    texts: Texts,
    winners: Sequence[Seat],
) -> Picture:
    """A table of bars, a row per rule and a column per seat, negative ones to the left of their
    zero line; below it the curve of every seat, 1200 by 900 pixels.

    `growth` holds the points by seat at the end of each chapter, the first one first; with fewer
    than two chapters there is no curve.
    """
    canvas = Canvas(SIZE)
    _head(canvas, scores, texts, winners)
    curve = len(growth) >= 2
    rules = list(dict.fromkeys(row.rule for score in scores for row in score.rows))
    ties = list(dict.fromkeys(name for score in scores for name, _ in score.ties))
    room = SIZE[1] - EDGE - TOP - (LEAST_CURVE if curve else 0)
    high = min(50, room // (len(rules) + len(ties) + 1))
    _bars(canvas, scores, rules, high, texts)
    y = _totals(canvas, scores, winners, TOP + len(rules) * high, high, texts)
    for n, name in enumerate(ties):
        _tie(canvas, scores, name, (y + n * high, high), texts)
    if curve:
        _curve(canvas, growth, y + len(ties) * high + 14, texts)
    return canvas.finish()


def _column(scores: Sequence[Score]) -> int:
    return (SIZE[0] - EDGE - LEFT) // len(scores)


def _head(canvas: Canvas, scores: Sequence[Score], texts: Texts, winners: Sequence[Seat]) -> None:
    canvas.sprite("art/winner", (EDGE, 10), 72)
    best = max((score.total for score in scores if score.seat in winners), default=0)
    told = Said(texts.say("winning-points", points=best))
    names = texts.listed([seat_name(texts, seat) for seat in winners])
    said = texts.say("final-winners", names=Said(names), n=len(winners), points=told)
    canvas.text((EDGE + 92, 48), said, 32, "bold", room=SIZE[0] - 2 * EDGE - 92)
    wide = _column(scores)
    beside = all(
        fonts.width(seat_name(texts, score.seat), "bold", 20)
        <= _beside(wide, won=score.seat in winners)
        for score in scores
    )
    for n, score in enumerate(scores):
        x, won = LEFT + n * wide, score.seat in winners
        canvas.framed(
            (x, 98, x + wide - 10, 176), PANEL, GOOD if won else LINE, 14, 4 if won else 2
        )
        name = seat_name(texts, score.seat)
        if beside:
            canvas.seat(score.seat, (x + 10, 115), 44)
            canvas.text((x + 62, 138), name, 20, "bold", room=_beside(wide, won=won))
        else:
            canvas.seat(score.seat, (x + 10, 106), 34)
            room = wide - 34
            size = next(
                (size for size in range(20, 14, -1) if fonts.width(name, "bold", size) <= room), 15
            )
            canvas.text((x + 12, 156), name, size, "bold", room=room)
        if won and beside:
            canvas.sprite("art/winner", (x + wide - 54, 118), 38)
        elif won:
            canvas.sprite("art/winner", (x + wide - 50, 106), 34)


def _beside(wide: int, *, won: bool) -> int:
    """Pixels for a name beside its seat's shape in a column so wide; else it stands under it."""
    return wide - 84 - (36 if won else 0)


# --- points by rule


def _bars(
    canvas: Canvas, scores: Sequence[Score], rules: Sequence[str], high: int, texts: Texts
) -> None:
    """A bar for what each rule gave each seat, all to one scale, its number beside it."""
    points = [{row.rule: row.points for row in score.rows} for score in scores]
    every = [figure for seat in points for figure in seat.values()]
    most, least = max([0, *every]), max([0, *(-figure for figure in every)])
    wide = _column(scores)
    scale = (wide - NUMBER - 26) / max(most + least, 1)
    for n, rule in enumerate(rules):
        y = TOP + n * high
        if n % 2 == 0:
            canvas.panel((EDGE, y, SIZE[0] - EDGE, y + high), DUSK, 8)
        size = min(20, high // 2 + 2)
        label = score_label(texts, rule)
        canvas.text((EDGE + 12, y + high // 2), label, size, "semibold", room=LEFT - EDGE - 24)
        for k, score in enumerate(scores):
            x = LEFT + k * wide + NUMBER
            _bar(canvas, (x, y, high), round(least * scale), points[k].get(rule), scale, score.seat)


def _bar(
    canvas: Canvas,
    cell: tuple[int, int, int],
    below: int,
    points: int | None,
    scale: float,
    seat: Seat,
) -> None:
    """A number and its bar, in a cell that begins at (x, y) and is so high: the zero line stands
    `below` pixels further. Nothing at all for a rule that gave the seat none."""
    x, y, high = cell
    zero = x + 14 + below
    canvas.stroke([(zero, y), (zero, y + high - 1)], LINE, 2)
    if points is None:
        return
    long = max(round(abs(points) * scale), 2 if points else 0)
    top, low = y + high // 5, y + high - high // 5
    size = min(22, high // 2 + 3)
    ink = BAD if points < 0 else INK
    canvas.text((x + 4, y + high // 2), signed(points), size, "bold", ink, "right")
    if points < 0:
        # hollow and at the other side: not told by colour alone
        canvas.framed((zero - long, top, zero, low), NIGHT, mark(seat).colour, 4, 3)
    else:
        canvas.panel((zero, top, zero + long, low), mark(seat).colour, 4)


def signed(points: int) -> str:
    """A number with a minus sign as print has it."""
    return f"−{-points}" if points < 0 else str(points)


def _totals(
    canvas: Canvas,
    scores: Sequence[Score],
    winners: Sequence[Seat],
    y: int,
    high: int,
    texts: Texts,
) -> int:
    """The row of totals; where it ends."""
    wide = _column(scores)
    canvas.framed((EDGE, y + 2, SIZE[0] - EDGE, y + high + 8), PANEL, LINE, 10)
    size = min(30, high // 2 + 9)
    middle = y + high // 2 + 5
    canvas.text((EDGE + 12, middle), texts.say("score-total"), min(24, size), "bold")
    for n, score in enumerate(scores):
        ink = GOOD if score.seat in winners else INK
        x = LEFT + n * wide + NUMBER + 4
        canvas.text((x, middle), signed(score.total), size, "bold", ink, "right")
        if score.seat in winners:
            canvas.sprite("art/winner", (x + 10, middle - size // 2), size)
    return y + high + 8


def _tie(
    canvas: Canvas, scores: Sequence[Score], name: str, row: tuple[int, int], texts: Texts
) -> None:
    """A row of figures that break a tie."""
    y, high = row
    wide = _column(scores)
    size = min(18, high // 2 + 2)
    said = texts.say("score-tie", name=name)
    canvas.text((EDGE + 12, y + high // 2), said, size, fill=FAINT, room=LEFT - EDGE - 24)
    for n, score in enumerate(scores):
        figure = dict(score.ties).get(name)
        if figure is not None:
            at = (LEFT + n * wide + NUMBER + 4, y + high // 2)
            canvas.text(at, signed(figure), size, "semibold", FAINT, "right")


# --- how the points grew


def _curve(canvas: Canvas, growth: Sequence[Sequence[int]], top: int, texts: Texts) -> None:
    """A line per seat with its shape at every chapter, and its letter and points at the end."""
    low, left, right = SIZE[1] - EDGE, EDGE, SIZE[0] - EDGE
    canvas.framed((left, top, right, low), DUSK, LINE, 14)
    canvas.text((left + 18, top + 24), texts.say("final-growth"), 20, "semibold")
    every = [figure for row in growth for figure in row]
    most, least = max(0, *every), min(0, *every)
    first, last = left + 86, right - 130
    bottom, roof = low - 40, top + 56

    def across(n: int) -> int:
        return round(first + n * (last - first) / (len(growth) - 1))

    def up(points: float) -> int:
        return round(bottom - (points - least) * (bottom - roof) / max(most - least, 1))

    for figure in sorted({least, 0, (most + least) // 2, most}):
        canvas.stroke([(first, up(figure)), (last, up(figure))], LINE, 1)
        canvas.text((first - 20, up(figure)), signed(figure), 18, fill=FAINT, align="right")
    for n in range(len(growth)):
        canvas.text((across(n), low - 18), str(n + 1), 18, "semibold", FAINT, "middle")
    seats = range(len(growth[0]))
    for seat in seats:
        points = [(float(across(n)), float(up(row[seat]))) for n, row in enumerate(growth)]
        canvas.stroke(points, mark(seat).colour, 4)
    for seat in seats:
        for n, row in enumerate(growth[:-1]):
            canvas.seat(seat, (across(n) - 9, up(row[seat]) - 9), 18, "")
    ends = {seat: up(growth[-1][seat]) for seat in seats}
    for seat, y in apart(ends, 34, roof - 20, bottom + 12).items():
        canvas.stroke([(last, ends[seat]), (last + 26, y)], mark(seat).colour, 3)
        canvas.seat(seat, (last + 20, y - 16), 32)
        canvas.text((last + 60, y), signed(growth[-1][seat]), 22, "bold")


def apart(wanted: dict[int, int], gap: int, top: int, low: int) -> dict[int, int]:
    """Heights as near as may be to those wanted, in their order, `gap` from each other, and
    between `top` and `low` as far as there is room for all."""
    order = sorted(wanted, key=lambda key: (wanted[key], key))
    found: dict[int, int] = {}
    y = top - gap
    for key in order:
        y = found[key] = max(wanted[key], y + gap)
    y = max(low, top + gap * (len(order) - 1)) + gap
    for key in reversed(order):
        y = found[key] = min(found[key], y - gap)
    return found
