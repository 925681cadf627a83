"""Cards as they are drawn: a band with the rank, the faction's picture, and the card's name."""

from __future__ import annotations

from collections.abc import Sequence

from bot.render.draw.canvas import INK, Canvas, Colour
from bot.texts import Texts
from engine.games.happy_dayz.content import DAMAGE, RANK, SUIT, VAN, WORTH, ZOMBIE

ART = "happy_dayz/art"
OUTLINE: Colour = (23, 19, 31)
PAPER: Colour = (250, 240, 218)
GRAVE: Colour = (40, 52, 36)
BLOOD: Colour = (150, 28, 30)
BANDS: dict[str, Colour] = {
    "hippie": (236, 128, 168),
    "dog": (214, 155, 96),
    "military": (156, 178, 104),
    "preacher": (168, 142, 208),
    "scientist": (120, 188, 236),
    "children": (244, 196, 96),
    "zombie": (126, 172, 86),
    "van": (110, 196, 200),
}
RATIO = 1.4
"""Height of a card by its width."""


def picture_of(card: str, *, hard: bool) -> str:
    """The sprite of a card; a zombie's shows how much damage it does."""
    suit = SUIT[card]
    return f"{ART}/zombie_{DAMAGE[hard][card]}" if suit == ZOMBIE else f"{ART}/{suit}"


def badge(card: str, *, hard: bool) -> str:
    """What the card is worth where that is not 1: damage, children; else nothing."""
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
    frame: Colour = OUTLINE,
    edge: int = 3,
) -> None:
    """A card with its top left corner at `xy`; its name is written on cards 100 pixels wide."""
    x, y = xy
    high = round(wide * RATIO)
    band = round(wide * 0.3)
    dead = SUIT[card] == ZOMBIE
    paper, ink = (GRAVE, INK) if dead else (PAPER, OUTLINE)
    canvas.framed((x, y, x + wide, y + high), paper, frame, wide // 10, edge)
    inner = (x + edge, y + edge, x + wide - edge, y + band)
    canvas.panel(inner, BANDS[SUIT[card]], max(wide // 10 - edge, 1))
    middle = y + (edge + band) // 2
    if SUIT[card] != VAN:
        size = round(wide * 0.25)
        canvas.text((x + edge + wide // 16, middle), str(RANK[card]), size, "bold", OUTLINE)
    worth = badge(card, hard=hard)
    if worth:
        _badge(canvas, (x + wide - edge - 3, middle), worth, round(wide * 0.2), dead=dead)
    named = wide >= 100
    size = round(wide * (0.66 if named else 0.76))
    top = y + band + (high - band - (round(wide * 0.18) if named else 0) - size) // 2
    canvas.sprite(picture_of(card, hard=hard), (x + (wide - size) // 2, top), size)
    if named:
        low = (x + wide // 2, y + high - round(wide * 0.12))
        canvas.text(
            low, texts.word(card), max(13, round(wide * 0.12)), "bold", ink, "middle", wide - 8
        )
    else:
        canvas.note(texts.word(card))


def _badge(canvas: Canvas, xy: tuple[int, int], worth: str, size: int, *, dead: bool) -> None:
    """What a card is worth, in a field of its own that ends at `xy`."""
    half, wide = size // 2 + 2, round(size * 1.7)
    x, y = xy[0] - wide, xy[1]
    canvas.panel((x, y - half, x + wide, y + half), BLOOD if dead else PAPER, half)
    ink = INK if dead else OUTLINE
    canvas.text((x + wide // 2, y), worth, size, "bold", ink, "middle")


def draw_fan(
    canvas: Canvas,
    xy: tuple[int, int],
    wide: int,
    room: int,
    cards: Sequence[str],
    texts: Texts,
    *,
    hard: bool,
) -> int:
    """Cards side by side, overlapping as far as `room` asks for; the width taken."""
    if not cards:
        return 0
    step = min(wide + 6, (room - wide) // max(len(cards) - 1, 1))
    for n, card in enumerate(cards):
        draw_card(canvas, (xy[0] + n * step, xy[1]), wide, card, texts, hard=hard)
    return step * (len(cards) - 1) + wide


def draw_chip(
    canvas: Canvas, xy: tuple[int, int], card: str, texts: Texts, *, hard: bool, high: int = 36
) -> int:
    """A card no larger than a word: its picture and rank; the width taken."""
    x, y = xy
    wide = high + 6 if SUIT[card] == VAN else round(high * 1.8)
    fill = BANDS[SUIT[card]]
    canvas.framed((x, y, x + wide, y + high), fill, OUTLINE, high // 3, 2)
    canvas.sprite(picture_of(card, hard=hard), (x + 3, y + 2), high - 4)
    if SUIT[card] != VAN:
        at = (x + high + (wide - high) // 2 - 1, y + high // 2)
        canvas.text(at, str(RANK[card]), round(high * 0.6), "bold", OUTLINE, "middle")
    canvas.note(texts.word(card))
    return wide
