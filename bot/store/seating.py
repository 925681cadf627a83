"""Queries on who held a seat before, and on requests to pause: at most one a table."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields

import sqlalchemy as sa

from bot.store.notes import insert_for
from bot.store.schema import leavers, pauses, seats
from bot.store.transaction import Tx


def note_leaver(tx: Tx, table_id: int, seat: int, user_id: int, now: float) -> None:
    """This person held this seat, and knows what it held."""
    row = {"game_id": table_id, "seat": seat, "user_id": user_id, "at": now}
    made = insert_for(tx, leavers).values(**row)
    key = ["game_id", "seat", "user_id"]
    tx.execute(made.on_conflict_do_update(index_elements=key, set_={"at": now}))


def seats_known(tx: Tx, table_id: int, user_id: int) -> frozenset[int]:
    """The seats of this table that this person held before."""
    mine = (leavers.c.game_id == table_id) & (leavers.c.user_id == user_id)
    return frozenset(tx.execute(sa.select(leavers.c.seat).where(mine)).scalars())


# --- requests to pause --------------------------------------------------------------------------


@dataclass(frozen=True)
class PauseRow:
    """A row of `pauses`. It stays while the table is paused by it."""

    key: str
    """Names the request, so that answers to an older one do not count."""
    by_id: int
    """Who asked."""
    due: float
    """When the table pauses unless somebody objects, in seconds since 1970."""


def pause_asked(tx: Tx, table_id: int) -> PauseRow | None:
    """The table's request to pause."""
    columns = [pauses.c[f.name] for f in fields(PauseRow)]
    found = tx.execute(sa.select(*columns).where(pauses.c.game_id == table_id)).first()
    return None if found is None else PauseRow(*found)


def set_pause(tx: Tx, table_id: int, row: PauseRow) -> None:
    """Make this the table's request."""
    drop_pause(tx, table_id)
    tx.execute(sa.insert(pauses).values(game_id=table_id, **asdict(row)))


def drop_pause(tx: Tx, table_id: int) -> None:
    """The table has no request any more."""
    tx.execute(sa.delete(pauses).where(pauses.c.game_id == table_id))


def awaited_at(tx: Tx, table_id: int) -> list[int]:
    """Whom a table waits for, by seat."""
    query = sa.select(seats.c.user_id).where(
        seats.c.game_id == table_id, seats.c.awaited.is_(True), seats.c.user_id.is_not(None)
    )
    return list(tx.execute(query.order_by(seats.c.seat)).scalars())
