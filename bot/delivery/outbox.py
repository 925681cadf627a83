"""Posts messages for committed changes: each message is a row until it is posted.

A row is claimed (`sending`, with its nonce) before a request leaves the process. If the result of a
request is unknown, it is retried with the same nonce as long as Discord remembers that: nothing is
posted twice. Later, a dashboard is posted again; any other message is dropped in favour of an edit
of the dashboard, which shows the same facts.

Waking hours are checked when a message is about to be sent, so a late message respects them too.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import Context
from dataclasses import replace
from functools import partial
from typing import Any, Final

from sqlalchemy.exc import IntegrityError

from bot.delivery.settlement import Edited, Settle, Settlement, change_row, store_all, store_nothing
from bot.delivery.slots import Claimed, as_intent, edits, first_left
from bot.model import intents
from bot.model.intents import Intent
from bot.model.states import NoCouncil
from bot.model.times import Time, backoff
from bot.schedule.complaints import Complaints
from bot.schedule.ending import end_all
from bot.schedule.log_fields import log_fields
from bot.slots import Slot
from bot.store import Store, StoreError, due_messages, posted
from bot.store import outbox as rows
from bot.store.sharing import Portion
from bot.store.transaction import Tx
from bot.table import Tables
from bot.table.sessions import TableTx

log = logging.getLogger(__name__)

NONCE_LIFE = 120.0
"""Seconds for which Discord answers a repeated nonce with the message it already has."""

SEND_LEASE_S = 60.0
"""Seconds without news from its worker after which the fate of a send counts as unknown."""

MAX_QUICK_UNDER_WAY = 8
"""Maximum number of concurrent messages that are not slow."""
SLOW_S = 2.0
"""Seconds after which a message in flight no longer counts towards the limit: its route may be
blocked for a while, and the others go on."""
MAX_UNDER_WAY = 64
"""Maximum number of concurrent messages."""

RESULT_WAIT_S = 0.3
"""Maximum seconds for which the result of an edit waits for others, to be stored with them. Shorter
than the gap between two edits of a message, so it delays none."""

OUTBOX_POLL_S = 30.0
"""Seconds between polls of the database: another process may have added a message."""

SHARED_SLEEP = 2.0
"""The same if other processes may add messages for our tables at any time."""

WITHOUT_CHANNEL: Final[Slot[Mapping[str, Callable[[Tables, int, NoCouncil], Awaitable[None]]]]] = (
    Slot()
)
"""Kind of intent -> called when no channel can exist for its messages: this one is dropped."""


class Outbox:
    """Sends, edits, retries and coalesces messages. One slow or failing message delays no other."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        transport: intents.Transport,
        when: Time,
        *,
        edit_gap: float = 1.2,
        worker: str = "main",
        part: Portion | None = None,
    ) -> None:
        """`edit_gap`: minimum seconds between two edits of one message. `worker`: this process's
        name, the same after a restart, so that it resumes at once what it was sending. `part`: this
        process's part, if others share the database."""
        self._store = store
        self._tables = tables
        self.transport = transport
        self._time = when
        self._gap = edit_gap
        self._settlement = Settlement(when, edit_gap)
        self._worker = worker
        self._part = part
        self._longest = OUTBOX_POLL_S if part is None else SHARED_SLEEP
        self._woken = asyncio.Event()
        self._complaints = Complaints(log, when)
        self._sending: dict[int, asyncio.Task[None]] = {}
        self._begun: dict[int, float] = {}
        """When each of them began."""
        self._over: dict[int, Settle] = {}
        """Results of finished attempts that are not stored yet."""
        self._looking = asyncio.Lock()
        self._until = 0.0
        """Until when it sleeps; 0 while it is awake."""
        self._store_at = math.inf
        """When it stores the results of edits at the latest, without looking for messages."""
        self._new = False
        """Whether the last look left new messages, since it did not wait for the disk."""
        self._came_due = False
        """Whether a message came due while nothing else woke us: then a look need not read first
        whether there is anything to write."""
        self._started = False
        self._finishing = False
        self.turns = 0

    def wake(self) -> None:
        """Signal that the queue may have new messages."""
        self._until = 0.0
        self._woken.set()

    @property
    def at_work(self) -> bool:
        """Whether a message is being sent, queried or stored."""
        return bool(self._sending) or self._looking.locked()

    async def run(self) -> None:
        """Send until cancelled; messages under way are left to the next start."""
        try:
            while True:
                self.turns += 1
                self._woken.clear()
                self._until, self._store_at = 0.0, math.inf
                try:
                    if not self._started:
                        await self.recover()
                        self._started = True
                    _, pause = await self._look()
                except (StoreError, IntegrityError) as error:
                    await self._complaints.rest("the outbox waits", error)
                else:
                    await self._sleep(pause)
        finally:
            self._started = False
            await end_all(self._sending.values())

    async def _sleep(self, pause: float) -> None:
        """Return after `pause`, or when a change has made a message due, or at once if woken. Store
        results of edits meanwhile."""
        poll = self._time.now() + self._longest
        self._until = 0.0 if self._woken.is_set() else self._time.now() + pause
        while (now := self._time.now()) < self._until:
            if self._store_at <= now or len(self._over) == len(self._sending) > 0:
                await self._store_edits()
                continue
            await self._time.wait(self._woken, min(self._until, self._store_at) - now)
            self._woken.clear()
        self._came_due = 0.0 < self._until < poll

    async def finish(self, within: float = 3.0) -> None:
        """Start no new message, wait for those under way at most `within` seconds, and store the
        results. The fate of a message that is cut off is unknown."""
        self._finishing = True
        if self._sending:
            await asyncio.wait(set(self._sending.values()), timeout=within)
        try:
            await self._look()
        except (StoreError, IntegrityError) as error:
            log.error("what came of messages could not be noted: %s", error)

    async def recover(self) -> None:
        """At start: mark as due what this worker was sending when it stopped."""
        await self._store.write(lambda tx: rows.reclaim(tx, self._worker, self._time.now()))

    async def flush(self) -> int:
        """Send everything due now, and everything that becomes due by it; wait for it. Return the
        count."""
        total, pause = 0, 0.0
        while self._sending or not pause:
            begun, pause = await self._look()
            total += begun
            await asyncio.gather(*self._sending.values())
        return total

    # --- choosing messages ----------------------------------------------------------------------

    def take(self, table: TableTx, now: float) -> None:
        """Claim due messages in the transaction that changes the table, which saves a write before
        sending. Once it is committed, wake only for a message that is due before the next look."""
        # copied, since this is a database's thread, and the loop's adds and removes entries
        busy = list(self._sending)
        following = self._next(table.tx, now, busy, table.id) if self._started else []
        claimed = self._claim_due(table.tx, following, now)
        table.then.append(partial(self._taken, claimed, first_left(following, claimed)))

    def _taken(self, claimed: Claimed, following: float) -> None:
        self._begin(claimed)
        if not self._started or not self._until:
            self.wake()
        elif following < self._until:  # sleeps less long; then it need not look what is due
            self._until = following
            self._woken.set()

    async def _look(self) -> tuple[int, float]:
        """Store results and start due messages. Return their number, and the seconds until there
        are more."""
        async with self._looking:
            with self._results() as over:
                claimed, pause = await self._note(over)
            self._begin(claimed)
            return len(claimed), pause

    @contextmanager
    def _results(self) -> Iterator[Mapping[int, Settle]]:
        """Yield the results to store in this block."""
        over, self._over = self._over, {}
        try:
            yield over
        except StoreError:  # stored when the database works again
            self._over |= over
            over = {}
            raise
        finally:  # a result that a constraint rejected is found again by its nonce
            for row_id in over:
                del self._sending[row_id], self._begun[row_id]

    async def _store_edits(self) -> None:
        """Store the results of edits. No other message waits for them, so this only looks whether
        the same messages are due again."""
        self._store_at = math.inf
        try:
            async with self._looking:
                with self._results() as over:
                    again = await self._store.write(partial(store_all, over), durable=False)
        except StoreError:
            self.wake()  # the next look logs the error, and waits
        else:
            self._until = min(self._until, again)

    async def _note(self, over: Mapping[int, Settle]) -> tuple[Claimed, float]:
        """Store these results and claim due messages; return the seconds until there are more."""
        busy = [row_id for row_id in self._sending if row_id not in over]
        durable = self._new
        if not (over or durable or self._came_due):
            following = await self._store.read(lambda tx: self._next(tx, self._time.now(), busy))
            now = self._time.now()
            due = [row for row in following if row.at <= now]
            if not due:
                return [], self._pause(following, [], busy)
            # A new message is posted twice if its claim is lost; a second edit does no harm.
            durable = not all(edits(row, now) for row in due)

        def change(tx: Tx) -> tuple[Claimed, float, bool]:
            store_all(over, tx)
            now = self._time.now()
            following = self._next(tx, now, busy)
            ready = [row for row in following if durable or edits(row, now)]
            claimed = self._claim_due(tx, ready, now)
            new = any(row.at <= now for row in following if row not in ready)
            return claimed, self._pause(following, claimed, busy), new

        claimed, pause, self._new = await self._store.write(change, durable=durable)
        return claimed, pause

    def _next(self, tx: Tx, now: float, busy: Collection[int], of: int = 0) -> list[Any]:
        """Return as many of the next messages, due or not, as may start."""
        room = self._room(busy, now)
        return due_messages.next_rows(tx, busy, room, self._part, of) if room > 0 else []

    def _room(self, busy: Collection[int], now: float) -> int:
        """Return how many more messages may start."""
        if self._finishing:
            return 0
        quick = sum(now - self._begun.get(row_id, now) < SLOW_S for row_id in busy)
        return min(MAX_QUICK_UNDER_WAY - quick, MAX_UNDER_WAY - len(busy))

    def _pause(self, following: Sequence[Any], claimed: Claimed, busy: Collection[int]) -> float:
        """Return the seconds until the first of these messages that is not `claimed`, or until
        there is room for it."""
        now = self._time.now()
        busy = [*busy, *(row.id for row, _ in claimed)]
        if self._room(busy, now) <= 0:  # each finished message wakes us
            slow_in = [self._begun.get(row_id, now) + SLOW_S - now for row_id in busy]
            return min([self._longest, *(seconds for seconds in slow_in if seconds > 0)])
        return min(max(first_left(following, claimed) - now, 0.0), self._longest)

    def _claim_due(self, tx: Tx, following: Sequence[Any], now: float) -> Claimed:
        """Claim those of these rows that are due."""
        claims = [(row, self._claim(tx, row, now)) for row in following if row.at <= now]
        return [(row, intent) for row, intent in claims if intent is not None]

    def _begin(self, claimed: Claimed) -> None:
        if self._finishing:  # the next start sends them
            return
        for row, intent in claimed:
            work = self._process(row, intent)  # runs outside the transaction that changed the table
            self._begun[row.id] = self._time.now()
            self._sending[row.id] = asyncio.create_task(work, context=Context())

    def _claim(self, tx: Any, row: Any, now: float) -> Intent | None:
        """Claim a row: return what to send or edit, or None if it is not due or no longer
        needed."""
        doubtful = row.state == "sending" and bool(row.nonce)
        young = now - row.nonce_at < NONCE_LIFE
        if doubtful and not young and row.kind != "dashboard":
            self._settlement.give_up(row, now, tx)
            return None
        if row.message_id is not None and not doubtful and now < row.touched_at + self._gap:
            rows.set_row(tx, row.id, due=row.touched_at + self._gap)
            return None
        editing = edits(row, now)
        if editing and row.kind == "dashboard":  # shows the table's state, not an export's
            editing = not posted.story_below(tx, row.game_id, row.message_id)
        if not editing and row.kind in rows.ONCE and row.wanted > 1 and not doubtful:
            rows.set_row(tx, row.id, state="dropped", nonce="", owner="")
            return None
        if not editing and row.kind in rows.PERSONAL:
            intent = as_intent(row, None, "")
            may_be = self._tables.reminders.may_be_called_at(tx, intent, now)
            if may_be > now:
                rows.set_row(tx, row.id, due=may_be)
                return None
        nonce = ""
        nonce_at = 0.0
        if not editing:
            kept = bool(row.nonce) and young
            nonce = row.nonce if kept else secrets.token_hex(12)
            nonce_at = row.nonce_at if kept else now
        taken = rows.claim(
            tx, row, due=now + SEND_LEASE_S, owner=self._worker, nonce=nonce, nonce_at=nonce_at
        )
        if not taken:
            return None
        intent = as_intent(row, row.message_id if editing else None, nonce)
        return replace(intent, stands=row.message_id is not None and not doubtful)

    # --- one message ----------------------------------------------------------------------------

    async def _process(self, row: Any, intent: Intent) -> None:
        settle: Settle = store_nothing
        try:
            with log_fields(table=row.game_id):
                settle = await self._deliver(row, intent)
        except Exception:
            log.exception("message %s could not be settled; it will be tried again", row.id)
        finally:
            self._over[row.id] = settle
            self._finished(settle)

    def _finished(self, settle: Settle) -> None:
        """Wake, or store the result of an edit soon: with those of other messages under way."""
        now = self._time.now()
        if not isinstance(settle, Edited) or not self._until or self._room(self._sending, now) <= 0:
            self.wake()
            return
        self._store_at = min(self._store_at, now + RESULT_WAIT_S)
        self._woken.set()

    async def _deliver(self, row: Any, intent: Intent) -> Settle:
        """Send the message; return what to store. This does not wait for the disk: the claim of a
        new message is durable, and its nonce identifies the message after a crash."""
        repeated = row.state == "sending" and row.nonce == intent.nonce != ""
        try:
            if intent.message_id is None:
                message_id = await self.transport.send(intent)
                return partial(self._settlement.sent, row, message_id, repeated, self._time.now())
            await self.transport.edit(intent, intent.message_id)
        except intents.RetryLater as error:
            return self._settlement.retry(row, intent, error.seconds, row.attempts)
        except intents.DmClosed:
            await self._drop(row)
            if intent.seat is not None:
                await self._tables.dm_status.dm_closed(intent.table_id, intent.seat)
            return store_nothing
        except intents.ThreadRefused as error:
            await self._drop(row)
            if (barred := WITHOUT_CHANNEL.under(self._tables.features, intent.kind)) is not None:
                await barred(self._tables, intent.table_id, error.why)
            return store_nothing
        except intents.AccessLost as error:
            attempts = row.attempts + 1
            await self._tables.pausing.pause_missing(intent.table_id, error.missing)
            return self._settlement.retry(row, intent, backoff(attempts + 9, 86_400.0), attempts)
        except intents.Unaddressed:
            return change_row(row, state="dropped", nonce="", owner="")
        except intents.AlreadyAnswered:
            return partial(self._settlement.cancel_call, row)
        except intents.TooOldToEdit:  # its button works, and the next turn posts a new one
            pass
        except intents.EditRefused as refusal:
            return self._settlement.after_refused_edit(row, intent, refusal.for_good)
        except intents.MessageLost:
            if row.kind not in (*rows.FLEETING, rows.RETIRED):  # these should be deleted anyway
                return change_row(
                    row, state="pending", message_id=None, due=self._time.now(), owner=""
                )
        except Exception as error:
            return self._settlement.after_failure(row, intent, error)
        return self._settlement.edited(row, self._time.now())

    async def _drop(self, row: Any) -> None:
        await self._store.write(change_row(row, state="dropped", nonce="", owner=""))
