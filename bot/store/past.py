"""Queries on what happened at a table and stands: nothing that was taken back, and no undo."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import sqlalchemy as sa

from bot.store.games import CORRECTION, MoveRow
from bot.store.schema import moves
from bot.store.transaction import Tx

_MOVE = [moves.c[f.name] for f in fields(MoveRow)]


def _standing(table_id: int) -> sa.Select[Any]:
    return sa.select(*_MOVE).where(
        moves.c.game_id == table_id,
        moves.c.kind.in_(("start", "pick", CORRECTION)),
        moves.c.undone_by.is_(None),
    )


async def moves_from(tx: Tx, table_id: int, ply: int) -> list[MoveRow]:
    """The moves from this ply on that stand, in order."""
    query = _standing(table_id).where(moves.c.ply >= ply).order_by(moves.c.ply)
    return [MoveRow(**row._mapping) for row in await tx.execute(query)]


async def notes_of(tx: Tx, table_id: int) -> list[MoveRow]:
    """What was said at a table without anything being changed, in order: a scene, a ruling."""
    query = sa.select(*_MOVE).where(moves.c.game_id == table_id, moves.c.kind == "note")
    return [MoveRow(**row._mapping) for row in await tx.execute(query.order_by(moves.c.ply))]


async def moves_back(tx: Tx, table_id: int, before: int, count: int) -> list[MoveRow]:
    """At most `count` moves before this ply that stand, the latest first."""
    query = _standing(table_id).where(moves.c.ply < before)
    found = await tx.execute(query.order_by(moves.c.ply.desc()).limit(count))
    return [MoveRow(**row._mapping) for row in found]


async def played_at(tx: Tx, table_id: int, ply: int) -> float:
    """When the move of this ply was made, in seconds since 1970."""
    query = sa.select(moves.c.at).where(moves.c.game_id == table_id, moves.c.ply == ply)
    return float((await tx.execute(query)).scalar_one())


async def story_from(tx: Tx, table_id: int) -> list[MoveRow]:
    """The whole story in order: what was played or put right and stands, and what was narrated."""
    query = sa.select(*_MOVE).where(
        moves.c.game_id == table_id,
        moves.c.kind.in_(("start", "pick", "correction", "note")),
        moves.c.undone_by.is_(None),
    )
    return [MoveRow(**row._mapping) for row in await tx.execute(query.order_by(moves.c.ply))]


async def every_move(tx: Tx, table_id: int) -> list[tuple[MoveRow, float]]:
    """Every move there ever was, taken back or not, and when it was made, in order."""
    query = sa.select(*_MOVE, moves.c.at).where(moves.c.game_id == table_id).order_by(moves.c.ply)
    found = [dict(row._mapping) for row in await tx.execute(query)]
    return [(MoveRow(**{k: v for k, v in row.items() if k != "at"}), row["at"]) for row in found]
