"""Queries on the history of a table, without moves that were taken back, and without undos."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import sqlalchemy as sa

from bot.store.bind_params import SEAT, TABLE_PARAM
from bot.store.compaction import Which, moves_of
from bot.store.games import CORRECTION, MOVE, SETTLED, MoveRow, as_move
from bot.store.schema import moves, one_of
from bot.store.transaction import Tx

_PLAYED: Final = ("start", "pick", CORRECTION, SETTLED)


def moves_from(
    tx: Tx, table_id: int, ply: int, telling: Collection[str] = (), *, folded: bool = True
) -> list[MoveRow]:
    """The moves from this ply on that were not taken back, in order; if events are named, those
    with one of them. `folded`: whether they may be."""
    which = Which(kinds=_PLAYED, standing=True, telling=frozenset(telling), first=ply)
    found = moves_of(tx, table_id, which, folded=folded)
    return [as_move(told) for told in found]


def notes_of(tx: Tx, table_id: int) -> list[MoveRow]:
    """Entries of a table's log that change nothing, in order: scenes, rulings."""
    return [as_move(told) for told in moves_of(tx, table_id, Which(kinds=("note",)))]


def moves_back(tx: Tx, table_id: int, before: int, count: int) -> list[MoveRow]:
    """At most `count` moves before this ply that were not taken back, the latest first."""
    which = Which(kinds=_PLAYED, standing=True, before=before)
    return [as_move(told) for told in moves_of(tx, table_id, which, back=True, most=count)]


def played_at(tx: Tx, table_id: int, ply: int) -> float:
    """When the move of this ply was made, in seconds since 1970."""
    (told,) = moves_of(tx, table_id, Which(first=ply, before=ply + 1))
    return float(told["at"])


def moves_and_notes(tx: Tx, table_id: int) -> list[MoveRow]:
    """In order: moves and corrections that were not taken back, and scenes."""
    found = moves_of(tx, table_id, Which(kinds=(*_PLAYED, "note"), standing=True))
    return [as_move(told) for told in found]


def every_move(tx: Tx, table_id: int) -> list[tuple[MoveRow, float]]:
    """Every move there ever was, taken back or not, and when it was made, in order."""
    return [(as_move(told), told["at"]) for told in moves_of(tx, table_id, Which())]


_STANDING_OF_KIND = sa.select(*MOVE).where(
    moves.c.game_id == TABLE_PARAM,
    moves.c.kind == sa.bindparam("of_kind"),
    moves.c.undone_by.is_(None),
)
_PICKS_SINCE = _STANDING_OF_KIND.where(moves.c.ply >= sa.bindparam("since")).order_by(moves.c.ply)
_LAST_OF_KIND = _STANDING_OF_KIND.order_by(moves.c.ply.desc()).limit(1)


def picks_since(tx: Tx, table_id: int, ply: int) -> list[MoveRow]:
    """The picks from this ply on that were not taken back, in order."""
    given = {TABLE_PARAM.key: table_id, "of_kind": "pick", "since": ply}
    return [MoveRow(*row) for row in tx.execute(_PICKS_SINCE, given)]


_PLY = (
    sa.select(moves.c.ply)
    .where(moves.c.game_id == TABLE_PARAM, moves.c.seat == SEAT, moves.c.kind == "pick")
    .where(moves.c.undone_by.is_(None))
    .order_by(moves.c.ply.desc())
    .limit(1)
)
_SINCE_LAST = (
    sa.select(*MOVE)
    .where(moves.c.game_id == TABLE_PARAM, moves.c.ply >= _PLY.scalar_subquery())
    .where(one_of(moves.c.kind, ("pick", CORRECTION, SETTLED)), moves.c.undone_by.is_(None))
    .order_by(moves.c.ply)
)


def since_last_pick(tx: Tx, table_id: int, seat: int) -> list[MoveRow]:
    """The last pick of a seat of a game under way, and the picks and corrections made since, in
    order; what was taken back is left out."""
    given = {TABLE_PARAM.key: table_id, SEAT.key: seat}
    return [MoveRow(*row) for row in tx.execute(_SINCE_LAST, given)]


def last_correction(tx: Tx, table_id: int) -> MoveRow | None:
    """The last correction that was not taken back."""
    given = {TABLE_PARAM.key: table_id, "of_kind": CORRECTION}
    row = tx.execute(_LAST_OF_KIND, given).first()
    return None if row is None else MoveRow(*row)


def corrected_since(tx: Tx, table_id: int, ply: int) -> bool:
    """Whether there is a correction from this ply on that was not taken back."""
    last = last_correction(tx, table_id)
    return last is not None and last.ply >= ply


def standing_picks(tx: Tx, table_id: int) -> int:
    """How many picks were made and not taken back."""
    query = sa.select(sa.func.count()).where(
        moves.c.game_id == table_id, moves.c.kind == "pick", moves.c.undone_by.is_(None)
    )
    return int(tx.execute(query).scalar_one())
