"""Queries on the outbox. A row is a slot: the one message for its subject.

Slots: the dashboard has one per table; a sheet one per seat; a notice one per unique key; a
reminder or a ping one per seat and unique key. Requests only raise `wanted`, so one message covers
any number of them. States: pending -> sending -> sent or dropped; `sending` with a nonce is a send
of unknown fate.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any, Final, Literal

import sqlalchemy as sa

from bot.model.states import CALLING, IntentKind, NoticeOccasion, ReminderOccasion, SheetOccasion
from bot.store.bind_params import NOW, ROW_PARAM, SEAT, TABLE_PARAM
from bot.store.notes import insert_in
from bot.store.schema import PUBLIC, one_of, outbox, seats
from bot.store.transaction import Tx

_SLOT = ["game_id", "kind", "seat", "slot"]
UNSENT_STATUSES = ("pending", "sending")
IS_UNSENT = one_of(outbox.c.state, UNSENT_STATUSES)
ONCE: Final[tuple[IntentKind, ...]] = ("notice", "reminder", "ping", "alert", "displaced")
"""Kinds posted once; a later update only marks them closed."""
FLEETING: Final[tuple[IntentKind, ...]] = ("reminder", "ping", "alert")
"""Kinds whose message is deleted when it is closed."""
RETIRED: Final[IntentKind] = "retired"
"""Kind of the slot of a superseded message; its occasion is the original kind."""
PRIVATE: Final[tuple[IntentKind, ...]] = ("sheet", "reminder", "farewell", "alert", "displaced")
"""Kinds sent as a person's direct messages."""
PERSONAL: Final[tuple[IntentKind, ...]] = (*PRIVATE, "ping")
"""Kinds that call a person: new ones wait for that person's waking hours."""
BEFORE = "before"
"""Fact of a sheet that is to call: the time of its previous call, in seconds since 1970; 0:
never."""
CALL = "call"
"""Fact of a sheet: the first revision that needs a new message, see `call`."""


def upsert(
    tx: Tx,
    table_id: int,
    kind: IntentKind,
    phase: str,
    now: float,
    *,
    seat: int = PUBLIC,
    occasion: SheetOccasion | Literal[""] = "",
    facts: dict[str, Any] | None = None,
    fresh: bool,
) -> None:
    """Update this message to the state being committed: as a new message if `fresh`, else by an
    edit of the posted one (without one, as a new one). `facts` are those of the first request that
    the new message answers. The previous one is superseded."""
    if fresh:
        params = {TABLE_PARAM.key: table_id, "of_kind": kind, SEAT.key: seat}
        for old in tx.execute(_STANDING, params):
            supersede(tx, old, now, moved=old.phase == phase)
    row = _new_row(table_id, kind, seat, "", phase, occasion, facts or {}, now)
    tx.execute(_upsert_statement(tx.dialect.name, fresh), row)


_OF_KIND = sa.and_(
    outbox.c.game_id == TABLE_PARAM, outbox.c.kind == sa.bindparam("of_kind"), outbox.c.seat == SEAT
)
_STANDING = sa.select(outbox).where(_OF_KIND, outbox.c.message_id.is_not(None))


@cache
def _upsert_statement(dialect: str, fresh: bool) -> Any:
    """The statement that inserts a slot, or updates the existing one: see `upsert`."""
    insert = insert_in(dialect, outbox)
    wished = insert.excluded
    change: dict[str, Any] = {
        "wanted": outbox.c.wanted + 1,
        "phase": wished.phase,
        "state": sa.case((outbox.c.state == "sending", "sending"), else_="pending"),
        "due": _due(wished.due),
        "attempts": sa.case((IS_UNSENT, outbox.c.attempts), else_=0),
    }
    if fresh:
        unsent = IS_UNSENT & outbox.c.message_id.is_(None)
        first = sa.case((unsent, outbox.c.facts), else_=wished.facts)
        change |= {"message_id": sa.null(), "occasion": wished.occasion, "facts": first}
    return insert.on_conflict_do_update(index_elements=_SLOT, set_=change)


@cache
def _once(dialect: str) -> Any:
    """Return a statement that inserts a slot, unless its name exists."""
    return insert_in(dialect, outbox).on_conflict_do_nothing(index_elements=_SLOT)


def _due(when: sa.ColumnElement[float]) -> sa.Case[float]:
    """Return when a slot is due after a request for `when`: sooner if it only waits, but no sooner
    if it is under way or failed before."""
    waits = (outbox.c.state == "pending") & (outbox.c.owner == "")
    sooner = (waits & (outbox.c.due <= when)) | (IS_UNSENT & ~waits)
    return sa.case((sooner, outbox.c.due), else_=when)


def redraw(tx: Tx, table_ids: sa.Select[tuple[int]], now: float) -> None:
    """Update the posted public messages of these tables."""
    theirs = outbox.c.game_id.in_(table_ids) & (outbox.c.kind == "dashboard")
    tx.execute(_edit_statement(theirs & (outbox.c.seat == PUBLIC)), {NOW.key: now})


def redraw_superseded(tx: Tx, table_id: int, now: float) -> None:
    """Update what is left of this table's earlier public messages."""
    theirs = (outbox.c.game_id == table_id) & (outbox.c.kind == RETIRED)
    tx.execute(_edit_statement(theirs & (outbox.c.seat == PUBLIC)), {NOW.key: now})


def redraw_sheets(tx: Tx, user_id: int, now: float) -> None:
    """Update the posted sheets of this person's seats."""
    own = (seats.c.game_id == outbox.c.game_id) & (seats.c.seat == outbox.c.seat)
    theirs = sa.exists().where(own, seats.c.user_id == user_id)
    at_tables = outbox.c.game_id.in_(sa.select(seats.c.game_id).where(seats.c.user_id == user_id))
    sheets = (outbox.c.kind == "sheet") & at_tables & theirs
    tx.execute(_edit_statement(sheets), {NOW.key: now})


def _edit_statement(condition: sa.ColumnElement[bool]) -> sa.Update:
    """Return a statement that schedules an edit of these slots, at NOW."""
    return (
        sa.update(outbox)
        .where(condition, outbox.c.message_id.is_not(None) | IS_UNSENT)
        .where(outbox.c.state != "dropped")
        .values(
            wanted=outbox.c.wanted + 1,
            state=sa.case((outbox.c.state == "sending", "sending"), else_="pending"),
            due=_due(NOW),
        )
    )


_EDIT_STANDING = _edit_statement(_OF_KIND)


def edit_posted(tx: Tx, table_id: int, kind: IntentKind, seat: int, now: float) -> None:
    """Update this message if it was sent or is being sent; never post a new one."""
    params = {TABLE_PARAM.key: table_id, "of_kind": kind, SEAT.key: seat, NOW.key: now}
    tx.execute(_EDIT_STANDING, params)


def call(
    tx: Tx,
    table_id: int,
    seat: int,
    phase: str,
    occasion: SheetOccasion,
    facts: dict[str, Any],
    when: float,
) -> None:
    """Request a new message to a seat, not before `when`. A turn is not called if `cancel_call`
    comes first; losses that occur while it waits are combined. If none is posted yet, the one about
    to be sent includes it."""
    row = sheet_row(tx, table_id, seat)
    if row is None or row.message_id is None:
        wish: dict[str, Any] = {"seat": seat, "occasion": occasion, "facts": facts, "fresh": True}
        upsert(tx, table_id, "sheet", phase, when, **wish)
        return
    if calls(row):
        when = min(when, row.due)
        facts = {**facts, **row.facts}
        occasion = "loss" if "loss" in (occasion, row.occasion) else occasion
    else:
        facts = {**facts, BEFORE: called_at(row)}
    under_way = row.state == "sending"
    failing = row.state == "pending" and row.attempts > 0
    set_row(
        tx,
        row.id,
        wanted=row.wanted + 1,
        phase=phase,
        occasion=occasion,
        facts={**facts, CALL: row.wanted + 1},
        state="sending" if under_way else "pending",
        due=row.due if under_way else max(when, row.due) if failing else when,
        attempts=row.attempts if failing else 0,
    )


def supersede(tx: Tx, row: Any, now: float, *, moved: bool = True) -> None:
    """Supersede the posted message of this slot: when its successor is posted, it links to it and
    loses its buttons; a sheet is deleted. `moved`: the successor shows the same stage of the
    game."""
    user = tx.execute(_HOLDER, {TABLE_PARAM.key: row.game_id, SEAT.key: row.seat}).scalar()
    slot, facts = f"{row.kind}:{row.message_id}", {"phase": row.phase, "user": user, "moved": moved}
    new_row = _new_row(row.game_id, RETIRED, row.seat, slot, row.phase, row.kind, facts, now)
    new_row |= {"message_id": row.message_id, "posted_at": row.posted_at}
    tx.execute(_once(tx.dialect.name), new_row)


_HOLDER = sa.select(seats.c.user_id).where(seats.c.game_id == TABLE_PARAM, seats.c.seat == SEAT)


def called_at(row: Any) -> float:
    """Return when this slot last called its person; 0 if it never did."""
    if row.kind in FLEETING:
        return float(max(row.posted_at, row.nonce_at))
    if calls(row):
        return float(row.nonce_at if row.state == "sending" else row.facts.get(BEFORE, 0.0))
    return float(row.posted_at) if row.occasion in CALLING else 0.0


def calling(tx: Tx, table_id: int, seat: int) -> bool:
    """Return whether a new message to a seat is still to be sent."""
    row = sheet_row(tx, table_id, seat)
    return (
        row is not None and row.state in UNSENT_STATUSES and (row.message_id is None or calls(row))
    )


def _sheet_of(table_id: Any, seat: Any) -> tuple[sa.ColumnElement[bool], ...]:
    return outbox.c.game_id == table_id, outbox.c.kind == "sheet", outbox.c.seat == seat


_SHEET = sa.select(outbox).where(*_sheet_of(TABLE_PARAM, SEAT))


def sheet_row(tx: Tx, table_id: int, seat: int) -> Any:
    """Return the slot of a seat's sheet; None if there is none."""
    return tx.execute(_SHEET, {TABLE_PARAM.key: table_id, SEAT.key: seat}).one_or_none()


_CALLED = sa.select(outbox.c.facts).where(
    *_sheet_of(TABLE_PARAM, SEAT), outbox.c.occasion == "turn"
)


def cancel_call(tx: Tx, table_id: int, seat: int, known: dict[str, Any] | None = None) -> None:
    """The person has acted before the call to their turn: edit the posted message, and send no
    other. If the facts of a call are `known`, a later one stays."""
    params = {TABLE_PARAM.key: table_id, SEAT.key: seat}
    facts = tx.execute(_CALLED, params).scalar_one_or_none()
    if facts and CALL in facts and (known is None or known.get(CALL) == facts[CALL]):
        _edit_instead(tx, table_id, seat, facts)


def losses_read(tx: Tx, table_id: int, seat: int, *, asked: bool) -> None:
    """The person has read their losses before the message about them: edit the posted message, and
    send no other. If the seat is `asked` and wants to be called, that call is still to be sent."""
    row = sheet_row(tx, table_id, seat)
    if row is None or row.occasion != "loss" or CALL not in row.facts:
        return
    if asked:
        tx.execute(sa.update(outbox).where(outbox.c.id == row.id).values(occasion="turn"))
    else:
        _edit_instead(tx, table_id, seat, row.facts)


def _edit_instead(tx: Tx, table_id: int, seat: int, facts: dict[str, Any]) -> None:
    """Turn the wish for a new sheet into one for an edit of the posted one."""
    kept = {key: value for key, value in facts.items() if key != CALL}
    slot = {TABLE_PARAM.key: table_id, SEAT.key: seat}
    tx.execute(_SET_SHEET, {**slot, "facts": kept, "occasion": "change"})


_SET_SHEET = sa.update(outbox).where(*_sheet_of(TABLE_PARAM, SEAT))


def remind(
    tx: Tx,
    table_id: int,
    kind: Literal["reminder", "ping"],
    seat: int,
    slot: str,
    occasion: ReminderOccasion,
    facts: dict[str, Any],
    due: float,
) -> None:
    """Add a reminder or ping once: another under the same `slot` has no effect."""
    row = _new_row(table_id, kind, seat, slot, slot, occasion, facts, due)
    tx.execute(_once(tx.dialect.name), row)


def write_to(
    tx: Tx,
    table_id: int,
    kind: Literal["alert", "displaced"],
    slot: str,
    occasion: str,
    facts: dict[str, Any],
    now: float,
) -> None:
    """Add a direct message to the person `user` of the facts once. `occasion` may name a seat, so
    it is not a closed set."""
    row = _new_row(table_id, kind, PUBLIC, slot, slot, occasion, facts, now)
    tx.execute(_once(tx.dialect.name), row)


_CANCEL_ALL = (
    sa.update(outbox)
    .where(
        outbox.c.game_id == TABLE_PARAM, outbox.c.seat.in_(sa.bindparam("seats", expanding=True))
    )
    .where(one_of(outbox.c.kind, FLEETING), outbox.c.state == "pending")
    .where(outbox.c.message_id.is_(None))  # a posted one is only waiting for its deletion
    .values(state="dropped", nonce="")
)
_CANCEL_OCCASIONS = _CANCEL_ALL.where(
    outbox.c.occasion.in_(sa.bindparam("occasions", expanding=True))
)
_CANCEL_PRIVATE = _CANCEL_OCCASIONS.where(outbox.c.kind != "ping")


def cancel_unsent(
    tx: Tx,
    table_id: int,
    seats: Collection[int],
    occasions: Collection[str] | None = None,
    *,
    pings: bool = True,
) -> None:
    """Cancel unsent reminders and pings to these seats: all, or those of these occasions; without
    `pings`, which are public, only the private ones."""
    params = {TABLE_PARAM.key: table_id, "seats": list(seats), "occasions": list(occasions or ())}
    if seats:
        some = _CANCEL_OCCASIONS if pings else _CANCEL_PRIVATE
        tx.execute(_CANCEL_ALL if occasions is None else some, params)


def calls(row: Any) -> bool:
    """Return whether this slot needs a new message although one is posted."""
    return bool(row.facts.get(CALL, 0) > row.shown)


def post(
    tx: Tx, table_id: int, slot: str, occasion: NoticeOccasion, facts: dict[str, Any], now: float
) -> None:
    """Post a public sentence once: a second call with the same `slot` has no effect. Counted, and
    left out where `Tx.count_notice` says so."""
    counted = tx.count_notice(occasion, facts)
    if counted is not None:
        row = _new_row(table_id, "notice", PUBLIC, slot, slot, occasion, counted, now)
        tx.execute(_once(tx.dialect.name), row)


def _new_row(
    table_id: int,
    kind: IntentKind,
    seat: int,
    slot: str,
    phase: str,
    occasion: str,
    facts: dict[str, Any],
    now: float,
) -> dict[str, Any]:
    key_columns = {"game_id": table_id, "kind": kind, "seat": seat, "slot": slot, "phase": phase}
    content_columns = {
        "occasion": occasion,
        "facts": facts,
        "state": "pending",
        "wanted": 1,
        "shown": 0,
    }
    fate = {"nonce": "", "nonce_at": 0.0, "due": now, "attempts": 0, "owner": ""}
    return {**key_columns, **content_columns, **fate, "posted_at": 0.0, "touched_at": 0.0}


# --- sending ------------------------------------------------------------------------------------


_ROW = sa.update(outbox).where(outbox.c.id == ROW_PARAM)
_CLAIM = _ROW.where(
    outbox.c.state == sa.bindparam("was_state"),
    outbox.c.due == sa.bindparam("was_due"),
    outbox.c.wanted == sa.bindparam("was_wanted"),
)
_MORE = outbox.c.wanted > sa.bindparam("up_to")
_SETTLE = _ROW.values(
    state=sa.case((_MORE, "pending"), else_="sent"),
    due=sa.case((_MORE, sa.bindparam("again")), else_=outbox.c.due),
).returning(outbox.c.state)


def claim(tx: Tx, row: Any, **values: Any) -> bool:
    """Claim a slot to send it; False if it was changed since `row` was read."""
    was = {"was_state": row.state, "was_due": row.due, "was_wanted": row.wanted}
    params = {ROW_PARAM.key: row.id, "state": "sending", **was, **values}
    return bool(tx.execute(_CLAIM, params).rowcount)


def settle(tx: Tx, row_id: int, shown: int, now: float, again: float, **values: Any) -> bool:
    """Note that a slot was updated to revision `shown`. Return whether it was changed meanwhile: it
    is due at `again` then."""
    values |= {"shown": shown, "touched_at": now, "attempts": 0, "nonce": "", "owner": ""}
    params = {ROW_PARAM.key: row_id, "up_to": shown, "again": again, **values}
    return bool(tx.execute(_SETTLE, params).scalar() == "pending")


def set_row(tx: Tx, row_id: int, **values: Any) -> None:
    """Change columns of one slot."""
    tx.execute(_ROW, {ROW_PARAM.key: row_id, **values})


def reclaim(tx: Tx, owner: str, now: float) -> None:
    """At start: make due at once what this worker was sending when it stopped."""
    condition = (outbox.c.state == "sending") & (outbox.c.owner == owner)
    tx.execute(sa.update(outbox).where(condition).values(due=now))


def drop(tx: Tx, table_id: int, kind: IntentKind, seat: int) -> None:
    """Close this slot, unless it is being sent right now."""
    condition = (outbox.c.game_id == table_id) & (outbox.c.kind == kind) & (outbox.c.seat == seat)
    gone = sa.update(outbox).where(condition, outbox.c.state == "pending")
    tx.execute(gone.values(state="dropped", nonce=""))


def forget(tx: Tx, table_id: int, kind: IntentKind) -> None:
    """Delete the slots of a kind; their messages stay as they are."""
    tx.execute(sa.delete(outbox).where(outbox.c.game_id == table_id, outbox.c.kind == kind))
