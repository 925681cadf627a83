"""What a table says: its public message, the sheets of its seats, notices about them.

All of it are rows, written with the change that they are about; the outbox sends them. A table of
lessons says nothing: its learner looks at it.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from bot.model.intents import STORY
from bot.model.person import Preferences
from bot.model.terms import Terms
from bot.store import outbox, people, standing, timers
from bot.store import reminders as rows
from bot.store.games import SeatRow
from bot.store.schema import PUBLIC
from bot.table.changes import Changes, phase_key
from bot.table.clocks.next_seat_guess import is_next
from bot.table.clocks.reminders import Reminders, seen_awaited
from bot.table.sessions import TableSessions, TableTx
from bot.table.standpoints import Position
from bot.table.turns import Turns
from engine.kernel import Seat

STALE: Final = "stale"
"""Kind of the timer, and occasion of the notice."""
IDLE_DAYS: Final = 30
"""Days without a touch."""
RESCHEDULED_AFTER_S: Final = 60.0
"""Seconds: a timer that lies further ahead was rescheduled after it fired; ignore this firing."""


@dataclass
class Announcer:
    """Writes messages into the outbox."""

    sessions: TableSessions
    reminders: Reminders
    turns: Turns

    def announce(self, table: TableTx, position: Position, changes: Changes) -> None:
        """Announce changes to those affected, according to their preferences."""
        if table.row.learner is not None:
            return
        sheets = {
            seat: self._occasion(table, position, table.seat(seat), occasion, seat in changes.asked)
            for seat, occasion in changes.sheets.items()
        }
        over = position.game.result is not None
        phase = "ended" if over else phase_key(position.view(None))
        if changes.ended is not None:
            told = {"chapter": changes.ended}
            slot = f"{STORY}:{changes.ended}"
            outbox.post(table.tx, table.id, slot, STORY, told, self.sessions.now())
        if changes.public:
            waits = any(table.seat(seat).kind == "human" for seat in changes.handed)
            self.dashboard(table, phase, 0.0 if waits or over else self.sessions.delays.board)
        for seat, occasion in sheets.items():
            delay = self._delay(table, position, seat, occasion, seat in changes.asked)
            self.sheet(table, table.seat(seat), phase, occasion, delay)
        if changes.sole is not None and not over:
            self._next(table, position, changes.sole)

    # --- in public ------------------------------------------------------------------------------

    def dashboard(self, table: TableTx, phase: str, delay: float = 0.0) -> None:
        """Update the table's public message: a new one for a new chapter, and for a new phase if
        the current one is old; else an edit within `delay` seconds."""
        if table.row.learner is not None:
            return
        stands = standing.phases(table.tx, table.id, "dashboard").get(PUBLIC)
        fresh = stands is None or self._turns_over(table, stands, phase)
        due = self.sessions.now() + (0.0 if fresh else delay)
        outbox.upsert(table.tx, table.id, "dashboard", phase, due, fresh=fresh)
        _plan_closing(table, phase, self.sessions.now())

    def _turns_over(self, table: TableTx, stands: str, phase: str) -> bool:
        """Whether this phase gets a new message, if the current one shows the phase `stands`."""
        if stands == phase:
            return False
        if stands.rpartition("/")[2] != phase.rpartition("/")[2]:  # another chapter, the end
            return True
        posted = standing.posted_at(table.tx, table.id, "dashboard")
        return self.sessions.now() - posted >= self.sessions.delays.life

    def redraw(self, table: TableTx) -> None:
        """Bring the public message up to date, whatever its phase."""
        if table.row.learner is not None:
            return
        stands = standing.phases(table.tx, table.id, "dashboard").get(PUBLIC, table.row.status)
        outbox.upsert(table.tx, table.id, "dashboard", stands, self.sessions.now(), fresh=False)

    def lift(self, table: TableTx, stands: int) -> bool:
        """Post the public message `stands` again, because it is too deep in the channel; False if
        it is no longer the current one."""
        if standing.standing(table.tx, table.id, "dashboard", PUBLIC) != stands:
            return False
        phase = standing.phases(table.tx, table.id, "dashboard")[PUBLIC]
        outbox.upsert(table.tx, table.id, "dashboard", phase, self.sessions.now(), fresh=True)
        return True

    def say_of(self, table: TableTx, seat: SeatRow, occasion: str, **facts: Any) -> None:
        """A public sentence about a seat, each time it happens."""
        told = {"seat": seat.seat, "name": seat.name, "user": seat.user_id, **facts}
        key = facts.get("key") or secrets.token_hex(4)
        slot = f"{occasion}:{seat.seat}:{key}"
        outbox.post(table.tx, table.id, slot, occasion, told, self.sessions.now())

    # --- to a seat ------------------------------------------------------------------------------

    def sheet(
        self, table: TableTx, seat: SeatRow, phase: str, occasion: str, delay: float = 0.0
    ) -> None:
        """Update a seat's direct message, if a person plays it: a new one if they want this as a
        direct message (a call within `delay` seconds), else an edit of the posted one."""
        if seat.user_id is None or table.row.learner is not None:
            return
        if occasion == "taken":  # somebody else is asked: all of it is new to them
            rows.forget(table.tx, table.id, seat.seat)
            rows.note(table.tx, table.id, seat.seat, table.row.ply, "turn", self.sessions.now())
        if seat.dm_closed:
            return
        now, since = self.sessions.now(), {"since": table.row.ply}
        if phase == "ended":
            outbox.edit_standing(table.tx, table.id, "sheet", seat.seat, now)
        elif occasion == "change":
            delays = self.sessions.delays
            wait = delays.sheet if _live(table) else delays.board
            outbox.edit_standing(table.tx, table.id, "sheet", seat.seat, now + wait)
        elif occasion in outbox.CALLING:
            outbox.call(table.tx, table.id, seat.seat, phase, occasion, since, now + delay)
        else:
            facts = {**since, **self._zone(table, seat.user_id)}
            outbox.upsert(
                table.tx, table.id, "sheet", phase, now,
                seat=seat.seat, occasion=occasion, facts=facts, fresh=True,
            )  # fmt: skip

    def _delay(
        self, table: TableTx, position: Position, seat: Seat, occasion: str, asked: bool
    ) -> float:
        """Seconds for which a new sheet of this occasion waits."""
        if occasion == "turn" or (occasion == "loss" and asked):
            return self.reminders.patience(table, position, seat)
        return self.sessions.delays.sheet if occasion == "loss" and _live(table) else 0.0

    def _zone(self, table: TableTx, user_id: int) -> Mapping[str, bool]:
        """A fact of the first sheet of somebody's first game over days: it asks for their time
        zone, once, if it is not known."""
        if Terms.model_validate(table.row.terms).pace != "async":
            return {}
        preferences = people.person(table.tx, user_id).preferences
        if preferences.zone or preferences.asked:
            return {}
        asked = preferences.model_copy(update={"asked": True})
        people.set_person_settings(table.tx, user_id, asked)
        return {"zone": True}

    def _occasion(
        self, table: TableTx, position: Position, owner: SeatRow, occasion: str, asked: bool
    ) -> str:
        """Return what the sheet of a seat is about, by its person's preferences, and request a
        ping. There is no call to what a plan or order answers."""
        if occasion == "turn" and self.turns.answers(table, position, owner.seat):
            occasion = "change"
        if occasion == "change" or owner.user_id is None:
            return occasion
        if owner.kind != "human":  # a regent plays: its person is away
            return "change" if occasion != "start" else occasion
        wants = owner.owner.preferences
        if occasion == "loss" and (wants.where("loss") == "off" or owner.dm_closed):
            occasion = "turn" if asked else "change"
        if occasion == "turn":
            return self._turn(table, position, owner, wants)
        if asked and occasion != "change":
            self.reminders.note_turn(table, owner.seat)
        return occasion

    def _pings(
        self, table: TableTx, position: Position, owner: SeatRow, wants: Preferences
    ) -> bool:
        """Whether this person is to be called to their turn in the channel, and may be."""
        ping = owner.dm_closed or wants.where("turn", live=_live(table)) == "ping"
        return ping and seen_awaited(position, owner.seat)

    def _turn(self, table: TableTx, position: Position, owner: SeatRow, wants: Preferences) -> str:
        """The occasion of an awaited seat's sheet: "turn" if it is announced there."""
        if wants.where("turn") == "off":
            return "change"
        if self._pings(table, position, owner, wants):
            self.reminders.remind(table, position, owner.seat, "turn")
            return "change"
        return "turn" if self.reminders.note_turn(table, owner.seat) else "change"

    def _next(self, table: TableTx, position: Position, sole: Seat) -> None:
        """Notify the person who is likely asked next, if they want it."""
        for seat in table.seats:
            if seat.user_id is None or seat.kind != "human" or seat.seat == sole:
                continue
            if seat.owner.preferences.where("next") == "off":
                continue
            if is_next(position.game, seat.seat, sole, secrets.randbits(63)):
                self.reminders.remind(table, position, seat.seat, "next")


def _live(table: TableTx) -> bool:
    return Terms.model_validate(table.row.terms).live


def _plan_closing(table: TableTx, phase: str, now: float) -> None:
    """The table's public message changes: a lobby is closed so long after that; once it has begun,
    it is not."""
    if table.row.status == "lobby":
        timers.add(table.tx, table.id, STALE, PUBLIC, now + IDLE_DAYS * 86400)
    elif phase == "lobby" or table.row.ply == 0:
        timers.strike(table.tx, table.id, STALE)
