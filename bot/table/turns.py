"""Whoever is awaited and plays without being there: computers, plans, and standing orders.

A timer comes due for each after a pause that is the same whatever they hold. Plans and orders are
looked at one fixed pause after the seat's question has changed, whatever it holds and whatever they
will answer, and then answer as far as they can in one transaction. So the moment at which others
see an answer tells no more than that there was one. A pick by hand before that moment is the
owner's; so is what they have just taken back.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from pydantic import ValidationError

from bot.store import orders as rows
from bot.store import timers
from bot.store.games import MoveRow
from bot.table import planning
from bot.table.changes import awaited_seats
from bot.table.desk import COMPUTER, TableSessions, TableTx
from bot.table.saving import package_named
from bot.table.standpoints import Position
from engine.kernel import Game, Seat, question
from engine.orders import Order, answer
from engine.plans import verdict

ORDER: Final = "order"
"""Kind of the timer at which a seat's orders are looked at; what their picks are marked `by`."""


@dataclass
class Turns:
    """Plans who plays without being there."""

    desk: TableSessions

    def plan_computers(self, at: TableTx, game: Game, anew: frozenset[Seat] = frozenset()) -> None:
        """One timer for each computer that is awaited; those of `anew` start their pause again.

        The pause is the same whatever the computer holds or may pick. In lessons they play at once.
        """
        if at.row.learner is not None:
            return
        awaited = awaited_seats(game)
        wanted = {s.seat for s in at.seats if s.kind != "human" and s.seat in awaited}
        planned = timers.planned(at.tx, at.id, COMPUTER)
        timers.strike(at.tx, at.id, COMPUTER, (planned - wanted) | (planned & anew))
        for seat in sorted(wanted - (planned - anew)):
            due = self.desk.now() + self.desk.computer_pause
            timers.add(at.tx, at.id, COMPUTER, seat, due)

    def plan_orders(self, at: TableTx, game: Game, anew: frozenset[Seat] | None = None) -> None:
        """The plan and orders of each awaited person of `anew` (everybody, if None) are looked at
        after the pause, which is the same whatever a seat holds; those of whoever is not awaited
        any more are not."""
        awaited = awaited_seats(game)
        ordering = rows.ordering_seats(at.tx, at.id) | _given(at, game, awaited)
        if not ordering:
            return
        wanted = {s.seat for s in at.seats if s.kind == "human" and s.seat in ordering & awaited}
        timers.strike(at.tx, at.id, ORDER, ordering - wanted)
        for seat in sorted(wanted if anew is None else wanted & anew):
            due = self.desk.now() + self.desk.order_pause
            timers.add(at.tx, at.id, ORDER, seat, due)


def _given(at: TableTx, game: Game, awaited: set[Seat]) -> set[Seat]:
    """The awaited seats whose question an order is about that is given from the start."""
    orders = package_named(at.row.game).ORDERS.values()
    kinds = tuple(kind for order in orders if order.given for kind in order.answers)
    return {seat for seat in awaited if isinstance(question(game, seat), kinds)} if kinds else set()


def in_force(at: TableTx, seat: Seat) -> tuple[dict[str, Order], list[str]]:
    """The orders of a seat that are in force, by name, those too that are given from the start; and
    the names of those that no longer fit (the game has lost the order, or a value of its terms)."""
    kinds = package_named(at.row.game).ORDERS
    fit: dict[str, Order] = {name: kind() for name, kind in kinds.items() if kind.given}
    unfit: list[str] = []
    for row in rows.orders_of(at.tx, at.id, seat):
        order = read(kinds, row)
        if order is None:
            unfit.append(row.name)
        elif row.active:
            fit[row.name] = order
        else:
            fit.pop(row.name, None)
    return fit, unfit


def read(kinds: Mapping[str, type[Order]], row: rows.OrderRow) -> Order | None:
    """The order of a row; None if the game has no such order with such terms."""
    try:
        return kinds[row.name].model_validate(row.terms)
    except (KeyError, ValidationError):
        return None


def answers(at: TableTx, now: Position, seat: Seat) -> bool:
    """Whether the seat's plan or its orders will answer what it is asked now."""
    package, game = now.package, now.game
    said = verdict(package, game, seat, planning.in_force(at, now, seat))
    if said is not None and said.pick is not None:
        return True
    given, _ = in_force(at, seat)
    return answer(package, game, seat, given) is not None


def leave_to_owner(at: TableTx, move: MoveRow) -> None:
    """Whoever takes something back wants to decide it: their orders keep still until their question
    changes again."""
    if move.kind in ("undo", "rewind") and move.seat is not None:
        timers.strike(at.tx, at.id, ORDER, [move.seat])
