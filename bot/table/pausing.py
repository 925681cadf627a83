"""Pausing a running game at once, and going on."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from bot.model.facts import Refused, TableInfo
from bot.store import disputes, standing, timers
from bot.table.clocks.service import Clocks
from bot.table.desk import COMPUTER, TableSessions, TableTx, writes
from bot.table.saying import Saying
from bot.table.seats import Seats
from bot.table.turns import Turns

log = logging.getLogger(__name__)


@dataclass
class Pausing:
    """Pausing and going on."""

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
        """Pause; `missing` names what Discord refuses us, if that is why."""
        self._tell(at)
        self.desk.set(at, status="paused", missing=missing, paused_at=self.desk.now())
        timers.strike(at.tx, at.id, COMPUTER)
        if not missing:
            self.saying.redraw(at)
        self.clocks.pause(at)

    @writes
    def resume(self, at: TableTx, by: int, *, manager: bool = False) -> TableInfo:
        """Go on with a paused game. Refused: as `resume_at`."""
        self.resume_at(at, by, manager=manager)
        return at.info()

    def resume_at(
        self, at: TableTx, by: int, *, manager: bool = False, by_players: bool = False
    ) -> None:
        """Go on with a paused game; `by_players` says whether any player may end this pause.

        Refused: "not-host", "not-seated", "not-paused", "dispute-open" (a ruling is awaited).
        """
        if at.row.status == "running":
            raise Refused("not-paused")
        at.needs("paused")
        if not by_players:
            at.needs_host(by, manager)
        elif not at.leads(by, manager):
            self.seats.acting(at, by)
        if disputes.open_dispute(at.tx, at.id) is not None:
            raise Refused("dispute-open")
        self.go_on(at)

    def go_on(self, at: TableTx) -> None:
        """A paused game runs again."""
        self._tell(at)
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

    def _tell(self, at: TableTx) -> None:
        for tell in self.desk.at_pause:
            tell(at)
