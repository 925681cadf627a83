"""Convert slots of the outbox to intents."""

from __future__ import annotations

from typing import Any

from bot.model.intents import Intent
from bot.store.schema import PUBLIC


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
    )
