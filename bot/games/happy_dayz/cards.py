"""Drawings of cards: a band with the rank, the sign of the suit or a worth, and a face on rays."""

from __future__ import annotations

from typing import Final

from bot.render.draw.canvas import MIN_LETTER_PX, Canvas
from bot.render.draw.kit import Ink
from bot.render.draw.layout import Box
from bot.render.draw.look import look_of
from bot.texts import Texts
from engine.games.happy_dayz.content import DAMAGE, RANK, SUIT, VAN, WORTH, ZOMBIE

LOOK: Final = look_of("happy_dayz")
ART: Final = LOOK.art
HUE: Final = LOOK.hues
CARD: Final = (120, 168)
"""The units of a card, of which the measures below are."""
ASPECT: Final = CARD[1] / CARD[0]
LEAST_RANK_PX: Final = 26
FACE_UNITS: Final = 112.4
"""Height of the face on a card; a face is as wide as high."""
HARM: Final = Ink(HUE["pill"], HUE["white"], HUE["ink"])
WORTHY: Final = Ink(HUE["cream"], HUE["ink"], HUE["ink"])
VARIANTS: Final = {"3": (4, 8), "6": (14, 16), "9": (19,)}
"""By damage: the highest rank of each but the last of the looks of a zombie."""
LIVING: Final = (5, 9)
"""The same of people."""


def face_of(card: str, *, hard: bool) -> str:
    """Return the sprite of a card's face: a zombie's shows its damage, that of children how many
    there are, others vary by rank."""
    suit, rank = SUIT[card], RANK[card]
    if suit == VAN:
        return f"face_van_{rank + 1}"
    if suit == "children":
        return f"face_children_{WORTH[card]}"
    if suit == ZOMBIE:
        suit = f"{suit}_{DAMAGE[hard][card]}"
    highest = VARIANTS.get(suit.rpartition("_")[2], LIVING)
    return f"face_{suit}_{1 + sum(rank > top for top in highest)}"


def badge_of(card: str, *, hard: bool) -> str:
    """Return a card's worth if that is not 1: damage, children; else an empty text."""
    if SUIT[card] == ZOMBIE:
        return f"−{DAMAGE[hard][card]}"
    return f"+{WORTH[card]}" if SUIT[card] == "children" else ""


def draw_card(
    canvas: Canvas,
    xy: tuple[int, int],
    wide: int,
    card: str,
    texts: Texts,
    *,
    hard: bool,
    dim: bool = False,
) -> Box:
    """Draw a card `wide` pixels across, at least 66, its picture under a veil if it is dim. Return
    its box."""
    (x, y), k, suit = xy, wide / CARD[0], SUIT[card]
    box = Box(x, y, x + wide, y + round(wide * ASPECT))
    canvas.sprite(f"card_{suit}", xy, box.high)
    face = face_of(card, hard=hard)
    top = y + round((57 if suit == VAN else 50.8) * k)
    canvas.sprite(face, (x + round(3.8 * k), top), round(FACE_UNITS * k))
    if dim:
        canvas.sprite("veil", xy, box.high)
    canvas.note(texts.word(card))
    middle = y + round(26 * k)
    if suit == VAN:
        canvas.keep(box._replace(low=top))  # its flowers
        return box
    size = max(round(38 * k), LEAST_RANK_PX)
    canvas.text((x + round(8 * k), middle), f"{RANK[card]}", size, "bold", HUE["ink"])
    if worth := badge_of(card, hard=hard):
        left, right, top, low = (round(at * k) for at in (62, 115, 7, 44))
        ink = HARM if suit == ZOMBIE else WORTHY
        badge(canvas, Box(x + left, y + top, x + right, y + low), worth, ink)
    else:
        size = round(31 * k)
        _sign(canvas, suit, (x + round(97 * k) - size // 2, middle - size // 2), size)
    return box


def _sign(canvas: Canvas, suit: str, xy: tuple[int, int], size: int) -> None:
    """Draw the sign of a suit, which no pin covers."""
    canvas.sprite(f"sign_{suit}", xy, size)
    canvas.keep(Box(*xy, xy[0] + size, xy[1] + size))


def badge(canvas: Canvas, box: Box, text: str, ink: Ink) -> None:
    """Draw a short text in a pill."""
    canvas.framed(box, ink.ground, ink.edge, box.high // 2, 3)
    size = max(box.high * 3 // 4, MIN_LETTER_PX)
    canvas.text(box.middle, text, size, "bold", ink.letters, "middle")


def draw_chip(canvas: Canvas, box: Box, card: str, texts: Texts) -> None:
    """Draw a card as small as a word: the sign of its suit and its rank."""
    suit = SUIT[card]
    canvas.framed(box, HUE[suit], HUE["ink"], 9, 3)
    canvas.note(texts.word(card))
    size = box.high - 12
    if suit == VAN:
        canvas.sprite("van", box.centred(size, size)[:2], size)
        return
    at = box.right - 5, box.middle[1]
    wide = canvas.text(at, f"{RANK[card]}", 22, "bold", HUE["ink"], "right")
    size = min(size, box.wide - wide - 11)
    _sign(canvas, suit, (box.left + 5, box.middle[1] - size // 2), size)


def disc(
    canvas: Canvas, box: Box, sprite: str, edge: int, fill: str = "cream", line: int = 3
) -> None:
    """Draw a sprite on a disc, `edge` pixels from its rim."""
    canvas.framed(box, HUE[fill], HUE["ink"], box.high // 2, line)
    inner = box.inset(edge)
    canvas.sprite(sprite, inner[:2], inner.high)


def pill(canvas: Canvas, box: Box, sprite: str, text: str, fill: str, size: int) -> None:
    """Draw a sentence in a pill, after a sprite on a disc."""
    canvas.framed(box, HUE[fill], HUE["ink"], box.high // 2, 4)
    plate = box._replace(right=box.left + box.high)
    disc(canvas, plate, sprite, box.high // 5, line=4)
    spot = Box(plate.right + 8, box.top + 1, box.right - 12, box.low - 1)
    canvas.write(spot, text, size, "bold", HUE["ink"], lines=2)
