"""Previews for a seat that is asked: what each pick would do, and whether the last one can be
undone."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from bot.model.ahead import Ahead, Prospect, look_ahead, seed_of
from bot.model.facts import Asked, Refused
from bot.schedule.acting import may_be_slow
from bot.store.transaction import Tx
from bot.table.play import Play, taken_back
from bot.table.sessions import TableSessions, TableTx, asked_of
from bot.table.standpoints import Position
from engine.kernel import Pick, Seat, View
from engine.orders import Order

_KEPT = 64
"""Seats whose prospects are kept in memory: 40 KiB each, what is seen after every pick. They are
asked for again while somebody leafs through a menu."""


@dataclass(frozen=True)
class _Known:
    revision: int
    view: View
    ahead: tuple[Ahead, ...]
    ply: int
    undo: str
    """See `Prospect`; at this ply."""


@dataclass
class PickPreview:
    """Looks only; a seat's prospect stays the same as long as nothing changes that it can see, so
    that it never tells of what others do in secret."""

    sessions: TableSessions
    play: Play
    orders: Callable[[Tx, int, Seat], dict[str, bool]] | None = None
    """Each standing order that a seat gave -> whether it is in force; None: there are none."""

    _foreseen: OrderedDict[tuple[int, Seat], _Known] = field(default_factory=OrderedDict)

    async def foreseen(self, asked: Asked, made: Pick | None = None) -> Asked:
        """The same question with its `prospect`, also of a pick that was put together."""
        table, seat = asked.table, asked.seat
        looked = asked.prospect is not None and made is None
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
                return asked  # moved on meanwhile: what is shown is stale already
        known, kinds = self._recall(asked), self._kinds(asked, position)
        if known is None or made is not None:
            may_be_slow()
        undo = known.undo if known is not None and known.ply == table.ply else ""
        kept: dict[str, bool] = {}
        unknown = known is None or known.ply != table.ply
        if unknown or kinds:

            def query(tx: Tx) -> tuple[dict[str, bool], str]:
                given = self.orders(tx, table.id, seat) if kinds and self.orders else {}
                return given, self._undo(tx, table.id, seat) if unknown else undo

            kept, undo = await self.sessions.query(query)
        seed = seed_of(table.id, seat, asked.revision)
        if known is None:
            ahead = await asyncio.to_thread(look_ahead, position.game, seat, asked.picks, seed)
        else:
            ahead = known.ahead
        self._remember(asked, _Known(asked.revision, asked.view, ahead, table.ply, undo))
        offers = tuple(name for name, kind in kinds.items() if not kept.get(name, kind.given))
        prospect = Prospect(ahead, undo, offers=offers, offered=frozenset(kept))
        if made is not None:
            game = position.game
            (one,) = await asyncio.to_thread(look_ahead, game, seat, [made], seed)
            prospect = replace(prospect, made=one)
        return replace(asked, prospect=prospect)

    def _kinds(self, asked: Asked, position: Position) -> dict[str, type[Order]]:
        """The orders about what a seat is asked, by name; a learner has none."""
        question = position.standpoint(asked.seat).question
        if self.orders is None or question is None or asked.table.learner is not None:
            return {}
        kinds = position.package.ORDERS
        return {name: kind for name, kind in kinds.items() if type(question) in kind.answers}

    def _undo(self, tx: Tx, table_id: int, seat: Seat) -> str:
        """Why the seat's last pick cannot be taken back; "" if it can."""
        try:
            since, before = self.play.last(tx, table_id, seat)
            taken_back(seat, before, since)
        except Refused as refused:
            return refused.reason
        return ""

    def _recall(self, asked: Asked) -> _Known | None:
        known = self._foreseen.get((asked.table.id, asked.seat))
        if known is None or known.revision != asked.revision or known.view != asked.view:
            return None
        return known if len(known.ahead) == len(asked.picks) else None

    def _remember(self, asked: Asked, known: _Known) -> None:
        self._foreseen[asked.table.id, asked.seat] = known
        self._foreseen.move_to_end((asked.table.id, asked.seat))
        while len(self._foreseen) > _KEPT:
            self._foreseen.popitem(last=False)
