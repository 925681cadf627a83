"""Whoever is awaited: a timer for each computer, and one for the orders of each person."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store import timers
from bot.table import standing
from bot.table.changes import awaited_seats
from bot.table.desk import COMPUTER, Desk, Sitting
from engine.kernel import Game, Seat


@dataclass
class Turns:
    """Plans who plays without being there."""

    desk: Desk

    async def plan_computers(
        self, at: Sitting, game: Game, anew: frozenset[Seat] = frozenset()
    ) -> None:
        """One timer for each computer that is awaited; those of `anew` start their pause again.

        The pause is the same whatever the computer holds or may pick. In lessons they play at once.
        """
        if at.row.learner is not None:
            return
        awaited = awaited_seats(game)
        wanted = {s.seat for s in at.seats if s.kind != "human" and s.seat in awaited}
        planned = await timers.planned(at.tx, at.id, COMPUTER)
        await timers.strike(at.tx, at.id, COMPUTER, (planned - wanted) | (planned & anew))
        for seat in sorted(wanted - (planned - anew)):
            due = self.desk.now() + self.desk.computer_pause
            await timers.add(at.tx, at.id, COMPUTER, seat, due)

    async def plan_orders(
        self, at: Sitting, game: Game, anew: frozenset[Seat] | None = None
    ) -> None:
        """The standing orders of the awaited seats of `anew`, or of all, are looked at after the
        pause, which is the same whatever a seat holds."""
        await standing.plan(at, game, anew, self.desk.now() + self.desk.order_pause)
