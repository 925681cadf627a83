"""Text typed by people: cleaned once on entry, escaped wherever it is shown.

Names of people and channels, names in files, scenes, reasons: all of it passes `cleaned` before it
is stored, and `plain` where Discord would parse Markdown. `number` reads digits that people send.
`typeset` is for our own texts: French punctuation.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

MAX_NAME_CHARS: Final = 100
"""Longest stored name of a person, a campaign or a file, in characters."""
MAX_CHARACTER_CHARS: Final = 40
"""Longest stored name of a character, in characters."""
MAX_TEXT_CHARS: Final = 1500
"""Longest stored text of a game master, in characters."""
HIGHEST: Final = 2**63 - 1
"""The highest number that the database can store; no id exceeds it."""

_DROPPED: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs"})
"""Unicode categories of invisible characters: controls, direction and width marks, unassigned."""
_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Invisible characters that Unicode counts as letters or marks."""
_MARKS: Final = 3
"""Maximum number of combining marks per letter: more of them overlap the lines around."""
_MARKUP: Final = re.compile(r"[\\`*_~|<>\[\]@]|:(?=//)|^(?:[#+-]|\d+(?=[.)]))")
"""What Discord parses as Markdown; some of it only at the beginning of a line."""
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})
_ALIKE: Final = str.maketrans(
    "авекмнорстухіјѕԁԛԝһӏαβεικνορτυχηζμ01i",
    "abekmhopctyxljsdqwhlabelkvoptuxnzmoll",
)
"""Letters of other alphabets, and digits, that look like Latin letters."""
_NARROW: Final = re.compile(r"(?<=[^\s=\]]) (?=[;!?])")
_WIDE: Final = re.compile(r"(?<=[^\s=\]]) (?=[:»]|%(?!\w))|(?<=«) ")
"""Spaces of French punctuation; not those that Fluent drops before a text, nor before `%n`."""
_SEPARATING: Final = re.compile(r"[\W_]+")
"""All but letters and digits."""


MASK: Final = "***"
"""Replaces a word that the host has listed."""
_WORD: Final = re.compile(r"\w+")
_listed: tuple[frozenset[str], tuple[str, ...]] = frozenset(), ()
"""The words that are masked, and beginnings of words, as they look."""


def mask_words(listed: Iterable[str]) -> None:
    """Let `cleaned` mask these words from now on, and no others, even in letters that look alike;
    `word*` names all words that begin with `word`."""
    global _listed
    entries = [entry.strip() for entry in listed]
    begins = tuple(looks(entry[:-1]) for entry in entries if entry.endswith("*") and entry != "*")
    whole = frozenset(looks(entry) for entry in entries if entry and not entry.endswith("*"))
    if _listed != (whole, begins):
        _listed = whole, begins
        cleaned.cache_clear()


def _masked(word: re.Match[str]) -> str:
    look, (whole, begins) = looks(word[0]), _listed
    return MASK if look in whole or look.startswith(begins) else word[0]


@lru_cache(maxsize=512)
def cleaned(text: str, most: int = MAX_NAME_CHARS) -> str:
    """Normalise what a person typed, for storage: one line, composed (NFC), at most `most`
    characters, without invisible characters that could reverse, hide or break the text around it,
    and without words that the host has listed. May be empty."""
    if not (text.isascii() and text.isprintable()):
        characters = (" " if c.isspace() else c for c in text)
        text = "".join(c for c in characters if unicodedata.category(c) not in _DROPPED)
        text = unicodedata.normalize("NFC", without_towers(_UNSEEN.sub("", text)))
    if any(_listed):
        text = _WORD.sub(_masked, text)
    return " ".join(text.split())[:most].rstrip()


def in_paragraphs(text: str, most: int) -> str:
    """Normalise what a person typed, for storage: cleaned paragraphs, a line each, at most `most`
    characters in all. May be empty."""
    kept = [cleaned(part, most) for part in text.splitlines()]
    return "\n".join(part for part in kept if part)[:most].rstrip()


def without_towers(text: str) -> str:
    """Return the text with at most three marks per letter. Normalising towers of marks takes time
    that grows with the square of their height."""
    kept, marks = [], 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if marks <= _MARKS:
            kept.append(character)
    return "".join(kept)


@lru_cache(maxsize=512)
def plain(text: str) -> str:
    """Return cleaned text escaped for Discord: it contains no working emphasis, mention, timestamp,
    link or heading."""
    return isolated(_MARKUP.sub(_escaped, text))


def _escaped(mark: re.Match[str]) -> str:
    """Return the mark after a backslash; after a number if it would precede a letter."""
    return f"{mark[0]}\\" if mark[0].isdecimal() else f"\\{mark[0]}"


def isolated(text: str) -> str:
    """Return the text, isolated so that a right-to-left script does not reorder its neighbours."""
    turns = any(unicodedata.bidirectional(c) in _RIGHT_TO_LEFT for c in text)
    return f"\u2068{text}\u2069" if turns else text


def typeset(text: str, locale: str) -> str:
    """Return a text of ours, or a Fluent source, with the no-break spaces of French punctuation in
    place of the plain ones that translators type."""
    if locale != "fr":
        return text
    return _WIDE.sub("\N{NO-BREAK SPACE}", _NARROW.sub("\N{NARROW NO-BREAK SPACE}", text))


@lru_cache(maxsize=512)
def looks(text: str) -> str:
    """Return a normal form of how a text looks: texts that could be confused have the same."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return _SEPARATING.sub("", bare.translate(_ALIKE)) or text


def number(text: str, most: int = HIGHEST) -> int | None:
    """Parse digits; None for anything else, and above `most`."""
    digits = text.strip()
    if not (digits.isascii() and digits.isdecimal()) or len(digits) > len(str(HIGHEST)):
        return None
    value = int(digits)
    return value if value <= most else None
