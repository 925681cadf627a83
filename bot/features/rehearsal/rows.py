"""The table of rehearsals, and its queries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

import sqlalchemy as sa

from bot.store.compressed import Compressed
from bot.store.notes import put
from bot.store.schema import ON_FORGET, Id, metadata
from bot.store.transaction import Tx

rehearsals = sa.Table(  # at most one of each person at each table
    "rehearsals",
    metadata,
    sa.Column("game_id", Id, sa.ForeignKey("games.id"), primary_key=True, autoincrement=False),
    sa.Column(
        "user_id", sa.BigInteger, primary_key=True, autoincrement=False, info={ON_FORGET: "row"}
    ),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),  # rises with each change
    # the copy as it was dealt, in the format of a snapshot: nothing of the true game is in it
    sa.Column("base", sa.LargeBinary, nullable=False),
    sa.Column("trail", Compressed, nullable=False),  # see bot.features.rehearsal.copies.Tried
    sa.Column("move", sa.Integer),  # from the finished game after this move; NULL: from one's turn
    sa.Column("alone", sa.Boolean, nullable=False),  # the person picks for all seats
    sa.Column("at", sa.Double, nullable=False),
    sa.Index("ix_rehearsals_user_id", "user_id"),
    sa.Index("ix_rehearsals_at", "at"),
)


@dataclass(frozen=True)
class RehearsalRow:
    """A row of `rehearsals`."""

    seat: int
    version: int
    """Rises with each change, so that buttons of an older page can be recognised."""
    base: bytes
    trail: Sequence[Mapping[str, Any]] = ()
    """The picks in the copy, see `bot.features.rehearsal.copies.Tried`."""
    move: int | None = None
    """The move of the finished game after which it begins; None: it began from one's own turn."""
    alone: bool = False
    """Whether the person picks for all seats."""


_OF = rehearsals.c
_COLUMNS = tuple(_OF[one.name] for one in fields(RehearsalRow))


def rehearsal_of(tx: Tx, table_id: int, user_id: int) -> RehearsalRow | None:
    """Return the rehearsal of this person at this table."""
    row = tx.execute(sa.select(*_COLUMNS).where(_of(table_id, user_id))).one_or_none()
    return None if row is None else RehearsalRow(*row)


def begin(tx: Tx, table_id: int, user_id: int, row: RehearsalRow, now: float) -> None:
    """Store a rehearsal, in place of this person's former one at this table."""
    values = {one.name: getattr(row, one.name) for one in fields(row)} | {"at": now}
    put(tx, rehearsals, {"game_id": table_id, "user_id": user_id}, values)


def proceed(
    tx: Tx, table_id: int, user_id: int, version: int, trail: Sequence[Mapping[str, Any]]
) -> bool:
    """Replace the trail of a rehearsal and raise its version, if it still has this one; return
    whether it had."""
    changed = (
        sa.update(rehearsals)
        .where(_of(table_id, user_id), _OF.version == version)
        .values(version=version + 1, trail=list(trail))
    )
    return tx.execute(changed).rowcount > 0


def drop(tx: Tx, table_id: int, user_id: int | None = None) -> None:
    """Delete this person's rehearsal at this table, or everybody's if no person is named."""
    these = _OF.game_id == table_id if user_id is None else _of(table_id, user_id)
    tx.execute(sa.delete(rehearsals).where(these))


def drop_begun_before(tx: Tx, moment: float) -> None:
    """Delete the rehearsals that were begun before this moment."""
    tx.execute(sa.delete(rehearsals).where(_OF.at < moment))


def _of(table_id: int, user_id: int) -> sa.ColumnElement[bool]:
    return (_OF.game_id == table_id) & (_OF.user_id == user_id)
