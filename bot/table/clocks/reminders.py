"""Notifications to a person: their sheet, and reminders that the table waits for them.

Each kind is sent once per decision, where the person wants it. The outbox respects quiet hours. A
reminder is a row, written in the transaction of the change it is about.
"""

from __future__ import annotations

from collections.abc import Collection, Set
from dataclasses import dataclass
from typing import Final, Literal

from bot.model.hours import Hours
from bot.model.intents import ASKING, Intent
from bot.model.person import Kind, hours_of
from bot.model.states import IntentKind
from bot.model.terms import Terms
from bot.model.times import Firing
from bot.store import outbox, people, standing, timers
from bot.store import reminders as rows
from bot.store.games import game as game_row
from bot.store.games import seats_at
from bot.store.transaction import Tx
from bot.table.sessions import TableSessions, TableTx, writes
from bot.table.standpoints import Position
from engine.kernel import Seat, Window

Nudge = Literal["turn", "next", "half", "late", "nudge", "unfinished"]
"""What a reminder or a ping is about; a nudge is that the clock has run out."""

HALF: Final = "half"
LATE_REMINDER: Final = "late"
SHARES: Final = {HALF: 0.5, LATE_REMINDER: 0.8}
"""Kind of timer and of reminder -> the part of the clock that is then spent."""
UNFINISHED: Final = "unfinished"
"""Kind of timer and of reminder: somebody has begun a turn and seems to have left it."""
LEFT_ALONE: Final = 600.0
"""Seconds after the last pick of an unfinished turn, until its person gets a reminder."""
PAUSED_RECHECK_S: Final = 86_400.0
"""Seconds after which a call of a paused table is looked at again; going on brings it forward."""
CALL_INTERVAL_S: Final = 60.0
"""Least seconds between two calls of one person."""
UNREMINDED_CLOCK_S: Final = 3600.0
"""Seconds of a clock that is so short that nobody is reminded of it in between."""


@dataclass
class Reminders:
    """Decides who is notified of turns, losses and clocks, once, and where."""

    sessions: TableSessions

    @property
    def firings(self) -> dict[str, Firing]:
        """What is done at which kind of timer."""
        return {
            HALF: self.remind_half,
            LATE_REMINDER: self.remind_late,
            UNFINISHED: self.remind_unfinished,
        }

    async def remind_half(self, table_id: int, seat: Seat) -> bool:
        """Half of this seat's clock is spent: remind its person; False if there is no reminder."""
        return await self._spent(table_id, seat, "half")

    async def remind_late(self, table_id: int, seat: Seat) -> bool:
        """80 % of this seat's clock is spent: remind its person; False if there is no reminder."""
        return await self._spent(table_id, seat, "late")

    async def remind_unfinished(self, table_id: int, seat: Seat) -> bool:
        """This seat was left in mid-turn: remind its person; False if there is no reminder."""
        return await self._spent(table_id, seat, "unfinished")

    def may_be_called_at(self, tx: Tx, intent: Intent, at: float) -> float:
        """The first moment from `at` on when the person of a message may be called: they are awake
        and there, and were not called within the last minute; while their table is paused, a later
        one, for they are called once it goes on."""
        if intent.seat is not None:
            seats = seats_at(tx, intent.table_id)
            who = next((s.owner for s in seats if s.seat == intent.seat and s.user_id), None)
        else:
            user_id = intent.facts.get("user")
            who = None if user_id is None else people.person(tx, user_id)
        if who is None:
            return at
        if intent.kind in outbox.FLEETING or intent.occasion in outbox.CALLING:
            table = game_row(tx, intent.table_id)
            if table is not None and table.status == "paused" and intent.occasion in ASKING:
                return at + PAUSED_RECHECK_S
            at = max(
                at, standing.last_call(tx, who.user_id, at - CALL_INTERVAL_S) + CALL_INTERVAL_S
            )
        return hours_of(who.preferences, who.away).next_awake(at)

    # --- clocks -------------------------------------------------------------------------------

    def plan(self, table: TableTx, seat: Seat, hours: Hours, began: float, due: float) -> None:
        """Plan the reminders of a clock that runs from `began` to `due`, in the seat's waking
        `hours`. They replace earlier ones; a reminder that was sent is not repeated."""
        self.unplan(table, seat)
        whole = hours.between(began, due)
        if whole < UNREMINDED_CLOCK_S:
            return
        for kind, share in SHARES.items():
            timers.add(table.tx, table.id, kind, seat, hours.later(began, whole * share))

    def strike(self, table: TableTx, seat: Seat) -> None:
        """A seat's clock has ended: cancel its reminders, also those that wait to be sent."""
        self.unplan(table, seat)
        outbox.cancel_unsent(table.tx, table.id, [seat], ASKING)

    def unplan(self, table: TableTx, seat: Seat) -> None:
        """Cancel the planned reminders of a seat's clock."""
        for kind in SHARES:
            timers.strike(table.tx, table.id, kind, [seat])

    def go_on(self, table: TableTx, over: Set[Seat], go_on: Set[Seat]) -> None:
        """Cancel the reminders of the unfinished turns `over`. The turns `go_on` were left after a
        pick by hand: plan a reminder for them. In private, because others may not see that
        something was picked."""
        timers.strike(table.tx, table.id, UNFINISHED, over)
        for seat in go_on:
            timers.add(table.tx, table.id, UNFINISHED, seat, self.sessions.now() + LEFT_ALONE)

    @writes
    def _spent(
        self, table: TableTx, seat: Seat, kind: Literal["half", "late", "unfinished"]
    ) -> bool:
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
        do not want it; in the channel only what is public. A kind without a setting goes where
        "late" goes."""
        owner = table.seat(seat)
        if owner.user_id is None:
            return False
        decision = rows.decision(table.tx, table.id, seat)
        if decision is None:
            decision = table.row.ply
        wish: Kind = "late" if kind in ("nudge", "unfinished") else kind  # type: ignore[assignment]
        live = Terms.model_validate(table.row.terms).live
        place = owner.owner.preferences.where(wish, live=live)
        alone = kind == UNFINISHED or not seen_awaited(position, seat)
        if place == "dm" and owner.dm_closed:
            place = "ping"  # public facts may be posted in public
        if place == "ping" and kind != "next" and alone:
            place = "dm"
        if place == "off" or (place == "dm" and owner.dm_closed):
            return False
        if kind in SHARES and outbox.calling(table.tx, table.id, seat):
            return False  # a message that they are awaited is still due
        if not rows.note(table.tx, table.id, seat, decision, kind, self.sessions.now()):
            return False
        if kind in (LATE_REMINDER, "nudge"):
            outbox.cancel_unsent(table.tx, table.id, [seat], (HALF, LATE_REMINDER))
        due = rows.clock_due(table.tx, table.id, seat)
        medium: IntentKind = "ping" if place == "ping" else "reminder"
        key, facts = f"{kind}:{decision}", {"due": due}
        wait = self.patience(table, position, seat) if kind == "turn" else 0.0
        outbox.remind(
            table.tx, table.id, medium, seat, key, kind, facts, self.sessions.now() + wait
        )
        return True

    def patience(self, table: TableTx, position: Position, seat: Seat) -> float:
        """Seconds until a seat is called to the turn that it has just been given. A window's clock
        is too short to wait."""
        terms = Terms.model_validate(table.row.terms)
        if not terms.live or isinstance(position.standpoint(seat).question, Window):
            return 0.0
        wait = self.sessions.delays.call
        return min(wait, terms.decision / 4) if terms.decision else wait

    # --- decisions ------------------------------------------------------------------------------

    def begin(
        self,
        table: TableTx,
        asked: Set[Seat],
        gone: Set[Seat],
        seen: Set[Seat],
        secretly: Set[Seat] = frozenset(),
    ) -> None:
        """Begin the decisions of the seats `asked`; cancel the calls of those that are `gone`.
        Their posted reminders are deleted, too; in the channel, except for those that are still
        `seen` as awaited, because a secret answer must not show there. So a waiting ping is still
        sent to a seat that picked `secretly`."""
        for seat in sorted(asked):
            self._begin(table, seat)
        called = standing.called(table.tx, table.id)  # mostly nobody
        outbox.cancel_unsent(table.tx, table.id, asked & called, ("next",))
        outbox.cancel_unsent(table.tx, table.id, (gone - secretly) & called, ASKING)
        outbox.cancel_unsent(table.tx, table.id, secretly & called, ASKING, pings=False)
        self._over(table, "reminder", asked & called, ("next",))
        self._over(table, "reminder", gone & called)
        self._over(table, "ping", called & (set(range(len(table.seats))) - seen | asked))

    def _over(
        self,
        table: TableTx,
        kind: Literal["reminder", "ping"],
        seats: Collection[Seat],
        occasions: Collection[str] = ASKING,
    ) -> None:
        """Such messages to these seats no longer apply."""
        if seats:
            standing.over(table.tx, table.id, kind, seats, occasions, self.sessions.now())

    def _begin(self, table: TableTx, seat: Seat) -> None:
        """A seat is awaited: a new decision, unless it never took the last one."""
        last = rows.decision(table.tx, table.id, seat)
        if last is None or rows.taken(table.tx, table.id, seat, last):
            rows.note(
                table.tx, table.id, seat, table.row.ply, rows.DECISION_BEGUN, self.sessions.now()
            )

    def note_turn(self, table: TableTx, seat: Seat) -> bool:
        """Note that a seat was notified of its decision; False if it already was."""
        decision = rows.decision(table.tx, table.id, seat)
        ply = table.row.ply if decision is None else decision
        return rows.note(table.tx, table.id, seat, ply, "turn", self.sessions.now())


def seen_awaited(position: Position, seat: Seat) -> bool:
    """Whether a public message may say that this seat is awaited: all can see it, and it is not
    asked by a window, which is announced in private."""
    if isinstance(position.standpoint(seat).question, Window):
        return False
    return any(who == seat for who, _ in position.view(None).awaited)
