"""Bundled fonts and their fallbacks.

Inter is used for everything it has. Characters it lacks (Greek accents, Hebrew, symbols …) come
from DejaVu Sans. Characters that neither has (emoji, Chinese …) are left out; the caller replaces a
name left empty. The text beside a picture keeps them.
"""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from PIL import ImageFont

from engine.content import DATA

Weight = Literal["regular", "semibold", "bold"]

_FILES: dict[str, str] = {
    "regular": "Inter-Regular.otf",
    "semibold": "Inter-SemiBold.otf",
    "bold": "Inter-Bold.otf",
    "fallback": "DejaVuSans.ttf",
}
_UNSEEN = frozenset({"Cc", "Cf", "Zl", "Zp"})
"""Unicode categories that are never drawn: controls, direction marks, line breaks."""
NARROWER = (0.92, 0.84, 0.76, 0.68, 0.6)
"""Fractions of the width at which a text is broken again if its last word stands alone."""
_NO_SUCH_CHARACTER = "\U0010ffff"


@lru_cache(maxsize=128)
def font(weight: str, size: float) -> ImageFont.FreeTypeFont:
    """Return the font file of this weight (or "fallback") at `size` pixels."""
    return ImageFont.truetype(str(DATA / "fonts" / _FILES[weight]), size)


@lru_cache(maxsize=4096)
def _file_for(character: str, weight: Weight) -> str | None:
    """Return which font draws this character, or None if it is dropped."""
    if unicodedata.category(character) in _UNSEEN:
        return None
    if character == " " or _has(weight, character):
        return weight
    return "fallback" if _has("fallback", character) else None


def _has(weight: str, character: str) -> bool:
    """Return whether the font has a glyph for this character, other than the one for missing
    glyphs."""
    face = font(weight, 24)
    drawn, missing = face.getmask(character), face.getmask(_NO_SUCH_CHARACTER)
    return drawn.size != missing.size or bytes(drawn) != bytes(missing)


@lru_cache(maxsize=256)  # called once per width and per mask, which are cached
def runs(text: str, weight: Weight, size: float) -> tuple[tuple[ImageFont.FreeTypeFont, str], ...]:
    """Split `text` into stretches of one font; control characters and characters of no bundled font
    are dropped."""
    shown = unicodedata.normalize("NFC", text)
    if shown and all(_file_for(character, weight) == weight for character in set(shown)):
        return ((font(weight, size), shown),)
    stretches: list[tuple[str, str]] = []
    for character in shown:
        name = _file_for(character, weight)
        if name is None:
            continue
        if stretches and (stretches[-1][0] == name or character == " "):
            stretches[-1] = (stretches[-1][0], stretches[-1][1] + character)
        else:
            stretches.append((name, character))
    return tuple((font(name, size), part) for name, part in stretches)


def drawable(text: str) -> str:
    """Return the part of `text` that can be drawn, single-spaced and stripped."""
    kept = "".join(part for _, part in runs(text, "regular", 24))
    return " ".join(kept.split())


@lru_cache(maxsize=4096)
def width(text: str, weight: Weight, size: int) -> int:
    """Return the length of `text` on one line, in pixels."""
    return round(sum(face.getlength(part) for face, part in runs(text, weight, size)))


def leading(size: int) -> int:
    """Return the distance between two lines, in pixels."""
    return round(size * 1.25)


@lru_cache(maxsize=2048)
def fitted(text: str, room: int, weight: Weight, size: int) -> str:
    """Return `text`, cut with an ellipsis if it is wider than `room` pixels."""
    if width(text, weight, size) <= room:
        return text

    def cut(length: int) -> str:
        return text[:length].rstrip() + "…"

    lengths = range(1, len(text) + 1)
    return cut(bisect_right(lengths, room, key=lambda length: width(cut(length), weight, size)))


@lru_cache(maxsize=1024)
def wrapped(text: str, room: int, weight: Weight, size: int, lines: int) -> tuple[str, ...]:
    """Break `text` at spaces into at most `lines` lines of `room` pixels; the last may be cut. No
    line begins with punctuation that French puts after a space."""
    return tuple(
        fitted(line, room, weight, size) for line in _broken(text, room, weight, size, lines)
    )


@lru_cache(maxsize=4096)
def fits(text: str, room: int, weight: Weight, size: int, lines: int) -> bool:
    """Return whether `text` fits into `lines` lines of `room` pixels."""
    return lines > 0 and all(
        width(line, weight, size) <= room for line in _broken(text, room, weight, size, lines)
    )


@lru_cache(maxsize=1024)
def _broken(text: str, room: int, weight: Weight, size: int, lines: int) -> tuple[str, ...]:
    """Break `text` at spaces into at most `lines` lines of `room` pixels; a line of a single word,
    or the last one, may be wider. No word is left alone on the last line if it can have company
    without another line."""
    broken = _filled(text, room, weight, size, lines)
    if len(broken) < 2 or " " in broken[-1]:
        return broken
    for share in NARROWER:
        other = _filled(text, round(room * share), weight, size, lines)
        if len(other) > len(broken) or width(other[-1], weight, size) > room:
            break
        if " " in other[-1]:
            return other
    return broken


def _filled(text: str, room: int, weight: Weight, size: int, lines: int) -> tuple[str, ...]:
    """Break `text` so that each line but the last holds as many words as it can."""
    words, broken = _words(text), list[str]()
    while words and len(broken) < lines - 1:
        count = _words_on_line(words, room, weight, size)
        broken.append(" ".join(words[:count]))
        words = words[count:]
    return (*broken, " ".join(words)) if words or not broken else tuple(broken)


def _words_on_line(words: Sequence[str], room: int, weight: Weight, size: int) -> int:
    """Return how many of these words fit into `room` pixels, at least one."""

    def wide(count: int) -> int:
        return width(" ".join(words[:count]), weight, size)

    return max(bisect_right(range(1, len(words) + 1), room, key=wide), 1)


def _words(text: str) -> list[str]:
    """Split `text` at spaces that may break."""
    return [word for word in text.split(" ") if word]
