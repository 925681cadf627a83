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
from bot.table.clocks.foretell import is_next
from bot.table.clocks.reminders import Reminders, seen_awaited
from bot.table.desk import TableSessions, TableTx
from bot.table.standpoints import Position
from bot.table.turns import Turns
from engine.kernel import Seat

STALE: Final = "stale"
"""Kind of the timer, and occasion of the notice."""
DAYS: Final = 30
"""Days without a touch."""
RESCHEDULED_AFTER_S: Final = 60.0
"""Seconds: a timer that lies further ahead was rescheduled after it fired; ignore this firing."""


@dataclass
class Saying:
    """Writes messages into the outbox."""

    desk: TableSessions
    reminders: Reminders
    turns: Turns

    def announce(self, at: TableTx, position: Position, changes: Changes) -> None:
        """Announce changes to those affected, according to their preferences."""
        if at.row.learner is not None:
            return
        sheets = {
            seat: self._occasion(at, position, at.seat(seat), occasion, seat in changes.asked)
            for seat, occasion in changes.sheets.items()
        }
        over = position.game.result is not None
        phase = "ended" if over else phase_key(position.view(None))
        if changes.ended is not None:
            told = {"chapter": changes.ended}
            slot = f"{STORY}:{changes.ended}"
            outbox.say(at.tx, at.id, slot, STORY, told, self.desk.now())
        if changes.public:
            waits = any(at.seat(seat).kind == "human" for seat in changes.handed)
            self.dashboard(at, phase, 0.0 if waits or over else self.desk.delays.board)
        for seat, occasion in sheets.items():
            delay = self._delay(at, position, seat, occasion, seat in changes.asked)
            self.sheet(at, at.seat(seat), phase, occasion, delay)
        if changes.sole is not None and not over:
            self._next(at, position, changes.sole)

    # --- in public ------------------------------------------------------------------------------

    def dashboard(self, at: TableTx, phase: str, delay: float = 0.0) -> None:
        """Update the table's public message: a new one for a new chapter, and for a new phase if
        the current one is old; else an edit within `delay` seconds."""
        if at.row.learner is not None:
            return
        stands = standing.phases(at.tx, at.id, "dashboard").get(PUBLIC)
        fresh = stands is None or self._turns_over(at, stands, phase)
        due = self.desk.now() + (0.0 if fresh else delay)
        outbox.want(at.tx, at.id, "dashboard", phase, due, fresh=fresh)
        _plan_closing(at, phase, self.desk.now())

    def _turns_over(self, at: TableTx, stands: str, phase: str) -> bool:
        """Whether this phase gets a new message, if the current one shows the phase `stands`."""
        if stands == phase:
            return False
        if stands.rpartition("/")[2] != phase.rpartition("/")[2]:  # another chapter, the end
            return True
        posted = standing.posted_at(at.tx, at.id, "dashboard")
        return self.desk.now() - posted >= self.desk.delays.life

    def redraw(self, at: TableTx) -> None:
        """Bring the public message up to date, whatever its phase."""
        if at.row.learner is not None:
            return
        stands = standing.phases(at.tx, at.id, "dashboard").get(PUBLIC, at.row.status)
        outbox.want(at.tx, at.id, "dashboard", stands, self.desk.now(), fresh=False)

    def lift(self, at: TableTx, stands: int) -> bool:
        """Post the public message `stands` again, because it is too deep in the channel; False if
        it is no longer the current one."""
        if standing.standing(at.tx, at.id, "dashboard", PUBLIC) != stands:
            return False
        phase = standing.phases(at.tx, at.id, "dashboard")[PUBLIC]
        outbox.want(at.tx, at.id, "dashboard", phase, self.desk.now(), fresh=True)
        return True

    def say_of(self, at: TableTx, seat: SeatRow, occasion: str, **facts: Any) -> None:
        """A public sentence about a seat, each time it happens."""
        told = {"seat": seat.seat, "name": seat.name, "user": seat.user_id, **facts}
        key = facts.get("key") or secrets.token_hex(4)
        slot = f"{occasion}:{seat.seat}:{key}"
        outbox.say(at.tx, at.id, slot, occasion, told, self.desk.now())

    # --- to a seat ------------------------------------------------------------------------------

    def sheet(
        self, at: TableTx, seat: SeatRow, phase: str, occasion: str, delay: float = 0.0
    ) -> None:
        """Update a seat's direct message, if a person plays it: a new one if they want this as a
        direct message (a call within `delay` seconds), else an edit of the posted one."""
        if seat.user_id is None or at.row.learner is not None:
            return
        if occasion == "taken":  # somebody else is asked: all of it is new to them
            rows.forget(at.tx, at.id, seat.seat)
            rows.note(at.tx, at.id, seat.seat, at.row.ply, "turn", self.desk.now())
        if seat.dm_closed:
            return
        now, since = self.desk.now(), {"since": at.row.ply}
        if phase == "ended":
            outbox.edit_standing(at.tx, at.id, "sheet", seat.seat, now)
        elif occasion == "change":
            delays = self.desk.delays
            wait = delays.sheet if _live(at) else delays.board
            outbox.edit_standing(at.tx, at.id, "sheet", seat.seat, now + wait)
        elif occasion in outbox.CALLING:
            outbox.call(at.tx, at.id, seat.seat, phase, occasion, since, now + delay)
        else:
            facts = {**since, **self._zone(at, seat.user_id)}
            outbox.want(
                at.tx, at.id, "sheet", phase, now,
                seat=seat.seat, occasion=occasion, facts=facts, fresh=True,
            )  # fmt: skip

    def _delay(
        self, at: TableTx, position: Position, seat: Seat, occasion: str, asked: bool
    ) -> float:
        """Seconds for which a new sheet of this occasion waits."""
        if occasion == "turn" or (occasion == "loss" and asked):
            return self.reminders.patience(at, position, seat)
        return self.desk.delays.sheet if occasion == "loss" and _live(at) else 0.0

    def _zone(self, at: TableTx, user_id: int) -> Mapping[str, bool]:
        """A fact of the first sheet of somebody's first game over days: it asks for their time
        zone, once, if it is not known."""
        if Terms.model_validate(at.row.terms).pace != "async":
            return {}
        told = people.person(at.tx, user_id).preferences
        if told.zone or told.asked:
            return {}
        asked = told.model_copy(update={"asked": True})
        people.set_person_settings(at.tx, user_id, asked)
        return {"zone": True}

    def _occasion(
        self, at: TableTx, position: Position, owner: SeatRow, occasion: str, asked: bool
    ) -> str:
        """Return what the sheet of a seat is about, by its person's preferences, and request a
        ping. There is no call to what a plan or order answers."""
        if occasion == "turn" and self.turns.answers(at, position, owner.seat):
            occasion = "change"
        if occasion == "change" or owner.user_id is None:
            return occasion
        if owner.kind != "human":  # a regent plays: its person is away
            return "change" if occasion != "start" else occasion
        wants = owner.owner.preferences
        if occasion == "loss" and (wants.where("loss") == "off" or owner.dm_closed):
            occasion = "turn" if asked else "change"
        if occasion == "turn":
            return self._turn(at, position, owner, wants)
        if asked and occasion != "change":
            self.reminders.note_turn(at, owner.seat)
        return occasion

    def _pings(self, at: TableTx, position: Position, owner: SeatRow, wants: Preferences) -> bool:
        """Whether this person is to be called to their turn in the channel, and may be."""
        ping = owner.dm_closed or wants.where("turn", live=_live(at)) == "ping"
        return ping and seen_awaited(position, owner.seat)

    def _turn(self, at: TableTx, position: Position, owner: SeatRow, wants: Preferences) -> str:
        """The occasion of an awaited seat's sheet: "turn" if it is announced there."""
        if wants.where("turn") == "off":
            return "change"
        if self._pings(at, position, owner, wants):
            self.reminders.remind(at, position, owner.seat, "turn")
            return "change"
        return "turn" if self.reminders.note_turn(at, owner.seat) else "change"

    def _next(self, at: TableTx, position: Position, sole: Seat) -> None:
        """Notify the person who is likely asked next, if they want it."""
        for seat in at.seats:
            if seat.user_id is None or seat.kind != "human" or seat.seat == sole:
                continue
            if seat.owner.preferences.where("next") == "off":
                continue
            if is_next(position.game, seat.seat, sole, secrets.randbits(63)):
                self.reminders.remind(at, position, seat.seat, "next")


def _live(at: TableTx) -> bool:
    return Terms.model_validate(at.row.terms).live


def _plan_closing(at: TableTx, phase: str, now: float) -> None:
    """The table's public message changes: a lobby is closed so long after that; once it has begun,
    it is not."""
    if at.row.status == "lobby":
        timers.add(at.tx, at.id, STALE, PUBLIC, now + DAYS * 86400)
    elif phase == "lobby" or at.row.ply == 0:
        timers.strike(at.tx, at.id, STALE)
