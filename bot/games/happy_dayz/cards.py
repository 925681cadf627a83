"""Drawings of cards: a band with the rank, the faction's picture, and the card's name."""

from __future__ import annotations

from functools import lru_cache

from bot.render.draw.canvas import INK, Art, Colour
from bot.render.draw.pieces import Card
from bot.texts import Texts
from engine.games.happy_dayz.content import DAMAGE, MINUS, PLUS, RANK, SUIT, VAN, WORTH, ZOMBIE

PAPER_OUTLINE_RGB: Colour = (23, 19, 31)
PAPER_RGB: Colour = (250, 240, 218)
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
SIDE_GROUNDS: dict[str, Colour] = {PLUS: (44, 74, 62), MINUS: (84, 46, 54)}
"""The background of each side of the board."""
ART = Art(
    "happy_dayz/art",
    (
        PAPER_OUTLINE_RGB,
        PAPER_RGB,
        GRAVE,
        BLOOD,
        *BANDS.values(),
        SIDE_GROUNDS[PLUS],
        SIDE_GROUNDS[MINUS],
    ),
)


def picture_of(card: str, *, hard: bool) -> str:
    """Return the sprite of a card; a zombie's shows its damage."""
    suit = SUIT[card]
    return f"zombie_{DAMAGE[hard][card]}" if suit == ZOMBIE else suit


def badge_of(card: str, *, hard: bool) -> str:
    """Return a card's worth if that is not 1: damage, children; else an empty text."""
    if SUIT[card] == ZOMBIE:
        return f"−{DAMAGE[hard][card]}"
    return f"+{WORTH[card]}" if SUIT[card] == "children" else ""


def face_of(card: str, texts: Texts, *, hard: bool) -> Card:
    """Return the face of a card."""
    return _face(card, texts.word(card), hard)


@lru_cache(maxsize=512)
def _face(card: str, name: str, hard: bool) -> Card:
    dead = SUIT[card] == ZOMBIE
    return Card(
        sprite=picture_of(card, hard=hard),
        name=name,
        rank="" if SUIT[card] == VAN else str(RANK[card]),
        worth=badge_of(card, hard=hard),
        band=(BANDS[SUIT[card]], PAPER_OUTLINE_RGB),
        paper=(GRAVE, INK) if dead else (PAPER_RGB, PAPER_OUTLINE_RGB),
        badge=(BLOOD, INK) if dead else (PAPER_RGB, PAPER_OUTLINE_RGB),
    )
