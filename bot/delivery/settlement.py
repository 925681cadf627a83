"""What the outbox stores after an attempt to post or edit a message."""

from __future__ import annotations

import logging
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from bot.model import intents
from bot.model.intents import UNREACHED, Intent
from bot.model.times import Time, backoff
from bot.store import outbox as rows
from bot.store import posted
from bot.store.schema import PUBLIC
from bot.store.transaction import Tx
from bot.table import Refused

log = logging.getLogger(__name__)

Settle = Callable[[Tx], object]
"""Stores the result of sending a message."""

_UNKNOWN_FATE = (intents.UnknownFate, *UNREACHED)


@dataclass(frozen=True)
class Edited:
    """Stores that a posted message was edited: a `Settle` for which no other message waits."""

    row_id: int
    shown: int
    at: float
    again: float
    """When the message may be edited again."""

    def __call__(self, tx: Tx) -> bool:
        """Store it; return whether the message was changed meanwhile."""
        return rows.settle(tx, self.row_id, self.shown, self.at, self.again)


class Settlement:
    """Turns the result of an attempt into what is stored: sent, to be retried, or superseded."""

    def __init__(self, when: Time, edit_gap: float) -> None:
        """`edit_gap`: minimum seconds between two edits of one message."""
        self._time = when
        self._gap = edit_gap

    def sent(self, row: Any, message_id: int, repeated: bool, now: float, tx: Tx) -> None:
        """Mark a message as posted. One that a previous attempt sent shows the state at that
        time."""
        shown = row.wanted
        if repeated and row.kind in rows.ONCE:
            shown = 1
        elif repeated and not rows.calls(row):
            shown -= 1
        if row.message_id not in (None, message_id):
            rows.supersede(tx, row, now)
        stands = {"message_id": message_id, "posted_at": now}
        rows.settle(tx, row.id, shown, now, now + self._gap, **stands)
        if row.occasion == intents.STORY:
            below = posted.posted_message(tx, row.game_id, "dashboard", PUBLIC)
            if below is not None and below < message_id:
                rows.edit_posted(tx, row.game_id, "dashboard", PUBLIC, now)

    def edited(self, row: Any, now: float) -> Settle:
        """Mark a message as edited."""
        edited = Edited(row.id, row.wanted, now, now + self._gap)
        return edited if row.kind in ("dashboard", "sheet") else edited.__call__

    def cancel_call(self, row: Any, tx: Tx) -> None:
        """Cancel the call, unless it was requested again meanwhile."""
        rows.cancel_call(tx, row.game_id, row.seat, row.facts)
        now = self._time.now()
        rows.set_row(tx, row.id, state="pending", nonce="", owner="", due=now)

    def give_up(self, row: Any, now: float, tx: Tx) -> None:
        """Drop a message that may have been posted too long ago to check; show its facts in the
        dashboard."""
        log.warning(
            "message %s (%s, table %s) has an unknown fate; the dashboard will tell instead",
            row.id,
            row.kind,
            row.game_id,
        )
        rows.set_row(tx, row.id, state="dropped", nonce="", owner="")
        rows.edit_posted(tx, row.game_id, "dashboard", PUBLIC, now)

    def after_refused_edit(self, row: Any, intent: Intent, for_good: bool) -> Settle:
        """Discord refused an edit: retry once, then post the message again and supersede the old
        one; if it is superseded already, delete it."""
        attempts = row.attempts + 1
        if row.kind == rows.RETIRED:
            attempts = max(attempts, intents.REFUSALS) if for_good else attempts
            pause = self._gap if attempts <= intents.REFUSALS else backoff(attempts)
            return self.retry(row, intent, pause, attempts)
        if row.kind not in ("dashboard", "sheet"):
            return self.retry(row, intent, backoff(attempts + 5), attempts)
        if attempts < intents.REFUSALS and not for_good:
            return self.retry(row, intent, self._gap, attempts)
        return partial(self._post_again, row)

    def _post_again(self, row: Any, tx: Tx) -> None:
        now = self._time.now()
        rows.supersede(tx, row, now)
        fresh = {"message_id": None, "due": now, "attempts": 0, "owner": ""}
        rows.set_row(tx, row.id, state="pending", **fresh)

    def after_failure(self, row: Any, intent: Intent, error: Exception) -> Settle:
        """Log the failure and retry; a new message may have been posted, which stays open."""
        attempts = row.attempts + 1
        pause = backoff(attempts)
        ours = not isinstance(error, (*_UNKNOWN_FATE, Refused))
        log.log(
            logging.ERROR if ours else logging.WARNING,
            "message %s (%s, table %s) failed, time %s; again in %.0f s: %r",
            row.id,
            row.kind,
            row.game_id,
            attempts,
            pause,
            error.__cause__ or error,
            exc_info=error if ours else None,
        )
        if isinstance(error, _UNKNOWN_FATE) and intent.message_id is None:
            return change_row(row, state="sending", due=self._time.now() + pause, attempts=attempts)
        return self.retry(row, intent, pause, attempts)

    def retry(self, row: Any, intent: Intent, seconds: float, attempts: int) -> Settle:
        """Try again later, since this attempt sent nothing. If an earlier one may have been
        posted, that stays open."""
        still_open = row.state == "sending" and row.nonce == intent.nonce != ""
        state = "sending" if still_open else "pending"
        return change_row(row, state=state, due=self._time.now() + seconds, attempts=attempts)


def change_row(row: Any, **values: Any) -> Settle:
    """Return what changes columns of this row."""
    return partial(rows.set_row, row_id=row.id, **values)


def store_nothing(_: Tx) -> None:
    """Store nothing: the result is stored already, or could not be stored."""


def store_all(results: Mapping[int, Settle], tx: Tx) -> float:
    """Store these results; return when the first of the edited messages is due again."""
    posted.keep_tables(tx, posted.tables_of(results))
    stored = [(settle, settle(tx)) for settle in results.values()]
    again = [s.again for s, is_changed in stored if isinstance(s, Edited) and is_changed]
    return min(again, default=math.inf)
