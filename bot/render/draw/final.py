"""The picture of a game's end: who won, three scenes, each seat's points by rule, and their growth.
It has the look of its game and knows no game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from bot.render.draw import fonts, masks
from bot.render.draw.canvas import MIN_LETTER_PX, Canvas, Picture
from bot.render.draw.charts import Scale, curve
from bot.render.draw.layout import Box
from bot.render.draw.look import EndLook, end_of, look_of
from bot.render.draw.seats import seat_name
from bot.render.ended import Ended, Scene
from bot.render.marks import mark
from bot.render.scores import score_label, tied, winners_text
from bot.texts import Texts, signed
from engine.kernel import Score, Seat

WIDE_PX: Final = 1200
BODY_PX: Final = 650
"""Height of the seats' rows with the legend."""
EDGE: Final = 24
SCENE_PX: Final = 236
"""Height of the scene with who won."""
PEOPLE_PX: Final = 88
"""Height of who stands in it."""
SCENES_PX: Final = 340
"""Height of the scenes of the game."""
TOLD_PX: Final = 96
"""Height of what is told below a scene."""
AROUND: Final = 0.3
"""Part of a board's width that a scene shows at least."""
ROWS_PX: Final = 700
"""Width of the seats' rows beside a curve."""
TOTAL_PX: Final = 120
"""Room for a seat's total at the right of its row."""
BAR_PX: Final = 32
"""Height of a seat's bar."""
KEY_PX: Final = 32
"""Height of a line of the legend."""
LIGHTEST: Final = 300
"""Sum of a colour's parts from which letters on it are dark."""


def draw_final(
    ended: Ended, texts: Texts, boards: Sequence[Picture], figures: Mapping[Seat, str]
) -> Picture:
    """Draw who won before a drawing of the game; scenes of it, each a part of the board of that
    moment; the seats by rank, each with who led it, its title and a bar of its points by rule,
    those lost to the left of zero; what broke a tie; with two chapters or more the curve of every
    seat. `boards`: those of the scenes; `figures`: the drawing of who led a seat."""
    assert texts.game is not None
    scores, winners = ended.scores, ended.winners
    end = end_of(texts.game)
    top = SCENE_PX + (SCENES_PX if ended.scenes else 0)
    canvas = Canvas((WIDE_PX, top + BODY_PX + 14), look_of(texts.game).art)
    canvas.panel(canvas.box, end.ground, 0)
    _head(canvas, ended, figures, texts, end)
    if ended.scenes:
        row = Box(EDGE, SCENE_PX + 14, WIDE_PX - EDGE, top)
        spots = row.columns(*[1.0] * len(boards), gap=12)
        for scene, board, spot in zip(ended.scenes, boards, spots, strict=True):
            _scene(canvas, spot, scene, board, texts, end)
    rules = list(dict.fromkeys(row.rule for score in scores for row in score.rows))
    even = tied(scores)
    ties = list(dict.fromkeys(name for s in scores if s.seat in even for name, _ in s.ties))
    foot = _legend(canvas, rules, ties, texts, end)
    body = Box(EDGE, top + 14, WIDE_PX - EDGE, foot - 8)
    rows = body
    if len(ended.growth) >= 2:
        rows, chart = body.columns(ROWS_PX, 1.0, gap=12)
        canvas.framed(chart, end.panel, end.edge, 12)
        title, below = chart.inset(14, 10).rows(32, 1.0)
        canvas.write(title, texts.say("final-growth"), 24, "bold", end.letters)
        curve(canvas, below, ended.growth, (end.letters, end.dim, end.edge))
    called = {seat: texts.word(word) for seat, word in enumerate(ended.titles) if word}
    ranked = sorted(scores, key=lambda score: (score.seat not in winners, -score.total))
    ends = [_ends(score) for score in scores]
    scale = Scale(
        max(most for most, _ in ends),
        max(least for _, least in ends),
        rows.wide - 84 - TOTAL_PX - 16,
    )
    for score, row in zip(ranked, rows.rows(*[1.0] * len(ranked), gap=8), strict=True):
        title_text = called.get(score.seat, "")
        said = title_text, figures.get(score.seat, "")
        _seat(canvas, row, score, rules, scale, said, score.seat in winners, texts, end)
        if score.seat in even:
            for n, (_, figure) in enumerate(reversed(score.ties)):
                at = row.right - 18 - 44 * n, row.low - 22
                canvas.text(at, signed(figure), 22, "semibold", end.dim, "right")
    return canvas.finish()


def _scene(
    canvas: Canvas, box: Box, scene: Scene, board: Picture, texts: Texts, end: EndLook
) -> None:
    """Draw the part of the board where something happened, when it was, and what it was."""
    canvas.framed(box, end.panel, end.edge, 12, 3)
    shown, below = box.inset(4)._replace(low=box.low - TOLD_PX), box._replace(top=box.low - TOLD_PX)
    canvas.part(board, _around(board, scene.word, shown), shown)
    canvas.keep(shown)
    label = scene.label(texts)
    when = Box(*shown[:2], shown.left + fonts.width(label, "semibold", 22) + 24, shown.top + 38)
    canvas.panel(when, end.panel, 8)
    canvas.text(when.middle, label, 22, "semibold", end.gold, "middle")
    canvas.write(below.inset(12, 6), scene.told(texts), 22, "semibold", end.letters, lines=3)


def _around(board: Picture, word: str, shape: Box) -> Box:
    """Return the part of a board with the regions of this word, of the proportions of `shape`; the
    middle of the board without any."""
    whole = Box(0, 0, *board.painting.pixels)
    corners = [at for region in board.regions if word in region.about for at in region.polygon]
    xs, ys = zip(*(corners or [whole.middle]), strict=True)
    spot = Box(round(min(xs)), round(min(ys)), round(max(xs)), round(max(ys)))
    wide = max(spot.wide, spot.high * shape.wide // shape.high, round(whole.wide * AROUND))
    wide = min(wide * 11 // 10, whole.wide)
    high = min(wide * shape.high // shape.wide, whole.high)
    left = min(max(spot.middle[0] - wide // 2, 0), whole.right - wide)
    top = min(max(spot.middle[1] - high // 2, 0), whole.low - high)
    return Box(left, top, left + wide, top + high)


def _ends(score: Score) -> tuple[int, int]:
    """Return the sum of a seat's points won, and of those lost."""
    points = [row.points for row in score.rows]
    return sum(p for p in points if p > 0), sum(-p for p in points if p < 0)


def _head(
    canvas: Canvas, ended: Ended, figures: Mapping[Seat, str], texts: Texts, end: EndLook
) -> None:
    """Draw the scene, and who won under a crown. `figures`: who led each seat."""
    scores, winners = ended.scores, ended.winners
    scene = canvas.box._replace(low=SCENE_PX)
    if end.scene:
        canvas.cover(end.scene, scene)
    canvas.panel(scene._replace(top=SCENE_PX - 5), end.edge, 0)
    size = 120 if len(winners) < 2 else 76
    shown = winners[:4]
    left = WIDE_PX - EDGE - 20 - len(shown) * (size + 14)
    headline = winners_text(texts, winners, scores, "final", partial(seat_name, texts))
    room = left - 24 - EDGE - 44
    high = 64 if fonts.fits(headline, room, "bold", 46, 1) else 128
    wide = min(fonts.width(headline, "bold", 60), room) + 46
    text = Box(EDGE, 18, EDGE + wide, 18 + 54 + high)
    if text.low < SCENE_PX - PEOPLE_PX:
        row = scene._replace(left=EDGE, right=left)
        for name, spot in zip(end.people, row.columns(*[1.0] * len(end.people)), strict=True):
            canvas.sprite(name, (spot.left, SCENE_PX - 4 - PEOPLE_PX), PEOPLE_PX)
    canvas.framed(text, end.panel, end.edge, 16, 4)
    above, below = text.inset(22, 10).rows(32, 1.0)
    canvas.write(above, texts.say("game-name"), 24, "semibold", end.dim)
    canvas.write(below, headline, 60, "bold", end.letters, lines=3)
    for n, seat in enumerate(shown):
        spot = Box(left + n * (size + 14), 0, left + n * (size + 14) + size, 0)
        spot = spot._replace(top=SCENE_PX - 26 - size, low=SCENE_PX - 26)
        _person(canvas, spot, seat, figures.get(seat, ""), end)
        crown = size * 3 // 5
        canvas.sprite("winner", (spot.middle[0] - crown // 2, spot.top - crown - 4), crown)


def _person(canvas: Canvas, box: Box, seat: Seat, figure: str, end: EndLook) -> None:
    """Draw a seat's mark, or who led it with the mark on its lower right corner."""
    if figure:
        canvas.framed(box, end.ground, end.edge, 10, 3)
        most = box.high - 8
        wide = masks.sprite_of(canvas.art, figure, most, 1.0)[2]
        high = min(most, most * most // wide)
        x = box.middle[0] - wide * high // most // 2
        canvas.sprite(figure, (x, box.low - 4 - high), high)
        size = box.high * 2 // 5
        box = Box(box.right - size + 6, box.low - size + 4, box.right + 6, box.low + 4)
    canvas.polygon(mark(seat).corners, box.inset(-4), end.panel)
    canvas.seat(seat, box)


def _seat(
    canvas: Canvas,
    box: Box,
    score: Score,
    rules: Sequence[str],
    scale: Scale,
    said: tuple[str, str],
    won: bool,
    texts: Texts,
    end: EndLook,
) -> None:
    """Draw a seat: its mark, before it who led it, its name, the bar of its points, their sum.
    `said`: its title, and the drawing of who led it; empty for none."""
    title, figure = said
    canvas.framed(box, end.panel, end.gold if won else end.edge, 12, 4 if won else 2)
    size = min(64, box.high - 16)
    spot = Box(box.left + 10, box.middle[1] - size // 2, box.left + 10 + size, 0)
    spot = spot._replace(low=spot.top + size)
    _person(canvas, spot, score.seat, figure, end)
    body = Box(box.left + 84, box.top + 6, box.right - TOTAL_PX, box.low - 8)
    words, line = body.rows(1.0, BAR_PX)
    name = seat_name(texts, score.seat)
    wide = min(fonts.width(name, "bold", 28), words.wide)
    first, rest = words, words._replace(left=words.left + wide + 14)
    if title and not fonts.fits(title, rest.wide, "regular", MIN_LETTER_PX, 2):
        first, rest = words.rows(1.0, 1.0)
    canvas.write(first._replace(right=first.left + wide + 2), name, 28, "bold", end.letters)
    if title:
        canvas.write(rest, title, 22, fill=end.dim, lines=3)
    _bar(canvas, line, score, rules, scale, end)
    total = box.right - 18, box.middle[1] - (14 if score.ties else 0)
    canvas.text(total, signed(score.total), 44, "bold", end.gold if won else end.letters, "right")


def _bar(
    canvas: Canvas, box: Box, score: Score, rules: Sequence[str], scale: Scale, end: EndLook
) -> None:
    """Draw the points of a seat by rule, side by side; those lost hollow at the left of zero."""
    zero = box.left + scale.below
    at = {True: zero, False: zero}
    for row in score.rows:
        fill = end.bars[rules.index(row.rule) % len(end.bars)]
        long = scale.long(row.points)
        lost, text = row.points < 0, signed(row.points)
        spot = box._replace(left=at[lost] - (long if lost else 0), right=0).inset(0, 2)
        spot = spot._replace(right=spot.left + long)
        at[lost] += -long if lost else long
        if lost:
            canvas.framed(spot, end.panel, fill, 3, 4)
        elif long:
            canvas.panel(spot, fill, 3)
        if fonts.width(text, "bold", MIN_LETTER_PX) + 6 <= long - (8 if lost else 0):
            dark = not lost and sum(fill) > LIGHTEST
            ink = end.letters if lost else end.dark if dark else end.light
            canvas.text(spot.middle, text, MIN_LETTER_PX, "bold", ink, "middle")
        else:
            canvas.note(text)
    canvas.panel(Box(zero - 1, box.top - 2, zero + 1, box.low + 2), end.dim, 0)


def _legend(
    canvas: Canvas, rules: Sequence[str], ties: Sequence[str], texts: Texts, end: EndLook
) -> int:
    """Draw the colours of the rules, and what broke a tie, at the foot. Return its top."""
    labels = [
        (end.bars[n % len(end.bars)], score_label(texts, rule)) for n, rule in enumerate(rules)
    ]
    labels += [(end.dim, texts.say("score-tie", name=name)) for name in ties]
    lines: list[list[int]] = [[]]
    wides = [fonts.width(text, "regular", 22) + 52 for _, text in labels]
    for n, wide in enumerate(wides):
        if lines[-1] and sum(wides[k] for k in lines[-1]) + wide > WIDE_PX - 2 * EDGE:
            lines.append([])
        lines[-1].append(n)
    top = canvas.box.low - 12 - KEY_PX * len(lines)
    for row, line in enumerate(lines):
        x, y = EDGE, top + row * KEY_PX
        for n in line:
            fill, text = labels[n]
            canvas.panel(Box(x, y + 6, x + 20, y + 26), fill, 5)
            canvas.text((x + 28, y + 16), text, 22, fill=end.words)
            x += wides[n]
    return top
