"""The content of the page about a finished game; `bot.render.draw.keepsake` draws it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel import Seat


@dataclass(frozen=True)
class Keepsake:
    """The content of the page, as formatted text."""

    title: str
    won: str
    chances: tuple[tuple[int, tuple[float, ...]], ...]
    """(ply, every seat's chance to win), in order; empty if it cannot be known."""
    turns: tuple[tuple[int, str], ...]
    """(ply, description) of each turning point."""
    none: str
    """The text if there are none."""
    figures: tuple[tuple[str, tuple[str, ...]], ...]
    """(name, a figure for each seat)."""
    winners: tuple[Seat, ...]
    titles: tuple[str, ...] = ()
    """Each seat and its title."""
