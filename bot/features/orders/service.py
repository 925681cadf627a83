"""Standing orders: give them, carry them out, and show what they would have done last time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from pydantic import ValidationError

from bot.features.orders import rows
from bot.features.orders.rows import OrderRow
from bot.model.facts import Refused, TableInfo
from bot.model.states import UNDER_WAY
from bot.store.games import MoveRow
from bot.table.after.replay import GameHistory, apply_move, history_of, initial_game
from bot.table.changes import Changes
from bot.table.positions import Position
from bot.table.saving import package_named
from bot.table.sessions import TableTx, writes
from bot.table.tables import FeatureService
from bot.table.turns import ORDER_TIMER, AutoAnswer
from engine import codec
from engine.games import GamePackage
from engine.kernel import Event, Game, Pick, Seat, question
from engine.orders import Known, Order, answer, known, order_pick

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class LastTime:
    """A past question, an order's hypothetical answer, and the actual answer."""

    question: str
    """Class name of the Choice."""
    phase: str
    chapter: int
    would: Pick | None
    """None: the order would have left the question to the owner."""
    did: Pick
    by: str
    """Who answered, see `MoveRow.by`."""


@dataclass(frozen=True)
class GivenOrder:
    """An order of the game with one seat's terms."""

    name: str
    order: Order
    """Its terms; the defaults if it was never given."""
    active: bool
    last: tuple[LastTime, ...] = ()
    """The last question of each kind that it answers."""


class Orders(FeatureService):
    """Standing orders of seats."""

    in_force: ClassVar = rows.ORDERED_SEATS
    stored: ClassVar = rows.SEATS_WITH_ORDERS

    # --- giving -----------------------------------------------------------------------------------

    async def given_orders(self, table_id: int, user_id: int) -> tuple[TableInfo, list[GivenOrder]]:
        """Return each order of this person's seat, with its current terms, and what it would have
        done last time. One that no longer fits has its defaults and is inactive. Refused:
        "not-seated", "orders-learning"; before the start and after the end."""

        def look(table: TableTx) -> tuple[TableTx, GameHistory, dict[str, OrderRow], int]:
            seat = self._orders_at(table, user_id)
            kept = {row.name: row for row in rows.orders_of(table.tx, table_id, seat)}
            history = history_of(table)
            return table, history, kept, seat

        table, history, kept, seat = await self.sessions.read(table_id, look)
        kinds = history.package.ORDERS
        fit = {name: order_of_row(kinds, row) for name, row in kept.items()}
        last = await asyncio.to_thread(_last_times, history, seat)
        found_orders = []
        for name, kind in kinds.items():
            order = fit.get(name)
            active = kept[name].active if order is not None else kind.given
            order = order or kind()
            found_orders.append(GivenOrder(name, order, active, _last_time(order, last)))
        return table.info(), found_orders

    @writes
    def set_order(
        self,
        table: TableTx,
        user_id: int,
        name: str,
        terms: Mapping[str, Any] | None = None,
        *,
        active: bool | None = None,
    ) -> TableInfo:
        """Change these terms of an order of this person's seat, activate it, or deactivate it;
        omitted values stay. Refused: "order-unknown" for an order or terms that the game does not
        have; as `given_orders`."""
        seat = self._orders_at(table, user_id)
        kinds = package_named(table.row.game).ORDERS
        if name not in kinds:
            raise Refused("order-unknown")
        kept = [row for row in rows.orders_of(table.tx, table.id, seat) if row.name == name]
        before = order_of_row(kinds, kept[0]) if kept else None
        now = (before or kinds[name]()).model_dump() | dict(terms or {})
        try:
            order = kinds[name].model_validate(now)
        except ValidationError as error:
            raise Refused("order-unknown") from error
        stood = kept[0].active if before is not None else kinds[name].given
        row = OrderRow(name, order.model_dump(), stood if active is None else active)
        rows.set_order(table.tx, table.id, seat, row)
        table.instructed = None
        if table.row.status == "running":
            self.tables.turns.plan_orders(table, self.sessions.game(table), frozenset({seat}))
        return table.info()

    def _orders_at(self, table: TableTx, user_id: int) -> Seat:
        """Return the seat for which this person may give orders. Refused if there is none."""
        table.needs(*UNDER_WAY)
        if table.row.learner is not None:
            raise Refused("orders-learning")
        return table.seat_of(user_id).seat

    # --- carrying out -----------------------------------------------------------------------------

    def always(self, table: TableTx, game: Game, awaited: set[Seat]) -> set[Seat]:
        """Return the awaited seats whose question a default-active order answers."""
        orders = package_named(table.row.game).ORDERS.values()
        kinds = tuple(kind for order in orders if order.given for kind in order.answers)
        if not kinds:
            return set()
        return {seat for seat in awaited if isinstance(question(game, seat), kinds)}

    def would(self, table: TableTx, now: Position, seat: Seat) -> bool:
        """Return whether an order of the seat answers its current question."""
        active_orders, _ = self._in_force(table, seat)
        return answer(now.package, now.game, seat, active_orders) is not None

    def ready(
        self, table: TableTx, now: Position, seat: Seat
    ) -> Callable[[Position, bool], AutoAnswer | None] | None:
        """Return a function that answers by the active orders of this seat; None if it has none."""
        active_orders, _ = self._in_force(table, seat)

        def reply(now: Position, by_hand: bool) -> AutoAnswer | None:
            done = answer(now.package, now.game, seat, active_orders, by_hand=by_hand)
            if done is None:
                return None
            name, pick = done
            event = Event("ordered", {}, {seat: {"order": f"order.{name}"}}, hidden=True)
            return AutoAnswer(pick, ORDER_TIMER, (event,))

        return reply if active_orders else None

    def _in_force(self, table: TableTx, seat: Seat) -> tuple[dict[str, Order], list[str]]:
        """Return what `orders_in_force` returns."""
        kinds = package_named(table.row.game).ORDERS
        if seat not in self.tables.turns.instructed(table):
            return orders_in_force(kinds, ())
        return orders_in_force(kinds, rows.orders_of(table.tx, table.id, seat))

    def forget(self, table: TableTx, seat: Seat) -> None:
        """Delete all orders of this seat."""
        rows.drop_orders(table.tx, table.id, seat)

    def tidy(self, table: TableTx, seat: Seat) -> None:
        """Delete orders that the game no longer knows; notify their owner alone."""
        _, unfit = self._in_force(table, seat)
        if not unfit:
            return
        log.warning("table %s: orders of seat %s no longer fit: %s", table.id, seat, unfit)
        for name in unfit:
            rows.drop_order(table.tx, table.id, seat, name)
        event = Event("orders_dropped", {}, {seat: {"count": len(unfit)}}, hidden=True)
        changes = Changes(frozenset(), False, {seat: "change"})
        self.tables.moves.note(table, None, 0, changes, event)


def orders_in_force(
    kinds: Mapping[str, type[Order]], stored: Sequence[OrderRow]
) -> tuple[dict[str, Order], list[str]]:
    """Return the active orders of a seat by name, including default-active ones; and the names of
    those that no longer fit (the game has lost the order, or a value of its terms)."""
    fit: dict[str, Order] = {name: kind() for name, kind in kinds.items() if kind.given}
    unfit: list[str] = []
    for row in stored:
        order = order_of_row(kinds, row)
        if order is None:
            unfit.append(row.name)
        elif row.active:
            fit[row.name] = order
        else:
            fit.pop(row.name, None)
    return fit, unfit


def order_of_row(kinds: Mapping[str, type[Order]], row: OrderRow) -> Order | None:
    """Return the order of a row; None if the game has no such order with such terms."""
    try:
        return kinds[row.name].model_validate(row.terms)
    except (KeyError, ValidationError):
        return None


# --- last time ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Answered:
    """A past question to a seat, and the move that answered it."""

    asked: Known
    move: MoveRow
    did: Pick


def _last_times(history: GameHistory, seat: Seat) -> dict[type, _Answered]:
    """Return the last question of each kind that an order is about and this seat answered; empty if
    the moves cannot be replayed."""
    found_last: dict[type, _Answered] = {}
    kinds = tuple(kind for order in history.package.ORDERS.values() for kind in order.answers)
    try:
        game = initial_game(history)
        for move in history.moves[1:]:
            if move.kind == "pick" and move.seat == seat:
                asked = _asked(history.package, game, seat, kinds)
                if asked is not None:
                    did = codec.pick_from_json(game, move.pick)
                    found_last[type(asked.question)] = _Answered(asked, move, did)
            apply_move(game, move)
    except Exception:  # changed rules may break a replay: then nothing is shown
        log.warning("table %s: its moves cannot be played again", history.row.id, exc_info=True)
        return {}
    return found_last


def _asked(package: GamePackage, game: Game, seat: Seat, kinds: tuple[type, ...]) -> Known | None:
    """Return what the seat knew about its question, if that is of these kinds."""
    return known(package, game, seat) if isinstance(question(game, seat), kinds) else None


def _last_time(order: Order, last: Mapping[type, _Answered]) -> tuple[LastTime, ...]:
    """Return what an order would have answered, the latest question last."""
    about = [last[kind] for kind in order.answers if kind in last]
    return tuple(
        LastTime(
            question=type(answered.asked.question).__name__,
            phase=answered.asked.view.phase,
            chapter=answered.asked.view.chapter,
            would=order_pick(order, answered.asked),
            did=answered.did,
            by=answered.move.by,
        )
        for answered in sorted(about, key=lambda entry: entry.move.ply)
    )
