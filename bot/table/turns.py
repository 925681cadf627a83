"""Automatic play for awaited seats: computers, plans, and standing orders.

Each gets a timer after a pause that does not depend on hidden facts. Plans and orders are checked
one fixed pause after the seat's question has changed, and then answer as far as they can in one
transaction. So the moment of an answer tells others only that there was one. Before that moment the
owner may pick by hand; a pick that they have just taken back is left to them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Protocol

from bot.model.states import Mover
from bot.slots import Slot
from bot.store import seating, timers
from bot.store.games import MoveRow
from bot.table.changes import awaited_seats
from bot.table.positions import Position
from bot.table.sessions import COMPUTER, TableSessions, TableTx
from engine.kernel import Event, Game, Pick, Seat

ORDER_TIMER: Final = "order"
"""Kind of the timer that checks whether plans or orders answer for a seat."""


@dataclass(frozen=True)
class AutoAnswer:
    """An `Answerer`'s response to a question."""

    pick: Pick | None
    """The pick; None: the question is left to the seat's owner from now on."""
    by: Mover = ""
    """The value of `MoveRow.by`."""
    events: tuple[Event, ...] = ()
    """Events about the answer, for the seat."""


class Answerer(Protocol):
    """Answers for an absent person: a plan, or standing orders."""

    @property
    def in_force(self) -> seating.SeatQuery:
        """Return a query for the seats of a table with an answer in force."""

    @property
    def stored(self) -> seating.SeatQuery:
        """Return a query for the seats of a table with instructions, in force or not."""

    def always(self, table: TableTx, game: Game, awaited: set[Seat]) -> set[Seat]:
        """Return the awaited seats that it may answer without their own instructions."""

    def would(self, table: TableTx, now: Position, seat: Seat) -> bool:
        """Return whether it will answer the seat's current question."""

    def tidy(self, table: TableTx, seat: Seat) -> None:
        """Delete instructions that no longer fit the game."""

    def ready(
        self, table: TableTx, now: Position, seat: Seat
    ) -> Callable[[Position, bool], AutoAnswer | None] | None:
        """Return a function that answers the seat's questions one by one, given whether the owner
        acted in this stretch; it returns None if it has no answer. None: the seat has no
        instructions."""

    def forget(self, table: TableTx, seat: Seat) -> None:
        """Delete the instructions of a seat whose person has left."""


ANSWERERS: Final[Slot[type[Answerer]]] = Slot()
"""Classes of the services that answer for absent people, by priority."""


@dataclass
class Turns:
    """Schedules automatic play."""

    sessions: TableSessions

    @cached_property
    def answerers(self) -> list[Answerer]:
        """The services that answer, by priority."""
        kinds = ANSWERERS.of(self.sessions.features)
        return [self.sessions.of(kind) for kind in kinds]

    @cached_property
    def _in_force(self) -> seating.AnySeatQuery:
        return seating.any_of([answerer.in_force for answerer in self.answerers])

    @cached_property
    def _stored(self) -> seating.AnySeatQuery:
        return seating.any_of([answerer.stored for answerer in self.answerers])

    def instructed(self, table: TableTx) -> set[Seat]:
        """Return the seats with instructions, in force or not: usually none, which saves several
        reads. Read once in a transaction; what stores instructions resets it."""
        if table.instructed is None:
            table.instructed = seating.matching_seats(table.tx, table.id, self._stored)
        return table.instructed

    def plan_computers(
        self, table: TableTx, game: Game, anew: frozenset[Seat] = frozenset()
    ) -> None:
        """Schedule one timer for each awaited computer; those of `anew` restart their pause. The
        pause does not depend on hands or options. In lessons computers play at once."""
        if table.row.learner is not None:
            return
        awaited = awaited_seats(game)
        wanted = {s.seat for s in table.seats if s.kind != "human" and s.seat in awaited}
        planned = timers.planned_seats(table.tx, table.id, COMPUTER)
        due = self.sessions.now() + self.sessions.computer_pause
        restarted = wanted - (planned - anew)
        timers.replan(table.tx, table.id, COMPUTER, restarted, due, planned - wanted)

    def plan_orders(self, table: TableTx, game: Game, anew: frozenset[Seat] | None = None) -> None:
        """Schedule a timer that checks the plan and orders of each awaited person of `anew` (all,
        if None) after the pause, which does not depend on hands; cancel those of seats that are no
        longer awaited."""
        awaited = awaited_seats(game)
        if not self.answerers:
            return
        ordering: set[Seat] = set()
        if self.instructed(table):
            ordering = seating.matching_seats(table.tx, table.id, self._in_force)
        for answerer in self.answerers:
            ordering |= answerer.always(table, game, awaited)
        if not ordering:
            return
        wanted = {s.seat for s in table.seats if s.kind == "human" and s.seat in ordering & awaited}
        due = self.sessions.now() + self.sessions.order_pause
        restarted = wanted if anew is None else wanted & anew
        timers.replan(table.tx, table.id, ORDER_TIMER, restarted, due, ordering - wanted)

    def answers(self, table: TableTx, now: Position, seat: Seat) -> bool:
        """Return whether the seat's plan or orders will answer its current question."""
        return any(answerer.would(table, now, seat) for answerer in self.answerers)

    def forget(self, table: TableTx, seat: Seat) -> None:
        """Delete the instructions of a seat whose person has left."""
        for answerer in self.answerers:
            answerer.forget(table, seat)


def leave_to_owner(table: TableTx, move: MoveRow) -> None:
    """A person who undoes a move wants to decide it: suspend their orders until the question
    changes again."""
    if move.kind in ("undo", "rewind") and move.seat is not None:
        timers.cancel(table.tx, table.id, ORDER_TIMER, [move.seat])
