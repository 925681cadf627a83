"""Queries on a table's moves, without undone moves or undos."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import sqlalchemy as sa

from bot.store.bind_params import SEAT, TABLE_PARAM
from bot.store.compaction import MoveFilter, moves_of
from bot.store.games import CORRECTION, MOVE, SETTLED, MoveRow, as_move
from bot.store.schema import moves, one_of
from bot.store.transaction import Tx

PLAYED: Final = ("start", "pick", CORRECTION, SETTLED)
"""Kinds of moves that change the game, if they are not undone."""


def moves_from(
    tx: Tx, table_id: int, ply: int, telling: Collection[str] = (), *, compacted: bool = True
) -> list[MoveRow]:
    """Return the moves from this ply on that were not undone, in order; if events are named, those
    with one of them. `compacted`: whether they may be compacted."""
    which = MoveFilter(kinds=PLAYED, not_undone=True, event_names=frozenset(telling), first=ply)
    move_list = moves_of(tx, table_id, which, compacted=compacted)
    return [as_move(move) for move in move_list]


def notes_of(tx: Tx, table_id: int) -> list[MoveRow]:
    """Return the log entries of a table that change nothing, in order: scenes, rulings."""
    return [as_move(move) for move in moves_of(tx, table_id, MoveFilter(kinds=("note",)))]


def moves_back(
    tx: Tx, table_id: int, before: int, count: int, *, whole: bool = False
) -> list[tuple[MoveRow, float]]:
    """Return at most `count` moves before this ply that were not undone, or of the `whole` log, the
    latest first, and when each was made, in seconds since 1970."""
    which = MoveFilter(kinds=() if whole else PLAYED, not_undone=not whole, before=before)
    page = moves_of(tx, table_id, which, back=True, most=count)
    return [(as_move(move), float(move["at"])) for move in page]


def moves_and_notes(tx: Tx, table_id: int) -> list[MoveRow]:
    """Return moves and corrections that were not undone, and scenes, in order."""
    move_list = moves_of(tx, table_id, MoveFilter(kinds=(*PLAYED, "note"), not_undone=True))
    return [as_move(move) for move in move_list]


def every_move(tx: Tx, table_id: int) -> list[tuple[MoveRow, float]]:
    """Return every move, undone or not, and when it was made, in order."""
    return [(as_move(move), move["at"]) for move in moves_of(tx, table_id, MoveFilter())]


_STANDING_OF_KIND = sa.select(*MOVE).where(
    moves.c.game_id == TABLE_PARAM,
    moves.c.kind == sa.bindparam("of_kind"),
    moves.c.undone_by.is_(None),
)
_PICKS_SINCE = _STANDING_OF_KIND.where(moves.c.ply >= sa.bindparam("since")).order_by(moves.c.ply)
_LAST_OF_KIND = _STANDING_OF_KIND.order_by(moves.c.ply.desc()).limit(1)


def picks_since(tx: Tx, table_id: int, ply: int) -> list[MoveRow]:
    """Return the picks from this ply on that were not undone, in order."""
    params = {TABLE_PARAM.key: table_id, "of_kind": "pick", "since": ply}
    return [MoveRow(*row) for row in tx.execute(_PICKS_SINCE, params)]


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
    """Return the last pick of a seat of a running game, and the picks and corrections made since,
    in order, without undone ones."""
    params = {TABLE_PARAM.key: table_id, SEAT.key: seat}
    return [MoveRow(*row) for row in tx.execute(_SINCE_LAST, params)]


def last_correction(tx: Tx, table_id: int) -> MoveRow | None:
    """Return the last correction that was not undone."""
    params = {TABLE_PARAM.key: table_id, "of_kind": CORRECTION}
    row = tx.execute(_LAST_OF_KIND, params).first()
    return None if row is None else MoveRow(*row)


def corrected_since(tx: Tx, table_id: int, ply: int) -> bool:
    """Return whether there is a correction from this ply on that was not undone."""
    last = last_correction(tx, table_id)
    return last is not None and last.ply >= ply


_PICKS = sa.select(sa.func.count()).where(
    moves.c.game_id == TABLE_PARAM, moves.c.kind == "pick", moves.c.undone_by.is_(None)
)


def count_picks(tx: Tx, table_id: int) -> int:
    """Return the number of picks that were not undone."""
    return int(tx.execute(_PICKS, {TABLE_PARAM.key: table_id}).scalar_one())
