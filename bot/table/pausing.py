"""Pausing a running game: at once by whoever leads the table, or by silence.

A player asks for a pause in public; the game pauses when its time is over, unless somebody at the
table objects before. The request is a row with a timer, so it outlives a restart, and it stays as
long as the table is paused by it: then any player may let the game go on.
"""

from __future__ import annotations

import logging
import secrets
from dataclasses import dataclass

from bot.model.facts import Refused, TableInfo
from bot.model.states import UNDER_WAY
from bot.model.terms import Terms
from bot.store import disputes, outbox, seating, standing, timers
from bot.store.schema import PUBLIC
from bot.store.seating import PauseRow
from bot.table.clocks.service import Clocks
from bot.table.desk import COMPUTER, TableSessions, TableTx, writes
from bot.table.ending import PAUSE, drop_request
from bot.table.requests import PAUSE_ASKED
from bot.table.saying import Saying
from bot.table.seats import Seats
from bot.table.turns import Turns
from bot.texts import moment
from engine.kernel import Seat

log = logging.getLogger(__name__)


@dataclass
class Pausing:
    """Pausing, asking for a pause, objecting, going on."""

    desk: TableSessions
    saying: Saying
    clocks: Clocks
    turns: Turns
    seats: Seats

    @writes
    def pause(self, at: TableTx, by: int, *, manager: bool = False) -> TableInfo:
        """Pause a running game: no pick is taken until it goes on. Refused: "not-host"."""
        at.needs("running")
        at.needs_host(by, manager)
        self.pause_at(at, "")
        return at.info()

    async def pause_missing(self, table_id: int, missing: str) -> None:
        """Discord refuses us something in the channel: a running game is paused until `resume`."""

        def change(at: TableTx) -> bool:
            running = at.row.status == "running"
            if running:
                log.warning("table %s is paused: %s is missing", table_id, missing)
                self.pause_at(at, missing)
            elif at.row.status in ("lobby", "paused") and at.row.missing != missing:
                self.desk.set(at, missing=missing)
            return running

        running = await self.desk.write(table_id, change)
        if running:
            self.desk.miss(table_id, missing)

    def pause_at(self, at: TableTx, missing: str) -> None:
        """Pause for another reason than a request, which is void thereby."""
        drop_request(at)
        self.desk.set(at, status="paused", missing=missing, paused_at=self.desk.now())
        timers.strike(at.tx, at.id, COMPUTER)
        if not missing:
            self.saying.redraw(at)
        self.clocks.pause(at)

    @writes
    def resume(self, at: TableTx, by: int, *, manager: bool = False) -> TableInfo:
        """Go on with a paused game; a pause that a player asked for is ended by any player.

        Refused: "not-host", "not-seated", "not-paused", "dispute-open" (a ruling is awaited).
        """
        if at.row.status == "running":
            raise Refused("not-paused")
        at.needs("paused")
        if not at.leads(by, manager):
            if seating.pause_asked(at.tx, at.id) is None:
                at.needs_host(by, manager)
            self.seats.acting(at, by)
        if disputes.open_dispute(at.tx, at.id) is not None:
            raise Refused("dispute-open")
        self.go_on(at)
        return at.info()

    def go_on(self, at: TableTx) -> None:
        """A paused game runs again."""
        drop_request(at)
        begun, paused = at.row.begun_at, at.row.paused_at
        if begun is not None and paused is not None:
            begun += self.desk.now() - paused
        self.desk.set(at, status="running", missing="", begun_at=begun, paused_at=None)
        standing.hasten(at.tx, at.id, self.desk.now())
        self.saying.redraw(at)
        game = self.desk.game(at)
        self.turns.plan_computers(at, game)
        self.clocks.plan(at, game)
        self.turns.plan_orders(at, game)

    # --- by silence -----------------------------------------------------------------------------

    @writes
    def ask(self, at: TableTx, user_id: int) -> tuple[TableInfo, float]:
        """Ask for a pause, and when it begins unless somebody objects; at once where nobody else
        is there to object. Asked anew by the same person, the older request is void.

        Refused: "not-seated", "pause-open" (somebody else has asked: name, due).
        """
        at.needs("running")
        mine = self.seats.acting(at, user_id)
        standing = seating.pause_asked(at.tx, at.id)
        if standing is not None and standing.by_id != user_id:
            name = next((s.name for s in at.seats if s.user_id == standing.by_id), "")
            raise Refused("pause-open", {"name": name, "due": moment(standing.due)})
        others = [s for s in at.voters if s.user_id != user_id]
        wait = Terms.model_validate(at.row.terms).objection if others else 0
        asked = PauseRow(secrets.token_hex(4), user_id, self.desk.now() + wait)
        seating.set_pause(at.tx, at.id, asked)
        if wait:
            timers.add(at.tx, at.id, PAUSE, PUBLIC, asked.due)
            facts = {"key": asked.key, "due": moment(asked.due)}
            self.saying.say_of(at, mine, PAUSE_ASKED, **facts)
        else:
            self._grant(at)
        return at.info(), asked.due

    @writes
    def object_to(self, at: TableTx, user_id: int, key: str) -> TableInfo:
        """Object to the request named `key`, or withdraw one's own: the game goes on.

        Refused: "not-seated", "pause-over" (granted, objected to, or asked anew).
        """
        at.needs(*UNDER_WAY)
        asked = seating.pause_asked(at.tx, at.id)
        if asked is None or asked.key != key or at.row.status == "paused":
            raise Refused("pause-over")
        mine = self.seats.acting(at, user_id)
        drop_request(at)
        occasion = "halt-withdrawn" if asked.by_id == user_id else "halt-objected"
        self.saying.say_of(at, mine, occasion)
        return at.info()

    @writes
    def pause_due(self, at: TableTx, _: Seat = PUBLIC) -> bool:
        """The time to object is over; False if there is nothing to grant any more."""
        asked = seating.pause_asked(at.tx, at.id)
        if asked is None or at.row.status == "paused":
            return False
        if at.row.status != "running":
            drop_request(at)
            return False
        if asked.due > self.desk.now():
            timers.add(at.tx, at.id, PAUSE, PUBLIC, asked.due)
            return False
        self._grant(at)
        return True

    def _grant(self, at: TableTx) -> None:
        """Nobody has objected: the table pauses, and the request says by what."""
        asked = seating.pause_asked(at.tx, at.id)
        assert asked is not None
        self.pause_at(at, "")
        seating.set_pause(at.tx, at.id, asked)
        slot = f"halted:{asked.key}"
        outbox.say(at.tx, at.id, slot, "halted", {}, self.desk.now())
