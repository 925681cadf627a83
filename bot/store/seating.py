"""Queries on who held a seat before, and on what people gave for a game."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa

from bot.store.bind_params import TABLE_PARAM
from bot.store.notes import drop_mark, insert_for, mark, set_mark
from bot.store.schema import IS_LIVE, games, leavers, marks, seats
from bot.store.transaction import Tx

SeatQuery = sa.Select[tuple[int]]
"""Selects seats of the table `bot.store.bind_params.TABLE_PARAM`."""
AnySeatQuery = sa.CompoundSelect[tuple[int]]


def any_of(queries: Sequence[SeatQuery]) -> AnySeatQuery:
    """The seats that one of these queries finds."""
    return sa.union_all(*queries)


def seats_found(tx: Tx, table_id: int, query: AnySeatQuery) -> set[int]:
    """What a query of `any_of` finds at this table."""
    return set(tx.execute(query, {TABLE_PARAM.key: table_id}).scalars())


def note_leaver(tx: Tx, table_id: int, seat: int, user_id: int, now: float) -> None:
    """This person held this seat, and knows what it held."""
    row = {"game_id": table_id, "seat": seat, "user_id": user_id, "at": now}
    made = insert_for(tx, leavers).values(**row)
    key = ["game_id", "seat", "user_id"]
    tx.execute(made.on_conflict_do_update(index_elements=key, set_={"at": now}))


def seats_known(tx: Tx, table_id: int, user_id: int) -> frozenset[int]:
    """The seats of this table that this person held before, also before they were forgotten."""
    condition = (leavers.c.game_id == table_id) & (leavers.c.user_id == user_id)
    noted = frozenset(tx.execute(sa.select(leavers.c.seat).where(condition)).scalars())
    secret = mark(tx, _SECRET)
    if secret is None:  # nobody was ever forgotten
        return noted
    return noted | {*json.loads(mark(tx, _known_key(secret, table_id, user_id)) or "[]")}


# --- what somebody who is forgotten knows -------------------------------------------------------

_SECRET: Final = "secret of what is known"
"""Key of the mark with which digests of people are made."""
_KNOWN: Final = "known "


def _known_key(secret: str, table_id: int, user_id: int) -> str:
    """The key of a mark from which nobody reads who it is about without the secret."""
    said = f"{table_id} {user_id}".encode()
    digest = hmac.new(secret.encode(), said, hashlib.sha256).hexdigest()[:32]
    return f"{_KNOWN}{table_id} {digest}"


def keep_knowledge(tx: Tx, user_id: int) -> None:
    """Somebody is about to be forgotten: what they know of games that are not over stays noted, as
    a keyed digest, so that they take no other seat there."""
    mine = (
        sa.select(leavers.c.game_id, leavers.c.seat)
        .join(games)
        .where(leavers.c.user_id == user_id, IS_LIVE)
    )
    known: dict[int, set[int]] = {}
    for table_id, seat in tx.execute(mine):
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
    """Games that are over have no secrets: what people knew of them goes."""
    live = {str(one) for one in tx.execute(sa.select(games.c.id).where(IS_LIVE)).scalars()}
    kept = tx.execute(sa.select(marks.c.key).where(marks.c.key.startswith(_KNOWN))).scalars()
    for key in list(kept):
        if key.split()[1] not in live:
            drop_mark(tx, key)


def awaited_at(tx: Tx, table_id: int) -> list[int]:
    """The awaited seats of a table."""
    query = sa.select(seats.c.user_id).where(
        seats.c.game_id == table_id, seats.c.awaited.is_(True), seats.c.user_id.is_not(None)
    )
    return list(tx.execute(query.order_by(seats.c.seat)).scalars())


def numbers_given(tx: Tx, campaign_id: int | None, user_id: int) -> dict[str, int]:
    """The numbers that this person gave for the last game of a campaign that they gave any for;
    none of no campaign."""
    query = (
        sa.select(seats.c.numbers)
        .join(games, games.c.id == seats.c.game_id)
        .where(games.c.campaign_id == campaign_id, seats.c.user_id == user_id)
        .order_by(games.c.id.desc())
    )
    given = [row.numbers for row in tx.execute(query)] if campaign_id is not None else []
    return next((numbers for numbers in given if numbers), {})
