"""Pictures as jobs for a worker process: what is shown goes in, a PNG comes out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from bot.games import Drawings, face
from bot.render.regions import Region
from bot.texts import Texts

if TYPE_CHECKING:
    from bot.render.draw.canvas import Picture

Kind = Literal["board", "sheet", "tableau", "ways", "final", "keepsake"]


class Drawn(NamedTuple):
    """A picture as it leaves the process that drew it."""

    png: bytes
    size: tuple[int, int]
    """In pixels of the PNG."""
    regions: tuple[Region, ...]


def drawn(kind: Kind, about: Any, texts: Texts, tall: bool) -> Drawn | None:
    """The picture of this kind that shows `about`: a view, or a tuple of what its drawing takes;
    None if the game has no such drawing. What draws is imported here, and Pillow with it."""
    picture = _picture(kind, about, texts, tall)
    return None if picture is None else Drawn(picture.png, picture.image.size, picture.regions)


def _picture(kind: Kind, about: Any, texts: Texts, tall: bool) -> Picture | None:
    if kind == "final":
        from bot.render.draw.final import draw_final

        scores, growth, winners, titles = about
        return draw_final(scores, growth, texts, winners, titles)
    if kind == "keepsake":
        from bot.render.draw.keepsake import draw_keepsake

        return draw_keepsake(about, texts)
    assert texts.game is not None
    drawings = face(texts.game).drawings
    return None if drawings is None else _of_game(drawings, kind, about, texts, tall)


def _of_game(
    drawings: Drawings, kind: Kind, about: Any, texts: Texts, tall: bool
) -> Picture | None:
    if kind == "board":
        return drawings.board(about, texts)
    if kind == "sheet":
        return drawings.sheet(about, texts, tall=tall)
    if kind == "tableau":
        view, seat = about
        return None if drawings.tableau is None else drawings.tableau(view, seat, texts)
    view, picks = about
    return None if drawings.ways is None else drawings.ways(view, picks, texts, tall)
