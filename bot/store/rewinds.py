"""Queries on requests to go back with everybody's consent: at most one a table."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields

import sqlalchemy as sa

from bot.store.given import TABLE
from bot.store.schema import moves, rewinds
from bot.store.transaction import Tx


@dataclass(frozen=True)
class RewindRow:
    """A row of `rewinds`."""

    key: str
    """Names the request, so that answers to an older one do not count."""
    ply: int
    """The table's ply when it was asked, or after a later move that nobody can see: any other
    move ends the request."""
    target: int
    """The pick to go back before."""
    seat: int
    """Who asks."""
    agreed: tuple[int, ...]
    """Seats that agree."""


def rewind(tx: Tx, table_id: int) -> RewindRow | None:
    """The table's request, however old."""
    columns = [rewinds.c[f.name] for f in fields(RewindRow)]
    found = tx.execute(sa.select(*columns).where(rewinds.c.game_id == table_id)).first()
    if found is None:
        return None
    return RewindRow(found.key, found.ply, found.target, found.seat, tuple(found.agreed))


def set_rewind(tx: Tx, table_id: int, row: RewindRow) -> None:
    """Make this the table's request."""
    drop_rewind(tx, table_id)
    values = {**asdict(row), "agreed": [*row.agreed]}
    tx.execute(sa.insert(rewinds).values(game_id=table_id, **values))


def drop_rewind(tx: Tx, table_id: int) -> None:
    """The table has no request any more."""
    tx.execute(sa.delete(rewinds).where(rewinds.c.game_id == table_id))


_CARRY = (
    sa.update(rewinds)
    .where(
        rewinds.c.game_id == TABLE, rewinds.c.ply == sa.bindparam("now_ply", type_=sa.Integer) - 1
    )
    .values(ply=sa.bindparam("now_ply", type_=sa.Integer))
)


def carry(tx: Tx, table_id: int, ply: int) -> None:
    """Leave a request that stood before the move of `ply` standing after it."""
    tx.execute(_CARRY, {TABLE.key: table_id, "now_ply": ply})


def mark_all_undone(tx: Tx, table_id: int, ply: int, by: int) -> None:
    """Note that every pick from `ply` on was taken back by the move of ply `by`."""
    mine = (moves.c.game_id == table_id) & (moves.c.ply >= ply) & (moves.c.kind == "pick")
    change = sa.update(moves).where(mine, moves.c.undone_by.is_(None)).values(undone_by=by)
    tx.execute(change)
