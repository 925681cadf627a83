"""Queries on posted messages of a table or a person: find them, find when they called, close them,
make them due."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any, Final

import sqlalchemy as sa

from bot.model.intents import SCENE_NOTICE, STORY
from bot.model.states import FarewellOccasion, IntentKind
from bot.store.bind_params import NOW, TABLE_PARAM
from bot.store.outbox import (
    FLEETING,
    PERSONAL,
    UNSENT_STATUSES,
    called_at,
    cancel_unsent,
    set_row,
    sheet_row,
)
from bot.store.schema import PUBLIC, games, one_of, outbox, seats
from bot.store.transaction import Tx

_UNDER_WAY = outbox.c.state == "sending"
_CLOSED: Final[dict[str, Any]] = {
    "wanted": 2,
    "state": sa.case((_UNDER_WAY, "sending"), else_="pending"),
    "due": sa.case((_UNDER_WAY, outbox.c.due), else_=NOW),
}
_OVER = (
    sa.update(outbox)
    .where(
        outbox.c.game_id == TABLE_PARAM, outbox.c.seat.in_(sa.bindparam("seats", expanding=True))
    )
    .where(outbox.c.kind == sa.bindparam("of_kind"), outbox.c.wanted == 1)
    .where(outbox.c.occasion.in_(sa.bindparam("occasions", expanding=True)))
    .where(one_of(outbox.c.state, ("sent", "sending")))
    .values(_CLOSED)
)


def delete_posted(
    tx: Tx,
    table_id: int,
    kind: IntentKind,
    seats: Collection[int],
    occasions: Collection[str],
    now: float,
) -> None:
    """Delete posted reminders or pings to these seats: they no longer apply."""
    params = {TABLE_PARAM.key: table_id, "of_kind": kind, NOW.key: now}
    tx.execute(_OVER, params | {"seats": list(seats), "occasions": list(occasions)})


_CALLED = (
    sa.select(outbox.c.seat)
    .where(outbox.c.game_id == TABLE_PARAM, one_of(outbox.c.kind, FLEETING))
    .where(
        one_of(outbox.c.state, UNSENT_STATUSES)
        | ((outbox.c.state == "sent") & (outbox.c.wanted == 1))
    )
)


def called_seats(tx: Tx, table_id: int) -> set[int]:
    """Return the seats with open calls, unsent or posted."""
    return set(tx.execute(_CALLED, {TABLE_PARAM.key: table_id}).scalars())


@cache
def _unanswered(occasions: tuple[str, ...]) -> sa.Select[Any]:
    return sa.select(outbox.c.id, outbox.c.occasion, outbox.c.facts).where(
        outbox.c.game_id == TABLE_PARAM,
        outbox.c.kind == "notice",
        one_of(outbox.c.occasion, occasions),
        outbox.c.wanted == 1,
        outbox.c.state != "dropped",
    )


_UNCLOSED = sa.select(outbox.c.id).where(
    outbox.c.game_id == TABLE_PARAM,
    outbox.c.kind == sa.bindparam("of_kind"),
    outbox.c.wanted == 1,
    outbox.c.state != "dropped",
)


def unclosed(tx: Tx, table_id: int, kind: IntentKind) -> list[int]:
    """Return the messages of a kind posted once that are not marked as closed."""
    return list(tx.execute(_UNCLOSED, {TABLE_PARAM.key: table_id, "of_kind": kind}).scalars())


def unanswered(tx: Tx, table_id: int, occasions: tuple[str, ...]) -> list[Any]:
    """Return notices of these occasions whose message is not marked as closed."""
    return list(tx.execute(_unanswered(occasions), {TABLE_PARAM.key: table_id}))


def notices(tx: Tx, table_id: int) -> list[Any]:
    """Return the notices of a table that are posted or will be, the oldest first."""
    of_table = (outbox.c.game_id == table_id) & (outbox.c.kind == "notice")
    query = sa.select(outbox).where(of_table, outbox.c.state != "dropped")
    return list(tx.execute(query.order_by(outbox.c.id)))


def scenes(tx: Tx, table_id: int) -> list[Any]:
    """Return the notices that tell scenes, the oldest first."""
    return [row for row in notices(tx, table_id) if row.occasion == SCENE_NOTICE]


def close(tx: Tx, row_ids: Collection[int], now: float) -> None:
    """Mark these messages, posted once, as closed; they are edited."""
    closed = sa.update(outbox).where(outbox.c.id.in_(list(row_ids))).values(_CLOSED)
    tx.execute(closed, {NOW.key: now})


_SINCE: Final[sa.BindParameter[float]] = sa.bindparam("since")
_THEIRS = (seats.c.game_id == outbox.c.game_id) & (seats.c.seat == outbox.c.seat)
_CALLS_SINCE = (
    sa.select(outbox)
    .select_from(seats.join(outbox, _THEIRS))
    .where(seats.c.user_id == sa.bindparam("of_person"))
    .where(one_of(outbox.c.kind, ("sheet", *FLEETING)))
    .where((outbox.c.posted_at > _SINCE) | (outbox.c.nonce_at > _SINCE))
)


def last_call(tx: Tx, user_id: int, since: float) -> float:
    """Return when this person was last called at any table, if that was after `since`; else 0. A
    call under way counts."""
    result = tx.execute(_CALLS_SINCE, {"of_person": user_id, _SINCE.key: since})
    return max(map(called_at, result), default=0.0)


_PHASES = sa.select(outbox.c.seat, outbox.c.phase).where(
    outbox.c.game_id == TABLE_PARAM, outbox.c.kind == sa.bindparam("of_kind")
)


def phases(tx: Tx, table_id: int, kind: IntentKind) -> dict[int, str]:
    """Return the phase of each slot of this kind, by seat."""
    result = tx.execute(_PHASES, {TABLE_PARAM.key: table_id, "of_kind": kind})
    return {row.seat: row.phase for row in result}


_POSTED = sa.select(outbox.c.posted_at).where(
    outbox.c.game_id == TABLE_PARAM,
    outbox.c.kind == sa.bindparam("of_kind"),
    outbox.c.seat == PUBLIC,
    outbox.c.message_id.is_not(None),
)


def posted_at(tx: Tx, table_id: int, kind: IntentKind) -> float:
    """Return when the current public message of this kind was posted; 0 if there is none."""
    result = tx.execute(_POSTED, {TABLE_PARAM.key: table_id, "of_kind": kind})
    return float(result.scalar() or 0.0)


def posted_message(tx: Tx, table_id: int, kind: IntentKind, seat: int) -> int | None:
    """Return the posted message of this slot."""
    slot = outbox.c.game_id == table_id, outbox.c.kind == kind, outbox.c.seat == seat
    query = sa.select(outbox.c.message_id).where(*slot)
    return tx.execute(query.limit(1)).scalar()


_TOLD_BELOW = sa.select(outbox.c.id).where(
    outbox.c.game_id == TABLE_PARAM,
    outbox.c.kind == "notice",
    outbox.c.occasion == STORY,
    outbox.c.message_id > sa.bindparam("stands"),
)


def story_below(tx: Tx, table_id: int, message_id: int) -> bool:
    """Return whether the story of a chapter is below this message: the message was drawn, or the
    story failed, before one could wait for the other."""
    params = {TABLE_PARAM.key: table_id, "stands": message_id}
    return tx.execute(_TOLD_BELOW, params).first() is not None


def tables_of(row_ids: Collection[int]) -> sa.Select[tuple[int]]:
    """Query the ids of the tables of these slots."""
    return sa.select(outbox.c.game_id).where(outbox.c.id.in_(row_ids))


def keep_tables(tx: Tx, table_ids: sa.Select[tuple[int]]) -> None:
    """Lock these tables against other writers until the transaction ends, as a change to a table
    does: two transactions that write slots of several tables could deadlock. SQLite has one
    writer."""
    if tx.dialect.name != "sqlite":
        held = sa.select(games.c.id).where(games.c.id.in_(table_ids)).order_by(games.c.id)
        tx.execute(held.with_for_update())


def forget_calls(tx: Tx, table_id: int) -> None:
    """Close the calls of a finished table whose messages are deleted."""
    calls = (outbox.c.game_id == table_id) & one_of(outbox.c.kind, FLEETING)
    tx.execute(sa.delete(outbox).where(calls, ~one_of(outbox.c.state, UNSENT_STATUSES)))


def make_due(tx: Tx, table_id: int, now: float) -> None:
    """Make due at once everything that this table has still to post."""
    condition = (outbox.c.game_id == table_id) & (outbox.c.state == "pending")
    tx.execute(sa.update(outbox).where(condition).values(due=now, attempts=0))


def look_again(tx: Tx, user_id: int, now: float) -> None:
    """Make due the messages that were delayed until a person's waking hours, which may have
    changed."""
    theirs = (seats.c.game_id == outbox.c.game_id) & (seats.c.seat == outbox.c.seat)
    sits = sa.select(seats.c.seat).where(seats.c.user_id == user_id, theirs)
    condition = (outbox.c.state == "pending") & one_of(outbox.c.kind, PERSONAL) & sits.exists()
    tx.execute(sa.update(outbox).where(condition, outbox.c.attempts == 0).values(due=now))


def close_for_leaver(
    tx: Tx, table_id: int, seat: int, occasion: FarewellOccasion, facts: dict[str, Any], now: float
) -> None:
    """Close a seat's sheet for a person who leaves. Its slot becomes a "farewell" to the person in
    `facts`: a message in flight still arrives there and is then edited. The seat's next sheet is a
    message to another person."""
    cancel_unsent(tx, table_id, [seat])
    row = sheet_row(tx, table_id, seat)
    if row is None:
        return
    unreachable = row.state == "dropped" and row.message_id is None
    set_row(
        tx,
        row.id,
        kind="farewell",
        seat=PUBLIC,
        slot=f"farewell:{row.id}",
        occasion=occasion,
        facts=facts,
        wanted=row.wanted + 1,
        state=row.state if unreachable or row.state == "sending" else "pending",
        due=row.due if row.state == "sending" else now,
        attempts=0,
    )
