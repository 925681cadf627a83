"""The content of one message, before it becomes Discord's components."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.texts import shorten

MESSAGE_CHARS: Final = 3990
"""Maximum characters of all texts of a message; Discord accepts 4,000."""

_FENCE: Final = "```"


@dataclass(frozen=True)
class Panel:
    """Title, text, an optional picture, a text board, titled parts and small print."""

    title: str
    text: str = ""
    parts: tuple[tuple[str, str], ...] = ()
    footer: str = ""
    board: str = ""
    """A fixed-width block, see `bot.render.lines.block`."""

    def fitted(self, room: int = MESSAGE_CHARS) -> Panel:
        """Return the panel in at most `room` characters with markup: long texts are cut and the cut
        is marked, the board first."""
        title, footer = shorten(self.title, 256), shorten(self.footer, 400)
        room -= len(title) + len(footer) + 12
        kept = room // 2 if self.text or self.board else room
        parts: list[tuple[str, str]] = []
        for name, value in self.parts:
            name, value = shorten(name, 256), shorten(value, 1024)
            long = len(name) + len(value) + 7
            if not value or long > kept:
                continue
            parts.append((name, value))
            kept, room = kept - long, room - long
        text = cut(self.text, room // 2 if self.board else room)
        return Panel(title, text, tuple(parts), footer, cut(self.board, room - len(text)))


def cut(text: str, limit: int) -> str:
    """Return at most `limit` characters, the cut marked; a fixed-width block that is cut stays
    closed."""
    if len(text) <= limit:
        return text
    short = shorten(text, max(limit - len(_FENCE) - 1, 1))
    return f"{short}\n{_FENCE}" if short.count(_FENCE) % 2 else short
