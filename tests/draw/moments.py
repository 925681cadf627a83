"""Moments of random games, drawn by what their viewers see; and what is written where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from typing import Any

from bot.games import face
from bot.model.person import SCREENS
from bot.render.draw.final import draw_final
from bot.render.draw.picture import Picture
from bot.render.ended import Ended
from bot.texts import Library, Texts
from engine.copying import clone
from engine.games import GAMES
from engine.kernel import Pick, Seat, play
from tests.laws.walks import fresh, walk

LIBRARY = Library(strict=True)
NAMES = ("Zoé", "Gaëtan Œuvrard", "Maximilien de la Tour-Landry", "Ève", "Çelik")
SHORT = ("Zoé", "Luc", "Anaïs", "Ève", "Jo")
SCRIPTS = ("Дмитрий", "דוד", "نور", "Ἀλέξανδρος", "🐉龍")
LONG = tuple(letter * 90 for letter in "WMŒÀQ")
TABLES = [(name, seats) for name, package in GAMES.items() for seats in package.SEATS]


@cache
def moments(name: str, seats: int, seed: int = 0, count: int = 9) -> tuple[Any, ...]:
    """States spread over a whole random game, its first and its last among them."""
    played = picks(name, seats, seed)
    wanted = {round(n * len(played) / (count - 1)) for n in range(count)}
    game = fresh(name, seats, seed + 1, seed)
    found = [clone(game)] if 0 in wanted else []
    for n, (seat, pick) in enumerate(played, start=1):
        play(game, seat, pick)
        if n in wanted:
            found.append(clone(game))
    assert game.result is not None
    return tuple(found)


@cache
def picks(name: str, seats: int, seed: int) -> list[tuple[Seat, Pick]]:
    """Those of a random game, which take much longer to draw than to play."""
    game, found = fresh(name, seats, seed + 1, seed), []
    for seat, pick in walk(game, seed + 5):
        found.append((seat, pick))
        play(game, seat, pick)
    return found


def texts(locale: str, game: str | None, names: tuple[str, ...] = NAMES) -> Texts:
    return LIBRARY.texts(locale, game, names)


def pictured(name: str) -> Any:
    """What the pictures of a game show: `FACES`, drawings by kind, none of which may look like
    another of its kind; `PLACES`, the words of regions that are no empty frames; `EXPLAINS`, the
    beginnings of the drawings that a symbol of a legend explains, if they are not its own name."""
    return import_module(f"tests.{name}.pictured")


def pictures(
    name: str, state: Any, said: Texts, looking: Iterable[Seat] | None = None
) -> Iterator[Picture]:
    """The board as spectators see it for each screen, then the sheets of these seats or of all."""
    package, shown = GAMES[name], face(name).drawings
    assert shown is not None
    for screen in SCREENS:
        yield shown.board(package.view(state, None), said, screen)
    for seat in range(state.seats) if looking is None else looking:
        yield shown.sheet(package.view(state, seat), said)


def ending(ended: Ended, said: Texts) -> Picture:
    """The picture of a game's end."""
    assert said.game is not None
    drawings = face(said.game).drawings
    assert drawings is not None
    stagings = [drawings.staging(scene.view, scene.event) for scene in ended.scenes]
    figures = {score.seat: drawings.figure(ended.view, score.seat) for score in ended.scores}
    return draw_final(ended, said, stagings, figures)


def outside(picture: Picture) -> list[str]:
    """Texts that leave the picture."""
    wide, high = picture.size
    return [
        text
        for text, (left, top, right, low), *_ in picture.placed
        if left < 0 or top < 0 or right > wide or low > high
    ]


def overlapping(picture: Picture) -> list[tuple[str, str]]:
    """Pairs of texts that overlap; in each, the text that was drawn first comes first."""
    pairs = []
    placed = sorted(enumerate(picture.placed), key=lambda entry: entry[1].box.top)
    for n, (drawn, (text, (left, top, right, low), *_)) in enumerate(placed, start=1):
        for drawn2, (text2, (left2, top2, right2, low2), *_) in placed[n:]:
            if top2 >= low:
                break  # so are all that follow
            if min(right, right2) - max(left, left2) > 1 and min(low, low2) - max(top, top2) > 1:
                pairs.append((text, text2) if drawn < drawn2 else (text2, text))
    return pairs


def cut(picture: Picture) -> list[str]:
    """Texts that are cut."""
    return [placed.text for placed in picture.placed if placed.cut]
