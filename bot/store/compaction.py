"""Read moves, folded or not.

A finished game is read seldom and kept: its moves are folded into one compressed value, a tenth of
the rows' size. A change of such a table unfolds it first (`bot.table.sessions`), so moves are
either all folded or all rows.
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
from bot.store.schema import folds, games, moves, one_of, seats, status_in
from bot.store.standing import forget_calls
from bot.store.transaction import Tx

Told = dict[str, Any]
"""A move: its columns by name, without the table's."""

_TOLD: Final = [column for column in moves.c if column is not moves.c.game_id]
_AT_ONCE: Final = 64
"""Folded games that are held in memory at once."""


@dataclass(frozen=True)
class Which:
    """Of which moves something is asked; of all that do not differ from what is given."""

    kinds: tuple[str, ...] = ()
    """Moves of these kinds; of all, if there are none."""
    standing: bool = False
    """Only those that were not taken back."""
    telling: frozenset[str] = frozenset()
    """Only those that tell at least one event of these names, if there are any."""
    seat: int | None = None
    by: str | None = None
    first: int | None = None
    """From this ply on."""
    before: int | None = None
    """Before this ply."""

    @property
    def given(self) -> dict[str, Any]:
        """The values that rows are compared with."""
        return {name: value for name in _COMPARED if (value := getattr(self, name)) is not None}

    def fits(self, told: Told) -> bool:
        """Whether a move is one of them."""
        return (
            (not self.kinds or told["kind"] in self.kinds)
            and not (self.standing and told["undone_by"] is not None)
            and (not self.telling or any(one["name"] in self.telling for one in told["events"]))
            and self.seat in (None, told["seat"])
            and self.by in (None, told["by"])
            and (self.first is None or told["ply"] >= self.first)
            and (self.before is None or told["ply"] < self.before)
        )


_COMPARED: Final = {
    "seat": moves.c.seat == sa.bindparam("seat"),
    "by": moves.c.by == sa.bindparam("by"),
    "first": moves.c.ply >= sa.bindparam("first"),
    "before": moves.c.ply < sa.bindparam("before"),
}


@cache
def _statement(
    given: frozenset[str],
    kinds: tuple[str, ...],
    standing: bool,
    telling: frozenset[str],
    back: bool,
    limited: bool,
) -> sa.Select[Any]:
    where = [_COMPARED[name] for name in sorted(given)]
    if kinds:
        where.append(one_of(moves.c.kind, kinds))
    if standing:
        where.append(moves.c.undone_by.is_(None))
    if telling:  # in the JSON, names are in quotes; false matches are left out later
        written = sa.cast(moves.c.events, sa.Text)
        where.append(sa.or_(*(written.contains(f'"{name}"') for name in sorted(telling))))
    query = sa.select(*_TOLD).where(moves.c.game_id == TABLE_PARAM, *where)
    query = query.order_by(moves.c.ply.desc() if back else moves.c.ply)
    return query.limit(AT_MOST) if limited else query


def moves_of(
    tx: Tx,
    table_id: int,
    which: Which,
    *,
    back: bool = False,
    most: int | None = None,
    folded: bool = True,
) -> list[Told]:
    """The moves of a table, in order or from the last one `back`, at most so many; `folded`:
    whether they may be, which those of a game under way never are."""
    given = which.given
    limited = most is not None
    query = _statement(frozenset(given), which.kinds, which.standing, which.telling, back, limited)
    values = {TABLE_PARAM.key: table_id, **given, **({AT_MOST.key: most} if limited else {})}
    found = [dict(row._mapping) for row in tx.execute(query, values)]
    if found:
        return [told for told in found if which.fits(told)] if which.telling else found
    if not folded:
        return []
    fit = [told for told in _folded(tx, table_id) if which.fits(told)]
    return (fit[::-1] if back else fit)[:most]


_FOLD = sa.select(folds.c.moves).where(folds.c.game_id == TABLE_PARAM)


def _folded(tx: Tx, table_id: int) -> list[Told]:
    return list(tx.execute(_FOLD, {TABLE_PARAM.key: table_id}).scalar() or ())


def fold(tx: Tx, table_id: int) -> None:
    """Fold the moves of a finished table, and delete its notification history, which is as large;
    does nothing for one without moves."""
    query = sa.select(*_TOLD).where(moves.c.game_id == table_id).order_by(moves.c.ply)
    rows = [dict(row._mapping) for row in tx.execute(query)]
    if rows:
        tx.execute(sa.insert(folds), {"game_id": table_id, "moves": rows})
        tx.execute(sa.delete(moves).where(moves.c.game_id == table_id))
        forget_calls(tx, table_id)


def unfold(tx: Tx, table_id: int) -> None:
    """Make rows again of what is folded, if anything is."""
    rows = _folded(tx, table_id)
    if rows:
        tx.execute(sa.insert(moves), [{"game_id": table_id, **told} for told in rows])
        tx.execute(sa.delete(folds).where(folds.c.game_id == table_id))


def next_unfolded(tx: Tx, after: int, until: float) -> int | None:
    """The first table whose number is above `after`, that was over and not changed since `until`,
    and whose moves are rows."""
    old = (games.c.id == moves.c.game_id) & status_in("ended", "cancelled")
    query = sa.select(moves.c.game_id).join(games, old & (games.c.changed_at < until))
    query = query.where(moves.c.game_id > after).order_by(moves.c.game_id).limit(1)
    return tx.execute(query).scalar()


def picks_of(tx: Tx, user_id: int) -> Iterator[tuple[int, Told]]:
    """The folded picks of the seats that this person holds, each with its table."""
    mine = sa.select(seats.c.game_id, seats.c.seat).where(seats.c.user_id == user_id)
    held = {(row.game_id, row.seat) for row in tx.execute(mine)}
    for table_id, text in texts(tx, {table for table, _ in held}):
        for told in json.loads(text):
            if told["kind"] == "pick" and (table_id, told["seat"]) in held:
                yield table_id, told


def texts(tx: Tx, within: Collection[int] | None = None) -> Iterator[tuple[int, str]]:
    """All that is folded, of all tables or `within` these, each as JSON."""
    last = -1
    packed = sa.type_coerce(folds.c.moves, sa.LargeBinary)
    query = sa.select(folds.c.game_id, packed).order_by(folds.c.game_id).limit(_AT_ONCE)
    if within is not None:
        query = query.where(folds.c.game_id.in_(list(within)))
    while page := tx.execute(query.where(folds.c.game_id > last)).all():
        for table_id, data in page:
            yield table_id, zlib.decompress(data).decode()
        last = page[-1][0]
