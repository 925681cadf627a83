"""The tables of scenes and disputes, and their queries. At most one dispute is open per table."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import sqlalchemy as sa

from bot.store.schema import ON_FORGET, Id, metadata
from bot.store.transaction import Tx

scenes = sa.Table(  # scenes of game masters that wait for their moment, or have pictures
    "scenes",
    metadata,
    sa.Column("id", Id, primary_key=True, autoincrement=True),
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), nullable=False, index=True),
    sa.Column("by_id", sa.BigInteger, nullable=False, index=True, info={ON_FORGET: "row"}),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("picture", sa.LargeBinary),  # WebP; NULL: it has none
    sa.Column("waits", sa.Boolean, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    # what it waits for, see bot.features.gm.cues; NULL: the end of the phase
    sa.Column("cue", sa.JSON(none_as_null=True)),
    # whether it is told without its game master
    sa.Column("alone", sa.Boolean, nullable=False, server_default=sa.true()),
    # whether its moment has come, and its game master was told so
    sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.false()),
    sqlite_autoincrement=True,
)

disputes = sa.Table(  # questions to a game master, with the state of the table
    "disputes",
    metadata,
    sa.Column("id", Id, primary_key=True, autoincrement=True),
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), nullable=False, index=True),
    sa.Column("case", sa.JSON, nullable=False),  # see bot.features.gm.cases
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("ruled_at", sa.Double),  # NULL: open, and the game waits
    sqlite_autoincrement=True,
)


@dataclass(frozen=True)
class SceneRow:
    """A waiting scene, without its picture."""

    id: int
    words: str
    pictured: bool
    cue: dict[str, Any] | None
    """See `bot.features.gm.cues`; None: the end of the phase."""
    alone: bool
    ready: bool


_WAITING = (
    sa.select(
        scenes.c.id, scenes.c.words, scenes.c.picture.is_not(None), scenes.c.cue, scenes.c.alone,
        scenes.c.ready,
    )
    .where(scenes.c.game_id == sa.bindparam("of_table"), scenes.c.waits.is_(True))
    .order_by(scenes.c.id)
)  # fmt: skip


def add(
    tx: Tx,
    table_id: int,
    by: int,
    words: str,
    picture: bytes | None,
    now: float,
    *,
    waits: bool,
    cue: dict[str, Any] | None = None,
    alone: bool = True,
) -> int:
    """Store a scene and return its id."""
    row = {"game_id": table_id, "by_id": by, "words": words, "picture": picture, "at": now}
    statement = sa.insert(scenes).values(waits=waits, cue=cue, alone=alone, **row)
    return int(tx.execute(statement.returning(scenes.c.id)).scalar_one())


def waiting(tx: Tx, table_id: int) -> list[SceneRow]:
    """Return the waiting scenes of a table, the oldest first."""
    result = tx.execute(_WAITING, {"of_table": table_id})
    return [SceneRow(*row) for row in result]


def mark_posted(tx: Tx, table_id: int, scene_id: int) -> bool:
    """Note that a scene no longer waits; False if it did not."""
    change = sa.update(scenes).where(_of(table_id, scene_id)).values(waits=False)
    return bool(tx.execute(change).rowcount)


def mark_ready(tx: Tx, table_id: int, scene_id: int) -> None:
    """Note that the moment of a waiting scene has come."""
    tx.execute(sa.update(scenes).where(_of(table_id, scene_id)).values(ready=True))


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


def strike(tx: Tx, scene_id: int, words: str | None) -> None:
    """Delete the picture of a scene, and replace its words unless they are None."""
    change = {"picture": None} if words is None else {"picture": None, "words": words}
    tx.execute(sa.update(scenes).where(scenes.c.id == scene_id).values(**change))


def picture(tx: Tx, scene_id: int) -> bytes | None:
    """Return the picture of a scene; None if it has none, or was forgotten with its game master."""
    query = sa.select(scenes.c.picture).where(scenes.c.id == scene_id)
    return tx.execute(query).scalar_one_or_none()


# --- disputes -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class DisputeRow:
    """A row of `disputes`."""

    id: int
    game_id: int
    case: dict[str, Any]
    """See `bot.features.gm.cases.Case`."""
    at: float
    ruled_at: float | None
    """None: open; the game is paused."""


_DISPUTE = [disputes.c[f.name] for f in fields(DisputeRow)]


def _dispute_row(columns: Any) -> DisputeRow | None:
    return None if columns is None else DisputeRow(**columns._mapping)


def add_dispute(tx: Tx, table_id: int, case: dict[str, Any], now: float) -> int:
    """Store a case and return its id."""
    statement = sa.insert(disputes).values(game_id=table_id, case=case, at=now)
    return int(tx.execute(statement.returning(disputes.c.id)).scalar_one())


def open_dispute(tx: Tx, table_id: int) -> DisputeRow | None:
    """Return the open dispute of this table."""
    query = sa.select(*_DISPUTE).where(
        disputes.c.game_id == table_id, disputes.c.ruled_at.is_(None)
    )
    return _dispute_row(tx.execute(query.order_by(disputes.c.id.desc()).limit(1)).first())


def all_disputes(tx: Tx) -> list[DisputeRow]:
    """Return every dispute, the latest first."""
    result = tx.execute(sa.select(*_DISPUTE).order_by(disputes.c.id.desc()))
    return [DisputeRow(**row._mapping) for row in result]


def set_case(tx: Tx, dispute_id: int, case: dict[str, Any], ruled_at: float | None) -> None:
    """Replace the case of a dispute, and set when it was ruled on."""
    change = sa.update(disputes).where(disputes.c.id == dispute_id)
    tx.execute(change.values(case=case, ruled_at=ruled_at))
