"""Drawings of cards: large ones with their name and figures, small ones with what counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from bot.render.draw.canvas import FAINT, INK, NIGHT, Art, Box, Canvas, Colour
from bot.render.draw.pieces import FADED, badge
from bot.texts import Texts
from engine.games.arctic_scavengers.content import ABILITIES, CARD

CARD_OUTLINE_RGB: Colour = (16, 24, 40)
BACKGROUND_RGB: Colour = (33, 52, 80)
DEEP: Colour = (21, 35, 58)
CARD_GROUNDS: dict[str, Colour] = {
    "person": (44, 74, 104),
    "tool": (92, 66, 44),
    "instant": (74, 58, 96),
    "medicine": (104, 50, 58),
    "junk": (66, 70, 78),
}
"""The background of a card, by its kind."""
ART: Final = Art(
    "arctic_scavengers/art", (CARD_OUTLINE_RGB, BACKGROUND_RGB, DEEP, *CARD_GROUNDS.values())
)
CARD_MARKS: Final = ("draw", "dig", "hunt", "fight", "medicine", "people")
"""The sprites on cards, which legends explain."""
SMALL_CARD_PX: Final = (112, 148)
"""Size of a small card, in pixels."""
NARROWEST: Final = 66
"""Width of a small card if one row has to hold them all."""
HAND_CARD_FIELDS: Final = (
    "draw.cards", "dig.cards", "hunt.cards", "hire.cards", "trash.cards", "recon.cards",
    "swindle.cards", "build.cards", "work.cards", "store.cards", "snipe.card", "disarm.card",
    "martyr.card", "save.card", "observe.card", "watch.card", "train.card", "gas.card",
    "demolish.card", "sabotage.card", "recall.card", "repair.card", "sacrifice.card",
    "errand.card", "wound.card", "heal.card",
)  # fmt: skip
"""The fields of picks that name a card of the hand."""
SENT: Final = (
    "recall.target", "intimidate.card", "save.card", "snipe.card", "disarm.card", "gas.card",
    "sabotage.card", "demolish.card", "wound.card",
)  # fmt: skip
"""The fields of picks that name a card which the seat itself has played."""
LAID_OPEN: Final = ("keep.card", "put_back.cards", "drop.cards")
"""The fields of picks that name a card which was just dug up or drawn."""
WIDE_ENOUGH: Final = 96
"""Width that two figures need on a small card, in pixels."""


def figures(name: str, *wanted: str) -> list[tuple[str, str]]:
    """Return the figures printed on a card, each with its sprite; with `wanted`, only these."""
    card = CARD[name]
    abilities: list[tuple[str, str]] = [(a, f"{card.can[a]}") for a in ABILITIES if a in card.can]
    abilities += [(a, f"+{card.adds[a]}") for a in ABILITIES if a in card.adds]
    abilities += [("medicine", f"{card.medicine}")] if card.medicine else []
    abilities += [("people", f"{card.people}")] if card.people else []
    return [pair for pair in abilities if not wanted or pair[0] in wanted]


def draw_large(canvas: Canvas, box: Box, name: str, texts: Texts, *wanted: str) -> None:
    """Draw a card with its name, its drawing and its figures (with `wanted`, only these), in a box
    at least 134 by 170."""
    canvas.framed(box, CARD_GROUNDS[CARD[name].kind], CARD_OUTLINE_RGB, 14, 3)
    title, below = box.inset(9, 8).rows(52, 1.0, gap=4)
    canvas.write(title, texts.word(name), 24, "bold", INK, "middle", lines=2)
    abilities = figures(name, *wanted)
    picture, column = below.columns(1.0, 72 if abilities else 0, gap=4)
    size = min(picture.wide, picture.high, 120)
    canvas.sprite(name, picture.centred(size, size)[:2], size)
    rows = column.rows(*[1.0] * max(len(abilities), 3))
    for (mark, figure), row in zip(abilities, rows, strict=False):
        size = min(row.high - 2, 34)
        canvas.sprite(mark, (row.left, row.middle[1] - size // 2), size)
        canvas.text((row.left + size + 4, row.middle[1]), figure, 28, "bold")


def draw_small(
    canvas: Canvas, box: Box, name: str, texts: Texts, wanted: Sequence[str], *, faint: bool = False
) -> None:
    """Draw a card with its drawing and at most two of its figures; faint if it no longer counts."""
    canvas.framed(box, CARD_GROUNDS[CARD[name].kind], CARD_OUTLINE_RGB, 10, 3)
    picture, foot = box.inset(6, 5).rows(1.0, 32)
    size = min(picture.wide, picture.high, 84)
    canvas.sprite(name, picture.centred(size, size)[:2], size, FADED if faint else 1)
    canvas.note(texts.word(name))
    most = 2 if box.wide >= WIDE_ENOUGH else 1
    shown = figures(name, *wanted)[:most]
    for (mark, figure), spot in zip(shown, foot.columns(*[1.0] * most), strict=False):
        canvas.sprite(mark, (spot.left, spot.top + 4), 24)
        ink = FAINT if faint and mark == "fight" else INK
        canvas.text((spot.left + 25, spot.middle[1]), figure, 22, "bold", ink)


def draw_row(
    canvas: Canvas,
    box: Box,
    cards: Sequence[str],
    texts: Texts,
    wanted: Sequence[str],
    marks: Mapping[str, Sequence[str]] = MappingProxyType({}),
    about: Callable[[str], Iterable[str]] = lambda _: (),
) -> None:
    """Draw small cards from the left, in two rows if there are many. If not all fit, equal cards
    are drawn once with their number. `marks`: sprites for cards that no longer count; `about`
    returns the words of a card (`bot.render.regions`)."""
    wide, high = SMALL_CARD_PX
    kinds = list(dict.fromkeys(cards))
    grouped = len(cards) * (wide + 6) > box.wide + 6
    marked = [(card, mark) for mark, some in marks.items() for card in some]
    shown = kinds if grouped else list(cards)
    rows = 1 if len(shown) * (NARROWEST + 6) <= box.wide + 6 else 2
    across = -(-len(shown) // rows)
    wide = min(wide, (box.wide - 6 * (across - 1)) // max(across, 1))
    high = min(high, (box.high - 6 * (rows - 1)) // rows)
    spots = [spot for row in box.rows(*[high] * rows, gap=6) for spot in row.fan(across, wide)]
    for card, place in zip(shown, spots, strict=False):
        mark = next((pair for pair in marked if pair[0] == card), None)
        draw_small(canvas, place, card, texts, wanted, faint=mark is not None)
        canvas.region(place, about(card))
        if mark:
            marked.remove(mark)
            canvas.sprite(mark[1], (place.right - 30, place.top + 2), 28)
        if grouped and cards.count(card) > 1:
            at = (place.right - 4, place.top + 18)
            badge(canvas, at, f"×{cards.count(card)}", 22, (NIGHT, INK))
