"""Which messages are sent next: those due longest first, without those that must wait."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any

import sqlalchemy as sa

from bot.model.intents import MOVED, SCENE_NOTICE, STORY, TOLD
from bot.store.bind_params import AT_MOST, TABLE_PARAM
from bot.store.outbox import IS_UNSENT, RETIRED, UNSENT_STATUSES
from bot.store.schema import one_of, outbox
from bot.store.sharing import Portion, due_for
from bot.store.transaction import Tx


def _must_wait() -> sa.ColumnElement[bool]:
    """SQL condition: messages that must wait. What is told (the story of a chapter, a scene, a
    character's line) waits for what was told before it; a dashboard waits for a scene, a story and
    the notice that its table has moved; none if that fails. A superseded message waits for its
    successor, to which it links, unless that fails."""
    successor = outbox.alias()
    awaited = sa.exists().where(
        successor.c.game_id == outbox.c.game_id,
        successor.c.kind == outbox.c.occasion,
        successor.c.seat == outbox.c.seat,
        one_of(successor.c.state, UNSENT_STATUSES),
        successor.c.message_id.is_(None),
        successor.c.attempts == 0,
    )
    told = outbox.alias()
    unsent = (
        told.c.game_id == outbox.c.game_id,
        told.c.kind == "notice",
        one_of(told.c.state, UNSENT_STATUSES),
        told.c.attempts == 0,
    )
    before = sa.exists().where(*unsent, one_of(told.c.occasion, (STORY, SCENE_NOTICE, MOVED)))
    earlier = sa.exists().where(*unsent, one_of(told.c.occasion, TOLD), told.c.id < outbox.c.id)
    held = (outbox.c.kind == "dashboard") & before
    held |= (outbox.c.kind == "notice") & one_of(outbox.c.occasion, TOLD) & earlier
    return held | (outbox.c.kind == RETIRED) & awaited


@cache
def _next_rows(part: Portion | None, of_one: bool) -> sa.Select[Any]:
    at = due_for(outbox, part).label("at")
    query = sa.select(outbox, at).where(IS_UNSENT & ~_must_wait())
    query = query.where(outbox.c.game_id == TABLE_PARAM) if of_one else query
    return query.order_by(at, outbox.c.id).limit(AT_MOST)


def next_rows(
    tx: Tx, skip: Collection[int], count: int, part: Portion | None = None, of: int = 0
) -> list[Any]:
    """Return the next `count` slots with something to send, `of` one table or of all, without
    `skip`, with the moment `at` which each is due; the longest due first. A writing transaction
    locks them until its end, and skips those that others have locked."""
    # A list in a condition is compiled at each use: `skip` is short, so its rows are read too.
    params = {AT_MOST.key: count + len(skip)} | ({TABLE_PARAM.key: of} if of else {})
    found = tx.execute(tx.claiming(_next_rows(part, bool(of)), outbox), params)
    return [row for row in found if row.id not in skip][:count]


def next_due(tx: Tx) -> float | None:
    """Return when the next slot is due."""
    return next((row.at for row in next_rows(tx, (), 1)), None)
