"""Notifications to a person: their sheet, and reminders that the table waits for them.

Each kind is sent once per decision, where the person wants it. The outbox respects quiet hours. A
reminder is a row, written in the transaction of the change it is about.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Set
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal

from bot.model.hours import Hours
from bot.model.intents import ASKING, Intent
from bot.model.person import REMINDER_KINDS, Kind, waking_hours
from bot.model.states import CALLING, TimerKind
from bot.model.terms import Terms
from bot.model.times import Firing
from bot.store import outbox, people, posted, timers
from bot.store import reminders as rows
from bot.store.table_rows import game_and_seats
from bot.store.transaction import Tx
from bot.table.positions import Position
from bot.table.sessions import TableSessions, TableTx, writes
from engine.kernel import Seat, Window

TimedNudge = Literal["half", "late", "call-2h", "call-1h", "unfinished"]
"""The occasion of a reminder that a timer sends."""
Nudge = TimedNudge | Literal["turn", "next", "nudge"]
"""The occasion of a reminder or ping; "nudge": the clock has run out."""

HALF: Final = "half"
LATE_REMINDER: Final = "late"
REMIND_AT_PARTS: Final[Mapping[Literal["half", "late"], float]] = {HALF: 0.5, LATE_REMINDER: 0.8}
"""Kind of timer and of reminder -> the used fraction of the clock at which it fires."""
CALLS_BEFORE_S: Final[Mapping[Literal["call-2h", "call-1h"], float]] = {
    "call-2h": 7200.0,
    "call-1h": 3600.0,
}
"""Kind of timer and of reminder -> seconds before a rendezvous at which it fires."""
JUST_CALLED_S: Final = 1800.0
"""A call this many seconds after a decision began would only repeat that it began."""
RUNNING_KINDS: Final = (*REMIND_AT_PARTS, *CALLS_BEFORE_S)
"""Kinds of timers and reminders while a clock runs."""
UNFINISHED: Final = "unfinished"
"""Kind of timer and of reminder: a person has begun a turn and seems to have left it."""
LEFT_ALONE: Final = 600.0
"""Seconds after the last pick of an unfinished turn until its person is reminded."""
PAUSED_RECHECK_S: Final = 86_400.0
"""Seconds after which a call of a paused table is checked again; resuming brings it forward."""
CALL_INTERVAL_S: Final = 60.0
"""Minimum seconds between two calls of one person."""
UNREMINDED_CLOCK_S: Final = 3600.0
"""Clocks of at most this many seconds get no reminders while they run."""


@dataclass
class Reminders:
    """Decides who is notified of turns, losses and clocks, once, and where."""

    sessions: TableSessions

    @property
    def firings(self) -> dict[TimerKind, Firing]:
        """Kind of timer -> the function it calls."""
        kinds: tuple[TimedNudge, ...] = (*RUNNING_KINDS, UNFINISHED)
        return {kind: partial(self._fire, kind) for kind in kinds}

    async def _fire(self, kind: TimedNudge, table_id: int, seat: Seat) -> bool:
        return await self._spent(table_id, seat, kind)

    def may_be_called_at(self, tx: Tx, intent: Intent, at: float) -> float:
        """Return the first moment from `at` on when the person of a message may be called. They are
        then awake and not away, and were not called within the last minute. While their table is
        paused the result is a later check."""
        game, seats = game_and_seats(tx, intent.table_id) or (None, [])
        if intent.seat is not None:
            person = next((s.owner for s in seats if s.seat == intent.seat and s.user_id), None)
        else:
            user_id = intent.facts.get("user")
            person = None if user_id is None else people.person(tx, user_id)
        if person is None:
            return at
        if intent.kind in outbox.FLEETING or intent.occasion in CALLING:
            if game is not None and game.status == "paused" and intent.occasion in ASKING:
                return at + PAUSED_RECHECK_S
            at = max(
                at, posted.last_call(tx, person.user_id, at - CALL_INTERVAL_S) + CALL_INTERVAL_S
            )
        return waking_hours(person.preferences, person.away).next_awake(at)

    # --- clocks -------------------------------------------------------------------------------

    def plan(self, table: TableTx, seat: Seat, hours: Hours, began: float, due: float) -> None:
        """Schedule the reminders of a clock that runs from `began` to `due`, in the seat's waking
        `hours`. They replace earlier ones; a reminder that was sent is not repeated."""
        self.unplan(table, seat)
        whole = hours.between(began, due)
        if whole < UNREMINDED_CLOCK_S:
            return
        for kind, share in REMIND_AT_PARTS.items():
            timers.add(table.tx, table.id, kind, seat, hours.later(began, whole * share))

    def plan_calls(self, table: TableTx, seat: Seat, now: float, due: float) -> None:
        """Schedule the calls before a seat's rendezvous at `due`, in place of earlier ones."""
        self.unplan(table, seat)
        for kind, before in CALLS_BEFORE_S.items():
            if due - before >= now + JUST_CALLED_S:
                timers.add(table.tx, table.id, kind, seat, due - before)

    def cancel_all(self, table: TableTx, seat: Seat) -> None:
        """Cancel the reminders of a seat's clock, unsent messages included: the clock has ended."""
        self.unplan(table, seat)
        outbox.cancel_unsent(table.tx, table.id, [seat], ASKING)

    def unplan(self, table: TableTx, seat: Seat) -> None:
        """Cancel the scheduled reminders of a seat's clock."""
        timers.cancel_some(table.tx, table.id, RUNNING_KINDS, seat)

    def go_on(self, table: TableTx, over: Set[Seat], go_on: Set[Seat]) -> None:
        """Cancel the reminders of the unfinished turns `over`. The turns `go_on` were left after a
        pick by hand: schedule a reminder for them. It is private, because others may not see that
        something was picked."""
        due = self.sessions.now() + LEFT_ALONE
        timers.replan(table.tx, table.id, UNFINISHED, go_on, due, over)

    @writes
    def _spent(self, table: TableTx, seat: Seat, kind: TimedNudge) -> bool:
        """Remind the person of this seat, if they are still awaited; False if there is no
        reminder."""
        owner = table.seat(seat)
        if table.row.status != "running" or owner.kind != "human":
            return False
        position = self.sessions.position(table)
        if seat not in position.awaited:
            return False
        return self.remind(table, position, seat, kind)

    # --- one reminder -------------------------------------------------------------------------

    def remind(self, table: TableTx, position: Position, seat: Seat, kind: Nudge) -> bool:
        """Send this reminder to the person of a seat, unless it was sent for this decision or they
        do not want it; the channel gets only public facts. A kind without a setting uses that of
        "late"."""
        owner = table.seat(seat)
        if owner.user_id is None:
            return False
        decision, due = rows.decision_and_due(table.tx, table.id, seat)
        if decision is None:
            decision = table.row.ply
        wish: Kind = kind if kind in REMINDER_KINDS else "late"
        live = Terms.model_validate(table.row.terms).live
        place = owner.owner.preferences.where(wish, live=live)
        alone = kind == UNFINISHED or not seen_awaited(position, seat)
        if place == "dm" and owner.dm_closed:
            place = "ping"  # public facts may be posted in public
        if place == "ping" and kind != "next" and alone:
            place = "dm"
        if place == "off" or (place == "dm" and owner.dm_closed):
            return False
        if kind in RUNNING_KINDS and outbox.calling(table.tx, table.id, seat):
            return False  # a message that they are awaited is still due
        if not rows.note(table.tx, table.id, seat, decision, kind, self.sessions.now()):
            return False
        if kind in (LATE_REMINDER, "call-1h", "nudge"):
            outbox.cancel_unsent(table.tx, table.id, [seat], RUNNING_KINDS)
        medium: Literal["reminder", "ping"] = "ping" if place == "ping" else "reminder"
        key, facts = f"{kind}:{decision}", {"due": due}
        wait = self.patience(table, position, seat) if kind == "turn" else 0.0
        outbox.remind(
            table.tx, table.id, medium, seat, key, kind, facts, self.sessions.now() + wait
        )
        return True

    def patience(self, table: TableTx, position: Position, seat: Seat) -> float:
        """Return the seconds until a seat is called to its new turn. A window's clock is too short
        to wait."""
        terms = Terms.model_validate(table.row.terms)
        if not terms.live or isinstance(position.seat_view(seat).question, Window):
            return 0.0
        wait = self.sessions.delays.call
        return min(wait, terms.decision / 4) if terms.decision else wait

    # --- decisions ------------------------------------------------------------------------------

    def begin(
        self,
        table: TableTx,
        asked: Set[Seat],
        gone: Set[Seat],
        seen_awaited_seats: Set[Seat],
        secretly: Set[Seat] = frozenset(),
        released: Set[Seat] = frozenset(),
    ) -> None:
        """Begin the decisions of the seats `asked`, in any case of those `released` from a window;
        cancel the calls of the seats `gone`. Their posted reminders are deleted too. In the
        channel, reminders of seats that are still visibly awaited stay, because a secret answer
        must not show there; so a waiting ping is still sent to a seat that picked `secretly`."""
        for seat in sorted(asked):
            self._begin(table, seat, seat in released)
        called = posted.called_seats(table.tx, table.id)  # usually nobody
        outbox.cancel_unsent(table.tx, table.id, asked & called, ("next",))
        outbox.cancel_unsent(table.tx, table.id, (gone - secretly) & called, ASKING)
        outbox.cancel_unsent(table.tx, table.id, secretly & called, ASKING, pings=False)
        self._over(table, "reminder", asked & called, ("next",))
        self._over(table, "reminder", gone & called)
        self._over(
            table, "ping", called & (set(range(len(table.seats))) - seen_awaited_seats | asked)
        )

    def _over(
        self,
        table: TableTx,
        kind: Literal["reminder", "ping"],
        seats: Collection[Seat],
        occasions: Collection[str] = ASKING,
    ) -> None:
        """Cancel or delete such messages to these seats."""
        if seats:
            posted.delete_posted(table.tx, table.id, kind, seats, occasions, self.sessions.now())

    def _begin(self, table: TableTx, seat: Seat, released: bool) -> None:
        """Count a new decision of an awaited seat, unless it never took the last one. For a
        released seat that would show whether it answered its window."""
        if released or rows.is_decided(table.tx, table.id, seat):
            rows.note(
                table.tx, table.id, seat, table.row.ply, rows.DECISION_BEGUN, self.sessions.now()
            )

    def note_turn(self, table: TableTx, seat: Seat) -> bool:
        """Note that a seat was notified of its decision; False if it already was."""
        decision = rows.decision(table.tx, table.id, seat)
        ply = table.row.ply if decision is None else decision
        return rows.note(table.tx, table.id, seat, ply, "turn", self.sessions.now())


def seen_awaited(position: Position, seat: Seat) -> bool:
    """Return whether a public message may say that this seat is awaited: everybody can see it, and
    no window asks it anything (windows are announced in private)."""
    if isinstance(position.seat_view(seat).question, Window):
        return False
    return any(awaited_seat == seat for awaited_seat, _ in position.view(None).awaited)
