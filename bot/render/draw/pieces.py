"""Pieces of many games' boards: figures, seats, tracks, badges, cards, legends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.render.draw import fonts
from bot.render.draw.canvas import DUSK, FAINT, INK, LINE, MIN_LETTER_PX, NIGHT, Canvas, Colour
from bot.render.draw.layout import Box
from bot.render.draw.seats import seat_name
from bot.texts import Texts

FADED = 0.35
"""Strength of a drawing for an amount of 0."""

Look = tuple[Colour, Colour]
"""Ground and ink colour."""


def figure(
    canvas: Canvas,
    box: Box,
    sprite: str,
    number: int | str,
    size: int,
    fill: Colour = INK,
    *,
    faint: bool = False,
    gap: int = 6,
) -> int:
    """Draw a sprite as high as the box and the number after it, both faint for 0 or if `faint`.
    Return the right end of the number."""
    taken = canvas.sprite(sprite, box[:2], box.high, FADED if faint else 1)
    x = box.left + taken + gap
    ink = FAINT if faint else fill
    return x + canvas.text((x, box.middle[1] + 1), str(number), size, "bold", ink)


def price(
    canvas: Canvas,
    box: Box,
    things: Sequence[tuple[int, Sequence[str]]],
    size: int,
    fill: Colour = INK,
) -> int:
    """Draw amounts, each before the sprites of what may pay it; sprites of one amount overlap by a
    third. Return the right end."""
    x = box.left
    for amount, sprites in things:
        x += canvas.text((x, box.middle[1] + 1), str(amount), size, "bold", fill) + 3
        for n, sprite in enumerate(sprites):
            x += canvas.sprite(sprite, (x - n * box.high // 3, box.top), box.high)
        x += 10 - (len(sprites) - 1) * box.high // 3
    return x


def pips(canvas: Canvas, box: Box, sprites: tuple[str, str], here: int, places: int) -> None:
    """Draw a sprite for each thing present, and the second one for every free place: as high as the
    box, overlapping if there are many."""
    for n, spot in enumerate(box.fan(max(here, places), box.high, 2)):
        canvas.sprite(sprites[0 if n < here else 1], spot[:2], box.high)


def person(
    canvas: Canvas,
    box: Box,
    seat: int,
    texts: Texts,
    size: int,
    *,
    fill: Colour = INK,
    more: str = "",
    lines: int = 1,
) -> None:
    """Draw a seat's mark, as high as the box but at most 54 pixels, and its person's name."""
    high = min(box.high, 54)
    spot, name = box.columns(high, 1.0, gap=max(high // 5, 8))
    canvas.seat(seat, spot.centred(high, high))
    whole = seat_name(texts, seat) + more
    canvas.write(name, whole, size, "bold", fill, lines=lines)


def track(
    canvas: Canvas,
    box: Box,
    cells: Sequence[str],
    here: int,
    size: int,
    inks: Sequence[Colour],
    marked: Colour,
) -> None:
    """Draw cells in a row, the one that is reached filled with `marked` and larger than the
    others."""
    spots = box.columns(*[1.0] * len(cells), gap=6)
    for n, (cell, spot, ink) in enumerate(zip(cells, spots, inks, strict=True)):
        at = n == here
        canvas.framed(
            spot if at else spot.inset(0, 4), marked if at else DUSK, INK if at else LINE, 10
        )
        canvas.text(spot.middle, cell, size, "bold", NIGHT if at else ink, "middle")


def badge(canvas: Canvas, right: tuple[int, int], text: str, size: int, look: Look) -> None:
    """Draw a short text in a field of its own, which ends at the point `right`."""
    half = size // 2 + 2
    wide = max(fonts.width(text, "bold", size) + half, 2 * half)
    x, y = right
    canvas.panel(Box(x - wide, y - half, x, y + half), look[0], half)
    canvas.text((x - wide // 2, y), text, size, "bold", look[1], "middle")


@dataclass(frozen=True)
class Card:
    """The face of a card: its rank and value (or nothing) on a band in its suit's colour, its
    drawing, its name."""

    sprite: str
    name: str
    rank: str
    worth: str
    band: Look
    paper: Look
    badge: Look


CARD_ASPECT = 1.4
"""Height of a card divided by its width."""
NAMED_CARD_PX = 150
"""Width of the smallest card that shows its name, in pixels."""


def draw_card(
    canvas: Canvas, xy: tuple[int, int], wide: int, card: Card, frame: Colour, edge: int = 3
) -> None:
    """Draw a card `wide` pixels across, at least 70, with its top left corner at `xy`."""
    x, y = xy
    box = Box(x, y, x + wide, y + round(wide * CARD_ASPECT))
    canvas.framed(box, card.paper[0], frame, wide // 10, edge)
    band, low = box.inset(edge).rows(max(round(wide * 0.3), 28) - edge, 1.0)
    canvas.panel(band, card.band[0], max(wide // 10 - edge, 1))
    middle = band.middle[1]
    if card.rank:
        size = max(round(wide * 0.26), MIN_LETTER_PX)
        canvas.text((band.left + wide // 16, middle), card.rank, size, "bold", card.band[1])
    if card.worth:
        size = max(round(wide * 0.2), MIN_LETTER_PX)
        badge(canvas, (band.right - 3, middle), card.worth, size, card.badge)
    if wide < NAMED_CARD_PX:
        canvas.note(card.name)
        size = round(wide * 0.76)
    else:
        low, foot = low.rows(1.0, max(round(wide * 0.2), 26))
        canvas.write(foot, card.name, 22, "bold", card.paper[1], "middle")
        size = min(round(wide * 0.66), low.high)
    canvas.sprite(card.sprite, low.centred(size, size)[:2], size)


def draw_chip(canvas: Canvas, xy: tuple[int, int], card: Card, frame: Colour, high: int) -> int:
    """Draw a card as small as a word: its drawing and rank. Return the width taken."""
    x, y = xy
    wide = round(high * 1.8) if card.rank else high + 6
    canvas.framed(Box(x, y, x + wide, y + high), card.band[0], frame, high // 3, 2)
    canvas.sprite(card.sprite, (x + 3, y + 2), high - 4)
    if card.rank:
        at = (x + high + (wide - high) // 2 - 1, y + high // 2)
        canvas.text(
            at, card.rank, max(round(high * 0.6), MIN_LETTER_PX), "bold", card.band[1], "middle"
        )
    canvas.note(card.name)
    return wide


Drawn = str | Callable[[Canvas, Box], None]
"""A sprite's name, or a function that draws into a square box."""


LEGEND_LETTER_PX = 28
"""Size of a legend's words on a picture that is 1200 pixels wide and shown at 390."""
WIDE_FROM_PX = 1000
"""Width from which a picture counts as wide; a tall one is shown larger."""


def legend(canvas: Canvas, box: Box, entries: Sequence[tuple[Drawn, str]], mark: int = 28) -> None:
    """Draw the meaning of the small drawings, in rows from the left: each drawing, `mark` pixels
    high, before its text. Raises ValueError if they do not fit (see `legend_high`)."""
    canvas.panel(box, NIGHT, 12)
    inner, size = box.inset(10, 3), _legend_letter(canvas.box.wide)
    rows, wides = _legend_rows(entries, inner.wide, mark, size)
    if len(rows) * max(mark, size) > inner.high or max(wides) > inner.wide:
        raise ValueError(
            f"a legend of {len(rows)} rows, {max(wides)} px wide, in {inner.wide} by {inner.high}"
        )
    for row, line in zip(rows, inner.rows(*[1.0] * len(rows)), strict=True):
        spare = inner.wide - sum(wides[n] for n in row)
        gap = min(spare // max(len(row) - 1, 1), 40)
        x = line.left
        for n in row:
            drawn, text = entries[n]
            spot = Box(x, line.middle[1] - mark // 2, x + mark, line.middle[1] - mark // 2 + mark)
            if isinstance(drawn, str):
                canvas.sprite(drawn, spot[:2], mark)
            else:
                drawn(canvas, spot)
            canvas.text((x + mark + 6, line.middle[1]), text, size)
            x += wides[n] + gap


def legend_high(entries: Sequence[tuple[Drawn, str]], wide: int, mark: int = 28) -> int:
    """Return the height of a legend that is nearly as wide as its picture, in pixels."""
    size = _legend_letter(wide)
    rows, _ = _legend_rows(entries, wide - 20, mark, size)
    return len(rows) * (max(mark, size) + 4) + 6


def _legend_letter(wide: int) -> int:
    """Return the size of a legend's words on a picture of this width."""
    return LEGEND_LETTER_PX if wide >= WIDE_FROM_PX else MIN_LETTER_PX


def _legend_rows(
    entries: Sequence[tuple[Drawn, str]], wide: int, mark: int, size: int
) -> tuple[list[list[int]], list[int]]:
    """Return the indices of the entries in each row, and the width of each entry."""
    wides = [mark + 6 + fonts.width(text, "regular", size) for _, text in entries]
    rows: list[list[int]] = [[]]
    for n, entry in enumerate(wides):
        if rows[-1] and sum(wides[k] + 14 for k in rows[-1]) + entry > wide:
            rows.append([])
        rows[-1].append(n)
    return rows, wides
