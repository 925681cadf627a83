"""What a slot of the outbox becomes: its intent, an edit or a new message, when it is due."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from bot.model.intents import Intent
from bot.store.outbox import calls
from bot.store.schema import PUBLIC

FRESH_AFTER = 3600.0
"""Age in seconds from which a message is posted again instead of edited: Discord refuses repeated
edits of older ones."""

Claimed = list[tuple[Any, Intent]]
"""Slots that this process has claimed, and what to send for them."""


def as_intent(row: Any, message_id: int | None, nonce: str) -> Intent:
    """Return the intent of a slot."""
    return Intent(
        id=row.id,
        kind=row.kind,
        table_id=row.game_id,
        seat=None if row.seat == PUBLIC else row.seat,
        key=row.slot or row.phase,
        occasion=row.occasion,
        facts=row.facts,
        nonce=nonce,
        attempts=row.attempts,
        message_id=message_id,
        doubtful=row.state == "sending" and bool(row.nonce),
    )


def edits(row: Any, now: float) -> bool:
    """Return whether a slot is updated by an edit, not by a new message."""
    if row.message_id is None or (row.state == "sending" and bool(row.nonce)) or calls(row):
        return False
    return not (row.kind == "dashboard" and now - row.posted_at >= FRESH_AFTER)


def first_left(following: Sequence[Any], claimed: Claimed) -> float:
    """Return when the first of these slots that is not `claimed` is due."""
    taken = {row.id for row, _ in claimed}
    return min((row.at for row in following if row.id not in taken), default=math.inf)
