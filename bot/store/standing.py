"""Queries on messages that stand: which they are, when they called, and that they are over."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import sqlalchemy as sa

from bot.store.given import NOW, TABLE
from bot.store.outbox import FLEETING, called_at
from bot.store.schema import outbox, seats
from bot.store.transaction import Tx

_OVER = (
    sa.update(outbox)
    .where(outbox.c.game_id == TABLE, outbox.c.seat.in_(sa.bindparam("seats", expanding=True)))
    .where(outbox.c.kind == sa.bindparam("of_kind"), outbox.c.wanted == 1)
    .where(outbox.c.occasion.in_(sa.bindparam("occasions", expanding=True)))
    .where(outbox.c.state.in_(("sent", "sending")))
    .values(
        wanted=2,
        state=sa.case((outbox.c.state == "sending", "sending"), else_="pending"),
        due=sa.case((outbox.c.state == "sending", outbox.c.due), else_=NOW),
    )
)


async def over(
    tx: Tx, table_id: int, kind: str, seats: Collection[int], occasions: Collection[str], now: float
) -> None:
    """What reminders or pings have said to these seats holds no longer: they are taken away."""
    given = {TABLE.key: table_id, "of_kind": kind, NOW.key: now}
    await tx.execute(_OVER, given | {"seats": list(seats), "occasions": list(occasions)})


async def unanswered(tx: Tx, table_id: int, occasions: Collection[str]) -> list[Any]:
    """Notices of these occasions whose message does not say yet that they are over."""
    query = sa.select(outbox.c.id, outbox.c.occasion, outbox.c.facts)
    query = query.where(outbox.c.game_id == table_id, outbox.c.kind == "notice")
    asking = outbox.c.occasion.in_(list(occasions)) & (outbox.c.wanted == 1)
    return list(await tx.execute(query.where(asking, outbox.c.state != "dropped")))


async def close(tx: Tx, row_ids: Collection[int], now: float) -> None:
    """These notices are over: their messages are to say so."""
    under_way = outbox.c.state == "sending"
    closed = sa.update(outbox).where(outbox.c.id.in_(list(row_ids)))
    await tx.execute(
        closed.values(
            wanted=2,
            state=sa.case((under_way, "sending"), else_="pending"),
            due=sa.case((under_way, outbox.c.due), else_=now),
        )
    )


async def last_call(tx: Tx, user_id: int, since: float) -> float:
    """When this person was last called, at whatever table, if that was after `since`; else 0. A
    call under way counts."""
    theirs = (seats.c.game_id == outbox.c.game_id) & (seats.c.seat == outbox.c.seat)
    query = sa.select(outbox).select_from(seats.join(outbox, theirs))
    query = query.where(seats.c.user_id == user_id, outbox.c.kind.in_(("sheet", *FLEETING)))
    recent = (outbox.c.posted_at > since) | (outbox.c.nonce_at > since)
    return max(map(called_at, await tx.execute(query.where(recent))), default=0.0)


async def standing(tx: Tx, table_id: int, kind: str, seat: int) -> int | None:
    """The message that stands in this slot."""
    mine = outbox.c.game_id == table_id, outbox.c.kind == kind, outbox.c.seat == seat
    query = sa.select(outbox.c.message_id).where(*mine)
    return (await tx.execute(query.limit(1))).scalar()
