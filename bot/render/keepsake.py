"""What a page says that is kept of a game that is over; `bot.render.draw.keepsake` draws it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel import Seat


@dataclass(frozen=True)
class Keepsake:
    """The content of the page, as finished words."""

    title: str
    won: str
    chances: tuple[tuple[int, tuple[float, ...]], ...]
    """Every seat's chance to win, by ply."""
    turns: tuple[tuple[int, str], ...]
    """The ply of each turning point, and what it was."""
    none: str
    """The text if there are none."""
    figures: tuple[tuple[str, tuple[str, ...]], ...]
    """What is counted of the seats: its name, and a figure each."""
    winners: tuple[Seat, ...]
    titles: tuple[str, ...] = ()
    """Each seat and its title."""
