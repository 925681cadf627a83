"""Being ready for the rendezvous: the clock of the decision stores it as its stage."""

from __future__ import annotations

from dataclasses import dataclass

from bot.model.clocks import Stage
from bot.model.facts import Refused, TableInfo
from bot.store import clocks
from bot.table.clocks.waking import terms_of
from bot.table.sessions import TableTx, reads, writes
from bot.table.tables import FeatureService
from engine.kernel import Seat


@dataclass(frozen=True)
class ReadyState:
    """What a person of a table with rendezvous may know about their own readiness."""

    table: TableInfo
    awaited: bool
    """Whether the table waits for an answer of theirs."""
    ready: bool
    answers: bool
    """Whether their plan or a standing order answers."""
    due: float | None
    """When their decision is due, in seconds since 1970; None: no clock runs for it."""


class Readiness(FeatureService):
    """Says for a person that nobody need wait for them."""

    @reads
    def state(self, table: TableTx, user_id: int) -> ReadyState:
        """Return the person's readiness. Refused: "not-seated", "ready-no-rendezvous"."""
        return self._state(table, self._seat(table, user_id))

    @writes
    def set_ready(self, table: TableTx, user_id: int, *, ready: bool) -> ReadyState:
        """Be ready for the next rendezvous, or take that back; play goes on at once if everybody
        who is awaited is ready. Refused: as `state`, "ready-unasked" (nothing is asked of the
        person)."""
        seat = self._seat(table, user_id)
        self.tables.seats.acting(table, user_id)
        if not self._state(table, seat).awaited:
            raise Refused("ready-unasked")
        self.tables.clocks.set_ready(table, self.sessions.game(table), seat, ready=ready)
        return self._state(table, seat)

    def _seat(self, table: TableTx, user_id: int) -> Seat:
        table.needs("running")
        if terms_of(table).rendezvous is None:
            raise Refused("ready-no-rendezvous")
        return table.seat_of(user_id).seat

    def _state(self, table: TableTx, seat: Seat) -> ReadyState:
        row = clocks.clock(table.tx, table.id, seat)
        position = self.sessions.position(table)
        awaited = seat in position.awaited
        return ReadyState(
            table.info(),
            awaited,
            row is not None and row.stage == Stage.READY,
            awaited and self.tables.turns.answers(table, position, seat),
            row.due if row is not None and row.ticks else None,
        )
