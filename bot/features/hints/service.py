"""Hints: what the hard computer would do in a seat's place, and why, from its knowledge alone."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.model.facts import Asked, Refused
from bot.schedule.pool import PoolFullError
from bot.table.clocks import terms_of
from bot.table.desk import TableSessions, TableTx, asked_of
from bot.table.lessons import Progress
from bot.table.standpoints import Position
from engine.kernel import Game, Pick, Seat
from engine.players.hard import Considered

SHOWN: Final = 2
"""Picks of one hint, and reasons of each kind."""
SMALL: Final = 0.15
"""Of the largest difference, what a reason must make at least."""


FURTHER: Final = 4
"""Times as many playouts as the hard computer makes: people read a hint, and it is seldom asked
for. No more than fit into its second all the same."""


@dataclass(frozen=True)
class Advice:
    """A pick, and how it compares with the others that were looked at, by the names of what the
    game judges by: the texts `hint-<name>`."""

    pick: Pick
    gains: tuple[str, ...] = ()
    fears: tuple[str, ...] = ()


@dataclass
class Hints:
    """For whoever plays a first game, or at a table that allows hints."""

    desk: TableSessions
    _thoughts: dict[tuple[int, Seat, int], asyncio.Task[list[Considered]]] = field(
        default_factory=dict
    )
    """What is being thought about: whoever asks again meanwhile waits for the same."""

    async def best(self, table_id: int, user_id: int) -> tuple[Asked, tuple[Advice, ...]]:
        """What this person is asked, and the best picks. The same question gets the same hint.

        Refused: "no-hints" (the table does not allow any), "challenge-no-hints",
        "hint-not-asked", "not-seated", "looking-full" (they wait for others already).
        """

        def look(at: TableTx) -> tuple[Asked, Position]:
            at.needs("running")
            seat = at.seat_of(user_id).seat
            first = at.row.learner is not None
            if Progress.of(at.row.learning or {}).challenge:
                raise Refused("challenge-no-hints")
            if not (first or terms_of(at).hints):
                raise Refused("no-hints")
            position = self.desk.position(at)
            asked = asked_of(at.info(), position, seat)
            if seat not in position.awaited or not asked.picks:
                raise Refused("hint-not-asked")
            return asked, position

        asked, position = await self.desk.read(table_id, look)
        try:
            return asked, advised(await self._considered(position.game, asked, user_id))
        except PoolFullError:
            raise Refused("looking-full") from None

    async def _considered(self, game: Game, asked: Asked, user_id: int) -> list[Considered]:
        """What the hard computer would do. However often it is asked for, one question stands in
        its queue once: all tables share it."""
        key = asked.table.id, asked.seat, asked.revision
        if key not in self._thoughts:
            thought = asyncio.create_task(
                self.desk.thinking.consider(
                    game,
                    asked.seat,
                    asked.revision,
                    FURTHER,
                    table=asked.table.id,
                    person=user_id,
                )
            )
            self._thoughts[key] = thought
            thought.add_done_callback(lambda _: self._thoughts.pop(key))
        return await asyncio.shield(self._thoughts[key])


def advised(found: Sequence[Considered]) -> tuple[Advice, ...]:
    """The best of what was considered, each with what sets it apart from the mean of the others."""
    return tuple(_advice(one, [o for o in found if o is not one]) for one in found[:SHOWN])


def _advice(one: Considered, others: Sequence[Considered]) -> Advice:
    if not others:
        return Advice(one.pick)
    apart = {
        name: value - sum(other.terms.get(name, 0.0) for other in others) / len(others)
        for name, value in one.terms.items()
    }
    least = SMALL * max((abs(value) for value in apart.values()), default=0.0)
    ranked = sorted((n for n, value in apart.items() if abs(value) > least), key=apart.__getitem__)
    gains = [name for name in reversed(ranked) if apart[name] > 0]
    fears = [name for name in ranked if apart[name] < 0]
    return Advice(one.pick, tuple(gains[:SHOWN]), tuple(fears[:SHOWN]))
