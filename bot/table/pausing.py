"""Pause and resume a running game."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bot.model.facts import RULING, Refused, TableInfo, lacks_place
from bot.slots import Slot
from bot.store import posted, timers
from bot.table.announcer import Announcer
from bot.table.clocks.service import Clocks
from bot.table.seats import Seats
from bot.table.sessions import COMPUTER, TableSessions, TableTx, writes
from bot.table.turns import Turns

log = logging.getLogger(__name__)

AT_PAUSE: Final[Slot[Callable[[TableTx], None]]] = Slot()
"""A pause begins or ends."""
AT_RESUME: Final[Slot[Callable[[TableTx], None]]] = Slot()
"""A paused game is about to go on; Refused if it may not."""
AT_MISSING: Final[Slot[Callable[[TableTx], None]]] = Slot()
"""Discord refuses something in the channel."""
AT_MOVE: Final[Slot[Callable[[TableTx], None]]] = Slot()
"""The table has got another channel."""


@dataclass
class Pausing:
    """Pausing and going on."""

    sessions: TableSessions
    announcer: Announcer
    clocks: Clocks
    turns: Turns
    seats: Seats

    @writes
    def pause(self, table: TableTx, by: int, *, manager: bool = False) -> TableInfo:
        """Pause a running game: no pick is accepted until it is resumed. Refused: "not-host"."""
        table.needs("running")
        table.needs_host(by, manager)
        self.pause_at(table, "")
        return table.info()

    async def pause_missing(self, table_id: int, missing: str) -> None:
        """Pause a running game until `resume`, because Discord refuses something in the channel."""

        def change(table: TableTx) -> bool:
            running = table.row.status == "running"
            if running:
                log.warning("table %s is paused: %s is missing", table_id, missing)
                self.pause_at(table, missing)
            elif table.row.status in ("lobby", "paused") and table.row.missing != missing:
                self.sessions.set(table, missing=missing)
            table.tell(AT_MISSING)
            return running

        running = await self.sessions.write(table_id, change)
        if running:
            self.sessions.miss(table_id, missing)

    def pause_at(self, table: TableTx, missing: str) -> None:
        """Pause the game; `missing` names what Discord refuses, if that is the reason."""
        table.tell(AT_PAUSE)
        self.sessions.set(table, status="paused", missing=missing, paused_at=self.sessions.now())
        timers.cancel(table.tx, table.id, COMPUTER)
        if not missing:
            self.announcer.redraw(table)
        self.clocks.pause(table)

    @writes
    def resume(self, table: TableTx, by: int, *, manager: bool = False) -> TableInfo:
        """Resume a paused game. Refused: as `resume_at`."""
        self.resume_at(table, by, manager=manager)
        return table.info()

    def resume_at(
        self, table: TableTx, by: int, *, manager: bool = False, by_players: bool = False
    ) -> None:
        """Resume a paused game; `by_players`: whether any player may end this pause, as they may if
        nobody asked for it. Refused: "not-host", "not-seated", "not-paused", "dispute-open" (a
        ruling is pending)."""
        if table.row.status == "running":
            raise Refused("not-paused")
        table.needs("paused")
        if not by_players and not lacks_place(table.row):
            table.needs_host(by, manager)
        elif not table.leads(by, manager):
            self.seats.acting(table, by)
        table.tell(AT_RESUME)
        self.go_on(table)

    def go_on(self, table: TableTx) -> None:
        """Run a paused game again."""
        table.tell(AT_PAUSE)
        begun, paused = table.row.begun_at, table.row.paused_at
        if begun is not None and paused is not None:
            begun += self.sessions.now() - paused
        self.sessions.set(table, status="running", missing="", begun_at=begun, paused_at=None)
        posted.make_due(table.tx, table.id, self.sessions.now())
        self.announcer.redraw(table)
        game = self.sessions.game(table)
        self.turns.plan_computers(table, game)
        self.clocks.plan(table, game)
        self.turns.plan_orders(table, game)

    def place_found(self, table: TableTx) -> None:
        """A paused game has a usable channel again: resume it, unless it waits for a ruling."""
        try:
            table.tell(AT_RESUME)
        except Refused:
            self.sessions.set(table, missing=RULING)
        else:
            self.go_on(table)
