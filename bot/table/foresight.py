"""Looking ahead for whoever is asked: what each pick would do, and whether the last can go back."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field, replace

from bot.store.orders import orders_of
from bot.table.acting import lengthens
from bot.table.ahead import Ahead, Prospect, look_ahead, seed_of
from bot.table.desk import Desk, Sitting, asked_of
from bot.table.facts import Asked, Refused
from bot.table.play import Play
from bot.table.standpoints import Position
from engine.kernel import Pick, Seat, View

_KEPT = 256
"""Seats whose prospects are kept in memory."""


@dataclass(frozen=True)
class _Known:
    revision: int
    view: View
    ahead: tuple[Ahead, ...]
    ply: int
    undo: str
    """Of the `Prospect` at this ply."""


async def _offers(
    at: Sitting, position: Position, seat: Seat
) -> tuple[tuple[str, ...], frozenset[str]]:
    """The orders about what a seat is asked that are not in force, and which of them it had."""
    question = position.standpoint(seat).question
    kinds = {
        name: kind
        for name, kind in position.package.ORDERS.items()
        if question is not None and type(question) in kind.answers
    }
    if not kinds or at.row.learner is not None:
        return (), frozenset()
    kept = {row.name: row.active for row in await orders_of(at.tx, at.id, seat)}
    offers = [name for name, kind in kinds.items() if not kept.get(name, kind.given)]
    return tuple(offers), frozenset(kept)


@dataclass
class Foresight:
    """Looks only; a seat's prospect stays the same as long as nothing changes that it can see, so
    that it never tells of what others do in secret."""

    desk: Desk
    play: Play

    _foreseen: OrderedDict[tuple[int, Seat], _Known] = field(default_factory=OrderedDict)

    async def foreseen(self, asked: Asked, made: Pick | None = None) -> Asked:
        """The same question with its `prospect`, also of a pick that was put together."""
        table = asked.table
        if table.status != "running":
            return asked
        known = self._recall(asked)
        if known is None or made is not None:
            lengthens()
        async with self.desk.look(table.id) as at:
            position = await self.desk.position(at)
            if known is None or known.ply != at.row.ply:
                undo = await self._undo(at, asked.seat)
            else:
                undo = known.undo
            offers, offered = await _offers(at, position, asked.seat)
            current = asked_of(at.info(), position, asked.seat)
        if current.picks != asked.picks or current.revision != asked.revision:
            return asked  # moved on meanwhile: what is shown is stale already
        seed = seed_of(table.id, asked.seat, asked.revision)
        if known is None:
            ahead = await asyncio.to_thread(
                look_ahead, position.game, asked.seat, asked.picks, seed
            )
        else:
            ahead = known.ahead
        self._remember(asked, _Known(asked.revision, asked.view, ahead, at.row.ply, undo))
        prospect = Prospect(ahead, undo, offers=offers, offered=offered)
        if made is not None:
            game = position.game
            (one,) = await asyncio.to_thread(look_ahead, game, asked.seat, [made], seed)
            prospect = replace(prospect, made=one)
        return replace(asked, prospect=prospect)

    async def _undo(self, at: Sitting, seat: Seat) -> str:
        """Why the seat's last pick cannot be taken back; "" if it can."""
        try:
            last, before = await self.play.last(at, seat)
            await self.play.taken_back(at, seat, before, last)
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
