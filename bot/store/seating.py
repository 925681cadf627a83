"""Queries on former holders of seats, and on the numbers people entered for a game."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa

from bot.store.bind_params import TABLE_PARAM
from bot.store.notes import drop_mark, mark, put, set_mark
from bot.store.schema import IS_LIVE, games, leavers, marks, seats
from bot.store.transaction import Tx

SeatQuery = sa.Select[tuple[int]]
"""Selects seats of the table `bot.store.bind_params.TABLE_PARAM`."""
AnySeatQuery = sa.CompoundSelect[tuple[int]]


def any_of(queries: Sequence[SeatQuery]) -> AnySeatQuery:
    """Return a query for the seats that one of these queries finds."""
    return sa.union_all(*queries)


def matching_seats(tx: Tx, table_id: int, query: AnySeatQuery) -> set[int]:
    """Return the seats that a query of `any_of` finds at this table."""
    return set(tx.execute(query, {TABLE_PARAM.key: table_id}).scalars())


def note_leaver(tx: Tx, table_id: int, seat: int, user_id: int, now: float) -> None:
    """Record that this person held this seat, and knows its secrets."""
    put(tx, leavers, {"game_id": table_id, "seat": seat, "user_id": user_id}, {"at": now})


def seats_known(tx: Tx, table_id: int, user_id: int) -> frozenset[int]:
    """Return the seats at this table that this person held before, even before they were
    forgotten."""
    condition = (leavers.c.game_id == table_id) & (leavers.c.user_id == user_id)
    noted = frozenset(tx.execute(sa.select(leavers.c.seat).where(condition)).scalars())
    secret = mark(tx, _SECRET)
    if secret is None:  # no person was ever forgotten
        return noted
    return noted | {*json.loads(mark(tx, _known_key(secret, table_id, user_id)) or "[]")}


# --- what forgotten people know -----------------------------------------------------------------

_SECRET: Final = "secret of what is known"
"""Key of the mark that holds the secret of people's digests."""
_KNOWN: Final = "known "


def _known_key(secret: str, table_id: int, user_id: int) -> str:
    """Return the key of a mark that identifies a person only to a holder of the secret."""
    message = f"{table_id} {user_id}".encode()
    digest = hmac.new(secret.encode(), message, hashlib.sha256).hexdigest()[:32]
    return f"{_KNOWN}{table_id} {digest}"


def keep_knowledge(tx: Tx, user_id: int) -> None:
    """Before a person is forgotten: store as keyed digests which seats of unfinished games they
    know, so that they take no other seat there."""
    held_seats = (
        sa.select(leavers.c.game_id, leavers.c.seat)
        .join(games)
        .where(leavers.c.user_id == user_id, IS_LIVE)
    )
    known: dict[int, set[int]] = {}
    for table_id, seat in tx.execute(held_seats):
        known.setdefault(table_id, set()).add(seat)
    for table_id in known:
        known[table_id] |= seats_known(tx, table_id, user_id)
    if not known:
        return
    secret = mark(tx, _SECRET)
    if secret is None:
        secret = secrets.token_hex(32)
        set_mark(tx, _SECRET, secret)
    for table_id, seats_ in known.items():
        set_mark(tx, _known_key(secret, table_id, user_id), json.dumps(sorted(seats_)))


def drop_knowledge(tx: Tx) -> None:
    """Delete the digests of ended games, which have no secrets."""
    live = {
        str(table_id) for table_id in tx.execute(sa.select(games.c.id).where(IS_LIVE)).scalars()
    }
    kept = tx.execute(sa.select(marks.c.key).where(marks.c.key.startswith(_KNOWN))).scalars()
    for key in list(kept):
        if key.split()[1] not in live:
            drop_mark(tx, key)


def numbers_given(tx: Tx, campaign_id: int | None, user_id: int) -> dict[str, int]:
    """Return the numbers that this person last entered in a campaign; empty without a campaign."""
    query = (
        sa.select(seats.c.numbers)
        .join(games, games.c.id == seats.c.game_id)
        .where(games.c.campaign_id == campaign_id, seats.c.user_id == user_id)
        .order_by(games.c.id.desc())
    )
    entered = [row.numbers for row in tx.execute(query)] if campaign_id is not None else []
    return next((numbers for numbers in entered if numbers), {})
