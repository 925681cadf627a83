"""Draw pictures as jobs for a worker process: data goes in, a PNG comes out."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from bot.games import Drawings, face
from bot.model.person import Screen
from bot.render.hidden import Hidden
from bot.render.lettering import Held, Lettering, enough_marks, lettering, named_fields
from bot.render.regions import Region
from bot.texts import Texts
from engine.games import GAMES

if TYPE_CHECKING:
    from bot.render.draw.picture import Picture

RECENT_DRAWINGS: Final = 12
"""Drawings that a worker keeps: a menu marks what a message has just shown. Without their pixels,
they take about 100 KiB each."""

Kind = Literal[
    "board", "sheet", "tableau", "ways", "final", "keepsake", "marked", "veiled", "symbols"
]


Edges = tuple[int, int, int, int]
"""Left, top, right and low edge of a box."""


class Piece(NamedTuple):
    """A piece on a board: its name, the name of its place, its box in pixels of the PNG."""

    name: str
    place: str
    box: Edges


class Drawn(NamedTuple):
    """A picture in the format in which the worker returns it."""

    kind: Kind
    png: bytes
    size: tuple[int, int]
    """In pixels of the PNG."""
    regions: tuple[Region, ...]
    pieces: tuple[Piece, ...] = ()
    letters: tuple[str, ...] = ()
    """Letters of the marked options, in their order; empty for an unmarked one."""
    taken: tuple[Edges, ...] = ()
    """Boxes of letters and symbols, which no pin covers, in pixels of the PNG."""


class Changed(NamedTuple):
    """What a board shows, and the earlier moment since which changes are marked."""

    now: Any
    former: Any
    own: bool = False
    """Whether that moment is the reader's last pick, else the beginning of the phase."""


def prepare() -> None:
    """Import the drawing code of every game, and Pillow."""
    for game in GAMES:
        if pictures := face(game).pictures:
            import_module(pictures)


def drawn(kind: Kind, about: Any, texts: Texts, screen: Screen) -> Drawn | None:
    """Return the picture of this kind; `about`: a view, or a tuple of the drawing's arguments. None
    if the game has no such drawing. The drawing code and Pillow are imported here."""
    if kind == "marked":
        return _marked(about, texts, screen)
    if kind == "veiled":
        return _veiled(about, texts, screen)
    picture = _picture(kind, about, texts, screen)
    return None if picture is None else _left(kind, picture)


def _left(kind: Kind, picture: Picture, letters: tuple[str, ...] = ()) -> Drawn:
    """Return the picture in the worker's format."""
    pixels = picture.painting.pixels
    scale = pixels[0] / picture.size[0]

    def scaled(box: Edges) -> Edges:
        left, top, right, low = (round(edge * scale) for edge in box)
        return left, top, right, low

    pieces = tuple(
        Piece(shown.thing, shown.state, scaled(shown.box))
        for shown in picture.shown
        if isinstance(shown.state, str)
    )
    taken = tuple(map(scaled, picture.taken))
    return Drawn(kind, picture.png, pixels, picture.regions, pieces, letters, taken)


def _marked(about: tuple[Any, tuple[Held, ...], Any], texts: Texts, screen: Screen) -> Drawn | None:
    """Return the seat's picture that shows most of what the options name, with a letter on each
    thing; its sheet, or the map of where the picks lead, if none shows any. A phone gets the part
    of the board with them. The second picture is drawn if the first has not `enough_marks` and
    leaves an option without. `about`: the view, what each option has, and the picks that lead
    somewhere."""
    from bot.render.draw.pins import close_up, pinned

    view, options, picks = about
    assert texts.game is not None
    drawings = face(texts.game).drawings
    if drawings is None:
        return None
    candidates: list[tuple[Kind, Picture, Lettering]] = []
    enough = enough_marks(options)
    for kind in _order(drawings, options, bool(picks)):
        shown = (view, picks) if kind == "ways" else view
        picture = _of_game(drawings, kind, shown, texts, screen)
        assert picture is not None
        letters = lettering(options, picture.regions)
        candidates.append((kind, picture, letters))
        if letters.told_apart >= enough or letters.marked == len(options):
            break
    kind, picture, best = max(
        candidates, key=lambda candidate: (candidate[2].told_apart, candidate[2].marked)
    )
    if best.pins and screen == "phone" and kind == "board":
        picture = close_up(picture, best.pins)
        best = lettering(options, picture.regions)
    if best.pins:
        return _left(kind, pinned(picture, best.pins), best.letters)
    plain = [candidate for candidate in candidates if candidate[0] != "board"]
    return _left(*plain[0][:2])


def _veiled(about: tuple[Any, Sequence[Hidden]], texts: Texts, screen: Screen) -> Drawn | None:
    """Return the board with marks on what is hidden. `about`: a spectator's view, and that."""
    from bot.render.draw.look import end_of
    from bot.render.draw.veils import veiled

    view, things = about
    picture = _picture("board", view, texts, screen)
    if picture is None or texts.game is None:
        return None
    return _left("veiled", veiled(picture, things, end_of(texts.game), texts))


def _order(drawings: Drawings, options: tuple[Held, ...], leads: bool) -> tuple[Kind, ...]:
    """Return the pictures to search for what options name, the likeliest first."""
    if leads:
        return ("ways",)
    first = not drawings.own.isdisjoint(named_fields(options))
    return ("sheet", "board") if first else ("board", "sheet")


def _picture(kind: Kind, about: Any, texts: Texts, screen: Screen) -> Picture | None:
    if kind == "final":
        from bot.render.draw.final import draw_final

        drawings = None if texts.game is None else face(texts.game).drawings
        if drawings is None:
            return draw_final(about, texts, (), {})
        stagings = [drawings.staging(scene.view, scene.event) for scene in about.scenes]
        figures = {s.seat: drawings.figure(about.view, s.seat) for s in about.scores}
        return draw_final(about, texts, stagings, figures)
    if kind == "keepsake":
        from bot.render.draw.keepsake import draw_keepsake

        return draw_keepsake(about, texts)
    if kind == "symbols":
        from bot.render.draw.symbols import draw_symbols

        return draw_symbols(about, texts)
    assert texts.game is not None
    drawings = face(texts.game).drawings
    return None if drawings is None else _of_game(drawings, kind, about, texts, screen)


_recent: deque[tuple[Any, Picture]] = deque(maxlen=RECENT_DRAWINGS)
"""What was drawn, and its drawing; the most recently used last."""


def _of_game(
    drawings: Drawings, kind: Kind, about: Any, texts: Texts, screen: Screen
) -> Picture | None:
    """Return a drawing of a game, maybe one of the last; None if the game has no such drawing."""
    draw = getattr(drawings, kind)
    if draw is None:
        return None
    key = (draw, screen, texts.locale, texts.names, about)
    # compared, not hashed: a view has hundreds of fields, and the first ones differ soon
    entry = next((known for known in tuple(_recent) if known[0] == key), None)
    if entry is not None:
        with suppress(ValueError):  # another thread removed it
            _recent.remove(entry)
    elif isinstance(about, Changed):
        from bot.render.draw.changes import changed
        from bot.render.draw.look import end_of

        now, former = (_of_game(drawings, kind, view, texts, screen) for view in about[:2])
        said = texts.say("draw-changed-own" if about.own else "draw-changed")
        assert now is not None
        assert former is not None
        assert texts.game is not None
        entry = key, changed(now, former, end_of(texts.game), said)
    elif kind == "tableau":
        entry = key, draw(*about, texts)
    elif kind == "ways":
        entry = key, draw(*about, texts, screen)
    elif kind == "board":
        entry = key, draw(about, texts, screen)
    else:
        entry = key, draw(about, texts)
    _recent.append(entry)
    return entry[1]
