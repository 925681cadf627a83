"""What people write: cleaned once where it enters, and plain wherever it is shown.

Names of people and channels, names in files, scenes, reasons: all of it passes `cleaned` before it
is kept, and `plain` where Discord would read marks in it. Digits that people send are read by
`number`.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

MAX_NAME_CHARS: Final = 100
"""Longest name that is kept of a person, a campaign or a file, in characters."""
CHARACTER: Final = 40
"""Longest name of a character that is kept, in characters."""
MAX_TEXT_CHARS: Final = 1500
"""Longest text that is kept of a game master, in characters."""
HIGHEST: Final = 2**63 - 1
"""The highest number that the database can hold: no id is above it."""

_DROPPED: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs"})
"""Categories of what no one sees: controls, marks of direction and width, what is not assigned."""
_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Letters and marks that look like nothing, though Unicode counts them as something."""
_MARKS: Final = 3
"""The most combining marks per letter: more of them overlap the lines around."""
_MARKUP: Final = re.compile(r"[\\`*_~|<>\[\]@]|:(?=//)|^(?:[#+-]|\d+(?=[.)]))")
"""What Discord reads as a mark: some of it only where a line begins."""
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})
_ALIKE: Final = str.maketrans(
    "авекмнорстухіјѕԁԛԝһӏαβεικνορτυχηζμ01i",
    "abekmhopctyxljsdqwhlabelkvoptuxnzmoll",
)
"""Letters of other alphabets, and digits, that are taken for Latin letters."""


@lru_cache(maxsize=512)
def cleaned(text: str, most: int = MAX_NAME_CHARS) -> str:
    """Normalise what a person typed, for storage: one line, composed (NFC), at most `most`
    characters, without invisible characters that could reverse, hide or break the text around it.
    May be empty."""
    if not (text.isascii() and text.isprintable()):
        seen = (" " if c.isspace() else c for c in text)
        text = "".join(c for c in seen if unicodedata.category(c) not in _DROPPED)
        text = unicodedata.normalize("NFC", without_towers(_UNSEEN.sub("", text)))
    return " ".join(text.split())[:most].rstrip()


def in_paragraphs(text: str, most: int) -> str:
    """Normalise what a person typed, for storage: cleaned paragraphs, a line each, at most `most`
    characters in all. May be empty."""
    kept = [cleaned(part, most) for part in text.splitlines()]
    return "\n".join(part for part in kept if part)[:most].rstrip()


def without_towers(text: str) -> str:
    """The text with at most three marks over and under a letter. Composing or decomposing towers
    of them takes time that grows with the square of their height."""
    kept, marks = [], 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if marks <= _MARKS:
            kept.append(character)
    return "".join(kept)


@lru_cache(maxsize=512)
def plain(text: str) -> str:
    """Cleaned text for prose that Discord reads: no mark in it means anything there, be it
    emphasis, a mention, a moment, a link or a heading."""
    return isolated(_MARKUP.sub(_escaped, text))


def _escaped(mark: re.Match[str]) -> str:
    """A backslash before the mark; after a number if it would precede a letter."""
    return f"{mark[0]}\\" if mark[0].isdecimal() else f"\\{mark[0]}"


def isolated(text: str) -> str:
    """The text, isolated so that a right-to-left script does not reorder its neighbours."""
    turns = any(unicodedata.bidirectional(c) in _RIGHT_TO_LEFT for c in text)
    return f"\u2068{text}\u2069" if turns else text


@lru_cache(maxsize=512)
def looks(text: str) -> str:
    """What a text looks like at a glance: texts that could be taken for each other are equal."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in bare.translate(_ALIKE) if c.isalnum()) or text


def number(text: str, most: int = HIGHEST) -> int | None:
    """The number that is written in these digits; None for anything else, and above `most`."""
    digits = text.strip()
    if not (digits.isascii() and digits.isdecimal()) or len(digits) > len(str(HIGHEST)):
        return None
    found = int(digits)
    return found if found <= most else None
