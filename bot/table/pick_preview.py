"""Previews for an asked seat: the outcome of each pick, and whether the last one can be undone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from typing import Final

from bot.explaining import explains
from bot.model.facts import Asked, Refused
from bot.model.reasons import Reason
from bot.model.recent import Recent
from bot.model.turn_preview import PickOutcome, TurnPreview, preview_picks, question_seed
from bot.schedule.acting import may_be_slow
from bot.slots import Slot
from bot.store.transaction import Tx
from bot.table.play import Play, taken_back
from bot.table.positions import Position, asked_of
from bot.table.sessions import TableSessions, TableTx
from engine.kernel import Game, Pick, Seat, View
from engine.orders import Order
from engine.undo import barrier_after

_KEPT = 64
"""Seats whose previews are cached, 40 KiB each: people request them repeatedly while they browse a
menu."""

GIVEN_ORDERS: Final[Slot[Callable[[Tx, int, Seat], dict[str, bool]]]] = Slot()
"""Returns each standing order that a seat gave -> whether it is in force."""


@dataclass(frozen=True)
class _Known:
    revision: int
    view: View
    ahead: tuple[PickOutcome, ...]
    ply: int
    undo: Reason | None
    """See `TurnPreview`; at this ply."""


@dataclass
class PickPreview:
    """Computes previews. A seat's preview stays the same as long as nothing visible to it changes,
    so it reveals nothing about others' secret actions."""

    sessions: TableSessions
    play: Play
    reads_after: Callable[[str], bool] = lambda _: True
    """Whether the texts of a game read the view after a pick."""

    _foreseen: Recent[tuple[int, Seat], _Known] = field(default_factory=lambda: Recent(_KEPT))

    @cached_property
    def _orders(self) -> Callable[[Tx, int, Seat], dict[str, bool]] | None:
        return GIVEN_ORDERS.first(self.sessions.features)

    async def with_preview(self, asked: Asked, composed: Pick | None = None) -> Asked:
        """Return the question with its `preview`, including the outcome of the composed pick, if
        given."""
        table, seat = asked.table, asked.seat
        looked = asked.preview is not None and composed is None
        if looked or table.status != "running":
            return asked
        position = self.sessions.states.get(table.id, table.ply)
        if position is None:

            def look(table_tx: TableTx) -> tuple[Asked, Position]:
                now = self.sessions.position(table_tx)
                return asked_of(table_tx.info(), now, seat), now

            current, loaded = await self.sessions.read(table.id, look)
            position = loaded
            if current.picks != asked.picks or current.revision != asked.revision:
                return asked  # the game has moved on: this question is stale
        known, kinds = self._recall(asked), self._kinds(asked, position)
        if known is None or composed is not None:
            may_be_slow()
        undo = known.undo if known is not None and known.ply == table.ply else None
        kept: dict[str, bool] = {}
        unknown = known is None or known.ply != table.ply
        before = self._before_last(asked, position) if unknown else None
        if before is not None:
            undo, unknown = self._undo_last(asked, position, before), False
        if unknown or kinds:

            def query(tx: Tx) -> tuple[dict[str, bool], Reason | None]:
                orders = self._orders
                given_orders = orders(tx, table.id, seat) if kinds and orders else {}
                return given_orders, self._undo(tx, asked) if unknown else undo

            kept, undo = await self.sessions.query(query)
        seed = question_seed(table.id, seat, asked.revision)
        if known is None:
            outcomes = await self._outcomes(asked, position.game, asked.picks, seed)
        else:
            outcomes = known.ahead
        known = _Known(asked.revision, asked.view, outcomes, table.ply, undo)
        self._foreseen[table.id, asked.seat] = known
        offers = tuple(name for name, kind in kinds.items() if not kept.get(name, kind.given))
        preview = TurnPreview(outcomes, undo, offers=offers, offered=frozenset(kept))
        if composed is not None:
            (outcome,) = await self._outcomes(asked, position.game, [composed], seed)
            preview = replace(preview, composed=outcome)
        return replace(asked, preview=preview)

    async def _outcomes(
        self, asked: Asked, game: Game, picks: Sequence[Pick], seed: int
    ) -> tuple[PickOutcome, ...]:
        if not picks:  # a menu that waits for others
            return ()
        views = self.reads_after(asked.table.game)
        look = partial(preview_picks, game, asked.seat, picks, seed, views=views)
        unknown = tuple(PickOutcome.unknown(pick) for pick in picks)
        return await asyncio.to_thread(explains("effect", unknown)(look))

    def _kinds(self, asked: Asked, position: Position) -> dict[str, type[Order]]:
        """Return the orders about a seat's question, by name; a learner has none."""
        question = position.seat_view(asked.seat).question
        if self._orders is None or question is None or asked.table.learner is not None:
            return {}
        kinds = position.package.ORDERS
        return {name: kind for name, kind in kinds.items() if type(question) in kind.answers}

    def _undo(self, tx: Tx, asked: Asked) -> Reason | None:
        """Return why the seat's last pick cannot be undone; None if it can."""
        try:
            since, before = self.play.last(tx, asked.table.id, asked.table.ply, asked.seat)
            taken_back(asked.seat, before, since)
        except Refused as refused:
            return refused.reason
        return None

    def _before_last(self, asked: Asked, now: Position) -> Game | None:
        """Return the state before the last move, if that is the seat's pick and both are cached."""
        if now.last is None or now.last[:2] != (asked.table.ply, asked.seat):
            return None
        return self.sessions.states.before(asked.table.id, asked.table.ply)

    def _undo_last(self, asked: Asked, now: Position, before: Game) -> Reason | None:
        """Return why the last move, a pick of this seat, cannot be undone; None if it can."""
        assert now.last is not None
        if now.game.barriers > before.barriers:
            return "undo-revealed"
        barrier = barrier_after(before, now.game, asked.seat, now.last[2])
        return None if barrier is None else f"undo-{barrier}"

    def _recall(self, asked: Asked) -> _Known | None:
        known = self._foreseen.get((asked.table.id, asked.seat))
        if known is None or known.revision != asked.revision or known.view != asked.view:
            return None
        return known if len(known.ahead) == len(asked.picks) else None
