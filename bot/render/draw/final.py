"""The picture of a game's end: who won, three scenes, each seat's points by rule, and their growth.
It has the look of its game and knows no game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import count
from typing import Final

from bot.render.draw import fonts, kit, masks
from bot.render.draw.art import PIN_RGB
from bot.render.draw.canvas import MIN_LETTER_PX, Canvas
from bot.render.draw.charts import Scale, curve
from bot.render.draw.layout import Box, in_rows
from bot.render.draw.look import EndLook, end_of, look_of
from bot.render.draw.picture import Picture
from bot.render.draw.seats import seat_name
from bot.render.ended import Actor, Ended, Scene, Staging
from bot.render.marks import mark
from bot.render.scores import rank, score_label, tie_breaks, tie_text, winners_text
from bot.texts import Texts, signed
from engine.kernel import Score, Seat

WIDE_PX: Final = 1200
BODY_PX: Final = 630
"""Height of the seats' rows with the legend."""
EDGE: Final = 24
HEAD_PX: Final = 320
"""Height of the drawing with the winners."""
PORTRAITS_PX: Final = {1: 196, 2: 164, 3: 132, 4: 108}
"""Width of a winner's portrait, by the number of winners."""
HALO: Final = (2.2, 0.4)
"""Width of the light behind the portrait of a single winner, by the width of that, and by how much
each ring of it is smaller."""
BESIDE_PX: Final = 32
"""From one to the next, with their rings."""
WINNERS: Final = 4
"""Portraits at most."""
PEOPLE_PX: Final = (112, 72)
"""Height of who stands before it, at most and at least."""
CROWD: Final = ((0.62, 0.5, 0.26), (0.8, 0.75, 0.12), (1.0, 1.0, 0.0))
"""Rows of them, the farthest first: their height, their strength, and how much higher they stand,
as shares of the nearest row."""
HEADLINES_PX: Final = (76, 66, 56, 48)
"""Sizes of the winners' names; the largest that fits a line, or else two."""
SUMS_PX: Final = (44, 36, 28)
"""Sizes of the winners' points and of what broke a tie; the smallest may take two lines."""
CROWN: Final = (
    (0.0, 0.14), (0.26, 0.29), (0.5, 0.0), (0.74, 0.29), (1.0, 0.14), (0.88, 0.5), (0.12, 0.5),
)  # fmt: skip
"""Its outline, as shares of a square: it is half as high as wide."""
SCENES_PX: Final = 350
"""Height of the scenes of the game."""
TOLD_PX: Final = 114
"""Height of what is told below a scene."""
FOOT_PX: Final = 12
"""From the lower edge of a scene to the feet of its actors."""
PLACE_SHARE: Final = 0.72
ACTOR_SHARE: Final = 0.68
"""Heights of a place and of actors, as shares of the height of their scene."""
BEHIND: Final = 0.45
STAGE: Final = 0.75
"""Part of the width of a place before which no actor stands, unless it is a stage: as wide as this
share of its scene."""
MARK_PX: Final = 52
"""Width of the mark beside an actor."""
FACE_PX: Final = 84
"""Width of the portrait of a seat's leader, in its row."""
ROW_PX: Final = 120
"""Height of what a row says, at most."""
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
    ended: Ended, texts: Texts, stagings: Sequence[Staging], figures: Mapping[Seat, str]
) -> Picture:
    """Draw who won, large, before a drawing of the game; scenes of it, each composed of its place
    and who was there; the seats by rank, each with who led it, its title and a bar of its points by
    rule, those lost to the left of zero; what broke a tie; with two chapters or more the curve of
    every seat; or deeds in place of points. A title that several have is said once.
    `stagings`: those of the scenes; `figures`: the drawing of who led a seat."""
    assert texts.game is not None
    scores, winners = ended.scores, ended.winners
    end = end_of(texts.game)
    top = HEAD_PX + (SCENES_PX if ended.scenes else 0)
    canvas = Canvas((WIDE_PX, top + BODY_PX + 14), look_of(texts.game).art)
    canvas.panel(canvas.box, end.ground, 0)
    first = {word: seat for seat, word in reversed([*enumerate(ended.titles)]) if word}
    called = {seat: texts.word(word) for word, seat in first.items()}
    _head(canvas, ended, figures, texts, end)
    if ended.scenes:
        row = Box(EDGE, HEAD_PX + 14, WIDE_PX - EDGE, top)
        spots = row.columns(*[1.0] * len(stagings), gap=12)
        for scene, staging, spot in zip(ended.scenes, stagings, spots, strict=True):
            _scene(canvas, spot, scene, staging, texts, end)
    charted = ended.deeds or scores
    rules = list(dict.fromkeys(row.rule for score in charted for row in score.rows))
    ties = [] if ended.deeds else tie_breaks(scores)
    foot = _legend(canvas, charted, rules, ties, texts, end)
    body = Box(EDGE, top + 14, WIDE_PX - EDGE, foot - 8)
    rows = body
    if len(ended.growth) >= 2:
        rows, chart = body.columns(ROWS_PX, 1.0, gap=12)
        canvas.framed(chart, end.panel, end.edge, 12)
        title, below = chart.inset(14, 10).rows(32, 1.0)
        canvas.write(
            title,
            texts.say("final-deeds" if ended.deeds else "final-growth"),
            24,
            "bold",
            end.letters,
        )
        curve(canvas, below, ended.growth, (end.letters, end.dim, end.edge))
    by_rank = sorted(charted, key=rank, reverse=True)
    ranked = sorted(by_rank, key=lambda score: score.seat not in winners)
    ends = [_ends(score) for score in charted]
    scale = Scale(
        max(most for most, _ in ends),
        max(least for _, least in ends),
        rows.wide - FACE_PX - 24 - TOTAL_PX - 16,
    )
    for score, row in zip(ranked, rows.rows(*[1.0] * len(ranked), gap=8), strict=True):
        title_text = called.get(score.seat, "")
        said = title_text, figures.get(score.seat, "")
        _seat(canvas, row, score, rules, scale, said, score.seat in winners, texts, end)
    return canvas.finish()


def _scene(
    canvas: Canvas, box: Box, scene: Scene, staging: Staging, texts: Texts, end: EndLook
) -> None:
    """Draw the place where something happened and who was there, when it was, and what it was."""
    canvas.framed(box, end.panel, end.edge, 12, 3)
    shown, below = box.inset(4)._replace(low=box.low - TOLD_PX), box._replace(top=box.low - TOLD_PX)
    canvas.cover(staging.ground, shown)
    foot, left = shown.low - FOOT_PX, shown.left + 8
    if staging.place:
        wide, high = _fitted(canvas, staging.place, shown.wide - 16, shown.high * PLACE_SHARE)
        canvas.sprite(staging.place, (left, foot - high), high)
        left += round(wide * BEHIND) if wide < shown.wide * STAGE else 0
    _actors(canvas, Box(left, shown.top, shown.right - 10, foot), staging.actors, end)
    label = scene.label(texts)
    when = Box(*shown[:2], shown.left + fonts.width(label, "semibold", 22) + 24, shown.top + 38)
    canvas.panel(when, end.panel, 8)
    canvas.text(when.middle, label, 22, "semibold", end.gold, "middle")
    canvas.write(below.inset(12, 6), scene.told(texts), 22, "semibold", end.letters, lines=4)


def _actors(canvas: Canvas, box: Box, actors: Sequence[Actor], end: EndLook) -> None:
    """Draw the actors side by side at the foot of the box, each as large as all have room, with
    the mark of its seat at its lower right."""
    high = (box.high + FOOT_PX) * ACTOR_SHARE
    wides = [_fitted(canvas, actor.drawing, box.wide, high)[0] for actor in actors]
    share = min(1.0, (box.wide - 8 * len(actors)) / max(sum(wides), 1))
    gap = (box.wide - round(sum(wides) * share)) // (len(actors) + 1)
    x = box.left + gap
    for actor, full in zip(actors, wides, strict=True):
        wide, tall = _fitted(canvas, actor.drawing, round(full * share), high)
        canvas.sprite(actor.drawing, (x, box.low - tall), tall)
        if actor.seat is not None:
            right = min(x + wide + MARK_PX // 3, box.right)
            spot = Box(right - MARK_PX, box.low - MARK_PX, right, box.low)
            kit.seat_on(canvas, spot.middle, MARK_PX, actor.seat, end.panel, wide=4)
        x += wide + gap


def _fitted(canvas: Canvas, drawing: str, wide: int, high: float) -> tuple[int, int]:
    """Return width and height of a drawing that is as large as a room allows."""
    tall = round(high)
    across = masks.sprite_of(canvas.art, drawing, tall, 1.0)[2]
    if across > wide:
        across, tall = wide, max(tall * wide // across, 1)
    return across, tall


def _ends(score: Score) -> tuple[int, int]:
    """Return the sum of a seat's points won, and of those lost."""
    points = [row.points for row in score.rows]
    return sum(p for p in points if p > 0), sum(-p for p in points if p < 0)


def _head(
    canvas: Canvas, ended: Ended, figures: Mapping[Seat, str], texts: Texts, end: EndLook
) -> None:
    """Draw the scene with who lives in it, who won in large letters and under a crown, with how
    many points, and what broke a tie. `figures`: who led each seat."""
    scores, winners = ended.scores, ended.winners
    scene = canvas.box._replace(low=HEAD_PX)
    if end.scene:
        canvas.cover(end.scene, scene)
    shown = winners[:WINNERS]
    size = PORTRAITS_PX.get(len(shown), 0)
    left = WIDE_PX - EDGE - 12 - len(shown) * (size + BESIDE_PX)
    room = left - 2 * EDGE - 12
    name = partial(seat_name, texts)
    headline = winners_text(texts, winners, scores, "ending", name)
    lines, letters = next(
        (
            (lines, px)
            for lines in (1, 2)
            for px in HEADLINES_PX
            if fonts.fits(headline, room, "bold", px, lines)
        ),
        (3, HEADLINES_PX[-1]),
    )
    summed = winners_text(texts, winners, scores, "ending-sum", name) if winners else ""
    told = " · ".join(filter(None, (summed, tie_text(texts, winners, scores))))
    sized = next((px for px in SUMS_PX if fonts.fits(told, room, "semibold", px, 1)), SUMS_PX[-1])
    more = 0 if not told else 52 if sized > SUMS_PX[-1] else 76
    text = Box(EDGE + 8, 16, EDGE + 8 + room, 16 + 36 + round(letters * 1.25) * lines + more)
    middles = [left + n * (size + BESIDE_PX) + size // 2 for n in range(len(shown))]
    for n, hue in enumerate(end.halo if len(shown) == 1 else ()):
        wide = round(size * (HALO[0] - n * HALO[1]))
        y = HEAD_PX - 20 - size // 2
        canvas.panel(Box(middles[0], y, middles[0], y).centred(wide, wide), hue, wide // 2)
    _crowd(canvas, scene._replace(top=text.low + 4, right=left - 16), end)
    canvas.panel(scene._replace(top=HEAD_PX - 5), end.edge, 0)
    canvas.panel(canvas.box._replace(top=HEAD_PX), end.ground, 0)
    above, middle, below = text.rows(36, 1.0, max(more, 1))
    canvas.write(above, texts.say("game-name"), 26, "semibold", end.words)
    canvas.write(middle, headline, letters, "bold", end.words, lines=lines)
    if told:
        canvas.write(below, told, sized, "semibold", end.sum, lines=2)
    for seat, x in zip(shown, middles, strict=True):
        spot = Box(x - size // 2, HEAD_PX - 20 - size, x - size // 2 + size, HEAD_PX - 20)
        wide = size * 5 // 9
        left, top = x - wide // 2, spot.top - wide // 2 - 14
        crown = Box(left, top, left + wide, top + wide)
        canvas.panel(spot.inset(-12), end.dark, size // 6 + 12)
        canvas.panel(spot.inset(-9), mark(seat).colour, size // 6 + 9)
        _person(canvas, spot, seat, figures.get(seat, ""), end)
        canvas.stroke(
            [(left + wide * px, top + wide * py) for px, py in (*CROWN, *CROWN[:2])], end.dark, 9
        )
        canvas.polygon(CROWN, crown, PIN_RGB)


def _crowd(canvas: Canvas, box: Box, end: EndLook) -> None:
    """Draw who lives in the scene, in rows behind each other; nobody if there is little room."""
    most, least = PEOPLE_PX
    high = min(most, round(box.high / max(share + up for share, _, up in CROWD)))
    if high < least or not end.people:
        return
    for n, (share, strong, up) in enumerate(CROWD):
        tall = round(high * share)
        x = box.left + EDGE - 30 * n % 70
        for k in count(3 * n):
            name = end.people[k % len(end.people)]
            wide = masks.sprite_of(canvas.art, name, tall, 1.0)[2]
            if x + wide > box.right:
                break
            canvas.sprite(name, (x, box.low - 4 - tall - round(high * up)), tall, strong)
            x += wide + round(tall * 0.35)


def _person(canvas: Canvas, box: Box, seat: Seat, figure: str, end: EndLook) -> None:
    """Draw a seat's mark, or who led it with the mark on its lower right corner."""
    if figure:
        canvas.framed(box, end.ground, end.edge, max(box.high // 6, 10), 3)
        wide, high = _fitted(canvas, figure, box.high - 8, box.high - 8)
        canvas.sprite(figure, (box.middle[0] - wide // 2, box.low - 4 - high), high)
        size = box.high * 2 // 5
        box = Box(box.right - size + 6, box.low - size + 4, box.right + 6, box.low + 4)
    kit.seat_on(canvas, box.middle, box.high, seat, end.panel, wide=4)


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
    size = min(FACE_PX, box.high - 20)
    spot = Box(box.left + 10, box.middle[1] - size // 2, box.left + 10 + size, 0)
    spot = spot._replace(low=spot.top + size)
    _person(canvas, spot, score.seat, figure, end)
    middle = box.centred(box.wide, min(box.high, ROW_PX))
    body = Box(box.left + FACE_PX + 24, middle.top + 6, box.right - TOTAL_PX, middle.low - 8)
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
    total = box.right - 18, box.middle[1]
    canvas.text(total, signed(score.total), 44, "bold", end.gold if won else end.letters, "right")


def _bar(
    canvas: Canvas, box: Box, score: Score, rules: Sequence[str], scale: Scale, end: EndLook
) -> None:
    """Draw the points of a seat by rule, side by side; those lost hollow at the left of zero."""
    zero = box.left + scale.below
    at = {True: zero, False: zero}
    for row in sorted(score.rows, key=lambda row: rules.index(row.rule)):
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
    canvas: Canvas,
    scores: Sequence[Score],
    rules: Sequence[str],
    ties: Sequence[tuple[str, Sequence[tuple[Seat, int]]]],
    texts: Texts,
    end: EndLook,
) -> int:
    """Draw at the foot the colours of the rules that a bar shows, hollow if points were lost by
    them, and what broke a tie with the figures of those who were level. Return its top."""
    labels = list[tuple[str, int, Sequence[tuple[Seat, int]]]]()
    for n, rule in enumerate(rules):
        label = score_label(texts, rule)
        if any(row.points for score in scores for row in score.rows if row.rule == rule):
            labels.append((label, n, ()))
        else:
            canvas.note(label)
    labels += [(texts.say("score-tie", name=name), -1, level) for name, level in ties]
    lost = {row.rule for score in scores for row in score.rows if row.points < 0}
    wides = [
        fonts.width(text, "regular", 22) + 52 + sum(_level_px(figure) for _, figure in level)
        for text, _, level in labels
    ]
    lines = in_rows(zip(labels, wides, strict=True), wides, WIDE_PX - 2 * EDGE)
    top = canvas.box.low - 12 - KEY_PX * len(lines)
    for row, line in enumerate(lines):
        x, y = EDGE, top + row * KEY_PX
        for (text, at, level), wide in line:
            left, right = x, x + wide
            if at >= 0:
                fill, swatch = end.bars[at % len(end.bars)], Box(x, y + 6, x + 20, y + 26)
                if rules[at] in lost:
                    canvas.framed(swatch, end.panel, fill, 5, 4)
                else:
                    canvas.panel(swatch, fill, 5)
                left += 28
            left += canvas.text((left, y + 16), text, 22, fill=end.words) + 12
            for seat, figure in level:
                kit.seat_on(canvas, (left + 13, y + 16), 26, seat, end.panel, wide=2)
                canvas.text((left + 32, y + 16), signed(figure), 22, "semibold", end.words)
                left += _level_px(figure)
            x = right
    return top


def _level_px(figure: int) -> int:
    """Return the width of a seat's mark with its figure in the legend."""
    return 46 + fonts.width(signed(figure), "semibold", 22)
