"""Text boards: lines narrow enough for a phone, in a fixed-width block."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from bot.texts import shorten

WIDTH: Final = 30
"""Maximum characters of a line."""
PAGE_CHARS: Final = 3200
"""Maximum characters of a page of lines."""


def wrapped(text: str, indent: str = "  ") -> list[str]:
    """Wrap the text into lines; those after the first are indented."""
    return [*_wrapped(text, indent)]


@lru_cache(2048)
def _wrapped(text: str, indent: str) -> tuple[str, ...]:
    """Return the same lines, cached: one board repeats most lines of the last one."""
    return tuple(textwrap.wrap(text, WIDTH, subsequent_indent=indent)) or ("",)


def row(left: str, right: str) -> str:
    """Return one line with `right` at its right end; `left` is cut if both do not fit."""
    right = shorten(right, WIDTH - 4)
    left = shorten(left, WIDTH - 1 - len(right))
    return left + right.rjust(WIDTH - len(left))


def full_row(left: str, right: str) -> list[str]:
    """Like `row`, but `left` is shown in full: `right` moves to a line of its own if needed."""
    if len(left) + len(right) < WIDTH:
        return [row(left, right)]
    return [*wrapped(left), *([row("", right)] if right else [])]


def rule(title: str) -> str:
    """Return a heading between parts of a board."""
    return f"── {shorten(title, WIDTH - 6)} ".ljust(WIDTH, "─")


def rows(lines: Iterable[str]) -> str:
    """Join lines, each cut to `WIDTH`."""
    return "\n".join(shorten(line.rstrip(), WIDTH) for line in lines)


def block(text: str, limit: int = 4000) -> str:
    """Return a fixed-width block of at most `limit` characters; names cannot break out of it."""
    inside = shorten(text.replace("```", "'''"), limit - 10)
    return f"```\n{inside}\n```" if inside.strip() else ""


def in_pages(lines: Sequence[str], room: int = PAGE_CHARS) -> list[str]:
    """Split lines into pages of at most `room` characters; a single line that is longer is cut."""
    pages: list[str] = []
    for line in lines:
        line = shorten(line, room)
        if pages and len(pages[-1]) + 1 + len(line) <= room:
            pages[-1] += f"\n{line}"
        else:
            pages.append(line)
    return pages
