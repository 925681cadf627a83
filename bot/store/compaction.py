"""Read moves, compacted or not.

A finished game is kept but rarely read: its moves are compacted into one compressed value, a tenth
of the rows' size. A change to such a table expands it first (`bot.table.sessions`), so moves are
either all compacted or all rows.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import sqlalchemy as sa

from bot.store.bind_params import AT_MOST, TABLE_PARAM
from bot.store.posted import forget_calls
from bot.store.schema import compacted_games, games, moves, one_of, seats, status_in
from bot.store.transaction import Tx

MoveColumns = dict[str, Any]
"""A move: its columns by name, except the table's id."""

_TOLD: Final = [column for column in moves.c if column is not moves.c.game_id]
_CACHED_GAMES: Final = 64
"""Maximum number of compacted games cached in memory."""


@dataclass(frozen=True)
class MoveFilter:
    """A filter for moves; a field at its default does not restrict."""

    kinds: tuple[str, ...] = ()
    """Moves of these kinds; empty: of all kinds."""
    not_undone: bool = False
    """Only moves that were not undone."""
    event_names: frozenset[str] = frozenset()
    """Only moves with at least one event of these names; empty: all."""
    seat: int | None = None
    by: str | None = None
    first: int | None = None
    """The lowest ply."""
    before: int | None = None
    """All plies below this one."""

    @property
    def compared_values(self) -> dict[str, Any]:
        """The columns that must be equal to a value."""
        return {name: value for name in _COMPARED if (value := getattr(self, name)) is not None}

    def fits(self, move: MoveColumns) -> bool:
        """Return whether a move passes the filter."""
        return (
            (not self.kinds or move["kind"] in self.kinds)
            and not (self.not_undone and move["undone_by"] is not None)
            and (
                not self.event_names
                or any(event["name"] in self.event_names for event in move["events"])
            )
            and self.seat in (None, move["seat"])
            and self.by in (None, move["by"])
            and (self.first is None or move["ply"] >= self.first)
            and (self.before is None or move["ply"] < self.before)
        )


_COMPARED: Final = {
    "seat": moves.c.seat == sa.bindparam("seat"),
    "by": moves.c.by == sa.bindparam("by"),
    "first": moves.c.ply >= sa.bindparam("first"),
    "before": moves.c.ply < sa.bindparam("before"),
}


@cache
def _statement(
    compared: frozenset[str],
    kinds: tuple[str, ...],
    standing: bool,
    telling: frozenset[str],
    back: bool,
    limited: bool,
) -> sa.Select[Any]:
    conditions = [_COMPARED[name] for name in sorted(compared)]
    if kinds:
        conditions.append(one_of(moves.c.kind, kinds))
    if standing:
        conditions.append(moves.c.undone_by.is_(None))
    if telling:  # a prefilter on the JSON text; false matches are removed later
        events_text = sa.cast(moves.c.events, sa.Text)
        conditions.append(sa.or_(*(events_text.contains(f'"{name}"') for name in sorted(telling))))
    query = sa.select(*_TOLD).where(moves.c.game_id == TABLE_PARAM, *conditions)
    query = query.order_by(moves.c.ply.desc() if back else moves.c.ply)
    return query.limit(AT_MOST) if limited else query


def moves_of(
    tx: Tx,
    table_id: int,
    which: MoveFilter,
    *,
    back: bool = False,
    most: int | None = None,
    compacted: bool = True,
) -> list[MoveColumns]:
    """Return the moves of a table, in order, or from the last one `back`; at most `most`.
    `compacted`: whether they may be compacted; those of a running game never are."""
    values_given = which.compared_values
    limited = most is not None
    query = _statement(
        frozenset(values_given), which.kinds, which.not_undone, which.event_names, back, limited
    )
    values = {TABLE_PARAM.key: table_id, **values_given, **({AT_MOST.key: most} if limited else {})}
    move_list = [dict(row._mapping) for row in tx.execute(query, values)]
    if move_list:
        return [move for move in move_list if which.fits(move)] if which.event_names else move_list
    if not compacted:
        return []
    fitting = [move for move in _compacted_moves(tx, table_id) if which.fits(move)]
    return (fitting[::-1] if back else fitting)[:most]


_COMPACTED = sa.select(compacted_games.c.moves).where(compacted_games.c.game_id == TABLE_PARAM)


def _compacted_moves(tx: Tx, table_id: int) -> list[MoveColumns]:
    return list(tx.execute(_COMPACTED, {TABLE_PARAM.key: table_id}).scalar() or ())


def compact(tx: Tx, table_id: int) -> None:
    """Compact the moves of a finished table, and delete its notification history, which is as
    large. No effect on a table without moves."""
    query = sa.select(*_TOLD).where(moves.c.game_id == table_id).order_by(moves.c.ply)
    rows = [dict(row._mapping) for row in tx.execute(query)]
    if rows:
        tx.execute(sa.insert(compacted_games), {"game_id": table_id, "moves": rows})
        tx.execute(sa.delete(moves).where(moves.c.game_id == table_id))
        forget_calls(tx, table_id)


def expand(tx: Tx, table_id: int) -> None:
    """Turn compacted moves into rows again, if there are any."""
    rows = _compacted_moves(tx, table_id)
    if rows:
        tx.execute(sa.insert(moves), [{"game_id": table_id, **move} for move in rows])
        tx.execute(sa.delete(compacted_games).where(compacted_games.c.game_id == table_id))


def next_uncompacted(tx: Tx, after: int, until: float) -> int | None:
    """Return the first table above `after` that has ended, is unchanged since `until`, and whose
    moves are rows."""
    old = (games.c.id == moves.c.game_id) & status_in("ended", "cancelled")
    query = sa.select(moves.c.game_id).join(games, old & (games.c.changed_at < until))
    query = query.where(moves.c.game_id > after).order_by(moves.c.game_id).limit(1)
    return tx.execute(query).scalar()


def compacted_picks_of(tx: Tx, user_id: int) -> Iterator[tuple[int, MoveColumns]]:
    """Yield the compacted picks of the seats that this person holds, each with its table."""
    own_seats = sa.select(seats.c.game_id, seats.c.seat).where(seats.c.user_id == user_id)
    held = {(row.game_id, row.seat) for row in tx.execute(own_seats)}
    for table_id, text in texts(tx, {table for table, _ in held}):
        for move in json.loads(text):
            if move["kind"] == "pick" and (table_id, move["seat"]) in held:
                yield table_id, move


def texts(tx: Tx, within: Collection[int] | None = None) -> Iterator[tuple[int, str]]:
    """Yield the compacted moves of all tables, or of those in `within`, each as JSON."""
    last = -1
    compressed = sa.type_coerce(compacted_games.c.moves, sa.LargeBinary)
    query = (
        sa.select(compacted_games.c.game_id, compressed)
        .order_by(compacted_games.c.game_id)
        .limit(_CACHED_GAMES)
    )
    if within is not None:
        query = query.where(compacted_games.c.game_id.in_(list(within)))
    while page := tx.execute(query.where(compacted_games.c.game_id > last)).all():
        for table_id, data in page:
            yield table_id, zlib.decompress(data).decode()
        last = page[-1][0]
