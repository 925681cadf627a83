"""Queries on scenes: those that wait for the end of the phase, and all pictures."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from bot.store.schema import scenes
from bot.store.transaction import Tx


@dataclass(frozen=True)
class SceneRow:
    """A waiting scene, without its picture."""

    id: int
    words: str
    pictured: bool


_HERE = sa.select(scenes.c.id, scenes.c.words, scenes.c.picture.is_not(None)).where(
    scenes.c.game_id == sa.bindparam("of_table"), scenes.c.waits.is_(True)
)
_WAITING = _HERE.order_by(scenes.c.id)


def add(
    tx: Tx, table_id: int, by: int, words: str, picture: bytes | None, now: float, *, waits: bool
) -> int:
    """Store a scene and return its id."""
    row = {"game_id": table_id, "by_id": by, "words": words, "picture": picture, "at": now}
    statement = sa.insert(scenes).values(waits=waits, **row)
    return int(tx.execute(statement.returning(scenes.c.id)).scalar_one())


def waiting(tx: Tx, table_id: int) -> list[SceneRow]:
    """Return the waiting scenes of a table, the oldest first."""
    result = tx.execute(_WAITING, {"of_table": table_id})
    return [SceneRow(*row) for row in result]


def mark_posted(tx: Tx, table_id: int, scene_id: int) -> bool:
    """A scene waits no longer; False if it did not."""
    change = sa.update(scenes).where(_of(table_id, scene_id)).values(waits=False)
    return bool(tx.execute(change).rowcount)


def drop(tx: Tx, table_id: int, scene_id: int) -> bool:
    """Cancel a waiting scene; False if it did not wait."""
    return bool(tx.execute(sa.delete(scenes).where(_of(table_id, scene_id))).rowcount)


def _of(table_id: int, scene_id: int) -> sa.ColumnElement[bool]:
    condition = (scenes.c.game_id == table_id) & (scenes.c.id == scene_id)
    return condition & scenes.c.waits.is_(True)


def pictures(tx: Tx, table_id: int) -> list[tuple[str, bytes]]:
    """Return the pictures of a table's posted scenes, each with its words, the oldest first."""
    query = sa.select(scenes.c.words, scenes.c.picture).where(
        scenes.c.game_id == table_id, scenes.c.waits.is_(False), scenes.c.picture.is_not(None)
    )
    return [(words, data) for words, data in tx.execute(query.order_by(scenes.c.id))]


def picture(tx: Tx, scene_id: int) -> bytes | None:
    """Return the picture of a scene; None if it has none, or was forgotten with its game master."""
    query = sa.select(scenes.c.picture).where(scenes.c.id == scene_id)
    return tx.execute(query).scalar_one_or_none()
