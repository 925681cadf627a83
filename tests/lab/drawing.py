"""How long drawing pictures takes and how large they are: rows for `python -m tests.lab bench`."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from bot.games import face
from bot.texts import LOCALES, Library
from engine.games import GAMES
from engine.kernel import legal, pending, play
from engine.rng import advance
from tests.lab.measure import Measure

DRAWINGS_TIMED = 10
REGION_DRAWINGS_TIMED = 40
"""How often a board is drawn with and without its regions."""


def rows(game: str) -> Iterator[Measure]:
    """Yield the processor milliseconds to draw and encode the board, for a channel and for a
    computer, and a sheet, and their KiB, in mid-game with all seats taken; medians of ten. Raise
    ValueError for an unknown game."""
    if game not in GAMES:
        raise ValueError(f"no game called {game!r}: there is {', '.join(GAMES)}")
    package: Any = GAMES[game]
    shown = face(game).drawings
    if shown is None:
        return
    state = _middle(package)
    texts = Library().texts(LOCALES[0], game, [f"Élodie {n + 1}" for n in range(state.seats)])
    board, sheet = package.view(state, None), package.view(state, 0)
    yield from _pair("board picture", (20, 140), lambda: shown.board(board, texts).png)
    on_desk = partial(shown.board, board, texts, "computer")
    yield from _pair("board for a computer", (20, 140), lambda: on_desk().png)
    yield from _pair("sheet picture", (15, 110), lambda: shown.sheet(sheet, texts).png)


def rows_of(game: str) -> Iterator[Measure]:
    """Yield the same rows, each with the name of the game."""
    for row in rows(game):
        yield replace(row, name=f"{game}: {row.name}")


def share_of_regions(game: str) -> Measure:
    """Measure which share of the processor time for drawing a mid-game board records its regions,
    by drawing with and without them in turn. Raise ValueError for a game without pictures."""
    from bot.render.draw.canvas import Canvas
    from bot.render.draw.painting import forget

    package: Any = GAMES[game]
    shown = face(game).drawings
    if shown is None:
        raise ValueError(f"{game} has no pictures")
    state = _middle(package)
    texts = Library().texts(LOCALES[0], game, [f"Élodie {n + 1}" for n in range(state.seats)])
    board = package.view(state, None)
    remembered, taken = Canvas.region, {True: 0.0, False: 0.0}
    try:
        for n in range(2 * REGION_DRAWINGS_TIMED + 2):
            with_regions = n % 2 == 0
            Canvas.region = remembered if with_regions else _forgotten  # type: ignore[assignment,method-assign]
            forget()
            began = time.process_time()
            _ = shown.board(board, texts).image
            if n >= 2:  # the first ones load fonts and sprites
                taken[with_regions] += time.process_time() - began
    finally:
        Canvas.region = remembered  # type: ignore[method-assign]
    share = (taken[True] / taken[False] - 1) * 100
    return Measure(f"{game}: regions, of what drawing takes", round(share, 1), 5, "%")


def _forgotten(*_: object) -> None:
    """Record no region."""


def _pair(name: str, targets: tuple[int, int], draw: Callable[[], bytes]) -> Iterator[Measure]:
    """Measure time and size of one picture, without the first drawing, which loads fonts and
    sprites."""
    from bot.render.draw.painting import forget

    size = len(draw()) / 1024
    taken = []
    for _ in range(DRAWINGS_TIMED):
        forget()
        began = time.process_time()
        draw()
        taken.append(time.process_time() - began)
    yield Measure(name, round(statistics.median(taken) * 1000, 1), targets[0], "ms")
    yield Measure(name, round(size, 1), targets[1], "KiB")


def _middle(package: Any) -> Any:
    """Return the state halfway through a random game."""
    picks = _played(package, None)[1]
    return _played(package, picks // 2)[0]


def _played(package: Any, limit: int | None) -> tuple[Any, int]:
    """Return a random game after `limit` picks, or at its end, and the number of picks made."""
    seed, picks = 11, 0
    state = package.new_game(max(package.SEATS), seed, package.Options())
    while state.result is None and picks != limit:
        seat = next(seat for _, seats in pending(state) for seat in seats)
        options = legal(state, seat)
        seed, out = advance(seed)
        play(state, seat, options[out % len(options)])
        state.new_events.clear()
        picks += 1
    return state, picks
