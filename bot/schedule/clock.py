"""Timers are rows; one task sleeps until the earliest of them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.model.states import TimerKind
from bot.model.times import Firing, Time, WallTime, backoff
from bot.schedule.complaints import Complaints
from bot.schedule.ending import end_all
from bot.schedule.log_fields import log_fields
from bot.store import Store, StoreError
from bot.store import timers as rows
from bot.store.sharing import Portion
from bot.store.transaction import Tx
from engine.kernel import Seat

__all__ = ["Clock", "Firing", "Time", "Timer", "WallTime"]

log = logging.getLogger(__name__)

TIMER_LEASE_S = 2.0
"""Seconds for which other processes leave a fired timer alone. A table waits at most this long for
a computer whose process was killed. Firing twice does no harm: plies are unique."""

MAX_TIMERS_AT_ONCE = 16
"""Timers that fire concurrently, so that a slow one delays few others."""

CLOCK_POLL_S = 60.0
"""Seconds between polls of the database: another process may have planned a timer."""

SHARED_SLEEP = 2.0
"""The same if other processes may plan timers for our tables at any time."""


@dataclass(frozen=True)
class Timer:
    """A due timer."""

    id: int
    table_id: int
    kind: TimerKind
    seat: Seat
    attempts: int


class Clock:
    """Fires timers by kind; those of one table one after the other, in the order in which they were
    due. A failed timer is logged and fires again later; it is never lost and delays no other.
    Overdue timers fire at startup."""

    def __init__(
        self,
        store: Store,
        firings: Mapping[TimerKind, Firing],
        when: Time,
        part: Portion | None = None,
    ) -> None:
        """`firings`: kind of timer -> function; the timer is deleted when that returns. `part`:
        this process's part, if others share the database."""
        self._store = store
        self._firings = firings
        self._time = when
        self._part = part
        self._longest = CLOCK_POLL_S if part is None else SHARED_SLEEP
        self._woken = asyncio.Event()
        self._complaints = Complaints(log, when)
        self._firing: dict[int, asyncio.Task[None]] = {}
        self._last: dict[int, asyncio.Task[None]] = {}
        """The last one that is being fired, by table."""
        self._looking = False
        self._until = 0.0
        """Until when it sleeps; 0 while it is awake."""
        self._held = False
        self.turns = 0

    def hold(self, held: bool) -> None:
        """Fire no timer from now on while `held`."""
        self._held = held
        self.wake()

    def wake(self) -> None:
        """Read the timers again: new ones may have been planned."""
        self._woken.set()

    def planned(self, due: float) -> None:
        """A timer was planned: read it, unless the next look comes first."""
        if due < self._until or not self._until:
            self.wake()

    @property
    def at_work(self) -> bool:
        """Whether a timer is firing, or timers are being read."""
        return bool(self._firing) or self._looking

    async def run(self) -> None:
        """Fire timers until cancelled. Firings under way are cancelled too; their rows stay, so
        they fire again at the next start."""
        try:
            while True:
                self.turns += 1
                self._woken.clear()
                self._looking, self._until = True, 0.0
                try:
                    _, pause = await self._look()
                except StoreError as error:
                    await self._complaints.rest("the clock waits", error)
                    continue
                finally:
                    self._looking = False
                self._until = self._time.now() + pause
                await self._time.wait(self._woken, pause)
        finally:
            await end_all(self._firing.values())

    async def fire_due(self) -> int:
        """Fire everything due now, wait for it, and return how many fired."""
        fired, _ = await self._look()
        await asyncio.gather(*self._firing.values())
        return fired

    async def _look(self) -> tuple[int, float]:
        """Start firing due timers. Return their number, and the seconds until the next one."""
        room, now = MAX_TIMERS_AT_ONCE - len(self._firing), self._time.now()
        if room <= 0 or self._held:
            return 0, self._longest  # each that finishes wakes us, and so does `hold`
        following = await self._store.read(lambda tx: rows.next_due(tx, self._firing, self._part))
        if following is None or following > now:
            longest = now + self._longest
            return 0, min(longest if following is None else following, longest) - now

        # If a power failure undoes this write, the timer fires again and then does nothing.
        def change(tx: Tx) -> list[Any]:
            due = rows.due_rows(tx, now, self._firing, room, self._part)
            return [row for row in due if rows.claim(tx, row, now + TIMER_LEASE_S)]

        taken = await self._store.write(change, durable=False)
        for row in taken:
            timer = Timer(row.id, row.game_id, row.kind, row.seat, row.attempts)
            before = self._last.get(timer.table_id)
            task = asyncio.create_task(self._fire(timer, before))
            self._firing[timer.id] = self._last[timer.table_id] = task
        return len(taken), 0.0

    async def _fire(self, timer: Timer, before: asyncio.Task[None] | None) -> None:
        """Fire a timer after `before`, the previous one of the same table, has finished."""
        try:
            if before is not None:
                await asyncio.wait({before})
            with log_fields(table=timer.table_id):
                await self._do(timer)
        except Exception:
            log.exception("timer %s could not be settled; it will be fired again", timer.id)
        finally:
            if self._last.get(timer.table_id) is self._firing.pop(timer.id):
                del self._last[timer.table_id]
            self._woken.set()

    async def _do(self, timer: Timer) -> None:
        try:
            if timer.kind not in self._firings:
                raise LookupError(f"no timer of kind {timer.kind!r} is known")
            await self._firings[timer.kind](timer.table_id, timer.seat)
        except Exception:
            attempts = timer.attempts + 1
            pause = backoff(attempts)
            log.exception(
                "timer %s (%s, table %s) failed, time %s; again in %.0f s",
                timer.id,
                timer.kind,
                timer.table_id,
                attempts,
                pause,
            )
            await self._store.write(
                lambda tx: rows.retry(tx, timer.id, self._time.now() + pause, attempts),
                durable=False,
            )
            return
        await self._store.write(lambda tx: rows.done(tx, timer.id), durable=False)
