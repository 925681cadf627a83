"""Write a table's messages: its public message, the sheets of its seats, notices.

All of these are rows, written with the change that they are about; the outbox sends them. A
learning table sends no messages: its learner is looking at it.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from bot.model.facts import TableInfo
from bot.model.intents import STORY
from bot.model.person import Preferences
from bot.model.states import CALLING, NoticeOccasion, SheetOccasion
from bot.model.terms import Terms
from bot.store import outbox, people, posted, timers
from bot.store import reminders as rows
from bot.store.games import SeatRow
from bot.store.schema import PUBLIC
from bot.table.changes import Changes, phase_key
from bot.table.clocks.next_seat_guess import is_next
from bot.table.clocks.reminders import Reminders, seen_awaited
from bot.table.positions import Position
from bot.table.sessions import TableSessions, TableTx
from bot.table.turns import Turns
from engine.kernel import Seat

STALE: Final = "stale"
"""Kind of the timer, and occasion of the notice."""
IDLE_DAYS: Final = 30
"""Days without any action after which a lobby is closed."""
RESCHEDULED_AFTER_S: Final = 60.0
"""If the timer now lies further ahead than this many seconds, it was rescheduled after it fired:
ignore this firing."""


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
            chapter_fact = {"chapter": changes.ended}
            table.post(f"{STORY}:{changes.ended}", STORY, chapter_fact)
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
        """Update the table's public message. A new chapter gets a new message, as does a new phase
        if the current message is old; else the message is edited within `delay` seconds."""
        if table.row.learner is not None:
            return
        stands = posted.phases(table.tx, table.id, "dashboard").get(PUBLIC)
        fresh = stands is None or self._needs_new_message(table, stands, phase)
        due = self.sessions.now() + (0.0 if fresh else delay)
        outbox.upsert(table.tx, table.id, "dashboard", phase, due, fresh=fresh)
        _plan_closing(table, phase, self.sessions.now())

    def lobby_changed(self, table: TableTx) -> TableInfo:
        """Update the message of a lobby, and return the table's facts."""
        self.dashboard(table, "lobby")
        return self.sessions.refreshed(table)

    def _needs_new_message(self, table: TableTx, posted_phase: str, phase: str) -> bool:
        """Return whether this phase gets a new message, if the current one shows `posted_phase`."""
        if posted_phase == phase:
            return False
        # another chapter, or the end
        if posted_phase.rpartition("/")[2] != phase.rpartition("/")[2]:
            return True
        since = posted.posted_at(table.tx, table.id, "dashboard")
        return self.sessions.now() - since >= self.sessions.delays.life

    def close_lobby(self, table: TableTx) -> None:
        """Close a lobby; its channel is free again."""
        self.sessions.set(table, status="cancelled")
        self.dashboard(table, "lobby")

    def redraw(self, table: TableTx) -> None:
        """Update the public message without a change of phase."""
        if table.row.learner is not None:
            return
        stands = posted.phases(table.tx, table.id, "dashboard").get(PUBLIC, table.row.status)
        outbox.upsert(table.tx, table.id, "dashboard", stands, self.sessions.now(), fresh=False)

    def repost(self, table: TableTx, message_id: int) -> bool:
        """Post the public message `message_id` again, because it is too far up in the channel;
        False if it is no longer the current one."""
        if posted.posted_message(table.tx, table.id, "dashboard", PUBLIC) != message_id:
            return False
        self.post_again(table)
        return True

    def post_again(self, table: TableTx) -> None:
        """Post the public message again, in the table's channel."""
        stands = posted.phases(table.tx, table.id, "dashboard").get(PUBLIC, table.row.status)
        outbox.upsert(table.tx, table.id, "dashboard", stands, self.sessions.now(), fresh=True)

    def post_about_seat(
        self, table: TableTx, seat: SeatRow, occasion: NoticeOccasion, **facts: Any
    ) -> None:
        """Post a public sentence about a seat, each time it happens."""
        notice_facts = {"seat": seat.seat, "name": seat.name, "user": seat.user_id, **facts}
        key = facts.get("key") or secrets.token_hex(4)
        table.post(f"{occasion}:{seat.seat}:{key}", occasion, notice_facts)

    # --- to a seat ------------------------------------------------------------------------------

    def sheet(
        self, table: TableTx, seat: SeatRow, phase: str, occasion: SheetOccasion, delay: float = 0.0
    ) -> None:
        """Update a seat's direct message, if a person plays it: a new one if they want this as a
        direct message (a call within `delay` seconds), else an edit of the posted one."""
        if seat.user_id is None or table.row.learner is not None:
            return
        if occasion == "taken":  # another person is asked: all of it is new to them
            rows.forget(table.tx, table.id, seat.seat)
            rows.note(table.tx, table.id, seat.seat, table.row.ply, "turn", self.sessions.now())
        if seat.dm_closed:
            return
        now, since = self.sessions.now(), {"since": table.row.ply}
        if phase == "ended":
            outbox.edit_posted(table.tx, table.id, "sheet", seat.seat, now)
        elif occasion == "change":
            delays = self.sessions.delays
            wait = delays.sheet if _live(table) else delays.board
            outbox.edit_posted(table.tx, table.id, "sheet", seat.seat, now + wait)
        elif occasion in CALLING:
            outbox.call(table.tx, table.id, seat.seat, phase, occasion, since, now + delay)
        else:
            facts = {**since, **self._zone(table, seat.user_id)}
            outbox.upsert(
                table.tx, table.id, "sheet", phase, now,
                seat=seat.seat, occasion=occasion, facts=facts, fresh=True,
            )  # fmt: skip

    def _delay(
        self, table: TableTx, position: Position, seat: Seat, occasion: SheetOccasion, asked: bool
    ) -> float:
        """Return the delay in seconds of a new sheet for this occasion."""
        if occasion == "turn" or (occasion == "loss" and asked):
            return self.reminders.patience(table, position, seat)
        return self.sessions.delays.sheet if occasion == "loss" and _live(table) else 0.0

    def _zone(self, table: TableTx, user_id: int) -> Mapping[str, bool]:
        """Return the fact that asks for the time zone, for the first sheet of a person's first game
        over days; it is asked once, if the zone is unknown."""
        if Terms.model_validate(table.row.terms).pace != "async":
            return {}
        preferences = people.person(table.tx, user_id).preferences
        if preferences.zone or preferences.asked:
            return {}
        asked = preferences.model_copy(update={"asked": True})
        people.set_person_settings(table.tx, user_id, asked)
        return {"zone": True}

    def _occasion(
        self,
        table: TableTx,
        position: Position,
        owner: SeatRow,
        occasion: SheetOccasion,
        asked: bool,
    ) -> SheetOccasion:
        """Return the occasion of a seat's sheet, by its person's preferences, and request a ping. A
        plan or order that answers suppresses the call."""
        if occasion == "turn" and self.turns.answers(table, position, owner.seat):
            occasion = "change"
        if occasion == "change" or owner.user_id is None:
            return occasion
        if owner.kind != "human":  # a regent plays, its person is away
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
        """Return whether this person wants to be called to their turn in the channel, and may
        be."""
        ping = owner.dm_closed or wants.where("turn", live=_live(table)) == "ping"
        return ping and seen_awaited(position, owner.seat)

    def _turn(
        self, table: TableTx, position: Position, owner: SeatRow, wants: Preferences
    ) -> SheetOccasion:
        """Return the occasion of an awaited seat's sheet: "turn" if the sheet announces the
        turn."""
        if wants.where("turn") == "off":
            return "change"
        if self._pings(table, position, owner, wants):
            self.reminders.remind(table, position, owner.seat, "turn")
            return "change"
        return "turn" if self.reminders.note_turn(table, owner.seat) else "change"

    def _next(self, table: TableTx, position: Position, sole: Seat) -> None:
        """Notify the person who is probably next, if they want that."""
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
    """Reschedule the closing of a lobby, because its public message changes; cancel it once the
    game has begun."""
    if table.row.status == "lobby":
        timers.add(table.tx, table.id, STALE, PUBLIC, now + IDLE_DAYS * 86400)
    elif phase == "lobby" or table.row.ply == 0:
        timers.cancel(table.tx, table.id, STALE)
