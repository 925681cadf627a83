"""Bundled fonts and their fallbacks.

Inter is used for everything it has. Characters it lacks (Greek accents, Hebrew, symbols …) come
from DejaVu Sans. Characters that neither has (emoji, Chinese …) are left out; the caller replaces a
name that is empty then. The text beside a picture keeps them.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right
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
_NO_SUCH_CHARACTER = "\U0010ffff"


@lru_cache(maxsize=128)
def font(weight: str, size: float) -> ImageFont.FreeTypeFont:
    """Return the font file of this weight (or "fallback") at `size` pixels."""
    return ImageFont.truetype(str(DATA / "fonts" / _FILES[weight]), size)


@lru_cache(maxsize=4096)
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
    stretches: list[tuple[str, str]] = []
    for character in unicodedata.normalize("NFC", text):
        if unicodedata.category(character) in _UNSEEN:
            continue
        if character == " " or _has(weight, character):
            name: str = weight
        elif _has("fallback", character):
            name = "fallback"
        else:
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
    """Return the distance of two lines, in pixels."""
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
    broken: list[str] = [""]
    words = _words(text)
    for n, word in enumerate(words):
        candidate = f"{broken[-1]} {word}" if broken[-1] else word
        if width(candidate, weight, size) <= room or not broken[-1]:
            broken[-1] = candidate
        elif len(broken) < lines:
            broken.append(word)
        else:
            broken[-1] = fitted(" ".join([broken[-1], *words[n:]]), room, weight, size)
            break
    return tuple(fitted(line, room, weight, size) for line in broken)


@lru_cache(maxsize=4096)
def fits(text: str, room: int, weight: Weight, size: int, lines: int) -> bool:
    """Return whether `text` fits into `lines` lines of `room` pixels."""
    shown = wrapped(text, room, weight, size, lines) if lines > 0 else ()
    return bool(shown) and " ".join(shown) == " ".join(_words(text))


def _words(text: str) -> list[str]:
    """Split `text` at spaces, except before French punctuation and after opening quotes."""
    bound = re.sub("« ", "«\u00a0", re.sub(" ([:;?!»])", "\u00a0\\1", text))
    return [word for word in bound.split(" ") if word]
