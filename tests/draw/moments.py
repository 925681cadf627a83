"""Moments of random games, drawn by what their viewers see; and an eye on what is written where."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Any
from unittest.mock import patch

from bot.games import face
from bot.render.draw import fonts
from bot.render.draw.canvas import Canvas
from bot.texts import Library, Texts
from engine.copying import clone
from engine.games import GAMES
from engine.kernel import play
from tests.laws.walks import fresh, walk

LIBRARY = Library(strict=True)
NAMES = ("Zoé", "Gaëtan Œuvrard", "Maximilien de la Tour-Landry", "Ève", "Çelik")
LONG = tuple(letter * 90 for letter in "WMŒÀQ")
TABLES = [(name, seats) for name, package in GAMES.items() for seats in package.SEATS]


@cache
def moments(name: str, seats: int, seed: int = 0, count: int = 9) -> tuple[Any, ...]:
    """States spread over a whole random game, its first and its last among them."""
    game = fresh(name, seats, seed + 1, seed)
    length = sum(1 for seat, pick in walk(game, seed + 5) if play(game, seat, pick) is None)
    wanted = {round(n * length / (count - 1)) for n in range(count)}
    game = fresh(name, seats, seed + 1, seed)
    found = [clone(game)] if 0 in wanted else []
    for n, (seat, pick) in enumerate(walk(game, seed + 5), start=1):
        play(game, seat, pick)
        if n in wanted:
            found.append(clone(game))
    assert game.result is not None
    return tuple(found)


def texts(locale: str, game: str | None, names: tuple[str, ...] = NAMES) -> Texts:
    return LIBRARY.texts(locale, game, names)


def pictures(name: str, state: Any, said: Texts) -> Iterator[Any]:
    """The board as everybody sees it, then every seat's sheet."""
    package, shown = GAMES[name], face(name)
    yield shown.draw_board(package.view(state, None), said)  # type: ignore[attr-defined]
    for seat in range(state.seats):
        yield shown.draw_sheet(package.view(state, seat), said)  # type: ignore[attr-defined]


@dataclass
class Watched:
    """What was written: its box in pixels, and the paragraphs that had to be cut."""

    boxes: list[tuple[str, tuple[float, float, float, float]]] = field(default_factory=list)
    cut: list[str] = field(default_factory=list)

    def outside(self, size: tuple[int, int]) -> list[str]:
        """Texts that leave the picture."""
        return [
            text
            for text, (left, top, right, low) in self.boxes
            if left < 0 or top < 0 or right > size[0] or low > size[1]
        ]

    def overlapping(self) -> list[tuple[str, str]]:
        """Pairs of texts that stand on each other."""
        found = []
        for n, (text, (left, top, right, low)) in enumerate(self.boxes):
            for other, (left2, top2, right2, low2) in self.boxes[:n]:
                if (
                    min(right, right2) - max(left, left2) > 1
                    and min(low, low2) - max(top, top2) > 1
                ):
                    found.append((other, text))
        return found


@contextmanager
def watched() -> Iterator[Watched]:
    """Watch every text that is drawn meanwhile."""
    seen = Watched()
    letter, lines = Canvas._letter, Canvas.lines

    def watched_letter(
        self: Canvas, xy: tuple[int, int], text: str, size: int, weight: Any, fill: Any
    ) -> None:
        half = size * 0.36  # half the height of capitals
        wide = fonts.width(text, weight, size)
        seen.boxes.append((text, (xy[0], xy[1] - half, xy[0] + wide, xy[1] + half)))
        letter(self, xy, text, size, weight, fill)

    def watched_lines(
        self: Canvas, xy: Any, text: str, room: int, most: int, *args: Any, **more: Any
    ) -> int:
        before = len(seen.boxes)
        used = lines(self, xy, text, room, most, *args, **more)
        shown = " ".join(line for line, _ in seen.boxes[before:])
        if shown.replace("\u00a0", " ") != text.replace("\u00a0", " "):
            seen.cut.append(text)
        return used

    with (
        patch.object(Canvas, "_letter", watched_letter),
        patch.object(Canvas, "lines", watched_lines),
    ):
        yield seen
