"""A position of a finished game on a page: the same views, by the same service, as in
`/game replay`."""

from __future__ import annotations

from typing import Any

from bot.discord.context import BotContext, Localized
from bot.features.replay import positions
from bot.features.replay.film import Films
from bot.features.replay.positions import Frame
from bot.games import face
from bot.model.person import Screen
from bot.present.pictures import Illustration
from bot.table import Refused, TableInfo
from bot.texts import Texts

Json = dict[str, Any]


def views(table: TableInfo, plain: Texts) -> list[Json] | None:
    """Return the views in which a page may step through the game; None if it may not: the game has
    not ended, or is a lesson."""
    if table.status != "ended" or table.learner is not None:
        return None
    return [
        {
            "view": "all" if viewer is None else str(viewer),
            "label": positions.viewer_name(viewer, plain),
        }
        for viewer in positions.viewers(table)
    ]


async def position(
    context: BotContext, table: TableInfo, asked: Json, localized: Localized, screen: Screen
) -> tuple[Json, Illustration | None]:
    """Return the position that a page asks for, with its picture; without a move it is the last
    one. Refused: "touch-move" and "touch-view" for a move and a view that do not exist, and as
    `Films.film`."""
    films = context.tables.of(Films)
    _, film = await films.film(table.id)
    frame = Frame(_move(asked.get("move"), film.last), _viewer(asked.get("view"), table))
    frame = Frame(frame.move, frame.viewer, asked.get("sheet") is True and frame.viewer is not None)
    at = await films.at(table.id, frame.move)
    told = {
        "type": "position",
        "move": at.number,
        "last": film.last,
        "view": asked["view"],
        "sheet": frame.sheet,
        "pictures": ["board", "sheet"]
        if face(table.game).pictures and frame.viewer is not None
        else [],
        "told": positions.move_text(at, frame, localized.markdown),
        "text": positions.position_text(at, frame, localized.plain),
    }
    return told, await positions.picture(context, at, frame, localized.plain, screen)


def _move(asked: Any, last: int) -> int:
    """Return the number of a move; the last one if none is asked for."""
    if asked is None:
        return last
    if type(asked) is not int or not 0 <= asked <= last:  # true is an int for isinstance
        raise Refused("touch-move", {"last": last})
    return asked


def _viewer(asked: Any, table: TableInfo) -> int | None:
    by_name = {
        "all" if viewer is None else str(viewer): viewer for viewer in positions.viewers(table)
    }
    if not isinstance(asked, str) or asked not in by_name:
        raise Refused("touch-view")
    return by_name[asked]
